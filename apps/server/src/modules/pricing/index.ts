export type { LivePrice, PriceMoves, PricingHooks, RuleChange } from './ports.ts';
export { listItemFloors } from './price-limits.repository.ts';
export { arePricesStopped, floorsOf } from './price-limits.ts';
export { getPercent, setPercent } from './price-rules.service.ts';
export { ensureBundledRates } from './pricing.repository.ts';
export { createPricingRoom } from './pricing.room.ts';
export { type PriceDecision, pricesFor, type RateTable, rateTable } from './pricing.service.ts';
export { rateText } from './rates.ts';
