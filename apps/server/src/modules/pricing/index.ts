export { createGateSource } from './gate-source.ts';
export { ensureBundledRates, floorsOf } from './pricing.repository.ts';
export { pricingRoutes } from './pricing.routes.ts';
export { type PriceDecision, type PricingHooks, pricesFor } from './pricing.service.ts';
export { rateText } from './rates.ts';
