export {
  baseGlossary,
  type Gender,
  type GlossaryEntry,
  type GlossaryLanguage,
  type PartOfSpeech,
  parseGlossary,
  type WordForm,
} from './base/index.ts';
export { listSellerTerms, type SellerTermRow } from './glossary.repository.ts';
export { createGlossaryRoom } from './glossary.room.ts';
