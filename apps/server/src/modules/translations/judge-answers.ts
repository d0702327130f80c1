import {
  type HardCode,
  type TextLanguage,
  type TitleTarget,
  type TranslationFindings,
  targetLanguage,
} from '@quayside/text';
import { questionOf } from './engine-question.ts';
import type { Words } from './load-words.ts';
import type { SellerTerm } from './seller-terms.ts';
import type { TitledItem } from './titled-item.ts';

/** What keeps a translation from becoming a title, and what a person should look at. */
export function judgeAnswer(
  words: Words,
  item: Pick<TitledItem, 'title' | 'brand'>,
  answer: string,
  languages: { readonly from: TextLanguage; readonly to: TextLanguage },
  glossary: readonly SellerTerm[] = [],
): TranslationFindings {
  const { text: source } = questionOf(item, languages.from);
  const brand = item.brand ?? undefined;
  return words.checkTranslation({ source, result: answer.trim(), brand, glossary, ...languages });
}

/** Why an answer to a sentence would never be shown; undefined if it may. */
export function judgeSentence(
  words: Words,
  source: string,
  result: string,
  { brand, from, to }: { readonly brand: string | null; readonly from: TextLanguage; readonly to: TitleTarget },
): HardCode | undefined {
  return words.checkSentence({ source, result, brand: brand ?? undefined, from, to: targetLanguage(to) });
}
