/** Descriptions of listings from facts, in the buyer's language. Pure functions. */
export { type DescribedItem, describeFacts, describeVariant, type ItemFacts, type LeftOut } from './describe.ts';
export { escapeHtml } from './escape.ts';
export type { Picture } from './pictures.ts';
export { writeDescription } from './render.ts';
