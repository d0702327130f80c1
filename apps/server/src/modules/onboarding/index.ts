export { connectingRoutes } from './connecting.routes.ts';
export { mountConsentCallbacks } from './consent-callback.ts';
export { enqueueDemoShop, onboardingHandlers, onboardingJobs } from './demo-shop.ts';
export { onboardingRoutes } from './onboarding.routes.ts';
