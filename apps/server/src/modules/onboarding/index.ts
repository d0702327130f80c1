export { findAskedTerms } from './asked-terms.ts';
export { connectingRoutes } from './connecting.routes.ts';
export { mountConsentCallbacks } from './consent-callback.ts';
export { enqueueDemoShop } from './demo-shop.ts';
export { onboardingHandlers } from './onboarding.jobs.ts';
export { onboardingRoutes } from './onboarding.routes.ts';
