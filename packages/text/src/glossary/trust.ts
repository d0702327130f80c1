import { DOUBTFUL, GOODS, MOTIFS, NO_GOODS, RIGHT_ANYWHERE } from './trust.data.ts';

/** What a word refers to: something that is sold, what goods depict, or neither. */
export type TermKind = 'goods' | 'motif' | 'other';

/**
 * `sure`: right in any position; `head`: right as the last noun of its phrase, but a risk before another noun or among
 * names; `doubtful`: has several senses, or is often part of a name.
 */
export type Trust = 'sure' | 'head' | 'doubtful';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/,\s*|\n/u).filter((word) => word !== ''));

const goods = setOf(GOODS);
const motifs = setOf(MOTIFS);
const noGoods = setOf(NO_GOODS);
const sure = setOf(RIGHT_ANYWHERE);
const doubtful = setOf(DOUBTFUL);

/**
 * What a headword of the glossary refers to.
 * @param isNoun whether its part of speech is a noun
 */
export const kindOf = (headword: string, isNoun: boolean): TermKind => {
  if (motifs.has(headword)) return 'motif';
  if (!isNoun || noGoods.has(headword)) return 'other';
  return goods.has(headword) || headword.includes(' ') ? 'goods' : 'other';
};

/** How far a headword of the glossary can be trusted. Phrases have a single sense more often than words. */
export const trustOf = (headword: string): Trust => {
  if (doubtful.has(headword)) return 'doubtful';
  return sure.has(headword) || /[\s-]/u.test(headword) ? 'sure' : 'head';
};
