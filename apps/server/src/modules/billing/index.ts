export { createBillingRoom } from './billing.room.ts';
export { openPlatform, setPlatformByHand } from './platform-states.ts';
export { seedPlan } from './seed-plan.ts';
