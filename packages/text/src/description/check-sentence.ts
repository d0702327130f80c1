import { isInOtherLanguage, isMostlyLeft } from '../answer-language.ts';
import { checkTitle, type TitleFinding } from '../checks.ts';
import type { TextLanguage } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import { protectedTexts } from '../slots.ts';

export interface SentenceAnswer {
  readonly source: string;
  readonly result: string;
  readonly brand?: string | undefined;
  readonly languages: { readonly from: TextLanguage; readonly to: TextLanguage };
  readonly lexicon: Lexicon;
}

/**
 * What keeps the translation of a sentence from being shown: the controls of titles. Only for what a sentence is, `for` says less than in a
 * title ("for two years"), so that its loss is none.
 */
export function checkSentence({ source, result, brand, languages, lexicon }: SentenceAnswer): TitleFinding[] {
  const found = checkTitle({
    ...{ source, result, brand, languages, lexicon },
    limit: Number.MAX_SAFE_INTEGER,
  }).filter(({ problem }) => problem !== 'purpose_missing');
  if (found.length === 0 && isMostlyLeft(source, result, protectedTexts(source, brand))) {
    return [{ problem: 'untranslated', detail: result }];
  }
  return found;
}

/** Whether sentences that pass one by one are together in another language. */
export const areInOtherLanguage = (sources: readonly string[], results: readonly string[], to: TextLanguage): boolean =>
  isInOtherLanguage(sources.join(' '), results.join(' '), to);
