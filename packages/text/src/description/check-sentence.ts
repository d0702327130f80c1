import { isInOtherLanguage, isMostlyLeft } from '../answer-language.ts';
import type { TextLanguage } from '../language.ts';
import { protectedTexts } from '../slots.ts';
import { checkTranslation, type HardCode } from '../translation/check-translation.ts';

export interface SentenceAnswer {
  readonly source: string;
  readonly result: string;
  readonly brand?: string | undefined;
  readonly from: TextLanguage;
  readonly to: TextLanguage;
}

/** Words that say one thing in a title say many in a sentence: "used for two years". */
const OF_TITLES: ReadonlySet<HardCode> = new Set([
  'condition_changed',
  'audience_changed',
  'restriction_changed',
  'amount_changed',
  'length',
]);

/** What keeps the translation of a sentence from being shown, as of a title's; undefined if nothing does. */
export function checkSentence(answer: SentenceAnswer): HardCode | undefined {
  const found = checkTranslation(answer).hard.find(({ code }) => !OF_TITLES.has(code));
  if (found) return found.code;
  const { source, result, brand } = answer;
  return isMostlyLeft(source, result, protectedTexts(source, brand)) ? 'untranslated' : undefined;
}

/** Whether sentences that pass one by one are together in another language. */
export const areInOtherLanguage = (sources: readonly string[], results: readonly string[], to: TextLanguage): boolean =>
  isInOtherLanguage(sources.join(' '), results.join(' '), to);
