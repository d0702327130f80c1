export {
  type EngineQuestion,
  judgeAnswer,
  judgeSentence,
  oneByOne,
  questionOf,
  type TitleEngine,
  titlesOfRun,
} from './engine.service.ts';
export { createKnownWords, createValueTranslator } from './known-words.ts';
export { remakeSiteTitles } from './make-site-titles.ts';
export { hashOfTerms, type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
export { sourceLanguagesOf } from './source-languages.ts';
export { lockTitles, marketOf, type TitleCell } from './title-digests.repository.ts';
export { titleLimitOf } from './title-limit.ts';
export type { SiteTitle } from './titled-item.ts';
export { titlesFor } from './titles.service.ts';
export { listManualTitles } from './translations.repository.ts';
export { createTranslationsRoom } from './translations.room.ts';
