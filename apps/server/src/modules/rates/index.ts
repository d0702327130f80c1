/** Exchange rates: those that were published, and those in force. */
export { crossRate, type DayRates, hasBoth, rateText } from './day-rates.ts';
export { createEcbFeed, FeedError, type PublishedDay, type RatesFeed } from './ecb-feed.ts';
export { type HomeAmounts, loadHomeAmounts } from './home-amounts.ts';
export { loadRateTable, type RateTable } from './rate-table.ts';
export { areAllRatesTooOld, listTooOldPairs, rateView } from './rate-views.ts';
export * from './rates.repository.ts';
