export { createGateSource } from './gate-source.ts';
export { ensureBundledRates, floorsOf } from './pricing.repository.ts';
export { pricingRoutes } from './pricing.routes.ts';
export { getPercent, type PriceDecision, type PricingHooks, pricesFor, setPercent } from './pricing.service.ts';
export { rateText } from './rates.ts';
