import type { Term } from '@quayside/contract';
import { expect, it } from 'vitest';
import { groupTerms, withSelected } from './term-groups.ts';

const term = (id: number, src_text: string, dst_lang = 'de'): Term => ({
  id,
  src_text,
  dst_text: 'x',
  src_lang: 'en',
  dst_lang,
});
const TERMS = [term(1, 'Mug'), term(2, 'mug', 'fr'), term(3, 'spoon')];

it('groups terms by their source text in any case', () => {
  const groups = groupTerms(TERMS, new Set());
  expect(groups.map(({ src_text, terms }) => [src_text, terms.map(({ id }) => id)])).toEqual([
    ['Mug', [1, 2]],
    ['spoon', [3]],
  ]);
});

it('says whether all terms of a group, some or none are selected', () => {
  const checked = (ids: readonly number[]) => groupTerms(TERMS, new Set(ids)).map((group) => group.checked);
  expect(checked([])).toEqual([false, false]);
  expect(checked([2])).toEqual(['some', false]);
  expect(checked([1, 2, 3])).toEqual([true, true]);
});

it('selects and deselects the terms of a group without touching others', () => {
  expect(withSelected(new Set([3]), TERMS.slice(0, 2), true)).toEqual(new Set([1, 2, 3]));
  expect(withSelected(new Set([1, 2, 3]), TERMS.slice(0, 2), false)).toEqual(new Set([3]));
});
