/**
 * Titles of listings in the buyer's language, without an engine: memory, composer and draft, then the checks that a
 * title lost nothing of its source. Descriptions from facts. Pure functions: no clock, no storage, no network.
 */
export { isInOtherLanguage } from './answer-language.ts';
export { checkTitle, type TitleProblem } from './checks.ts';
export {
  areInOtherLanguage,
  checkSentence,
  checkTemplate,
  type DescribedItem,
  describeFacts,
  describeVariant,
  escapeHtml,
  factNames,
  findFactName,
  type ItemFacts,
  type LeftOut,
  type Picture,
  type SplitHtml,
  splitHtml,
  type TemplateProblem,
  type TemplateRules,
  withoutAltTexts,
  writeDescription,
} from './description/index.ts';
export { fitText, fitWithValues } from './fit.ts';
export { baseGlossary } from './glossary/index.ts';
export type { TextLanguage, TitleTarget } from './language.ts';
export { compileLexicon, type Lexicon, targetLanguage, withSellerTerms } from './lexicon.ts';
export { localForm } from './local-forms.ts';
export { fillTemplate, type MemoryHit, memoryKey, memoryTemplate, type TitleMemory } from './memory.ts';
export type { TitleOutcome, TitleResult } from './outcome.ts';
export { titleLength } from './parts.ts';
export { sourceTitle } from './plain.ts';
export { hasPromise, withoutPromises } from './promises.ts';
export { protectedTexts } from './slots.ts';
export type { ItemSpecifics } from './specifics.ts';
export { coverageOf, makeTitle, memoryKeys, type TitleInput } from './title.ts';
export {
  checkTranslation,
  type HardCode,
  type SoftCode,
  type TranslationFindings,
} from './translation/check-translation.ts';
export { type OtherTitle, type TellingValue, tellingValues, wordsOf } from './unlike.ts';
export { translateValue } from './value.ts';
