export type {
  CurrencyPair,
  LiveBelow,
  LivePriceLimit,
  PriceMoves,
  PricingHooks,
  RuleChange,
} from './ports.ts';
export { listItemFloors } from './price-limits.repository.ts';
export { arePricesStopped, floorsOf } from './price-limits.ts';
export { getPercent, setPercent } from './price-rules.service.ts';
export { createPricingRoom } from './pricing.room.ts';
export { type PriceDecision, pricesFor, type RateTable, rateTable } from './pricing.service.ts';
export { rateText } from './rates/day-rates.ts';
export { createEcbFeed, type RatesFeed } from './rates/ecb-feed.ts';
export { type HomeAmounts, homeAmounts } from './rates/home-amounts.ts';
export { areAllRatesTooOld, listTooOldPairs } from './rates/rate-views.ts';
export { ensureBundledRates } from './rates/refresh-rates.ts';
