import type { ItemOnSite } from '@quayside/kernel';
import type { Offer } from '@quayside/kernel/repricing';
import {
  loadLastReadings,
  type StoredReading,
  streamReadings,
} from '../apps/server/src/modules/competitors/readings.repository.ts';
import { storeReadings } from '../apps/server/src/modules/competitors/store-readings.ts';
import { withTransaction } from '../apps/server/src/platform/database/database.ts';
import { heading, report, timed } from './lib/figures.ts';
import { createShop } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';

/**
 * Measures storing, loading and streaming the offers of a catalogue, and whether memory grows with their number. The floor is the same
 * number of rows read by a bare statement. Manually: `node --expose-gc --import tsx bench/competitors.ts`.
 */
const LISTINGS = Number(process.argv[2] ?? 100_000);
const READINGS = 5;
const BATCH = 20;
const BATCHES = 250;
const OFFERS = 5;

const database = await openTempDatabase();
const { db, pool } = database;

const offersAt = (reading: number): Offer[] =>
  Array.from({ length: OFFERS }, (_, n) => ({
    ...{ sellerId: `ASELLER${n}`, sellerName: null, price: 1_000 + n * 50 + reading, shipping: 0, rating: 9_700 },
    ...{
      fulfilment: 'seller',
      feedbackCount: 120 + n,
      condition: 'NEW',
      deliveryDays: 2,
      isFeatured: n === 0,
      isOwn: n === 3,
    },
  }));
const heapMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

try {
  const { account } = await createShop(db);
  const { userId, accountId } = account;
  await pool.query(
    `insert into competitor_listings (user_id, item_id, site, account_id, is_watched, due_at, reading_at, read_at)
     select $1, n, 'DE', $2, true, now(), now() - interval '1 hour', now() from generate_series(1, $3::int) as n`,
    [userId, accountId, LISTINGS],
  );
  for (let reading = 0; reading < READINGS; reading += 1) {
    await pool.query(
      `insert into competitor_readings (user_id, item_id, site, first_at, last_at, offers)
       select $1, n, 'DE', l.reading_at - ($2::int || ' hours')::interval,
         case when $2 = 0 then null else l.reading_at - ($2::int - 1 || ' hours')::interval end, $3::jsonb
       from generate_series(1, $4::int) as n join competitor_listings l on l.user_id = $1 and l.item_id = n and l.site = 'DE'`,
      [userId, reading, JSON.stringify(offersAt(reading)), LISTINGS],
    );
  }
  await pool.query('vacuum analyze');
  const all: ItemOnSite[] = Array.from({ length: LISTINGS }, (_, n) => ({ itemId: n + 1, site: 'DE' }));

  heading(`${LISTINGS.toLocaleString('en-GB')} listings with ${READINGS} readings each`);
  const store = (round: number) => async () => {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const told = all.slice(batch * BATCH, (batch + 1) * BATCH).map((one) => ({ ...one, offers: offersAt(round) }));
      await withTransaction(db, (tx) => storeReadings(tx, userId, told, { at: new Date(), dueAt: new Date() }));
    }
  };
  report('store a batch that changes nothing', (await timed(store(0))) / BATCHES, 'ms');
  report('store a batch that changes all', (await timed(store(9))) / BATCHES, 'ms');

  report('load the last readings of all', await timed(() => loadLastReadings(db, userId, all)), 'ms');
  const bare = async () => {
    for (let from = 0; from < LISTINGS * READINGS; from += 2_000)
      await pool.query(
        'select offers from competitor_readings where user_id = $1 and item_id > $2 order by item_id limit 2000',
        [userId, from / READINGS],
      );
  };
  report('floor: bare rows', await timed(bare), 'ms');
  let count = 0;
  let most = 0;
  const before = heapMb();
  const stream = async () => {
    let last: StoredReading | undefined;
    for await (const reading of streamReadings(db, userId, { from: 0, to: Date.now() + 1_000 })) {
      if (count % 50_000 === 0) most = Math.max(most, heapMb() - before);
      count += 1;
      last = reading;
    }
    if (!last) throw new Error('nothing was streamed');
  };
  report('stream all readings', await timed(stream), 'ms');
  report('readings', count, '');
  report('most memory beyond the start', most, 'MB');
} finally {
  await database.remove();
}
