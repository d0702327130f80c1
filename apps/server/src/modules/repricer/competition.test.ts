import type { ItemOnSite } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildRepricedShop,
  createMarket,
  createRounds,
  OUR_SELLER,
  type RepricedShop,
} from '../../../test/repricing.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { createRepricerListener } from './outcomes.ts';
import { saveConsents } from './repriced-listings.repository.ts';

/* The known disasters, in the database: what is wanted of a live listing while competitors misbehave. The rule price is 23.99. */

const database = useTestDatabase();
let account: Account;
let place: ItemOnSite;
let market: RepricedShop['market'];
let rounds: RepricedShop['rounds'];

beforeEach(async () => {
  const { db } = database;
  const shop = await buildRepricedShop(db, 1, { kind: 'lowest', below: { in: 'amount', minor: 1 } });
  const { ruleId, version } = shop;
  ({ account, market, rounds } = shop);
  place = { itemId: shop.items[0]?.itemId ?? 0, site: 'DE' };
  await withTransaction(db, (tx) =>
    saveConsents(tx, account, [{ ...place, live: { ruleId: ruleId ?? 0, version }, ownMinor: 2_399 }]),
  );
});

interface State {
  readonly wanted: number;
  readonly live: number;
  readonly owner: string;
  readonly code: string;
}
async function state(): Promise<State> {
  const { rows } = await database.pool.query<{ wanted: string; live: string; owner: string; code: string }>(
    `select l.price_minor as wanted, l.live_from_minor as live, l.price_owner as owner, r.decision->>'code' as code
     from listings l join repricer_listings r using (user_id, item_id, site) where l.user_id = $1 and l.item_id = $2`,
    [account.userId, place.itemId],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no listing');
  return { ...row, wanted: Number(row.wanted), live: Number(row.live) };
}
/** The wanted price arrives at the marketplace, and the repricer hears of it as from the sender. */
async function arrive(): Promise<void> {
  const { wanted, live } = await state();
  if (wanted === live) return;
  await database.pool.query(
    'update listings set live_from_minor = price_minor, live_to_minor = price_minor where user_id = $1 and item_id = $2',
    [account.userId, place.itemId],
  );
  const result = {
    ...{ ...place, listingKey: 'key', isHome: false, sku: 'sku', runId: null },
    price: { minor: wanted, currency: 'EUR', owner: 'repricer' },
  } as const;
  const listener = createRepricerListener(rounds.deps);
  await withTransaction(database.db, async (tx) => listener.updated?.(tx, account, [result]));
}
async function settle(...offers: readonly Partial<Offer>[]): Promise<State> {
  market.offer(place, ...offers);
  for (let step = 0; step < 12; step += 1) {
    await rounds.round(account);
    await arrive();
  }
  return state();
}

it('follows the lowest offer in steps, down to the lowest price and no further', async () => {
  market.offer(place, { price: 1_000 });
  await rounds.round(account);
  // A fifth of 23.99 in one step.
  expect(await state()).toEqual({ wanted: 1_920, live: 2_399, owner: 'repricer', code: 'below_lowest' });
  expect(await settle({ price: 1_000 })).toMatchObject({ wanted: 1_500 });
});

it('returns to the rule price when all competitors leave', async () => {
  expect(await settle({ price: 1_600 })).toMatchObject({ wanted: 1_599 });
  expect(await settle()).toEqual({ wanted: 2_399, live: 2_399, owner: 'repricer', code: 'alone' });
});

describe('the price stays', () => {
  it.each<[string, readonly Partial<Offer>[], string]>([
    ['for a competitor at 0.01', [{ price: 1 }], 'only_suspicious'],
    ['for a competitor at a tenth', [{ price: 239 }], 'only_suspicious'],
    ['for a competitor at ten times the price', [{ price: 23_990 }], 'only_suspicious'],
    ['for the seller’s other account', [{ sellerId: OUR_SELLER, price: 1_600 }], 'alone'],
    ['for an own offer that lacks its mark', [{ sellerId: OUR_SELLER, price: 1_600, isOwn: false }], 'alone'],
  ])('%s', async (_, offers, code) => {
    expect(await settle(...offers)).toMatchObject({ wanted: 2_399, live: 2_399, code });
  });

  it('while nobody has read the offers, and once the reading is a day old', async () => {
    await rounds.round(account);
    expect(await state()).toMatchObject({ wanted: 2_399, code: 'offers_unknown' });
    const old = createMarket({ now: () => new Date(Date.now() - 86_400_001) });
    const late = createRounds(database.db, old.source);
    old.offer(place, { price: 1_600 });
    await late.round(account);
    expect(await state()).toMatchObject({ wanted: 2_399, code: 'offers_old' });
  });

  it('without a lowest price, whatever competitors ask', async () => {
    await database.pool.query('delete from price_floors where user_id = $1', [account.userId]);
    expect(await settle({ price: 1_600 })).toMatchObject({ wanted: 2_399, code: 'no_floor' });
  });
});

it('makes no more changes on a day than the rule allows', async () => {
  for (let change = 0; change < 30; change += 1) {
    market.offer(place, { price: 2_000 - change });
    await rounds.round(account);
    await arrive();
  }
  const { rows } = await database.pool.query('select changes_today from repricer_listings where user_id = $1', [
    account.userId,
  ]);
  expect(rows).toEqual([{ changes_today: 24 }]);
});

it('watches the offers that its rules look at', async () => {
  await settle({ price: 2_000 });
  expect([...market.watched]).toEqual([`${place.itemId}/DE`]);
});
