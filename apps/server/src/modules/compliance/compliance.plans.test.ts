import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller, testManufacturer } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { listBrands, safetyOf } from './safety.repository.ts';
import {
  countChanging,
  countLacking,
  keepFollowers,
  listLackingItems,
  takeFollowers,
} from './safety-listings.repository.ts';

/** Items of the tested seller, a thousand brands among them; the other seller has as many. */
const ITEMS = 10_000;
const BIG = ['items', 'listings', 'safety_entries'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;
const entry = { manufacturer: testManufacturer, responsiblePerson: null, isExempt: false };

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
       select user_id, item_id, site, account_id, 'L' from items, unnest(array['DE', 'FR', 'IT', 'ES', 'US']) as site where user_id = $1`,
      [seller],
    );
    await database.pool.query('delete from safety_entries where user_id = $1', [seller]);
    await database.pool.query(
      `insert into safety_entries (user_id, scope, scope_key, is_exempt)
       select user_id, 'item', item_id::text, true from items where user_id = $1 and item_id % 2 = 0`,
      [seller],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
}, 120_000);

describe(`with ${ITEMS.toLocaleString('en')} items, half of them with entries`, () => {
  it('reads brands, items and the listings of one brand or item a page at a time, through indexes', async () => {
    const { db } = watched;
    expect(await listBrands(db, userId, { search: '', after: 'brand 5', limit: 50 })).toHaveLength(50);
    const lacking = await listLackingItems(db, userId, { duty: undefined, after: 0, limit: 50 });
    expect(lacking).toHaveLength(50);
    const itemIds = lacking.map(({ itemId }) => itemId);
    expect((await safetyOf(db, userId, itemIds)).size).toBe(50);
    const one = { scope: 'item', itemId: itemIds[0] ?? 0 } as const;
    expect(await countChanging(db, userId, one, entry)).toMatchObject({ live: 4 });
    expect(watched.asked()).toBe(4);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('counts and keeps what an entry of the business touches in one statement each', async () => {
    const { db } = watched;
    const business = { scope: 'business' } as const;
    const asked = watched.asked();
    expect(await countLacking(db, userId)).toEqual({ manufacturer: ITEMS / 2, responsiblePerson: 0 });
    expect(await countChanging(db, userId, business, entry)).toEqual({
      live: (ITEMS / 2) * 4,
      sites: ['DE', 'ES', 'FR', 'IT'],
    });
    expect(watched.asked() - asked).toBe(2);
    await withTransaction(database.db, (tx) => keepFollowers(tx, userId, business, entry));
    const first = await withTransaction(database.db, (tx) => takeFollowers(tx, userId, 600));
    expect(first).toHaveLength(600);
    const { rows } = await database.pool.query('select count(*)::int as n from safety_followers');
    expect(rows).toEqual([{ n: (ITEMS / 2) * 4 - 600 }]);
  });
});
