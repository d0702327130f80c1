import { accounts, dashboards, history, imports, notifications, orders } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from './factories/account.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { type WatchedDatabase, watchDatabase } from './setup/plans.ts';
import { useTestDatabase } from './setup/test-database.ts';

/** The number of rows of each kind in the tested business, and of as many other sellers. */
const ROWS = 10_000;
const TABLES = [
  'history',
  'history_groups',
  'orders',
  'order_lines',
  'shipments',
  'order_changes',
  'order_answers',
  'imports',
  'notifications',
  'marketplace_accounts',
  'account_tokens',
  'expiry_warnings',
  'send_attempts',
  'marketplace_requests',
  'bulk_submissions',
  'bulk_entries',
];

const database = useTestDatabase();
let watched: WatchedDatabase;
let owner: TestLogin;
let accountId: number;
const server = useTestServer({
  get db() {
    watched ??= watchDatabase(database.pool);
    return watched.db;
  },
  get connectionString() {
    return database.connectionString;
  },
});

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const other = await buildOwner(database.db);
  ({ accountId } = await buildAccount(database.db, owner.userId));
  const account = { own: accountId, other: (await buildAccount(database.db, other.userId)).accountId };
  for (const [userId, id] of [
    [owner.userId, account.own],
    [other.userId, account.other],
  ] as const) {
    for (const statement of FILLED) await database.pool.query(statement, [userId, id, ROWS]);
  }
  // As many sellers with one account each, few of which will soon lose access.
  await database.pool.query(
    `with sellers as (
       insert into users (name, email, country) select 'Seller ' || n, 'seller-' || n || '@many.example', 'GB'
       from generate_series(1, $1::int) as n returning user_id
     ), accounts as (
       insert into marketplace_accounts (user_id, platform, external_id, username, source_site)
       select user_id, 'ebay', 'many-' || user_id, 'many', 'UK' from sellers returning user_id, account_id
     )
     insert into account_tokens (user_id, account_id, state, ciphertext, access_expires_at, refresh_expires_at)
     select user_id, account_id, case when user_id % 1000 = 0 then 'B' else 'A' end, '\\x00', now(), now() + interval '1 year'
     from accounts`,
    [ROWS],
  );
  await database.pool.query('analyze');
});

/** $1 the user, $2 the account, $3 the number of rows. */
const FILLED = [
  `insert into history (user_id, actor_kind, actor_id, entity, entity_id, item_id, field, before, after, why)
   select $1, case when n % 100 = 0 then 'login' else 'system' end, null, case when n % 3 = 0 then 'account' else 'item' end, $2,
     case when n % 3 = 0 then null else n % 5000 end, 'title', null, null, 'imported' from generate_series(1, $3::int) as n`,
  `insert into history_groups (user_id, group_id, entries)
   select user_id, history_id, 3 from history where user_id = $1 and $2::bigint > 0 limit $3`,
  `insert into expiry_warnings (user_id, account_id, consent, days) select $1, $2, n, 0 from generate_series(1, $3::int) as n`,
  `insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
   select $1, $2, 'ebay', 'order-' || n, 'DE', case when n % 100 = 0 then 'paid' else 'shipped' end, 100, 'EUR', now() - n * interval '1 minute', now()
   from generate_series(1, $3::int) as n`,
  `insert into order_lines (user_id, order_id, external_id, title, quantity, total_minor, currency)
   select user_id, order_id, '1', 'Figure', 1, 100, 'EUR' from orders where user_id = $1 and account_id = $2 limit $3`,
  `insert into shipments (user_id, order_id, number, account_id, site, order_external_id, carrier, tracking_number, shipped_at,
     lines, state, due_at)
   select user_id, order_id, 1, account_id, site, external_id, 'DHL', '1', now(), '[]', 'confirmed', now()
   from orders where user_id = $1 and account_id = $2 limit $3`,
  `insert into order_answers (user_id, order_id, account_id, order_external_id, is_accepted, due_at)
   select user_id, order_id, account_id, external_id, true, now() + interval '1 day'
   from orders where user_id = $1 and account_id = $2 limit $3`,
  `insert into order_changes (user_id, order_id, number, account_id, site, order_external_id, kind, reason, state, due_at)
   select user_id, order_id, 1, account_id, site, external_id, 'cancel', 'out_of_stock', 'confirmed', now()
   from orders where user_id = $1 and account_id = $2 limit $3`,
  `insert into imports (user_id, account_id, state, phase, finished_at)
   select $1, $2, 'done', 'finished', now() from generate_series(1, $3::int)`,
  `insert into notifications (user_id, html) select $1, 'Hello ' || $2::bigint from generate_series(1, $3::int)`,
  `insert into send_attempts (user_id, account_id, target_key, change_kind, generation, fence, outcome, started_at, site)
   select $1, $2, 'SKU-' || n, 'price', 1, 1, 'done', now(), 'DE' from generate_series(1, $3::int) as n`,
  `insert into marketplace_requests (user_id, account_id, operation, method, path, status, duration_ms)
   select $1, $2, 'GetItem', 'POST', '/', 200, 10 from generate_series(1, $3::int)`,
  `with given as (
     insert into bulk_submissions (user_id, account_id, site, call, ticket, changes, handed_in_at, poll_at)
     select $1, $2, 'DE', 'update', 'feed-' || n, 1, now(), now() + interval '1 day' from generate_series(1, $3::int) as n
     returning user_id, submission_id
   )
   insert into bulk_entries (user_id, submission_id, position, entry) select user_id, submission_id, 0, '{}' from given`,
];

describe(`with ${ROWS.toLocaleString('en')} rows of each kind and as many sellers`, () => {
  it('reads a seller’s accounts, orders, imports, notifications and history through indexes', async () => {
    const params = { id: owner.userId };
    const me = server.as(owner);
    await me.call(accounts.list, { params });
    await me.call(accounts.get, { params: { ...params, accountId } });
    await me.call(accounts.listTokens, { params });
    await me.call(imports.list, { params, query: { accountId } });
    await me.call(notifications.list, { params, query: {} });
    for (const query of [{}, { accountId }]) {
      await me.call(orders.list, { params: { ...params, platform: 'all' }, query });
      await me.call(orders.list, { params: { ...params, platform: 'all' }, query: { ...query, attention: true } });
      await me.call(orders.listTotals, { params: { ...params, platform: 'all' }, query });
      await me.call(dashboards.getTodo, { params: { ...params, platform: 'all' }, query });
    }
    for (const query of [
      {},
      { view: 'every' },
      { itemId: 7 },
      { people: 'login' },
      { about: 'business' },
      { about: 'products', people: 'login' },
      { view: 'every', about: 'products' },
    ] as const) {
      const { nextCursor } = await me.call(history.list, { params, query });
      if (nextCursor) await me.call(history.list, { params, query: { ...query, cursor: nextCursor } });
    }
    expect(watched.asked()).toBeGreaterThan(20);
    expect(await watched.faults(TABLES)).toEqual([]);
  });

  it('finds rows that are due without reading the rows of all sellers', async () => {
    for (const job of ['accounts.warn-of-tokens', 'accounts.remove-old-requests', 'dispatch.remove-old-sends']) {
      await server.runJob(job, {});
    }
    const sender = server.startSender();
    await sender.stop();
    expect(watched.asked()).toBeGreaterThan(5);
    expect(await watched.faults(TABLES)).toEqual([]);
  });
});
