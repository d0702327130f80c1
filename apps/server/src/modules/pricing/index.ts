export { createGateSource } from './gate-source.ts';
export type { LivePrice, PriceMoves, PricingHooks, RuleChange } from './ports.ts';
export { listItemFloors } from './price-limits.repository.ts';
export { arePricesStopped, floorsOf } from './price-limits.ts';
export { getPercent, setPercent } from './price-rules.service.ts';
export { ensureBundledRates } from './pricing.repository.ts';
export { pricingRoutes } from './pricing.routes.ts';
export { type PriceDecision, pricesFor } from './pricing.service.ts';
export { rateText } from './rates.ts';
