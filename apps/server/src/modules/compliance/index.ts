export { createComplianceRoom } from './compliance.room.ts';
export { acceptedDocumentsOf, documentKey } from './documents.repository.ts';
export { loadOfferDuties } from './offer-duties.ts';
export { findSafetyEntry, replaceProducerNumbers, saveSafetyEntry } from './safety.repository.ts';
