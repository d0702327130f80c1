import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { noteNames } from '../products/products.store.ts';
import { listBrands, listCategories } from './places.repository.ts';

/** The items of the tested seller, each of its own brand and category; the other seller has as many. */
const ITEMS = 10_000;
const BIG = ['catalogue_names', 'items'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;

beforeAll(async () => {
  for (const seller of [await buildSeller(database.db), await buildSeller(database.db)]) {
    const { accountId } = await buildAccount(database.db, seller);
    const { rows } = await database.pool.query<{ item_id: number }>(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, category_id, category_path, price_minor,
         currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 'Märke ' || n, n::text, array['Möbel', 'Gruppe ' || n],
         100, 'GBP', ''
       from generate_series(1, $3::int) as n returning item_id`,
      [seller, accountId, ITEMS],
    );
    const itemIds = rows.map(({ item_id }) => item_id);
    await withTransaction(database.db, (tx) => noteNames(tx, seller, itemIds));
    userId = seller;
  }
  await database.pool.query('vacuum analyze');
  watched = watchDatabase(database.pool);
});

it('reads and searches brands and categories through indexes', async () => {
  const { db } = watched;
  expect(await listBrands(db, userId, undefined)).toHaveLength(200);
  expect(await listCategories(db, userId, undefined)).toHaveLength(200);
  expect(await listBrands(db, userId, 'marke 7777')).toEqual(['Märke 7777']);
  expect(await listCategories(db, userId, 'mobel 7777')).toEqual([{ id: '7777', path: ['Möbel', 'Gruppe 7777'] }]);
  expect(watched.asked()).toBe(4);
  expect(await watched.faults(BIG)).toEqual([]);
});
