import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { listHomeCategories, listLive } from './home-categories.repository.ts';
import { listLackingRows, listLiveOrBlocked } from './specifics.repository.ts';

/** The items of the tested seller, in a hundred categories; the other seller has as many. */
const ITEMS = 10_000;
const BIG = ['items', 'listings'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;
let accountId: number;

beforeAll(async () => {
  userId = await buildSeller(database.db);
  for (const seller of [await buildSeller(database.db), userId]) {
    ({ accountId } = await buildAccount(database.db, seller));
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, category_id, category_path, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, (n % 100)::text, array['Category ' || n % 100], 100, 'GBP', ''
       from generate_series(1, $3::int) as n`,
      [seller, accountId, ITEMS],
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state, reason)
       select user_id, item_id, site, account_id, case when item_id % 50 = 0 then 'B' else 'L' end,
         case when item_id % 50 = 0 then '{"code": "missing_aspects", "params": {"aspects": "Type"}}'::jsonb end
       from items, unnest(array['DE', 'FR', 'IT', 'ES', 'US']) as site where user_id = $1`,
      [seller],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
});

describe(`with ${ITEMS.toLocaleString('en')} items on five sites`, () => {
  const query = { site: undefined, itemIds: undefined, after: { itemId: 0, site: '' }, limit: 200 };

  it('reads listings and missing specifics a page at a time, through indexes', async () => {
    const { db } = watched;
    const places = await listLiveOrBlocked(db, userId, accountId, query);
    expect(places).toHaveLength(200);
    expect(
      await listLiveOrBlocked(db, userId, accountId, { ...query, site: 'DE', after: { itemId: 500, site: 'DE' } }),
    ).toHaveLength(200);
    expect(await listLackingRows(db, userId, accountId, query)).toHaveLength(200);
    const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
    expect((await listLive(db, userId, itemIds, ['DE', 'FR'])).length).toBeGreaterThan(itemIds.length);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('counts the waiting items of all categories in one statement', async () => {
    const asked = watched.asked();
    const list = await listHomeCategories(watched.db, userId, accountId, {
      search: undefined,
      after: undefined,
      limit: 50,
    });
    expect(watched.asked() - asked).toBe(1);
    expect(list).toHaveLength(50);
    expect(list.slice(0, 3).map(({ items, waiting }) => ({ items, waiting }))).toEqual([
      { items: 100, waiting: 100 },
      { items: 100, waiting: 100 },
      { items: 100, waiting: 0 },
    ]);
  });
});
