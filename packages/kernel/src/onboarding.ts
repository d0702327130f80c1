/** Rules of a channel's onboarding (specification, sections 2 to 4), shared by the server and the portal. */
export * from './onboarding/outcome.ts';
export * from './onboarding/promo.ts';
export * from './onboarding/site-entitlements.ts';
export * from './onboarding/step-machine.ts';
export * from './onboarding/steps.data.ts';
