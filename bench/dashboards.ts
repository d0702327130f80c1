import type { AddressInfo } from 'node:net';
import { dashboards } from '@quayside/contract';
import fastify from 'fastify';
import type pg from 'pg';
import { heading, report, timed } from './lib/figures.ts';
import { startLoadClient } from './lib/load.ts';
import { processorTimeOf } from './lib/processor-time.ts';
import { type Served, serveGateway } from './lib/servers.ts';
import { createShop } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';

/**
 * Measures the panels of the dashboard of a shop with a million orders of two years, with ten callers, compared with a bare route that
 * reads one prepared row. Manually: `node --import tsx bench/dashboards.ts [orders]`.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000);
const CALLERS = 10;
const RUN_MS = 4_000;
/** What a panel may take. */
const MOST_MS = 50;

const database = await openTempDatabase();
const load = startLoadClient();
try {
  const { db, pool } = database;
  const shop = await createShop(db);
  const { userId, accountId } = shop.account;
  const ms = await timed(() => storeOrders(pool, userId, accountId));
  report('orders and their days made by SQL', (ORDERS / ms) * 1_000, 'orders/s');
  await pool.query('vacuum analyze');
  const gateway = await serveGateway(db);
  const bare = await serveFloor(pool, userId);
  const at = (path: string) => path.replace('{id}', String(userId)).replace('{platform}', 'all');
  const today = new Date().toISOString().slice(0, 10);
  const weekAgo = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const pages = [
    { name: 'floor', port: bare.port, path: '/floor' },
    ...[
      { name: 'to do', path: at(dashboards.getTodo.path) },
      { name: 'sales of seven days', path: at(dashboards.getWeekly.path) },
      { name: 'sales of thirteen weeks', path: at(dashboards.getWeeks.path) },
      { name: 'sales of twelve months', path: at(dashboards.getMonths.path) },
      { name: 'inventory', path: at(dashboards.getInventory.path) },
      { name: 'orders behind a year', path: `${at(dashboards.listSold.path)}?from=${yearAgo}&to=${today}` },
      { name: 'items behind a year', path: `${at(dashboards.listSoldItems.path)}?from=${yearAgo}&to=${today}` },
      { name: 'items behind a week', path: `${at(dashboards.listSoldItems.path)}?from=${weekAgo}&to=${today}` },
    ].map((page) => ({ ...page, port: gateway.port })),
  ];
  // The list of a year is summed when it is first asked for, and kept from then on.
  const year = `http://127.0.0.1:${gateway.port}${at(dashboards.listSoldItems.path)}?from=${yearAgo}&to=${today}`;
  let firstMs = 0;
  const first = await processorTimeOf(1, async () => {
    firstMs = await timed(async () => {
      const answer = await fetch(year, { headers: { cookie: shop.cookie } });
      if (!answer.ok) throw new Error(`the list of a year failed: ${answer.status}`);
      await answer.arrayBuffer();
    });
  });
  const ofDatabase = `processor: database ${first.database.toFixed(0)} ms`;
  report('items behind a year, asked for the first time', firstMs, 'ms', ofDatabase);
  heading(`Panels of a shop with ${ORDERS.toLocaleString('en-GB')} orders, ${CALLERS} callers`);
  for (const { name, port, path } of pages) {
    const order = { port, path, cookie: shop.cookie, connections: CALLERS };
    await load.run({ ...order, durationMs: 1_000 });
    let answers = 0;
    let p95Ms = 0;
    const used = await processorTimeOf(1, async () => {
      const result = await load.run({ ...order, durationMs: RUN_MS });
      p95Ms = result.p95Ms;
      answers = (result.requestsPerSecond * RUN_MS) / 1_000;
    });
    const wanted = name === 'floor' ? '' : `${MOST_MS} or less; `;
    const each = (ms: number) => `${(ms / answers).toFixed(1)} ms`;
    report(
      `${name}, 95 of 100 within`,
      p95Ms,
      'ms',
      `${wanted}processor for each: program ${each(used.program)}, database ${each(used.database)}`,
    );
  }
  await gateway.close();
  await bare.close();
} finally {
  await load.stop();
  await database.remove();
}

/** Orders of four sites and currencies over two years, one refund in twenty orders, and the sums that the product keeps of them. */
async function storeOrders(pool: pg.Pool, userId: number, accountId: number): Promise<void> {
  await pool.query(
    `insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
    select $1, $2, 'ebay', 'B-' || n, (array['UK', 'DE', 'US', 'AU'])[1 + n % 4], case when n % 50 = 0 then 'cancelled' else 'shipped' end,
      1000 + n % 7000, (array['GBP', 'EUR', 'USD', 'AUD'])[1 + n % 4], now() - n * interval '730 days' / $3, now()
    from generate_series(1, $3::integer) n`,
    [userId, accountId, ORDERS],
  );
  await pool.query(
    `insert into order_lines (user_id, order_id, external_id, item_id, title, quantity, total_minor, currency)
    select user_id, order_id, external_id, 1 + order_id % 20000, 'Item', 1, total_minor, currency from orders where user_id = $1`,
    [userId],
  );
  await pool.query(
    `insert into order_totals (user_id, account_id, platform, site, status, n)
    select user_id, account_id, platform, site, status, count(*) from orders where user_id = $1 group by 1, 2, 3, 4, 5`,
    [userId],
  );
  await pool.query(
    `insert into sales_days (user_id, account_id, platform, day, site, currency, orders, units, revenue_minor, refunds_minor)
    select user_id, account_id, platform, ordered_at::date, site, currency, count(*), count(*), sum(total_minor), sum(total_minor) / 20
    from orders where user_id = $1 and status = 'shipped' group by 1, 2, 3, 4, 5, 6`,
    [userId],
  );
  await pool.query(
    `insert into exchange_rates (date, base, currency, millionths, source)
    select d::date, 'EUR', c, m + extract(doy from d)::bigint * 100, 'ecb'
    from generate_series(now() - interval '760 days', now(), interval '1 day') d
      cross join (values ('GBP', 860000), ('USD', 1080000), ('AUD', 1650000), ('CAD', 1480000)) as r (c, m)
    on conflict do nothing`,
  );
}

async function serveFloor(pool: pg.Pool, userId: number): Promise<Served> {
  const app = fastify();
  app.get('/floor', async () => {
    const { rows } = await pool.query({
      name: 'floor',
      text: 'select day, site, orders, revenue_minor from sales_days where user_id = $1 order by day desc limit 1',
      values: [userId],
    });
    return rows;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}
