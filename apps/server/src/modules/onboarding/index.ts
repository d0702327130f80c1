export { findConnectorTerms } from './connector-terms.ts';
export { createOnboardingRoom } from './onboarding.room.ts';
