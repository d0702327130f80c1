import type { SiteTitle } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { canAccept, lengthOf, nextItemId, withWrittenTitle } from './title-rows.ts';

const row: SiteTitle = {
  itemId: 1,
  sku: 'A',
  imageUrl: null,
  sourceTitle: 'Train',
  title: 'Zug',
  length: 3,
  state: 'draft',
  madeTitle: 'Zug',
  label: 'engine:deepl',
  isDraft: true,
  dropped: [],
  reason: null,
  isDuplicate: true,
  sameAs: { itemId: 2, sku: 'B' },
  isLive: false,
};

describe('a row of titles', () => {
  it('counts characters as marketplaces do', () => {
    expect(lengthOf('Zug 🚂')).toBe(5);
  });

  it('belongs to the seller once written, and has its earlier title again once that is removed', () => {
    const own = withWrittenTitle(row, 'Eisenbahn', null);
    expect(own).toMatchObject({ state: 'own', title: 'Eisenbahn', length: 9, isDuplicate: false });
    expect(withWrittenTitle(own, '', null)).toEqual({ ...row, isDuplicate: false, sameAs: null });
    expect(withWrittenTitle({ ...own, isDraft: false }, '', null)).toMatchObject({ state: 'ready' });
    expect(withWrittenTitle({ ...own, madeTitle: null }, '', null)).toMatchObject({
      state: 'missing',
      title: null,
      length: 0,
    });
  });

  it('is warned about with the item that has the title already', () => {
    const other = { itemId: 3, sku: 'C' };
    expect(withWrittenTitle(row, 'Bahn', other)).toMatchObject({ title: 'Bahn', isDuplicate: true, sameAs: other });
  });

  it('can be accepted only if its automatic title is not the seller’s already', () => {
    expect(canAccept(row)).toBe(true);
    expect(canAccept({ ...row, state: 'stale' })).toBe(true);
    expect(canAccept({ ...row, state: 'accepted' })).toBe(false);
    expect(canAccept({ ...row, state: 'missing', madeTitle: null })).toBe(false);
  });

  it('leads to the row below, and from the last row to none', () => {
    const rows = [row, { ...row, itemId: 2 }];
    expect(nextItemId(rows, 1)).toBe(2);
    expect(nextItemId(rows, 2)).toBeUndefined();
  });
});
