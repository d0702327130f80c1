export { improveDrafts, judgeAnswer, oneByOne, questionOf, type TitleEngine } from './engine.service.ts';
export { remakeSiteTitles } from './make-site-titles.ts';
export { hashOfTerms, type SellerTerm, sellerTermsOf } from './seller-terms.ts';
export { titleLimitOf } from './title-limit.ts';
export {
  createKnownWords,
  createValueTranslator,
  isDraftLabel,
  type SiteTitle,
  sourceLanguagesOf,
  titlesFor,
  warmTitles,
  writeTitlesWith,
} from './titles.service.ts';
export { listManualTitles } from './translations.repository.ts';
export { createTranslationsRoom } from './translations.room.ts';
