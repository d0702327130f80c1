export { createComplianceRoom } from './compliance.room.ts';
export { energyLabelsOf } from './energy-labels.repository.ts';
export {
  findSafetyEntry,
  listProducerNumbers,
  replaceProducerNumbers,
  safetyOf,
  saveSafetyEntry,
} from './safety.repository.ts';
