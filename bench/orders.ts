import type { AddressInfo } from 'node:net';
import { orders } from '@quayside/contract';
import fastify from 'fastify';
import type pg from 'pg';
import { openBuyer } from '../apps/server/src/modules/orders/buyer-box.ts';
import { compared, heading, median, medianRatio, report, timed } from './lib/figures.ts';
import { startLoadClient } from './lib/load.ts';
import { COMMON_WORD, connectEmpty, numberOf, RARE_NAME, storeMany } from './lib/orders.ts';
import { CONNECTIONS, type MeasuredPage, measurePages } from './lib/pages.ts';
import { type Served, serveGateway } from './lib/servers.ts';
import { box, createShop } from './lib/shop.ts';
import { openTempDatabase } from './lib/temp-database.ts';

/**
 * Measures pages of the list of orders over HTTP, compared with a baseline: a bare route with one prepared keyset
 * select of 50 of the same orders with their lines, which decrypts their buyers. Manually: `node --import tsx
 * bench/orders.ts [orders]`.
 */
const ORDERS = Number(process.argv[2] ?? 100_000);
/** The minimum rate of a page relative to the baseline, and the maximum time of a page relative to the first page. */
const LEAST_TO_FLOOR = 0.5;
const MOST_TO_FIRST = 1.25;

const database = await openTempDatabase();
const load = startLoadClient();
try {
  const { db, pool } = database;
  const shop = await createShop(db);
  const { userId, accountId } = shop.account;
  const accounts = [
    { userId, accountId, platform: 'ebay' as const },
    await connectEmpty(db, userId, 'amazon'),
    await connectEmpty(db, userId, 'cdiscount'),
  ];
  const ms = await timed(() => storeMany(db, accounts, ORDERS));
  report('orders stored as they are polled', (ORDERS / ms) * 1_000, 'orders/s');
  await pool.query('vacuum analyze');
  const gateway = await serveGateway(db);
  const bare = await serveFloor(pool, userId);
  const list = orders.list.path.replace('{id}', String(userId)).replace('{platform}', 'all');
  const pages = await measurePages(load, shop.cookie, [
    { name: 'floor', port: bare.port, path: '/floor' },
    ...Object.entries({
      'first page': '',
      'last page': '?last=true',
      'searched page, a common word': `?query=${COMMON_WORD}`,
      'searched page, a buyer’s name': `?query=${RARE_NAME}`,
      'searched page, an order number': `?query=${numberOf(ORDERS >> 1)}`,
      'first page of the paid': '?status=paid',
      'last page of one site': '?site=DE&last=true',
      'first page to ship': '?sort=shipBy',
    }).map(([name, query]) => ({ name, port: gateway.port, path: list + query })),
  ]);
  tell(pages);
  await gateway.close();
  await bare.close();
} finally {
  await load.stop();
  await database.remove();
}

function tell(pages: readonly MeasuredPage[]): void {
  heading(`List of ${ORDERS.toLocaleString('en-GB')} orders, ${CONNECTIONS} connections`);
  const [floor, first] = pages;
  for (const { name, rates, bytes } of pages) {
    const toFloor = medianRatio(rates, floor?.rates ?? []);
    const toFirst = medianRatio(first?.rates ?? [], rates);
    const comparison =
      name === 'floor'
        ? ''
        : `${compared(toFloor, 'the floor', `${LEAST_TO_FLOOR} or more`)}, ${compared(toFirst, "the first page's time", `${MOST_TO_FIRST} or less`)}`;
    report(`${name} (${(bytes / 1_024).toFixed(0)} KB)`, median(rates), 'requests/s', comparison);
  }
}

/** The baseline: the newest 50 orders with their lines and decrypted buyers, without authentication or mapping. */
async function serveFloor(pool: pg.Pool, userId: number): Promise<Served> {
  const app = fastify();
  app.get('/floor', async () => {
    const { rows } = await pool.query({
      name: 'floor',
      text: `select o.order_id, o.external_id, o.account_id, o.platform, o.site, o.status, o.stock_status, o.total_minor, o.currency,
          o.buyer_sealed, o.ship_to_country, o.ordered_at, o.ship_by, o.problem, l.line_id, l.marketplace_sku, l.item_id, l.title,
          l.quantity, l.reserved, l.total_minor as line_minor
        from (select * from orders where user_id = $1 and (ordered_at, order_id) < ($2, $3)
          order by ordered_at desc, order_id desc limit 50) o
        left join order_lines l on l.user_id = o.user_id and l.order_id = o.order_id`,
      values: [userId, new Date('2100-01-01'), 0],
    });
    const buyers = new Map<string, unknown>();
    for (const { account_id: account, external_id: externalId, buyer_sealed: buyerSealed } of rows) {
      const order = { accountId: Number(account), externalId, buyerSealed };
      if (!buyers.has(externalId)) buyers.set(externalId, openBuyer(box, userId, order)?.name);
    }
    return rows.map(({ buyer_sealed: _sealed, ...row }) => ({ ...row, buyer: buyers.get(row.external_id) }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}
