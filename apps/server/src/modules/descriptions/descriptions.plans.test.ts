import { descriptions } from '@quayside/contract';
import { Kysely, PostgresDialect } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.data.ts';
import { listFollowed } from '../listings/followers.repository.ts';
import { takeFollowers } from '../listings/followers.service.ts';

/** Live listings of the tested seller on one site; another seller has as many. */
const LISTINGS = 100_000;
/** Listings that follow in one transaction. */
const STEP = 300;
/** What a change may ask of the database, however many listings it has: session, access, the change, its history, job and event. */
const MOST_STATEMENTS = 40;

/** And for one step of listings that follow. */
const MOST_OF_A_STEP = 25;

const database = useTestDatabase();
let executed = 0;
let counted: Kysely<Tables> | undefined;
const server = useTestServer({
  get db() {
    counted ??= new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: database.pool }),
      log: () => {
        executed += 1;
      },
    });
    return counted;
  },
  get connectionString() {
    return database.connectionString;
  },
});
let owner: TestLogin;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const other = await buildOwner(database.db);
  for (const { userId } of [owner, other]) {
    const { accountId } = await buildAccount(database.db, userId);
    await database.pool.query(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 100, 'GBP', '' from generate_series(1, $3::int) as n`,
      [userId, accountId, LISTINGS],
    );
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state, listing_key)
       select user_id, item_id, 'DE', account_id, 'L', sku || '-DE' from items where user_id = $1`,
      [userId],
    );
  }
  await database.pool.query('analyze');
});

/** In each test nothing is set, queued or to be sent. */
beforeEach(async () => {
  for (const table of ['description_settings', 'listing_followers', 'desired_states'])
    await database.pool.query(`delete from ${table} where user_id = $1`, [owner.userId]);
});

/** Sets a description that changes every listing. @returns how many statements that took */
async function change(): Promise<number> {
  const at = { params: { id: owner.userId, site: 'DE' as const } };
  const body = { choice: 'none' as const, engine: null, template: null };
  const { live } = await server.as(owner).call(descriptions.preview, { ...at, body });
  expect(live).toBe(LISTINGS);
  const before = executed;
  await server.as(owner).call(descriptions.update, { ...at, body: { ...body, expected: live } });
  return executed - before;
}

it(`queues the ${LISTINGS.toLocaleString('en')} live listings behind a setting in a bounded number of statements`, async () => {
  expect(await change()).toBeLessThan(MOST_STATEMENTS);
  const { rows } = await database.pool.query('select count(*)::int as n from listing_followers where user_id = $1', [
    owner.userId,
  ]);
  expect(rows).toEqual([{ n: LISTINGS }]);
});

it('takes them out and queues them a step at a time, through indexes', async () => {
  await change();
  await database.pool.query('analyze listing_followers');
  const watched = watchDatabase(database.pool);
  let after = { itemId: 0, site: '' };
  for (const isPatient of [false, true]) {
    const { followers, last } = await withTransaction(watched.db, (tx) =>
      takeFollowers(tx, owner.userId, after, isPatient),
    );
    expect(followers).toHaveLength(STEP);
    after = last ?? after;
  }
  // The same three for each step, but for the two ways to lock items; and the transaction's begin and end.
  expect(watched.asked()).toBe(6);
  expect(await watched.faults(['listing_followers', 'items'])).toEqual([]);
  expect(await listFollowed(watched.db)).toEqual([owner.userId]);
  expect(await watched.faults(['listing_followers'])).toEqual([]);
});

it('has them follow with as many statements for each step, to the last one', async () => {
  await change();
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from listing_followers');
  const before = executed;
  await server.runJob('listings.follow', { userId: owner.userId });
  const steps = Math.ceil((rows[0]?.n ?? 0) / STEP);
  expect((executed - before) / steps).toBeLessThan(MOST_OF_A_STEP);
  const queued = await database.pool.query(
    `select count(*)::int as n, max(generation)::int as most from desired_states where user_id = $1 and change_kind = 'content'`,
    [owner.userId],
  );
  expect(queued.rows).toEqual([{ n: rows[0]?.n, most: 1 }]);
});
