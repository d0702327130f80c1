export { createComplianceRoom } from './compliance.room.ts';
export { acceptedDocumentsOf, documentKey } from './documents.repository.ts';
export { acceptedLabelsOf } from './energy-labels.repository.ts';
export {
  findSafetyEntry,
  listProducerNumbers,
  replaceProducerNumbers,
  safetyOf,
  saveSafetyEntry,
} from './safety.repository.ts';
