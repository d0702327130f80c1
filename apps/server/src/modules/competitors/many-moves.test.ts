import { createAmazonConnector } from '@quayside/connector-amazon';
import { HOUR_MS, MINUTE_MS } from '@quayside/kernel';
import { landedPrice } from '@quayside/kernel/repricing';
import { expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { testBox } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { acquireLease } from '../../platform/leases.ts';
import { createThrottle, limitsOf } from '../../platform/throttle.ts';
import { type ReadOffersDeps, readDueOffers } from './read-offers.ts';
import { loadLastReadings } from './readings.repository.ts';
import { watchOffers } from './watches.repository.ts';

const SELLER = 'harbour-toys-uk';
const SKUS = Array.from({ length: 1_000 }, (_, n) => `M${n}`);
/** Of twenty listings each. */
const BATCHES = 50;
const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: SKUS.map((sku, n) => `${sku},Figure number ${n},Figures & Playsets,Harbour,20.00,GBP,5`),
});
const proxy = useEditingProxy(sandbox);

it('knows 1,000 moves of competitors after two minutes, without one call above Amazon’s rate', async () => {
  const { db } = database;
  const userId = await buildSeller(db);
  const account = await connectAmazonShop(db, userId, sandbox, SELLER);
  const items = await buildItems(
    db,
    account,
    SKUS.map((sku) => ({ sku, externalId: sku })),
  );
  await database.pool.query(
    `insert into listings (user_id, item_id, site, account_id, state, listing_key)
     select user_id, item_id, 'UK', account_id, 'L', sku from items where user_id = $1`,
    [userId],
  );
  const listings = items.map(({ itemId }) => ({ itemId, site: 'UK' as const }));
  const { rows } = await sandbox.control<{ rows: { asin: string }[] }>(
    `amazon/listings?seller=${SELLER}&site=UK&limit=5000`,
  );
  for (const { asin } of rows) {
    const rival = {
      asin,
      site: 'UK',
      sellerId: 'ARIVAL',
      price: 15,
      behaviour: 'tenfold',
      everyMinutes: 60,
      alone: true,
    };
    await sandbox.control('amazon/competitors', rival);
  }
  const refused: string[] = [];
  proxy.rewrite(({ path }, answer) => {
    if (answer.includes('QuotaExceeded') && path.includes('/listingOffers')) refused.push(path);
    return answer;
  });

  const movable = createMovableClock(new Date());
  const clock = {
    ...movable,
    sleep: async (ms: number, signal?: AbortSignal) => {
      await movable.sleep(ms, signal);
      await sandbox.control('clock', { advanceMs: Math.ceil(ms) });
    },
  };
  const connectors = new Map([['amazon', createAmazonConnector(proxy.in(sandbox.amazon))] as const]);
  let told = 0;
  const deps: ReadOffersDeps = {
    ...{ db, clock, box: testBox, connectors },
    throttle: createThrottle({ db, clock, maxWaitMs: 5_000, limitOf: limitsOf([...connectors.values()]) }),
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
    offersChanged: async (_tx, _userId, changed) => {
      told += changed.length;
    },
  };
  const lease = await acquireLease(db, `offers:${userId}:${account.accountId}`, 'one', HOUR_MS);
  if (!lease) throw new Error('Another worker has the lease');
  const read = async () => {
    const startedAt = clock.now().getTime();
    await readDueOffers(deps, account, lease, new AbortController().signal);
    return clock.now().getTime() - startedAt;
  };
  const lowest = async () => {
    const readings = await loadLastReadings(db, userId, listings);
    return [...readings.values()].map(({ offers }) => {
      const rival = offers.find(({ isOwn }) => !isOwn);
      return rival ? landedPrice(rival) - rival.shipping : null;
    });
  };
  await withTransaction(db, (tx) => watchOffers(tx, userId, listings));
  const tookMs = await read();
  expect(await lowest()).toEqual(SKUS.map(() => 1_500));

  movable.advance(61 * MINUTE_MS);
  await sandbox.control('clock', { advanceMs: 61 * MINUTE_MS });
  await read();
  expect(await lowest()).toEqual(SKUS.map(() => 15_000));
  expect(told).toBe(2 * SKUS.length);
  expect(refused).toEqual([]);
  expect(tookMs).toBeGreaterThanOrEqual((BATCHES - 1) * 2_000);
  expect(tookMs).toBeLessThan((BATCHES + 10) * 2_100);
});
