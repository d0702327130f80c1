import { LEVELS, WEIGHTS } from './confidence.data.ts';
import type { TextLanguage } from './language.ts';
import type { Signs } from './signs.ts';

/** Languages whose composed titles were judged. */
export type JudgedLanguage = Exclude<TextLanguage, 'en'>;

/** A composed title goes live without a look from here on: of 100 titles with this figure, 95 are right. */
export const SURE_ENOUGH = 0.95;

/** Of titles written word for word, which no reader has judged by language: 39 of 100 were right among 2,565 unseen ones. */
export const WORD_FOR_WORD_RIGHT = 0.39;

/** Of titles whose every word the item specifics say: 157 of 180 were right (`packages/text/test/judged/specifics.jsonl`). */
export const SPECIFICS_RIGHT = 0.87;

/** Of titles respelt for another English, whole and cut: 270 of 299 and 4 of 26 were right (`packages/text/test/judged/en.jsonl`). */
export const RESPELT_RIGHT = { whole: 0.9, cut: 0.15 };

/** Whether composed titles of this language were judged. */
export const isJudged = (language: TextLanguage): language is JudgedLanguage => language !== 'en';

const most = (count: number, limit: number): number => Math.min(count, limit) / limit;

/** What of a composed title speaks for or against it, each from 0 to 1, in the order of the weights. `cut`: words left out for the limit. */
export const featuresOf = (signs: Signs, cut: number, language: JudgedLanguage): readonly number[] => {
  const said = signs.words + signs.names;
  return [
    1,
    Number(language === 'de'),
    Number(language === 'fr'),
    Number(language === 'it'),
    Number(signs.product === 'category'),
    Number(signs.product === 'sure'),
    Number(signs.product === 'head'),
    Number(signs.product === 'doubtful'),
    most(signs.names, 4),
    most(signs.englishNames, 3),
    most(signs.commonNames, 2),
    most(signs.namedFronts, 1),
    most(signs.doubtful, 3),
    most(signs.fronts, 2),
    most(signs.compounds, 3),
    most(signs.left, 4),
    most(signs.leftFronts, 2),
    signs.left / Math.max(1, signs.left + said),
    most(signs.phrases, 4),
    most(signs.lists, 2),
    most(signs.loose, 2),
    most(signs.links, 3),
    Number(signs.bound > 0),
    most(signs.slots, 4),
    most(signs.words, 8),
    Number(signs.isLate),
    Number(signs.isOneCase),
    most(cut, 4),
  ];
};

/** How sure the weights are, before it is compared with the judged titles. */
export const scoreOf = (features: readonly number[]): number => {
  const sum = features.reduce((total, feature, place) => total + feature * (WEIGHTS[place] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
};

/**
 * How many of 100 judged titles with the same figure were right, as a share from 0 to 1. The figure is one of a few levels, each the share
 * that readers found right among the judged titles with such a score.
 */
export const confidenceOf = (signs: Signs, cut: number, language: JudgedLanguage): number => {
  const score = scoreOf(featuresOf(signs, cut, language));
  return LEVELS.findLast(({ from }) => score >= from)?.right ?? 0;
};
