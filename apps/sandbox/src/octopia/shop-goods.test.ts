import { expect, test } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { deriveEan } from '../catalog/gtin.ts';
import { silentLog } from '../platform/log.ts';
import { categoryByReference, isLeaf } from './category-tree.ts';
import { createShopGoods } from './shop-goods.ts';

const catalog = await loadCatalog(undefined, silentLog);
const goods = createShopGoods(catalog, 'http://sandbox.example');
const single = catalog.entries.filter(({ variations }) => variations === undefined);
const variations = catalog.entries.flatMap((entry) => entry.variations ?? []);
const eansOf = (rows: readonly { sku: string }[]) => rows.flatMap(({ sku }) => deriveEan(sku) ?? []);

test('nine of ten products with an EAN in other shops are known, variations only individually', () => {
  const eans = eansOf([...single, ...variations]);
  const known = eans.filter((ean) => goods.find(ean));
  expect(known.length / eans.length).toBeGreaterThan(0.84);
  expect(known.length / eans.length).toBeLessThan(0.96);
  const families = catalog.entries.filter((entry) => entry.variations !== undefined);
  expect(eansOf(families).filter((ean) => goods.find(ean))).toEqual([]);
});

test('each has its own French title, a brand, pictures, and a category with the required properties', () => {
  const known = eansOf([...single, ...variations]).flatMap((ean) => goods.find(ean) ?? []);
  expect(new Set(known.map(({ product }) => product.title)).size).toBe(known.length);
  for (const { product, priceMinor } of known) {
    const category = categoryByReference.get(product.categoryCode);
    expect(category && isLeaf(category)).toBe(true);
    expect(product.title.length).toBeLessThanOrEqual(132);
    expect(product.brand).not.toBe('');
    expect(product.pictures.length).toBeGreaterThan(0);
    expect(priceMinor).toBeGreaterThan(0);
    const stated = product.attributes.map(({ propertyReference }) => propertyReference);
    const asked = (category?.properties ?? []).filter(({ necessity }) => necessity === 'Mandatory');
    expect(stated).toEqual(expect.arrayContaining(asked.map(({ reference }) => reference)));
    for (const { propertyReference, values } of product.attributes) {
      const choices = category?.properties.find(({ reference }) => reference === propertyReference)?.choices ?? [];
      if (choices.length > 0) expect(choices).toContain(values[0]);
    }
  }
});

test('translates measures, material and colour of a title to French', () => {
  const like = {
    categoryPath: 'Kitchen > Bakeware',
    brand: 'Ollerton',
    priceMinor: 1000,
    currency: 'GBP',
    quantity: 3,
  };
  const title = 'Ollerton Cotton Lined Dish 4.7L 35 x 27cm Teal';
  const entries = Array.from({ length: 40 }, (_, index) => ({ ...like, title, sku: `DISH-${index}` }));
  const kitchen = createShopGoods({ ...catalog, entries }, 'http://sandbox.example');
  const [dish] = eansOf(entries).flatMap((ean) => kitchen.find(ean) ?? []);
  expect(dish?.product.title).toMatch(
    /^Ustensile de cuisson Ollerton, 4,7 L, 35 x 27 cm, coton, bleu, réf\. DISH-\d+$/,
  );
  expect(dish?.priceMinor).toBe(1170);
});
