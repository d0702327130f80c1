import { LEVELS, WEIGHTS } from './confidence.data.ts';
import type { TextLanguage } from './language.ts';
import type { Signs } from './signs.ts';

/** Languages whose composed titles were judged. */
export type JudgedLanguage = Exclude<TextLanguage, 'en'>;

/** From this confidence on, a composed title goes live without review: of 100 such titles, 95 are right. */
export const READY_CONFIDENCE = 0.95;

/**
 * For titles translated word for word, which were not judged by language: 39 in 100 were right among 2,565 titles not
 * used for the computation.
 */
export const WORD_FOR_WORD_ACCURACY = 0.39;

/**
 * For titles whose words are all in the item specifics: 157 of 180 were right
 * (`packages/text/test/judged/specifics.jsonl`).
 */
export const SPECIFICS_ACCURACY = 0.87;

/**
 * For titles respelt for another variant of English: 270 of 299 complete and 4 of 26 shortened ones were right
 * (`packages/text/test/judged/en.jsonl`).
 */
export const RESPELT_ACCURACY = { whole: 0.9, cut: 0.15 };

/** Whether composed titles of this language were judged. */
export const isJudged = (language: TextLanguage): language is JudgedLanguage => language !== 'en';

const most = (count: number, limit: number): number => Math.min(count, limit) / limit;

/**
 * The features of a composed title for or against its correctness, each from 0 to 1, in the order of the weights.
 * `cut`: words omitted because of the limit.
 */
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

/** The score by the weights, before it is compared with the judged titles. */
export const scoreOf = (features: readonly number[]): number => {
  const sum = features.reduce((total, feature, place) => total + feature * (WEIGHTS[place] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
};

/**
 * How many of 100 judged titles with a similar score were right, as a share from 0 to 1. The result is one of a few
 * levels, each of which is the share that readers found right.
 */
export const confidenceOf = (signs: Signs, cut: number, language: JudgedLanguage): number => {
  const score = scoreOf(featuresOf(signs, cut, language));
  return LEVELS.findLast(({ from }) => score >= from)?.right ?? 0;
};
