export { createComplianceRoom } from './compliance.room.ts';
export type { ComplianceHooks } from './ports.ts';
export {
  findSafetyEntry,
  listProducerNumbers,
  replaceProducerNumbers,
  safetyOf,
  saveSafetyEntry,
} from './safety.repository.ts';
