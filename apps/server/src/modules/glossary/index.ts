export { type GlossaryTermRow, listSellerTerms } from './glossary.repository.ts';
export { createGlossaryRoom } from './glossary.room.ts';
export { createTermMatcher } from './term-usage.ts';
