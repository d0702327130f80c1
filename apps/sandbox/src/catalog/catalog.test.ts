import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { aspectsOf } from './aspects.ts';
import { builtinCatalog } from './builtin.ts';
import { loadCatalog } from './catalog.ts';
import { buildCategoryTree } from './category-tree.ts';
import { deriveSpecifics } from './derive.ts';
import { deriveEan, eanCheckDigit } from './gtin.ts';

const REFERENCE = '../shared/data/uk-seller-catalog.csv';

test('the built-in shop has 300 listings, 45 with variations, some titles over 80 characters, no SKU twice', () => {
  const entries = builtinCatalog();
  expect(entries).toHaveLength(300);
  expect(entries.filter((entry) => entry.variations).length).toBe(45);
  expect(entries.filter((entry) => entry.title.length > 80).length).toBeGreaterThan(10);
  const skus = entries.flatMap((entry) => [entry.sku, ...(entry.variations ?? []).map((variation) => variation.sku)]);
  expect(new Set(skus).size).toBe(skus.length);
  for (const entry of entries) {
    expect(entry.priceMinor).toBeGreaterThan(0);
    expect(Number.isInteger(entry.priceMinor) && Number.isInteger(entry.quantity)).toBe(true);
  }
});

test('every home listing or its variations have the specifics that its category requires', async () => {
  const { entries, categories } = await loadCatalog(existsSync(REFERENCE) ? REFERENCE : undefined, silentLog);
  for (const entry of [...entries, ...builtinCatalog()]) {
    const category = categories.leafOf(entry.categoryPath);
    const stated = new Set([
      ...Object.keys(deriveSpecifics(entry, category)),
      ...(entry.variations ?? []).flatMap((variation) => Object.keys(variation.specifics)),
    ]);
    const required = aspectsOf(category.path, 'en-GB').filter((aspect) => aspect.required);
    expect(required.length).toBeGreaterThan(0);
    for (const aspect of required) expect([entry.title, ...stated]).toContain(aspect.name);
  }
});

test('data derived from a row is equal on every start', async () => {
  const [first] = builtinCatalog();
  const one = (await loadCatalog(undefined, silentLog)).categories;
  const two = (await loadCatalog(undefined, silentLog)).categories;
  expect(first && deriveSpecifics(first, one.leafOf(first.categoryPath))).toEqual(
    first && deriveSpecifics(first, two.leafOf(first.categoryPath)),
  );
  expect([...one.byId.keys()]).toEqual([...two.byId.keys()]);
});

test('a category with subcategories gets a leaf for its own listings', () => {
  const tree = buildCategoryTree(['Games', 'Games > Chess', '']);
  expect(tree.leafOf('Games').path).toBe('Games > Other');
  expect(tree.leafOf('Games > Chess').path).toBe('Games > Chess');
  expect(tree.leafOf('').path).toBe('Everything Else > Other');
  expect(tree.leafOf('Games > Chess').children).toEqual([]);
});

test('a suggestion matches the words of the category and of its listings', () => {
  const tree = buildCategoryTree(
    ['Games > Chess', 'Garden > Tools'],
    [{ path: 'Garden > Tools', title: 'Brackenby secateurs for roses' }],
  );
  expect(tree.suggest('wooden chess set', 3)[0]?.path).toBe('Games > Chess');
  expect(tree.suggest('secateurs', 3)[0]?.path).toBe('Garden > Tools');
  expect(tree.suggest('zzz', 3)).toEqual([]);
});

test('an EAN has a valid check digit and a prefix that no real product has', () => {
  // The example from GS1's own calculation.
  expect(eanCheckDigit('629104150021')).toBe(3);
  const eans = Array.from({ length: 200 }, (_, index) => deriveEan(`SKU-${index}`)).flatMap((ean) => ean ?? []);
  expect(eans.length).toBeGreaterThan(90);
  for (const ean of eans) {
    expect(ean).toMatch(/^2\d{12}$/);
    expect(eanCheckDigit(ean.slice(0, 12))).toBe(Number(ean[12]));
  }
});

// The reference catalogue is next to the repository on development machines, and not part of it.
if (existsSync(REFERENCE)) {
  test('the reference catalogue is read completely', async () => {
    const { report, entries } = await loadCatalog(REFERENCE, silentLog);
    expect(report).toMatchObject({ rows: 6000, loaded: 6000, skippedCount: 0 });
    expect(entries.filter((entry) => entry.title.length > 80)).toHaveLength(669);
  });
}
