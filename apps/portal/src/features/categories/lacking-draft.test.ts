import type { LackingItem } from '@quayside/contract';
import { expect, test } from 'vitest';
import { changedSpecifics, fillEmpty, keyOf, sharedSpecifics } from './lacking-draft.ts';

const item = (itemId: number, site: LackingItem['site'], names: readonly string[], values: readonly string[] = []) => ({
  itemId,
  sku: `S-${itemId}`,
  title: 'Shoes',
  imageUrl: null,
  site,
  category: null,
  specifics: names.map((name) => ({ name, allowedValues: [], isSelectionOnly: false, values })),
});
const list = [item(1, 'DE', ['Größe', 'Abteilung']), item(2, 'DE', ['Abteilung']), item(3, 'FR', ['Taille'])];

test('what several items of a site lack can be filled in at once', () => {
  expect(sharedSpecifics(list)).toEqual([{ site: 'DE', name: 'Abteilung', n: 2 }]);
});

test('filling in leaves what is there, and other sites', () => {
  const [first, second] = list;
  if (!first || !second) throw new Error('no items');
  const draft = { [keyOf(first, 'Abteilung')]: 'Damen' };
  expect(fillEmpty(draft, list, { site: 'DE', name: 'Abteilung' }, 'Herren')).toEqual({
    ...draft,
    [keyOf(second, 'Abteilung')]: 'Herren',
  });
  expect(fillEmpty({}, [item(1, 'DE', ['Größe'], ['39'])], { site: 'DE', name: 'Größe' }, '40')).toEqual({});
});

test('only what was changed is stored, and an emptied value is taken back', () => {
  const stored = [item(1, 'DE', ['Größe'], ['39']), item(2, 'DE', ['Größe'], ['40']), item(3, 'DE', ['Größe'])];
  const [first, second, third] = stored;
  if (!first || !second || !third) throw new Error('no items');
  const draft = { [keyOf(first, 'Größe')]: ' ', [keyOf(second, 'Größe')]: '40', [keyOf(third, 'Größe')]: ' 41 ' };
  expect(changedSpecifics(draft, stored)).toEqual([
    { itemId: 1, site: 'DE', name: 'Größe', values: [] },
    { itemId: 3, site: 'DE', name: 'Größe', values: ['41'] },
  ]);
});
