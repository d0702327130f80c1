import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { killAtItem } from '../../../test/kill-waiting.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { lockItems } from '../products/index.ts';
import { keepFollowers, takeFollowers } from './followers.service.ts';
import { foundIn } from './found-listings.ts';
import type { Change } from './ports.ts';

/** More than two steps of a worker. */
const ITEMS = 700;
const STEP = 300;
const START = { itemId: 0, site: '' };

const database = useTestDatabase();
const server = useTestServer(database);
let userId: number;
let itemIds: readonly number[];

beforeAll(async () => {
  userId = await buildSeller(database.db);
  const { accountId } = await buildAccount(database.db, userId);
  const { rows } = await database.pool.query<{ item_id: number }>(
    `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
     select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item', 100, 'GBP', '' from generate_series(1, $3::int) as n
     returning item_id`,
    [userId, accountId, ITEMS],
  );
  itemIds = rows.map((row) => row.item_id).sort((one, other) => one - other);
  await database.pool.query(
    `insert into listings (user_id, item_id, site, account_id, state, listing_key)
     select user_id, item_id, 'DE', account_id, 'L', sku || '-DE' from items where user_id = $1`,
    [userId],
  );
});
beforeEach(() => database.pool.query('truncate listing_followers, desired_states; delete from jobs.job'));

const at = (index: number) => itemIds[index] ?? 0;
const listings = (ids: readonly number[]) => ids.map((itemId) => ({ itemId, site: 'DE' as const }));
const keepNow = (ids: readonly number[], change: Change = 'content') =>
  withTransaction(database.db, (tx) => keepFollowers(tx, { jobs: queue }, userId, foundIn(listings(ids)), [change]));
const take = (tx: Tx, isPatient = false) => takeFollowers(tx, userId, START, isPatient);
const follow = () => server.runJob('listings.follow', { userId });

/** The jobs that were asked for; the queue of the tests has no worker. */
const queue = { enqueue: async () => undefined };

async function waiting(): Promise<number[]> {
  const { rows } = await database.pool.query<{ item_id: number }>('select item_id from listing_followers order by 1');
  return rows.map((row) => row.item_id);
}
/** How often each listing was queued for its marketplace. */
async function queued(): Promise<Map<number, number>> {
  const { rows } = await database.pool.query<{ item_id: number; generation: number }>(
    "select item_id, generation from desired_states where change_kind = 'content'",
  );
  return new Map(rows.map((row) => [row.item_id, row.generation]));
}
const once = new Map<number, number>();
beforeAll(() => {
  for (const itemId of itemIds) once.set(itemId, 1);
});

/** Work whose transaction stays open until it is told to end. */
async function holding<T>(work: (tx: Tx) => Promise<T>): Promise<{ readonly held: T; end(): Promise<void> }> {
  const [reached, free] = [signal(), signal()];
  const found: T[] = [];
  const whole = withTransaction(database.db, async (tx) => {
    found.push(await work(tx));
    reached.resolve();
    await free.promise;
  });
  await Promise.race([reached.promise, whole]);
  return {
    held: found[0] as T,
    end() {
      free.resolve();
      return whole;
    },
  };
}

it('gives two workers that take at once different listings, without a wait', async () => {
  await keepNow(itemIds);
  const first = await holding((tx) => take(tx));
  const mine = first.held.followers.map(({ itemId }) => itemId);
  expect(mine.sort((one, other) => one - other)).toEqual(itemIds.slice(0, STEP));
  // Passes over what the first holds, and has the rest done before the first has committed.
  const second = await withTransaction(database.db, async (tx) => {
    const passed = await take(tx);
    const theirs = await takeFollowers(tx, userId, passed.last ?? START, false);
    return [passed.followers.length, theirs.followers.map(({ itemId }) => itemId).sort((a, b) => a - b)];
  });
  expect(second).toEqual([0, itemIds.slice(STEP, 2 * STEP)]);
  await first.end();
  expect(await waiting()).toEqual(itemIds.slice(2 * STEP));
});

it('queues each listing once, however many workers follow at once', async () => {
  await keepNow(itemIds);
  await Promise.all([follow(), follow(), follow()]);
  expect(await waiting()).toEqual([]);
  expect(await queued()).toEqual(once);
});

it('keeps what a worker had in hand when it was killed, and queues it once', async () => {
  await keepNow(itemIds);
  // The worker has taken its step out, and waits for one of its listings.
  await killAtItem(database, 'listings', at(9), follow);
  expect(await waiting()).toEqual(itemIds);
  expect(await queued()).toEqual(new Map());
  await follow();
  expect(await waiting()).toEqual([]);
  expect(await queued()).toEqual(once);
});

it('leaves items that somebody works on to the end, and then waits for them', async () => {
  await keepNow(itemIds);
  const busy = await holding(async (tx) => {
    await lockItems(tx, userId, [at(0), at(400)]);
    await sql`select 1`.execute(tx);
  });
  const following = follow();
  await eventually(async () => expect(await waiting()).toEqual([at(0), at(400)]));
  await busy.end();
  await following;
  expect(await queued()).toEqual(once);
});

it('makes a listing follow again that changes while it is taken out, and once for changes that came before', async () => {
  await keepNow([at(0), at(1)]);
  await keepNow([at(1), at(2)], 'titles');
  const taking = await holding((tx) => take(tx));
  expect(taking.held.followers.map(({ itemId, changes }) => [itemId, changes.toSorted()]).sort()).toEqual([
    [at(0), ['content']],
    [at(1), ['content', 'titles']],
    [at(2), ['titles']],
  ]);
  const changing = keepNow([at(1)]);
  await taking.end();
  expect(await changing).toEqual({ live: 1, sites: ['DE'] });
  expect(await waiting()).toEqual([at(1)]);
});

it('finds again what was left without a job, for each seller', async () => {
  const other = await buildSeller(database.db);
  await keepNow(itemIds);
  await withTransaction(database.db, (tx) =>
    keepFollowers(tx, { jobs: queue }, other, foundIn(listings([at(0), at(1)]))),
  );
  await server.runJob('listings.follow-all', {});
  const { rows } = await database.pool.query("select data from jobs.job where name = 'listings.follow' order by data");
  expect(rows).toEqual([{ data: { userId } }, { data: { userId: other } }]);
});
