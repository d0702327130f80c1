export { createBillingRoom } from './billing.room.ts';
export { seedPlan } from './seed-plan.ts';
