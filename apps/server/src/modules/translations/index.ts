export {
  type EngineMeter,
  oneByOne,
  type TitleEngine,
  titlesOfRun,
} from './engine.service.ts';
export { type EngineQuestion, questionOf } from './engine-question.ts';
export { holdTrust, listTrusted } from './engine-trust.repository.ts';
export { findEqualTitles, findTakenTitles, sameTitle } from './equal-titles.ts';
export { judgeAnswer, judgeSentence } from './judge-answers.ts';
export { createKnownWords, createValueTranslator } from './known-words.ts';
export { followOwnTitles } from './listing-titles.ts';
export { loadWords, type Words } from './load-words.ts';
export { followTitleChanges, listTitleChanges } from './outdated-titles.ts';
export { type PlannedStep, planTitles } from './plan-titles.ts';
export { hashOfTerms, type SellerTerm, type SellerTerms, sellerTermsOf } from './seller-terms.ts';
export { listShownTitles } from './shown-titles.repository.ts';
export { sourceLanguagesOf } from './source-languages.ts';
export { followHomeTitles, noteRenamed, type TitleChangeDeps } from './title-changes.ts';
export { titleLimitOf } from './title-limit.ts';
export type { SiteTitle } from './titled-item.ts';
export { titlesFor } from './titles.service.ts';
export { listManualTitles } from './translations.repository.ts';
export { createTranslationsRoom } from './translations.room.ts';
export { createValueSayer, type SaidValue, type SayValue, translateValues, wantedValues } from './values.service.ts';
export { wantedTitles } from './wanted-titles.ts';

/** Loaded when it is first needed. */
export const proposeTitles: typeof import('./propose-titles.ts').proposeTitles = async (...asked) =>
  (await import('./propose-titles.ts')).proposeTitles(...asked);
