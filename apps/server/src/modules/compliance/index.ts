export { createComplianceRoom } from './compliance.room.ts';
export {
  findSafetyEntry,
  listProducerNumbers,
  replaceProducerNumbers,
  safetyOf,
  saveSafetyEntry,
} from './safety.repository.ts';
