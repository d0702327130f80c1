import { createEbayConnector } from '@quayside/connector-ebay';
import { type CategoryChange, categories, history } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { killAtItem } from '../../../test/kill-waiting.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

/* A specific that is set for many items is stored in steps, once for each, whatever happens to the workers. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

const STEP = 500;
const ITEMS = 3 * STEP;
const NAME = 'Farbe';

type Filled = Omit<Extract<CategoryChange, { change: 'fill' }>, 'change'>;

let owner: TestLogin;
let account: Account;
let itemIds: number[];
const as = () => server.as(owner);
const at = (index: number) => itemIds[index] ?? 0;
const params = () => ({ id: owner.userId, accountId: account.accountId });
const ref = () => ({ userId: owner.userId, accountId: account.accountId });
const work = () => server.runJob('categories.fill', ref());
const everywhere = (values: string[] | null): Filled => ({
  ...{ site: 'DE', name: NAME, values, show: 'all', isEmptyOnly: false },
});

/** Every second listing is live. All have the specific. */
beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  const { rows } = await database.pool.query<{ item_id: number }>(
    `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
     select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Train ' || n, 100, 'GBP', '' from generate_series(1, $3::int) as n
     returning item_id`,
    [owner.userId, account.accountId, ITEMS],
  );
  itemIds = rows.map((row) => row.item_id).sort((one, other) => one - other);
  await database.pool.query(
    `insert into listings (user_id, item_id, site, account_id, state, listing_key, title)
     select user_id, item_id, 'DE', account_id, case when item_id % 2 = 0 then 'L' else 'B' end, sku || '-DE', 'Zug ' || item_id
     from items where user_id = $1`,
    [owner.userId],
  );
  await database.pool.query(
    `insert into item_specifics (user_id, item_id, site, name, "values", given_at)
     select user_id, item_id, 'DE', $2, array['Blau'], now() from items where user_id = $1`,
    [owner.userId, NAME],
  );
});

async function fill(filled: Filled) {
  const touched = await as().call(categories.preview, { params: params(), body: { change: 'fill', ...filled } });
  const body = { ...filled, expected: touched.live };
  return { touched, filled: await as().call(categories.fillSpecific, { params: params(), body }) };
}
const give = (itemId: number, values: string[], expected: number) =>
  as().call(categories.giveSpecifics, {
    params: params(),
    body: { specifics: [{ itemId, site: 'DE', name: NAME, values }], expected },
  });
const stored = async () => {
  const { rows } = await database.pool.query<{ item_id: number; values: string[] }>(
    `select item_id, "values" from item_specifics where user_id = $1 and name = $2 order by item_id`,
    [owner.userId, NAME],
  );
  return new Map(rows.map((row) => [row.item_id, row.values.join()]));
};
const countOf = async (table: 'listing_followers' | 'specific_consents') => {
  const { rows } = await database.pool.query<{ n: string }>(`select count(*) as n from ${table} where user_id = $1`, [
    owner.userId,
  ]);
  return Number(rows[0]?.n);
};

describe('a specific of many items', () => {
  it('is continued after a worker was killed half-way, once for each item', async () => {
    const { touched, filled } = await fill(everywhere(['Rot']));
    expect(touched).toEqual({ items: ITEMS, live: ITEMS / 2, sites: ['DE'] });
    expect(filled).toEqual({ changed: ITEMS, live: ITEMS / 2 });
    expect(await countOf('specific_consents')).toBe(ITEMS);
    await killAtItem(database, 'items', at(STEP), work);
    const half = await stored();
    expect(itemIds.filter((itemId) => half.get(itemId) === 'Rot')).toEqual(itemIds.slice(0, STEP));
    expect(await countOf('listing_followers')).toBe(STEP / 2);
    await Promise.all([work(), work()]);
    const all = await stored();
    expect(itemIds.filter((itemId) => all.get(itemId) !== 'Rot')).toEqual([]);
    expect(await countOf('specific_consents')).toBe(0);
    expect(await countOf('listing_followers')).toBe(ITEMS / 2);
    const { list } = await as().call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list.filter(({ why }) => why === 'specifics_given').map(({ after }) => after)).toEqual([`${NAME}: Rot`]);
  });

  it('is removed for many items in the same way', async () => {
    await fill(everywhere(null));
    await work();
    expect((await stored()).size).toBe(0);
  });

  it('gives way to what the seller sets for one item before it is stored', async () => {
    await fill(everywhere(['Rot']));
    const [first, second] = [at(0), at(1)];
    await give(first, ['Grün'], first % 2 === 0 ? 1 : 0);
    // The present value, which changes nothing now: the item keeps it.
    await give(second, ['Blau'], 0);
    await work();
    const values = await stored();
    expect([0, 1, 2].map((index) => values.get(at(index)))).toEqual(['Grün', 'Blau', 'Rot']);
  });

  it('has the value that was set last, even if that is the one the items still have', async () => {
    await fill(everywhere(['Rot']));
    const { touched, filled } = await fill(everywhere(['Blau']));
    expect(touched).toEqual({ items: ITEMS, live: ITEMS / 2, sites: ['DE'] });
    expect(filled).toEqual({ changed: ITEMS, live: ITEMS / 2 });
    await work();
    expect([...(await stored()).values()].filter((value) => value !== 'Blau')).toEqual([]);
    const { list } = await as().call(history.list, { params: { id: owner.userId }, query: {} });
    const after = list.filter(({ why }) => why === 'specifics_given').map((entry) => entry.after);
    expect(after).toEqual([`${NAME}: Blau`, `${NAME}: Rot`]);
  });

  it('has the value that was set last, even if an earlier one is being stored at that moment', async () => {
    await fill(everywhere(['Rot']));
    const held = await holdWriters(database, 'item_specifics');
    const working = work();
    await held.areWaiting(1);
    const filling = fill(everywhere(['Grün']));
    await held.areWaiting(2);
    await held.release();
    await working;
    expect(await filling).toMatchObject({ touched: { live: ITEMS / 2 }, filled: { changed: ITEMS, live: ITEMS / 2 } });
    await work();
    expect([...(await stored()).values()].filter((value) => value !== 'Grün')).toEqual([]);
    expect(await countOf('specific_consents')).toBe(0);
  });

  it('is changed only once if it is set to the same value again before it is stored', async () => {
    await fill(everywhere(['Rot']));
    const { touched, filled } = await fill(everywhere(['Rot']));
    expect(touched).toEqual({ items: 0, live: 0, sites: [] });
    expect(filled).toEqual({ changed: 0, live: 0 });
    await work();
    expect([...(await stored()).values()].filter((value) => value !== 'Rot')).toEqual([]);
  });

  it('is not set if the number of live listings has changed since it was shown', async () => {
    const body = { ...everywhere(['Rot']), expected: 1 };
    const refusal = await as().refused(categories.fillSpecific, { params: params(), body });
    expect(refusal).toMatchObject({ status: 409, error: 'live_listings_changed' });
    expect(await countOf('specific_consents')).toBe(0);
  });

  it('is found again if its job was given up', async () => {
    await fill(everywhere(['Rot']));
    await database.pool.query('delete from jobs.job');
    await server.runJob('categories.fill-all', {});
    const { rows } = await database.pool.query(
      `select data from jobs.job where name = 'categories.fill' and data ->> 'userId' = $1::text`,
      [String(owner.userId)],
    );
    expect(rows).toEqual([{ data: ref() }]);
  });
});
