import type { JudgedLanguage } from '../confidence.ts';
import { SURE_LEVELS, SURE_WEIGHTS } from './confidence.data.ts';
import type { Doubt } from './doubt.ts';
import type { SureSigns } from './sure.ts';

/** Each doubt weighs by itself. */
const DOUBTS = [
  'noun',
  'game',
  'left',
  'link',
  'name',
  'motif',
  'features',
  'number',
] as const satisfies readonly Doubt[];

const most = (count: number, limit: number): number => Math.min(count, limit) / limit;

/** What speaks for or against a sure title, each from 0 to 1, in the order of the weights. */
export const sureFeaturesOf = (signs: SureSigns, language: JudgedLanguage): readonly number[] => [
  1,
  Number(language === 'de'),
  Number(language === 'fr'),
  Number(language === 'it'),
  Number(signs.product === 'category'),
  Number(signs.product === 'set'),
  Number(signs.names === 0),
  most(signs.names, 4),
  most(signs.englishNames, 3),
  Number(signs.left === 0),
  most(signs.left, 5),
  most(signs.strays, 2),
  most(signs.nounsLeft, 2),
  most(signs.features, 4),
  most(signs.codes, 3),
  Number(signs.isTrusted),
  Number(signs.hasMotif),
  Number(signs.hasColour),
  Number(signs.isOneCase),
  Number(signs.doubts.length === 0),
  most(signs.doubts.length, 4),
  ...DOUBTS.map((doubt) => Number(signs.doubts.includes(doubt))),
];

const scoreOf = (features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, place) => sum + feature * (SURE_WEIGHTS[place] ?? 0), 0)));

/** How many of 100 judged sure titles like this one were right, as a share from 0 to 1; undefined as long as none was judged. */
export const sureConfidenceOf = (signs: SureSigns, language: JudgedLanguage): number | undefined => {
  const score = scoreOf(sureFeaturesOf(signs, language));
  return SURE_LEVELS.findLast(({ from }) => score >= from)?.right;
};
