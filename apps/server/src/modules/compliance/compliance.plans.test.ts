import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { listBrands, listEuListings, listSafetyItems, safetyOf } from './safety.repository.ts';

/** Items of the tested seller, a thousand brands among them; the other seller has as many. */
const ITEMS = 20_000;
const BIG = ['items', 'listings', 'safety_entries'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;

beforeAll(async () => {
  userId = await buildSeller(database.db);
  for (const seller of [userId, await buildSeller(database.db)]) {
    const { accountId } = await buildAccount(database.db, seller);
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 'Brand ' || n % 1000, 100, 'GBP', ''
       from generate_series(1, $3::int) as n`,
      [seller, accountId, ITEMS],
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state)
       select user_id, item_id, site, account_id, 'L' from items, unnest(array['DE', 'FR', 'US']) as site where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into safety_entries (user_id, scope, scope_key, is_exempt)
       select user_id, 'item', item_id::text, true from items where user_id = $1`,
      [seller],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
}, 120_000);

describe(`with ${ITEMS.toLocaleString('en')} items that have entries`, () => {
  it('reads brands, items and their listings a page at a time, through indexes', async () => {
    const { db } = watched;
    expect(await listBrands(db, userId, { search: '', after: 'brand 5', limit: 50 })).toHaveLength(50);
    const items = await listSafetyItems(db, userId, 0, 50);
    expect(items).toHaveLength(50);
    const itemIds = items.map(({ itemId }) => itemId);
    expect((await safetyOf(db, userId, itemIds)).size).toBe(50);
    const start = { itemId: 0, site: '' };
    expect(await listEuListings(db, userId, { scope: 'business' }, start, 50)).toHaveLength(50);
    expect(await listEuListings(db, userId, { scope: 'brand', brand: 'BRAND 7' }, start, 100)).toHaveLength(40);
    expect(watched.asked()).toBe(5);
    expect(await watched.faults(BIG)).toEqual([]);
  });
});
