export { mountConsentCallbacks } from './consent-callback.ts';
export { connectDemoShop } from './demo-shop.ts';
export { onboardingRoutes } from './onboarding.routes.ts';
export type { OnboardingDeps } from './onboarding.service.ts';
