import { shipping } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';

/*
 * Jobs that change many live listings note their progress after each committed step. A job without progress is given up
 * after several workers died during it, and the rest of the listings would keep their old prices.
 */

/** More than two steps of each job. */
const ITEMS = 2_100;
/** What is done after each step of the listings that follow. */
const STEPS = [300, 600, 900, 1_200, 1_500, 1_800, ITEMS];

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: AccountRef;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const { userId } = owner;
  const { accountId } = await buildAccount(database.db, userId);
  account = { userId, accountId };
  await database.pool.query(
    `with made as (
       insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item', 100, 'GBP', '' from generate_series(1, $3::int) as n
       returning user_id, account_id, item_id, sku
     ), listed as (
       insert into listings (user_id, item_id, site, account_id, state, listing_key, price_breakdown)
       select user_id, item_id, 'DE', account_id, 'L', sku || '-DE', '{}' from made
     ), live as (
       insert into dispatch_listings (user_id, account_id, lease_key, site, is_live)
       select user_id, account_id, sku || '-DE', 'DE', true from made
     )
     insert into desired_states (user_id, account_id, target_key, change_kind, site, lease_key, call, item_id, payload, state, priority, last_error)
     select user_id, account_id, sku || '-DE', 'price', 'DE', sku || '-DE', 'update', item_id,
       '{"minor": 120, "currency": "EUR", "owner": "rule"}', 'failed', 0, '{"code": "prices_stopped"}' from made`,
    [userId, accountId, ITEMS],
  );
});

const countIn = async (from: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${from} and user_id = $1 and account_id = $2`,
    [account.userId, account.accountId],
  );
  return rows[0]?.n ?? 0;
};

/** Runs the job. @returns what was counted each time when the job noted its progress */
async function counted(name: string, payload: object, count: () => Promise<number>): Promise<number[]> {
  const counts: number[] = [];
  await server.runJob(name, payload, { noteProgress: async () => void counts.push(await count()) });
  return counts;
}

describe('progress is noted after each committed step', () => {
  it('of sending prices that the price gate refused', async () => {
    const due = () => countIn(`desired_states where state = 'due'`);
    const payload = { ...account, refused: { code: 'prices_stopped' } };
    expect(await counted('pricing.send-refused', payload, due)).toEqual([1_000, 2_000, ITEMS]);
    expect(await counted('pricing.send-refused', payload, due)).toEqual([]);
  });

  it('of repricing after a change of rules', async () => {
    const priced = () => countIn('listings where price_minor is not null');
    await database.pool.query(
      `insert into listing_followers (user_id, item_id, site, changes) select user_id, item_id, site, '{rules}' from listings`,
    );
    expect(await counted('listings.follow', { userId: account.userId }, priced)).toEqual(STEPS);
    expect(await counted('listings.follow', { userId: account.userId }, priced)).toEqual([]);
  });

  it('of listings that follow a change of shipping', async () => {
    const rate = {
      region: 'EU',
      country: null,
      service: 'STANDARD',
      type: 'flat',
      cost: 790,
      additional_cost: 0,
    } as const;
    const profile = {
      name: 'Parcels',
      currency: 'GBP',
      handling_time: 1,
      free_shipping: false,
      regions: [],
      rates: [rate],
      is_default: true,
    } as const;
    await server.as(owner).call(shipping.create, { params: { id: owner.userId }, body: profile });
    const shipped = () => countIn(`listings where price_breakdown ? 'shipping'`);
    const payload = { userId: owner.userId };
    expect(await counted('listings.follow', payload, shipped)).toEqual(STEPS);
    expect(await counted('listings.follow', payload, shipped)).toEqual([]);
  });
});
