export { listSellerTerms, type SellerTermRow } from './glossary.repository.ts';
export { createGlossaryRoom } from './glossary.room.ts';
