export {
  type EngineMeter,
  oneByOne,
  type TitleEngine,
  titlesOfRun,
} from './engine.service.ts';
export { type EngineQuestion, questionOf } from './engine-question.ts';
export { holdTrust, listTrusted } from './engine-trust.repository.ts';
export { judgeAnswer, judgeSentence } from './judge-answers.ts';
export { createKnownWords, createValueTranslator } from './known-words.ts';
export { remakeSiteTitles } from './make-site-titles.ts';
export { type PlannedStep, planTitles } from './plan-titles.ts';
export { hashOfTerms, type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
export { sourceLanguagesOf } from './source-languages.ts';
export { lockTitles, marketOf, type TitleCell } from './title-digests.repository.ts';
export { titleLimitOf } from './title-limit.ts';
export type { SiteTitle } from './titled-item.ts';
export { titlesFor } from './titles.service.ts';
export { listManualTitles } from './translations.repository.ts';
export { createTranslationsRoom } from './translations.room.ts';
export { createValueSayer, type SaidValue, type SayValue, translateValues, wantedValues } from './values.service.ts';
export { wantTitles } from './want-titles.ts';
export { wantedTitles } from './wanted-titles.ts';
