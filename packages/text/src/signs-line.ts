import type { Signs } from './signs.ts';

const NO_SIGNS: Signs = {
  product: 'none',
  names: 0,
  englishNames: 0,
  commonNames: 0,
  namedFronts: 0,
  doubtful: 0,
  fronts: 0,
  compounds: 0,
  left: 0,
  leftFronts: 0,
  phrases: 0,
  lists: 0,
  loose: 0,
  links: 0,
  bound: 0,
  slots: 0,
  words: 0,
  isLate: false,
  isOneCase: false,
};

/** All signals of a judged title; those that are not given are zero. */
export const spread = (signs: Partial<Signs>): Signs => ({ ...NO_SIGNS, ...signs });
