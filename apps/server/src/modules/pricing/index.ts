export { applyPrices, followPrices, type PriceChange, repriceListed, repriceLocked } from './live-prices.ts';
export { arePricesStopped, ceilingsOf, floorsOf, listedFloorsOf } from './price-limits.ts';
export { breakdownView } from './price-view.ts';
export { createPricingRoom } from './pricing.room.ts';
export { type PriceDecision, pricesFor } from './pricing.service.ts';
export { loadPromotedSales } from './promoted-sales.ts';
export { ensureBundledRates } from './rates/refresh-rates.ts';
export { getPercent, setPercent } from './rules/price-rules.service.ts';

/** Loaded when it is first needed. */
export const proposePrices: typeof import('./manual/propose-prices.ts').proposePrices = async (...asked) =>
  (await import('./manual/propose-prices.ts')).proposePrices(...asked);
