import type { ItemSpecific, LackingItem } from '@quayside/contract';
import { expect, test } from 'vitest';
import { changedSpecifics, keyOf, shownSpecifics } from './specifics-draft.ts';

const specific = (name: string, more: Partial<ItemSpecific> = {}): ItemSpecific => ({
  ...{ name, need: 'recommended', allowedValues: [], isSelectionOnly: false, isMulti: true, maxLength: 50 },
  ...{ values: [], origin: 'none', ...more },
});
const item = (itemId: number, site: LackingItem['site'], specifics: readonly ItemSpecific[]): LackingItem => ({
  ...{ itemId, sku: `S-${itemId}`, title: 'Shoes', imageUrl: null, site, category: null, detail: null, specifics },
});

test('a specific can be given to all items that show it, unless their variations state it', () => {
  const list = [
    item(1, 'DE', [specific('Größe'), specific('Abteilung')]),
    item(2, 'DE', [specific('Abteilung'), specific('Größe', { origin: 'variations' })]),
    item(3, 'FR', [specific('Taille')]),
  ];
  expect(shownSpecifics(list).map(({ site, specific: { name }, n }) => [site, name, n])).toEqual([
    ['DE', 'Größe', 1],
    ['DE', 'Abteilung', 2],
    ['FR', 'Taille', 1],
  ]);
});

const ofItem = { values: ['Holz'], origin: 'item' } as const;
const own = { values: ['Eiche'], origin: 'own' } as const;

test.each([
  ['a value where none was stored', {}, [' Rot '], ['Rot']],
  ['several values, each once', {}, ['Rot', 'Blau', 'Rot'], ['Rot', 'Blau']],
  ['nothing new for a value that is already listed', own, ['Eiche'], undefined],
  ['a cleared value of the item, which the listing then omits', ofItem, [], []],
  ['nothing for a cleared value of the item that the site requires', { ...ofItem, need: 'required' }, [], undefined],
  ['the item’s value after its own value is cleared', own, [' '], null],
  ['nothing for an empty field that stays empty', {}, [], undefined],
  ['an omitted value that is restored', { origin: 'removed' }, null, null],
  ['the item’s own value when it is restored', ofItem, null, undefined],
] as const)('stores %s', (_, before, typed, stored) => {
  const list = [item(1, 'DE', [specific('Material', before)])];
  const draft = { [keyOf({ itemId: 1, site: 'DE' }, 'Material')]: typed };
  const values = stored === undefined ? [] : [{ itemId: 1, site: 'DE', name: 'Material', values: stored }];
  expect(changedSpecifics(draft, list)).toEqual(values);
});
