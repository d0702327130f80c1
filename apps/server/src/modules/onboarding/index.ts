export { findAskedTerms } from './asked-terms.ts';
export { createOnboardingRoom } from './onboarding.room.ts';
