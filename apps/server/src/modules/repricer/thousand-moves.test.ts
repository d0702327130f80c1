import { createAmazonConnector } from '@quayside/connector-amazon';
import { HOUR_MS, listingKeyOf, MINUTE_MS, money } from '@quayside/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { createRounds, repricerRule, setFloors } from '../../../test/repricing.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { acquireLease } from '../../platform/leases.ts';
import { createThrottle, limitsOf } from '../../platform/throttle.ts';
import { type ReadOffersDeps, readDueOffers } from '../competitors/read-offers.ts';
import { loadLastReadings } from '../competitors/readings.repository.ts';
import { unwatchOffers, watchOffers } from '../competitors/watches.repository.ts';
import { createRepricerListener } from './outcomes.ts';
import { saveConsents } from './repriced-listings.repository.ts';
import { createRule } from './rules.service.ts';
import { switchRepricing } from './switch.service.ts';

/*
 * A thousand listings in the sandbox, each with a competitor that behaves in its way. Two programs decide at once, and one of them loses its
 * connections in the middle, as if it was killed. In the end each listing is where its rule says, by arithmetic of the test's own.
 */

const SELLER = 'harbour-toys-uk';
const OTHER_ACCOUNT = 'AOTHEROFOURS';
const COUNT = 1_000;
const SKUS = Array.from({ length: COUNT }, (_, n) => `T${n}`);
const RULE_PRICE = 2_000;
const FLOOR = 1_100;
const ACTOR = { kind: 'login', id: 1 } as const;
const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: SKUS.map((sku, n) => `${sku},Figure number ${n},Figures & Playsets,Harbour,20.00,GBP,5`),
});

/** Who competes for the nth listing, and the price that our rule follows in each hour; null: nobody to follow. */
const RIVALS = [
  { sellerId: 'AHOLD', price: 15, behaviour: 'hold', follows: [1_500, 1_500, 1_500] },
  { sellerId: 'ASELLOUT', price: 14, behaviour: 'sell-out', follows: [1_400, null, 1_400] },
  { sellerId: 'APENNY', price: 16, behaviour: 'penny', follows: [1_600, 'stays', 1_600] },
  { sellerId: OTHER_ACCOUNT, price: 12, behaviour: 'hold', follows: [null, null, null] },
  { sellerId: 'ALOW', price: 10, behaviour: 'tenfold', follows: [1_000, 'stays', 1_000] },
] as const;
const rivalOf = (n: number) => RIVALS[n % RIVALS.length] ?? RIVALS[0];

it('leaves each of 1,000 listings where its rule says after every move of its competitor', {
  timeout: 600_000,
}, async () => {
  const { db, pool } = database;
  const userId = await buildSeller(db);
  const account = await connectAmazonShop(db, userId, sandbox, SELLER);
  await buildAccount(db, userId, { platform: 'amazon', externalId: OTHER_ACCOUNT, username: 'Our other shop' });
  const items = await buildItems(
    db,
    account,
    SKUS.map((sku) => ({ sku, externalId: sku, price: money(RULE_PRICE, 'GBP'), condition: 'NEW' })),
  );
  await sql`insert into price_rules (user_id, account_id, site, increase, neat_prices)
    values (${userId}, ${account.accountId}, 'UK', 0, false)`.execute(db);
  await pool.query(
    `insert into listings (user_id, item_id, site, account_id, state, listing_key, price_minor, currency, price_owner,
       live_from_minor, live_to_minor, live_currency)
     select user_id, item_id, 'UK', account_id, 'L', sku, $2, 'GBP', 'rule', $2, $2, 'GBP' from items where user_id = $1`,
    [userId, RULE_PRICE],
  );
  await setFloors(db, userId, items, 'UK', FLOOR);
  const listings = items.map(({ itemId }) => ({ itemId, site: 'UK' as const }));
  const { rows } = await sandbox.control<{ rows: { asin: string; sku: string }[] }>(
    `amazon/listings?seller=${SELLER}&site=UK&limit=5000`,
  );
  for (const { asin, sku } of rows) {
    const { sellerId, price, behaviour } = rivalOf(Number.parseInt(sku.slice(1), 10));
    const rival = { asin, site: 'UK', sellerId, price, behaviour, everyMinutes: 60, alone: true };
    await sandbox.control('amazon/competitors', rival);
  }

  const movable = createMovableClock(new Date());
  const clock = {
    ...movable,
    sleep: async (ms: number, signal?: AbortSignal) => {
      await movable.sleep(ms, signal);
      await sandbox.control('clock', { advanceMs: Math.ceil(ms) });
    },
  };
  const connectors = new Map([['amazon', createAmazonConnector(sandbox.amazon)] as const]);
  const deps: ReadOffersDeps = {
    ...{ db, clock, box: testBox, connectors },
    throttle: createThrottle({ db, clock, maxWaitMs: 5_000, limitOf: limitsOf([...connectors.values()]) }),
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
    offersChanged: async () => undefined,
  };
  const lease = await acquireLease(db, `offers:${userId}:${account.accountId}`, 'one', HOUR_MS);
  if (!lease) throw new Error('Another worker has the lease');
  const source = { loadLastReadings, watchOffers, unwatchOffers };
  const [one, other] = [createRounds(db, source, clock), createRounds(db, source, clock)];
  await switchRepricing(one.deps, account, true, ACTOR);
  const rule = { ...repricerRule, mostChangesPerDay: 24 };
  const { ruleId, version } = await createRule(one.deps, account, rule, ACTOR);
  await withTransaction(db, async (tx) => {
    await watchOffers(tx, userId, listings);
    await saveConsents(
      tx,
      account,
      listings.map((place) => ({ ...place, live: { ruleId: ruleId ?? 0, version }, ownMinor: RULE_PRICE })),
    );
  });

  const live = async () => {
    const { rows: found } = await pool.query<{
      item_id: number;
      key: string;
      wanted: number;
      live: number;
      owner: string;
    }>(
      `select item_id, listing_key as key, price_minor as wanted, live_from_minor as live, price_owner as owner from listings
       where user_id = $1 order by listing_key`,
      [userId],
    );
    return found.map((row) => ({ ...row, wanted: Number(row.wanted), live: Number(row.live) }));
  };
  /** What is wanted arrives at the marketplace, and the repricer hears of it as from the sender. */
  const arrive = async (): Promise<number> => {
    const moved = (await live()).filter((row) => row.wanted !== row.live);
    await pool.query(
      'update listings set live_from_minor = price_minor, live_to_minor = price_minor where user_id = $1',
      [userId],
    );
    const results = moved.map(
      ({ item_id: itemId, wanted }) =>
        ({
          ...{ itemId, site: 'UK' as const, listingKey: 'key', isHome: false, sku: 'sku', runId: null },
          price: { minor: wanted, currency: 'GBP', owner: 'repricer' },
        }) as const,
    );
    await withTransaction(db, async (tx) => createRepricerListener(one.deps).updated?.(tx, account, results));
    return moved.length;
  };
  /** Two programs decide; in the first round whatever is at work loses its connection. */
  const settle = async () => {
    for (let round = 0; ; round += 1) {
      const cut = async () => {
        if (round > 0) return;
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
        );
      };
      await Promise.allSettled([one.round(account), other.round(account), cut()]);
      await one.round(account);
      if ((await arrive()) === 0) return;
      if (round > 20) throw new Error('The prices never settle');
    }
  };
  const ownShipping = async () => {
    const readings = await loadLastReadings(db, userId, listings);
    return (itemId: number) =>
      readings.get(listingKeyOf({ itemId, site: 'UK' }))?.offers.find(({ isOwn }) => isOwn)?.shipping ?? Number.NaN;
  };

  for (const hour of [0, 1, 2] as const) {
    const before = await live();
    await sandbox.control('amazon/buckets/fill', {});
    await readDueOffers(deps, account, lease, new AbortController().signal);
    await settle();
    const readings = await loadLastReadings(db, userId, listings);
    const shippingOf = await ownShipping();
    const wrong = (await live()).flatMap(({ item_id: itemId, key, live: price }, at) => {
      const n = Number.parseInt(key.slice(1), 10);
      const follows = rivalOf(n).follows[hour];
      const rival = readings.get(listingKeyOf({ itemId, site: 'UK' }))?.offers.find(({ isOwn }) => !isOwn);
      const landed =
        typeof follows === 'number' ? follows + (rival?.shipping ?? Number.NaN) - shippingOf(itemId) : null;
      const expected =
        follows === 'stays'
          ? (before[at]?.live ?? 0)
          : landed === null
            ? RULE_PRICE
            : Math.min(Math.max(landed, FLOOR), RULE_PRICE);
      return price === expected ? [] : [{ n, hour, behaviour: rivalOf(n).behaviour, price, expected }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    movable.advance(61 * MINUTE_MS);
    await sandbox.control('clock', { advanceMs: 61 * MINUTE_MS });
  }
});
