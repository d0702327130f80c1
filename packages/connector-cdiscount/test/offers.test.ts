import type { OfferQuery } from '@quayside/connector-kit';
import { beforeAll, expect, test } from 'vitest';
import { SELLER } from './sandbox.ts';
import { type Row, useShop } from './shop.ts';

const shop = useShop();
let rows: readonly Row[];
beforeAll(async () => {
  const path = `octopia/listings?seller=${SELLER.username}&limit=50`;
  const told = await shop.stage.sandbox.control<{ rows: readonly Row[] }>(path);
  rows = told.rows.filter(({ quantity }) => quantity > 0);
});

const query = (sku: string): OfferQuery => ({ sku, condition: 'NEW' });
const read = async (...skus: string[]) => {
  const { offers } = shop.stage.connector;
  if (!offers) throw new Error('Octopia tells offers');
  return offers.read(shop.session, 'FR', skus.map(query));
};
const place = ({ gtin }: Row, fields: object) =>
  shop.stage.sandbox.control('octopia/competitors', { gtin, name: 'Prix du Quai', alone: true, ...fields });
const row = (index: number): Row => {
  const found = rows[index];
  if (!found) throw new Error('The shop has too few offers');
  return found;
};

test('reads the competing offers by their shops’ names, the best one marked, and the account’s own', async () => {
  await place(row(0), { price: 0.99 });
  const [outcome] = await read(row(0).sku);
  const offers = outcome?.ok ? outcome.value : [];
  expect(offers).toMatchObject([
    { sellerId: 'Prix du Quai', sellerName: 'Prix du Quai', price: 99, rating: null, isFeatured: true, isOwn: false },
    { sellerId: shop.session.externalId, isFeatured: false, isOwn: true },
  ]);
});

test('marks the account’s own offer as the best if it is', async () => {
  await place(row(1), { price: 9_999 });
  const [outcome] = await read(row(1).sku);
  expect(outcome?.ok && outcome.value.find(({ isFeatured }) => isFeatured)?.isOwn).toBe(true);
});

test('answers in the order of the listings; one that the shop does not have fails alone', async () => {
  const outcomes = await read(row(2).sku, 'NOWHERE', 'A,B', row(3).sku);
  expect(outcomes.map((outcome) => (outcome.ok ? 'read' : outcome.error.kind))).toEqual([
    'read',
    'not-found',
    'rejected',
    'read',
  ]);
});
