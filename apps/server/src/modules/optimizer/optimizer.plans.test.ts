import { HOME_CHECKS } from '@quayside/kernel/listing-checks';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import { listLive } from './live-listings.repository.ts';
import { describeOptimizer } from './optimizer.service.ts';

/** The items of the tested account and of another seller, each prepared for four sites and on sale on few of them. */
const ITEMS = 20_000;
/** One item in so many lacks something, and another one is on sale. */
const FEW = 100;
/** Rows that a page may read in vain. */
const A_PAGE = 500;

const database = useTestDatabase();
let watched: WatchedDatabase;
let account: Account;

beforeAll(async () => {
  for (const isOwn of [true, false]) {
    const one = await buildAccount(database.db, await buildSeller(database.db));
    if (isOwn) account = one;
    const given = [one.userId, one.accountId, ITEMS, FEW];
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, gtin, images, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'A wooden figure of the old harbour, number ' || n, case when n % $4 > 0 then 'Harbour' end,
         '4006381333931', array['a', 'b'], 100, 'GBP', '' from generate_series(1, $3::int) as n`,
      given,
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state)
       select user_id, item_id, site, account_id, case when item_id % $1 = 1 and site <> 'US' or item_id = (select max(item_id) from items)
         then 'L' else 'B' end from items, unnest(array['DE', 'FR', 'IT', 'US']) as site where user_id = $2`,
      [FEW, one.userId],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
});

describe(`with ${ITEMS.toLocaleString('en')} items, few of which lack something or are on sale`, () => {
  it('reads each page of live listings, of all sites or of one, without what is not on sale', async () => {
    const { db } = watched;
    const first = await listLive(db, account, { after: { itemId: 0, site: '' }, limit: 200 });
    expect(first).toHaveLength(200);
    const last = first.at(-1);
    if (!last) throw new Error('there are 200');
    const next = await listLive(db, account, { after: last, limit: 200 });
    const all = [...first, ...next].map(({ itemId, site }) => `${String(itemId).padStart(9, '0')} ${site}`);
    expect(all).toEqual([...new Set(all)].toSorted());
    const onOne = await listLive(db, account, { after: { itemId: 0, site: '' }, site: 'FR', limit: 50 });
    expect(new Set(onOne.map(({ site }) => site))).toEqual(new Set(['FR']));
    const exactly = await listLive(db, account, { of: first.slice(0, 3) });
    expect(exactly).toEqual(first.slice(0, 3));
    expect(watched.asked()).toBeGreaterThan(1);
    expect(await watched.passedOver()).toBeLessThan(A_PAGE);
    expect(await watched.faults(['items', 'listings'])).toEqual([]);
  });

  it('counts and names what its checks find without reading the catalogue', async () => {
    const found = await describeOptimizer(watched.db, account.userId);
    expect(found.items).toBe(ITEMS / FEW);
    expect(found.checks.filter(({ items }) => items !== null)).toHaveLength(HOME_CHECKS.length);
    expect(await watched.passedOver()).toBeLessThan(A_PAGE);
    expect(await watched.faults(['items', 'listings'])).toEqual([]);
  });
});
