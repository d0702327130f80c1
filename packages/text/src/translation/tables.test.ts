import { describe, expect, it } from 'vitest';
import { THINGS } from './denials.data.ts';
import { SHARED_WORDS, TELLING_WORDS } from './languages.data.ts';
import { NOUNS } from './nouns.data.ts';
import { NUMBER_WORDS } from './numbers.data.ts';
import { HARD_SENSES } from './senses.data.ts';
import { OPPOSITES, SOFT_SENSES } from './soft-senses.data.ts';
import { fold } from './text.ts';
import { WRONG_SENSES } from './wrong-senses.data.ts';

const rowsOf = (table: string) => table.split('\n').filter((row) => row.trim() !== '');

describe('a table', () => {
  it.each([
    ['hard senses', rowsOf(Object.values(HARD_SENSES).join('\n')), 6],
    ['soft senses', rowsOf(Object.values(SOFT_SENSES).join('\n')), 6],
    ['opposites', rowsOf(OPPOSITES), 6],
    ['things', rowsOf(THINGS), 5],
    ['nouns', rowsOf(NOUNS).filter((row) => row !== '~'), 5],
    ['number words', rowsOf(NUMBER_WORDS), 7],
    ['wrong senses', rowsOf(WRONG_SENSES), 6],
  ])('of %s has every language in every row, without accents', (_name, rows, columns) => {
    expect(rows.filter((row) => row.split('|').length !== columns)).toEqual([]);
    expect(rows.filter((row) => fold(row) !== row)).toEqual([]);
  });

  it('of opposites has no row without another', () => {
    expect(
      OPPOSITES.trim()
        .split('\n\n')
        .filter((group) => rowsOf(group).length < 2),
    ).toEqual([]);
  });

  it('of a language’s words has none that the languages share', () => {
    const shared = new Set(SHARED_WORDS.split(/\s+/u));
    expect([...shared].filter((word) => fold(word) !== word)).toEqual([]);
    for (const words of Object.values(TELLING_WORDS)) {
      expect(words.split(/\s+/u).filter((word) => word !== '' && fold(word) !== word)).toEqual([]);
    }
  });
});
