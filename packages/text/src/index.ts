/**
 * Titles of listings in the buyer's language: memory, respelling, and the checks that stand between every engine and a
 * listing. Descriptions from facts are imported from `@quayside/text/description`, because their words are many and seldom needed.
 * Pure functions: no clock, no storage, no network.
 */
export { isInOtherLanguage } from './answer-language.ts';
export { changedTerm } from './changed-term.ts';
export { areInOtherLanguage, checkSentence } from './description/check-sentence.ts';
export { withoutAltTexts } from './description/pictures.ts';
export { type SplitHtml, splitHtml } from './description/sentences.ts';
export { checkTemplate, type TemplateProblem, type TemplateRules } from './description/template.ts';
export { fitText, fitWithValues } from './fit.ts';
export { type TextLanguage, type TitleTarget, targetLanguage } from './language.ts';
export { localForm } from './local-forms.ts';
export { fillTemplate, type MemoryHit, memoryEntry, memoryKey, memoryKeys, memoryTemplate } from './memory.ts';
export type { TitleOutcome, TitleResult } from './outcome.ts';
export { titleLength } from './parts.ts';
export { sourceTitle } from './plain.ts';
export { hasPromise, withoutPromises } from './promises.ts';
export { protectedTexts } from './slots.ts';
export { makeTitle, type TitleInput } from './title.ts';
export {
  checkTranslation,
  type HardCode,
  type SoftCode,
  type TranslationFindings,
} from './translation/check-translation.ts';
export { type OtherTitle, type TellingValue, tellingValues, wordsOf } from './unlike.ts';
export { isNameIn, translateValue } from './value.ts';
