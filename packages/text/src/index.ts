/**
 * Titles of listings in the buyer's language: memory, slots, templates, and what tells titles apart. What needs lists of words has doors
 * of its own, because the lists are large and seldom needed: `@quayside/text/words` makes titles and judges those of engines, and
 * `@quayside/text/description` describes items from facts.
 * Pure functions: no clock, no storage, no network.
 */
export { isInOtherLanguage } from './answer-language.ts';
export { changedTerm } from './changed-term.ts';
export { withoutAltTexts } from './description/pictures.ts';
export { type SplitHtml, splitHtml } from './description/sentences.ts';
export { checkTemplate, type TemplateProblem, type TemplateRules } from './description/template.ts';
export { type TextLanguage, type TitleTarget, targetLanguage } from './language.ts';
export { localForm } from './local-forms.ts';
export { fillTemplate, type MemoryHit, memoryEntry, memoryKey, memoryKeys, memoryTemplate } from './memory.ts';
export type { TitleOutcome, TitleResult } from './outcome.ts';
export { titleLength } from './parts.ts';
export { sourceTitle } from './plain.ts';
export { hasPromise, withoutPromises } from './promises.ts';
export { protectedTexts } from './slots.ts';
export type { TitleInput } from './title.ts';
export type { HardCode, SoftCode, TranslationFindings } from './translation/check-translation.ts';
export { type OtherTitle, type TellingValue, tellingValues, wordsOf } from './unlike.ts';
