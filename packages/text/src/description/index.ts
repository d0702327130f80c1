/** Descriptions of listings from facts, in the buyer's language. Pure functions. */
export { areInOtherLanguage, checkSentence } from './check-sentence.ts';
export { type DescribedItem, describeFacts, describeVariant, type ItemFacts, type LeftOut } from './describe.ts';
export { escapeHtml } from './escape.ts';
export { type Picture, withoutAltTexts } from './pictures.ts';
export { writeDescription } from './render.ts';
export { type SplitHtml, splitHtml } from './sentences.ts';
export { checkTemplate, type TemplateProblem, type TemplateRules } from './template.ts';
