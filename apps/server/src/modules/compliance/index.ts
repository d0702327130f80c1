export { createComplianceRoom } from './compliance.room.ts';
export { acceptedLabelsOf } from './energy-labels.repository.ts';
export {
  findSafetyEntry,
  listProducerNumbers,
  replaceProducerNumbers,
  safetyOf,
  saveSafetyEntry,
} from './safety.repository.ts';
