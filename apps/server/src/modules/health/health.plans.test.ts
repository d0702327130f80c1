import { createEbayConnector } from '@quayside/connector-ebay';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Account } from '../accounts/index.ts';
import { getHealth, listFailedTargets } from './health.service.ts';

/** Rows of each kind in the tested account; other users have the same number. */
const ROWS = 30_000;
const BIG = ['desired_states', 'send_attempts', 'marketplace_requests'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let account: Account;

beforeAll(async () => {
  const [own, other] = [await buildSeller(database.db), await buildSeller(database.db)];
  account = await buildAccount(database.db, own);
  const { accountId: otherId } = await buildAccount(database.db, other);
  for (const [userId, accountId] of [
    [own, account.accountId],
    [other, otherId],
  ]) {
    await database.pool.query(
      `insert into desired_states (user_id, account_id, target_key, change_kind, site, lease_key, call, item_id, payload, priority, state, last_error)
       select $1, $2, 'SKU-' || n, case when n % 2 = 0 then 'content' else 'price' end, 'DE', 'SKU-' || n, 'publish', n, '{}', 5,
         case when n <= $3 then 'failed' when n <= 2 * $3 then 'due' else 'idle' end,
         case when n <= $3 then jsonb_build_object('code', 'rejected_by_marketplace',
           'params', jsonb_build_object('code', (25000 + n % 20)::text, 'message', 'Words no. ' || n)) end
       from generate_series(1, 3 * $3::int) as n`,
      [userId, accountId, ROWS],
    );
    await database.pool.query(
      `insert into send_attempts (user_id, account_id, target_key, change_kind, generation, fence, outcome, started_at, site)
       select $1, $2, 'SKU-' || n, case when n % 2 = 0 then 'content' else 'price' end, 1, 1, 'done', now(), 'DE'
       from generate_series(1, $3::int) as n`,
      [userId, accountId, ROWS],
    );
    await database.pool.query(
      `insert into marketplace_requests (user_id, account_id, operation, method, path, status, duration_ms)
       select $1, $2, 'GetItem', 'POST', '/', 200, 10 from generate_series(1, $3::int)`,
      [userId, accountId, ROWS],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
});

describe(`with ${ROWS.toLocaleString('en')} failures, waiting changes and sends in an account`, () => {
  it('reads its health without a full table scan', async () => {
    const connectors = new Map([['ebay' as const, createEbayConnector(EBAY)]]);
    const deps = {
      db: watched.db,
      clock: systemClock,
      marketplaceClock: systemClock,
      jobs: { enqueue: async () => undefined },
      connectors,
    };
    const view = await getHealth(deps, account);
    expect(view.failures).toHaveLength(20);
    expect(view.failures.reduce((sum, { n }) => sum + n, 0)).toBe(ROWS);
    expect(view.queue.lanes.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(ROWS);
    expect(watched.asked()).toBeGreaterThan(8);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('reads the last page of a cause like the first', async () => {
    const cause = {
      changeKind: 'content' as const,
      code: 'rejected_by_marketplace' as const,
      marketplaceCode: '25010',
    };
    const after = { targetKey: 'SKU-99', site: 'DE' };
    const { list } = await listFailedTargets(watched.db, account, cause, { after, limit: 50 });
    expect(list.length).toBeGreaterThan(0);
    expect(await watched.faults(BIG)).toEqual([]);
  });
});

const NOWHERE = 'http://127.0.0.1:9';
const EBAY = {
  apiUrl: NOWHERE,
  apizUrl: NOWHERE,
  apimUrl: NOWHERE,
  authUrl: NOWHERE,
  tradingUrl: NOWHERE,
  clientId: 'none',
  clientSecret: 'none',
  ruName: 'none',
};
