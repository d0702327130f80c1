/**
 * Titles of listings in the buyer's language, without an engine: memory, composer and draft, then the checks that a title
 * lost nothing of its source. Descriptions from facts. Pure: no clock, no store, no network.
 */
export { isInOtherLanguage } from './answer-language.ts';
export { checkTitle, type TitleProblem } from './checks.ts';
export {
  checkTemplate,
  type DescribedItem,
  describeFacts,
  escapeHtml,
  factNames,
  findFactName,
  type ItemFacts,
  type LeftOut,
  PLACEHOLDERS,
  TEMPLATE_LIMIT,
  type TemplateProblem,
  writeDescription,
} from './description/index.ts';
export { fitText } from './fit.ts';
export { baseGlossary } from './glossary/index.ts';
export type { TextLanguage, TitleTarget } from './language.ts';
export { compileLexicon, type Lexicon, targetLanguage, withSellerTerms } from './lexicon.ts';
export { fillTemplate, type MemoryHit, memoryKey, memoryTemplate, type TitleMemory } from './memory.ts';
export type { TitleOutcome } from './outcome.ts';
export { titleLength } from './parts.ts';
export { sourceTitle } from './plain.ts';
export { withoutPromises } from './promises.ts';
export { protectedTexts } from './slots.ts';
export type { ItemSpecifics } from './specifics.ts';
export { coverageOf, makeTitle, memoryKeys, type TitleInput } from './title.ts';
export type { OtherTitle } from './unlike.ts';
export { translateValue } from './value.ts';
