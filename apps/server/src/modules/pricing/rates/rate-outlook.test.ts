import { pricing } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItems } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { setFloors } from '../../../../test/repricing.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Account } from '../../accounts/index.ts';
import type { Item } from '../../products/index.ts';
import { ensureBundledRates } from './refresh-rates.ts';

const database = useTestDatabase();
const server = useTestServer(database);
const LISTINGS = 10;
/** Millionths of a euro for a pound. */
const RATE = 1_250_000;

let owner: TestLogin;
let account: Account;
let items: readonly Item[];

beforeEach(async () => {
  await ensureBundledRates(database.db);
  await sql`update rates_in_force set millionths = ${RATE} where from_currency = 'GBP' and to_currency = 'EUR'`.execute(
    database.db,
  );
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  const price = money(1_000, 'GBP');
  items = await buildItems(
    database.db,
    account,
    Array.from({ length: LISTINGS }, (_, n) => ({ sku: `RATE-${n}`, price })),
  );
  for (const item of items) {
    const sold = { site: 'DE', state: 'L', price: money(1_250, 'EUR') } as const;
    await buildListing(database.db, account, item, sold);
  }
  // Dollars follow another rate.
  await buildListing(database.db, account, items[0] as Item, { site: 'US', state: 'L', price: money(1, 'USD') });
  await sql`
    insert into price_rules (user_id, account_id, site, increase, neat_prices) values (${owner.userId}, ${account.accountId}, 'DE', 0, false)`.execute(
    database.db,
  );
});

const input = (to: 'EUR' | 'USD' | 'GBP' = 'EUR') => ({
  params: { id: owner.userId, platform: 'ebay' as const },
  query: { accountId: account.accountId, to },
});

it('works out for each move which live prices would change, to what, and which a limit would hold', async () => {
  await sql`
    insert into manual_prices (user_id, item_id, site, price_minor, currency, source_price_minor)
    values (${owner.userId}, ${items[9]?.itemId}, 'DE', 2000, 'EUR', 1000)`.execute(database.db);
  await setFloors(database.db, owner.userId, items.slice(0, 2), 'DE', 1_200);
  const { following, staying, moves } = await server.as(owner).call(pricing.getRateMoves, input());
  expect({ following, staying }).toEqual({ following: 9, staying: 1 });
  const eur = (minor: number) => ({ minor, currency: 'EUR' });
  const at = (basisPoints: number) => moves.find((move) => move.basisPoints === basisPoints);
  expect(at(-1_000)).toMatchObject({ changed: 7, held: 2, before: eur(1_250), after: eur(1_125), isStopped: false });
  expect(at(-100)).toMatchObject({ changed: 9, held: 0, before: eur(1_250), after: eur(1_238) });
  expect(at(500)).toMatchObject({ changed: 9, held: 0, after: eur(1_313) });
  expect(at(1_000)).toMatchObject({ changed: 9, held: 0, after: eur(1_375) });
});

it('says that the stop for unusual movements would hold a move that goes beyond the seller’s limits', async () => {
  await sql`
    insert into price_breakers (user_id, account_id, large_move, share, always_allowed, window_hours)
    values (${owner.userId}, ${account.accountId}, 400, 1000, 5, 24)`.execute(database.db);
  const { moves } = await server.as(owner).call(pricing.getRateMoves, input());
  expect(moves.filter(({ isStopped }) => isStopped).map(({ basisPoints }) => basisPoints)).toEqual([
    -1_000, -500, 500, 1_000,
  ]);
});

it('tells a rate day by day, from where on prices follow it, and that there is none to the home currency', async () => {
  await sql`
    insert into exchange_rates (date, base, currency, millionths, source)
    select (select max(date) from exchange_rates) + n, 'EUR', 'GBP', 800000 + n * 1000, 'ecb' from generate_series(1, 3) as n`.execute(
    database.db,
  );
  const { days, follows, inForce } = await server.as(owner).call(pricing.getRateHistory, input());
  expect(inForce).toMatchObject({ from: 'GBP', to: 'EUR', value: '1.25' });
  expect(follows).toEqual({ below: '1.2375', above: '1.2625' });
  expect(days.slice(-3).map(({ value }) => value)).toEqual(['1.248439', '1.246883', '1.24533']);
  expect(await server.as(owner).refused(pricing.getRateHistory, input('GBP'))).toMatchObject({
    status: 404,
    error: 'rate_not_used',
  });
});
