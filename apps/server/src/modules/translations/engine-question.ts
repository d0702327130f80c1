import { protectedTexts, type TextLanguage } from '@quayside/text';
import { askedText, type SellerTerm, type SellerTerms } from './seller-terms.ts';
import type { TitledItem } from './titled-item.ts';

/** A text for an engine, with the parts that must be returned unchanged, in the order of the text. */
export interface EngineQuestion {
  readonly text: string;
  readonly kept: readonly string[];
  /** The seller's terms that occur in the text. */
  readonly terms: readonly SellerTerm[];
  /** What a language model is told about the product. */
  readonly about?: Readonly<Record<string, string>> | undefined;
  /** An earlier answer, and why it was refused, for an engine that hears reasons. */
  readonly refused?: { readonly answer: string; readonly because: readonly string[] } | undefined;
}

/** What an engine receives of a title: the text without markup and promises, and the parts that must be kept. */
export function questionOf(
  { title, brand }: Pick<TitledItem, 'title' | 'brand'>,
  from: TextLanguage,
  terms?: SellerTerms,
): EngineQuestion {
  const text = askedText(title, from);
  return { text, kept: protectedTexts(text, brand ?? undefined), terms: terms?.in(text) ?? [] };
}
