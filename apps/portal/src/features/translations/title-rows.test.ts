import type { SiteTitle } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { afterWriting, canAccept, lengthOf, nextItemId } from './title-rows.ts';

const row: SiteTitle = {
  itemId: 1,
  sku: 'A',
  imageUrl: null,
  sourceTitle: 'Train',
  title: 'Zug',
  length: 3,
  state: 'draft',
  madeTitle: 'Zug',
  label: 'glossary_draft',
  coverage: 80,
  untranslated: [],
  dropped: [],
  reason: null,
  isDuplicate: true,
  isLive: false,
};

describe('a row of titles', () => {
  it('counts characters as marketplaces do', () => {
    expect(lengthOf('Zug 🚂')).toBe(5);
  });

  it('is the seller’s own once written, and again what it was once that is taken back', () => {
    const own = afterWriting(row, 'Eisenbahn');
    expect(own).toMatchObject({ state: 'own', title: 'Eisenbahn', length: 9 });
    expect(afterWriting(own, '')).toEqual({ ...row, isDuplicate: false });
    expect(afterWriting({ ...own, label: 'tm_exact' }, '')).toMatchObject({ state: 'ready' });
    expect(afterWriting({ ...own, madeTitle: null }, '')).toMatchObject({ state: 'missing', title: null, length: 0 });
  });

  it('can be accepted only with an automatic title that is not the seller’s already', () => {
    expect(canAccept(row)).toBe(true);
    expect(canAccept({ ...row, state: 'stale' })).toBe(true);
    expect(canAccept({ ...row, state: 'accepted' })).toBe(false);
    expect(canAccept({ ...row, state: 'missing', madeTitle: null })).toBe(false);
  });

  it('leads to the row below, and the last one nowhere', () => {
    const rows = [row, { ...row, itemId: 2 }];
    expect(nextItemId(rows, 1)).toBe(2);
    expect(nextItemId(rows, 2)).toBeUndefined();
  });
});
