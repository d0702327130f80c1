/** Descriptions of listings from facts, in the buyer's language. Pure. */
export { type DescribedItem, describeFacts, type ItemFacts, type LeftOut } from './describe.ts';
export { factNames, findFactName } from './fact-names.ts';
export { escapeHtml, writeDescription } from './render.ts';
export { checkTemplate, PLACEHOLDERS, TEMPLATE_LIMIT, type TemplateProblem } from './template.ts';
