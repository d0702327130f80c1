import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { listExemptions } from './exemptions.repository.ts';
import { findDoubt, listDoubts, matchesOf } from './matches.repository.ts';
import { listLackingRows } from './specifics.repository.ts';

/** The items of the tested seller, with a hundredth of them held for each reason; the other seller has as many. */
const ITEMS = 20_000;
const EACH = ITEMS / 100;
const BIG = ['items', 'listings', 'product_matches'];
const START = { itemId: 0, site: '' };

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;
let accountId: number;

beforeAll(async () => {
  userId = await buildSeller(database.db);
  for (const seller of [userId, await buildSeller(database.db)]) {
    const account = await buildAccount(database.db, seller);
    if (seller === userId) ({ accountId } = account);
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 'Brand ' || n % 1000, 100, 'GBP', ''
       from generate_series(1, $3::int) as n`,
      [seller, account.accountId, ITEMS],
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state, reason)
       select user_id, item_id, site, account_id, case when code is null then 'L' else 'B' end,
         case when code is not null then jsonb_build_object('code', code, 'params', jsonb_build_object('productId', 'B1', 'gtin', '1',
           'title', title, 'brand', brand, 'category', 'Toys', 'categoryId', 'TOYS', 'names', 'color')) end
       from items cross join unnest(array['DE', 'FR', 'AMDE']) as site cross join lateral (
         select case when site = 'AMDE' then (array['product_doubtful', 'no_code_exemption', 'missing_aspects',
           'attributes_refused'])[item_id % 100 + 1] end as code) c
       where user_id = $1`,
      [seller],
    );
    await database.pool.query(
      `insert into product_matches (user_id, item_id, site, is_same, product_ids, product, decided_at)
       select user_id, item_id, 'AMFR', true, '{B1}', '{"id": "B1", "gtin": "1", "title": "T", "brand": null, "pack": 1, "imageUrl": null}', now()
       from items where user_id = $1`,
      [seller],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
});

describe(`with ${ITEMS.toLocaleString('en')} items, some of which are held`, () => {
  it('reads doubts, exemptions and missing specifics a page at a time, through indexes', async () => {
    const { db } = watched;
    const doubts = await listDoubts(db, userId, accountId, START, 50);
    expect(doubts).toHaveLength(50);
    const open = (await listDoubts(db, userId, accountId, START, 200)).find(({ isSame }) => isSame === null);
    const asked = { itemId: open?.itemId ?? 0, site: 'AMDE' as const, productId: 'B1' };
    expect(await findDoubt(db, userId, asked)).toMatchObject({ id: 'B1' });
    const start = { sellerId: 0, brand: '', categoryId: '' };
    const exemptions = await listExemptions(db, userId, accountId, start, ITEMS);
    expect(exemptions.reduce((sum, { items }) => sum + items, 0)).toBe(EACH);
    const query = { site: undefined, itemIds: undefined, after: START, limit: ITEMS };
    expect(await listLackingRows(db, userId, accountId, query)).toHaveLength(2 * EACH);
    const itemIds = doubts.map(({ itemId }) => itemId);
    expect((await matchesOf(db, userId, itemIds, ['AMFR']))(itemIds[0] ?? 0, 'AMFR')).toMatchObject({ isSame: true });
    expect(await watched.faults(BIG)).toEqual([]);
  });
});
