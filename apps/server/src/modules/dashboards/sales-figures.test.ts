import { read, utils } from '@e965/xlsx';
import type { ExternalOrder, ExternalOrderLine } from '@quayside/connector-kit';
import {
  dashboards,
  type Sales,
  type SalesReport,
  type SoldItem,
  type SoldItemPage,
  type SoldOrder,
  type SoldPage,
  type SoldQuery,
} from '@quayside/contract';
import { type Currency, DAY_MS, money, type Site, siteFacts } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp } from '../../../test/http.ts';
import { storeSalesBySql } from '../../../test/sales-by-sql.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { orderChangeListener } from '../order-actions/settle-change.ts';
import { readUnmatchedLines } from '../orders/order-lines.repository.ts';
import { listSoldItems } from '../orders/sold-items.repository.ts';
import { findSoldList, keepSoldList } from '../orders/sold-lists.repository.ts';
import type { SoldFilter } from '../orders/sold-orders.repository.ts';
import { matchLines, storeOrders } from '../orders/store-orders.ts';
import { dashboardRoutes } from './dashboards.routes.ts';
import { addSales } from './sales-days.repository.ts';

/*
 * Orders of fourteen months in four currencies pass through the code that stores polled orders, in any order and some of them several
 * times: unpaid, paid, shipped, cancelled, in part or in full, and with refunds that are confirmed later. Then every figure of the reports
 * is compared with a statement over the orders themselves.
 */

const database = useTestDatabase();
const NOW = new Date('2026-11-21T00:30:00Z');
const clock = createMovableClock(NOW.toISOString());
const app = useTestApp(() => ({
  db: database.db,
  routes: dashboardRoutes({ db: database.db, clock, marketplaceClock: clock }),
}));

const SITES: readonly Site[] = ['UK', 'DE', 'US', 'AU', 'FR'];
const ORDERS = 1_000;
/** `FIGURES_OF=50000` reckons as many orders that are made by SQL. */
const BY_SQL = Number(process.env.FIGURES_OF ?? 0);
const MONTHS_14_MS = 425 * DAY_MS;
/** Hours around which the clocks of the sites change, and the turn of the year: days differ between time zones there. */
const EDGES = [
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-04-05T15:30:00Z',
  '2026-11-01T05:30:00Z',
  '2025-12-31T23:30:00Z',
];

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = createRandom(7);
const below = (n: number) => Math.floor(random() * n);

let owner: TestLogin;
let accounts: readonly Account[];

function orderOf(n: number): ExternalOrder {
  const site = SITES[below(SITES.length)] ?? 'UK';
  const currency = siteFacts(site).currency as Currency;
  const edge = EDGES[n % EDGES.length] ?? '';
  const at = n % 4 === 0 ? Date.parse(edge) + (below(180) - 90) * 60_000 : NOW.getTime() - below(MONTHS_14_MS);
  const createdAt = new Date(at).toISOString();
  const lines = Array.from(
    { length: 1 + below(3) },
    (_, index): ExternalOrderLine => ({
      externalId: `${n}-${index}`,
      sku: null,
      listingId: `L-${below(4)}`,
      title: `Item ${n}`,
      quantity: 1 + below(3),
      total: money(500 + below(9_000), currency),
    }),
  );
  const total = money(lines.reduce((sum, line) => sum + (line.total?.minor ?? 0), 0) + below(2) * 399, currency);
  const base = { externalId: `F-${n}`, site, createdAt, modifiedAt: createdAt, status: 'paid', total, lines } as const;
  return { ...base, buyerUsername: 'b', shipToName: 'B', shipToCountry: siteFacts(site).country } as ExternalOrder;
}

/** What the marketplace says of an order later. */
function laterOf(order: ExternalOrder, n: number): ExternalOrder {
  const modifiedAt = new Date(Date.parse(order.createdAt) + 3_600_000).toISOString();
  const [first, ...others] = order.lines;
  switch (n % 8) {
    case 0:
      return { ...order, modifiedAt, status: 'cancelled' };
    case 1:
      return { ...order, modifiedAt, status: 'shipped', isRefunded: true };
    case 2:
      return { ...order, modifiedAt, lines: first ? [{ ...first, isCancelled: true }, ...others] : order.lines };
    default:
      return { ...order, modifiedAt, status: 'shipped' };
  }
}

const deps = { clock, box: testBox, addSales };
const store = (account: Account, orders: readonly ExternalOrder[]) =>
  withTransaction(database.db, (tx) => storeOrders(tx, deps, account, orders));

/** A refund of an order as it is when the marketplace has confirmed it. */
async function refund(orderId: number, account: Account, site: Site, minor: number, currency: Currency): Promise<void> {
  const { userId, accountId } = account;
  await withTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ number: number }>`
      insert into order_changes (user_id, order_id, number, account_id, site, order_external_id, kind, reason, amount_minor, currency,
        state, due_at)
      select ${userId}, ${orderId}, 1 + count(*), ${accountId}, ${site}, 'x', 'refund', 'other', ${minor}, ${currency}, 'confirmed', now()
      from order_changes where user_id = ${userId} and order_id = ${orderId} returning number`.execute(tx);
    const change = { orderId, number: rows[0]?.number ?? 0, kind: 'refund', site, pieces: [], refusal: null } as const;
    await orderChangeListener(addSales).orderChanged?.(
      tx,
      { userId, accountId },
      {
        ...change,
        amount: money(minor, currency),
      },
    );
  });
}

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accounts = [
    await buildAccount(database.db, owner.userId),
    await buildAccount(database.db, owner.userId, { homeSite: 'DE' }),
  ];
  for (const [day, factor] of [
    ['2025-11-03', 0.97],
    ['2026-03-02', 1],
    ['2026-06-01', 1.04],
    ['2026-11-16', 1.1],
  ] as const)
    await sql`insert into exchange_rates (date, base, currency, millionths, source)
      select ${day}::date, 'EUR', c, round(m * ${factor}::numeric)::bigint, 'ecb'
      from (values ('GBP', 871234), ('USD', 1087654), ('AUD', 1651111)) as r (c, m)
      on conflict (date, base, currency) do update set millionths = excluded.millionths`.execute(database.db);
  if (BY_SQL > 0) {
    const [account] = accounts;
    const items = account ? await buildItems(database.db, account, [{}, {}, {}]) : [];
    await storeSalesBySql(database.pool, BY_SQL, {
      ...{ userId: owner.userId, accountIds: accounts.map(({ accountId }) => accountId), sites: SITES, now: NOW },
      ...{ itemIds: items.map(({ itemId }) => itemId), days: MONTHS_14_MS / DAY_MS, edges: EDGES },
    });
    for (const list of [...KEPT, ...MEANWHILE]) await keepSoldList(database.db, owner.userId, filterOf(list));
    return;
  }
  // Lists of items that are kept before there is any order are moved by each of them.
  for (const list of KEPT) await keepSoldList(database.db, owner.userId, filterOf(list));
  for (const account of accounts)
    await buildItems(database.db, account, [{ externalId: 'L-1' }, { externalId: 'L-2' }]);
  const orders = Array.from({ length: ORDERS }, (_, n) => orderOf(n));
  for (let start = 0; start < ORDERS; start += 100) {
    const account = accounts[(start / 100) % 2];
    if (!account) throw new Error('there are two accounts');
    const batch = orders.slice(start, start + 100);
    const arrived = batch.map((order, n) => (n % 5 === 0 ? { ...order, status: 'pending' as const } : order));
    const lists = start === 500 ? MEANWHILE : [];
    await Promise.all([
      store(account, arrived),
      ...lists.map((list) => keepSoldList(database.db, owner.userId, filterOf(list))),
    ]);
    await store(
      account,
      batch.map((order, n) => laterOf(order, start + n)),
    );
    const { rows } = await sql<{ id: number; site: Site; total: number; currency: Currency }>`
      select order_id as id, site, total_minor as total, currency from orders
      where user_id = ${owner.userId} and account_id = ${account.accountId} and external_id = any(${batch.map(({ externalId }) => externalId)})
        and order_id % 6 = 0 order by order_id`.execute(database.db);
    for (const { id, site, total, currency } of rows) {
      await refund(id, account, site, 1 + below(total), currency);
      if (id % 12 === 0) await refund(id, account, site, 100, currency);
    }
    // A poll after the refunds changes orders once more: some are cancelled after all, and none counts twice.
    const late = new Date(NOW.getTime() - 1_000).toISOString();
    await store(
      account,
      batch.map((order, n) => ({ ...laterOf(order, start + n + (n % 3 === 0 ? 1 : 0)), modifiedAt: late })),
    );
  }
  // An item is imported after its orders. One line in four is of no known item.
  for (const account of accounts) {
    await buildItems(database.db, account, [{ externalId: 'L-3' }]);
    await withTransaction(database.db, async (tx) =>
      matchLines(tx, account, await readUnmatchedLines(tx, account, new Date(0))),
    );
  }
}, 3_600_000);

/** Days of lists: the year, the quarter and parts of them by site or account. */
type Days = Pick<SoldFilter, 'from' | 'to' | 'site'> & { readonly account?: 0 | 1 };
const KEPT: readonly Days[] = [
  { from: '2025-12-01', to: null, site: undefined },
  { from: '2025-12-01', to: null, site: 'AU' },
  { from: '2026-03-01', to: '2026-03-31', site: undefined },
  { from: '2026-08-24', to: null, site: undefined, account: 1 },
];
const MEANWHILE: readonly Days[] = [
  { from: '2025-11-01', to: null, site: undefined },
  { from: '2026-01-01', to: null, site: 'UK' },
];
const REST: readonly Days[] = [
  { from: '2025-12-01', to: '2026-11-20', site: undefined },
  { from: '2026-10-25', to: '2026-10-25', site: undefined },
  { from: '2026-08-24', to: null, site: 'DE', account: 0 },
];

const filterOf = ({ account, ...days }: Days): SoldFilter => ({
  ...days,
  accountIds: accounts
    .filter((_, index) => account === undefined || index === account)
    .map(({ accountId }) => accountId),
});

interface Reckoned {
  readonly orders: number;
  readonly units: number;
  readonly home: number;
  readonly homeRefunds: number;
  readonly byCurrency: Readonly<Record<string, readonly [revenue: number, refunds: number]>>;
}

/** What a report should say of days, by a statement over the orders themselves: no sums that the product keeps. */
async function reckon(from: string, to: string, where = sql`true`): Promise<Reckoned> {
  const { rows } = await sql<Reckoned>`
    with zones (site, zone) as (values ${sql.join(SITES.map((site) => sql`(${site}::text, ${siteFacts(site).timeZone}::text)`))}),
    cancelled as (
      select order_id, sum(total_minor) as minor from order_lines where user_id = ${owner.userId} and state = 'cancelled' group by 1),
    pieces as (
      select order_id, sum(case when state = 'open' then quantity else 0 end) as units,
        every(state in ('refunded', 'cancelled')) and not every(state = 'cancelled') as is_back
      from order_lines where user_id = ${owner.userId} group by 1),
    given as (
      select order_id, sum(amount_minor) as minor from order_changes
      where user_id = ${owner.userId} and kind = 'refund' and state = 'confirmed' group by 1),
    each_order as (
      select (o.ordered_at at time zone z.zone)::date as day, o.site, o.currency, o.account_id, p.units, o.total_minor - coalesce(c.minor, 0) as sold,
        case when p.is_back then o.total_minor - coalesce(c.minor, 0)
          else least(o.total_minor - coalesce(c.minor, 0), coalesce(g.minor, 0)) end as back
      from orders o join zones z using (site) join pieces p using (order_id)
        left join cancelled c using (order_id) left join given g using (order_id)
      where o.user_id = ${owner.userId} and o.status in ('paid', 'shipped')),
    each_day as (
      select day, site, currency, account_id, site <> a.source_site as is_abroad, count(*) as orders, sum(units) as units, sum(sold) as sold,
        sum(back) as back
      from each_order join marketplace_accounts a using (account_id)
      where least(day, '2026-11-21'::date) between ${from}::date and ${to}::date group by 1, 2, 3, 4, 5),
    rated as (
      select e.*, case when currency = 'GBP' then 1 else
        (select millionths from exchange_rates where currency = 'GBP' and base = 'EUR'
          order by date <= e.day desc, case when date <= e.day then e.day - date else date - e.day end limit 1)::numeric
        / case when currency = 'EUR' then 1000000 else
          (select r.millionths from exchange_rates r where r.currency = e.currency and r.base = 'EUR'
            order by r.date <= e.day desc, case when r.date <= e.day then e.day - r.date else r.date - e.day end limit 1) end end as rate
      from each_day e where ${where})
    select coalesce(sum(orders), 0)::integer as orders, coalesce(sum(units), 0)::integer as units,
      coalesce(sum(round(sold * rate)), 0)::bigint as home, coalesce(sum(round(back * rate)), 0)::bigint as "homeRefunds",
      coalesce((select jsonb_object_agg(currency, sums) from (
        select currency, jsonb_build_array(sum(sold), sum(back)) as sums from rated group by currency) c), '{}') as "byCurrency"
    from rated`.execute(database.db);
  const [row] = rows;
  if (!row) throw new Error('a sum has a row');
  return row;
}

const said = ({ orders, units, home, homeRefunds, revenue, refunds }: Sales): Reckoned => ({
  orders,
  units,
  home: home?.minor ?? Number.NaN,
  homeRefunds: homeRefunds?.minor ?? Number.NaN,
  byCurrency: Object.fromEntries(
    revenue.map(({ currency, minor }) => [
      currency,
      [minor, refunds.find((one) => one.currency === currency)?.minor ?? 0],
    ]),
  ),
});

const CALLS = { week: dashboards.getWeekly, quarter: dashboards.getWeeks, year: dashboards.getMonths } as const;
const input = () => ({ params: { id: owner.userId, platform: 'all' as const }, query: {} });
const dayBefore = (iso: string) => new Date(Date.parse(iso) - DAY_MS).toISOString().slice(0, 10);

it.each([
  ['week', '2026-11-08', '2026-11-14'],
  ['quarter', '2026-05-25', '2026-08-22'],
  ['year', '2024-12-01', '2025-11-21'],
] as const)('every figure of the %s is that of the orders themselves', async (name, beforeFrom, beforeTo) => {
  const report: SalesReport = await app.as(owner).call(CALLS[name], input());
  expect(report.total.orders).toBeGreaterThan(5);
  expect(report.total.revenue.length).toBeGreaterThanOrEqual(3);
  expect(report.total.homeRefunds?.minor).toBeGreaterThan(0);
  for (const [index, bucket] of report.buckets.entries()) {
    const next = report.buckets[index + 1];
    expect(said(bucket)).toEqual(await reckon(bucket.from, next ? dayBefore(next.from) : report.to));
  }
  for (const { site, ...sales } of report.bySite)
    expect(said(sales)).toEqual(await reckon(report.from, report.to, sql`site = ${site}`));
  expect(said(report.abroad)).toEqual(await reckon(report.from, report.to, sql`is_abroad`));
  expect(said(report.total)).toEqual(await reckon(report.from, report.to));
  expect(said(report.before)).toEqual(await reckon(beforeFrom, beforeTo));
  for (const { accountId } of accounts) {
    const ofOne = await app.as(owner).call(CALLS[name], { ...input(), query: { accountId } });
    expect(said(ofOne.total)).toEqual(await reckon(report.from, report.to, sql`account_id = ${accountId}`));
  }
});

/** What was sold of each item, by a statement over the lines themselves. */
async function reckonItems(days: Days): Promise<unknown[]> {
  const { accountIds, from, to, site } = filterOf(days);
  const { rows } = await sql`
    with zones (site, zone) as (values ${sql.join(SITES.map((one) => sql`(${one}::text, ${siteFacts(one).timeZone}::text)`))}),
    sold as (
      select coalesce(l.item_id, 0) as item, o.currency, case l.state when 'open' then l.quantity else 0 end as units, l.total_minor,
        case l.state when 'refunded' then l.total_minor else 0 end as back_minor
      from orders o join zones z using (site) join order_lines l using (user_id, order_id)
      where o.user_id = ${owner.userId} and o.status in ('paid', 'shipped') and l.state in ('open', 'refunded')
        and o.account_id = any(${[...accountIds]}::bigint[]) and (${site ?? null}::text is null or o.site = ${site ?? null})
        and (o.ordered_at at time zone z.zone)::date between ${from}::date and coalesce(${to}::date, 'infinity'))
    select item as "itemId", (select sum(units)::integer from sold s where s.item = i.item) as units,
      (select jsonb_agg(sums order by sums->>'currency') from (
        select jsonb_build_object('currency', currency, 'soldMinor', sum(total_minor), 'backMinor', sum(back_minor)) as sums
        from sold s where s.item = i.item group by currency) c) as amounts
    from (select distinct item from sold) i order by 2 desc, 1 desc`.execute(database.db);
  return rows;
}

it.each([
  ['kept since before the first order', KEPT],
  ['kept since orders that were stored at the same time', MEANWHILE],
  ['summed when it is asked for', REST],
])('a list of items that is %s has what the lines themselves say', async (_, lists) => {
  for (const days of lists) {
    const rows = await reckonItems(days);
    expect(rows.length).toBeGreaterThan(1);
    for (const again of ['first', 'then'])
      expect([again, await listSoldItems(database.db, owner.userId, filterOf(days), null, 100)]).toEqual([again, rows]);
  }
  for (const days of lists === REST ? [] : lists)
    expect(await findSoldList(database.db, owner.userId, filterOf(days))).not.toBeNull();
});

it('a business keeps twenty lists, and gives up the one that nobody has read for the longest time', async () => {
  const [unread, read] = KEPT.map(filterOf);
  if (!unread || !read) throw new Error('there are four');
  const keep = (day: number) =>
    keepSoldList(database.db, owner.userId, filterOf({ from: `2026-02-${day}`, to: null, site: 'FR' }));
  await sql`update sold_lists set read_at = now() - interval '2 days' where user_id = ${owner.userId}
    and first_day = ${unread.from}::date and (site is null or site = 'AU')`.execute(database.db);
  await findSoldList(database.db, owner.userId, read);
  for (let day = 10; day < 28; day += 1) await keep(day);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sold_lists where user_id = ${owner.userId}`.execute(database.db);
  expect(rows).toEqual([{ n: 20 }]);
  expect(await findSoldList(database.db, owner.userId, unread)).toBeNull();
  expect(await findSoldList(database.db, owner.userId, read)).not.toBeNull();
});

it('the items behind a figure are its list in pages, most sold first, and their files name each', async () => {
  const { from, to } = await app.as(owner).call(CALLS.year, input());
  const rows = await reckonItems({ from, to: null, site: undefined });
  expect(rows.length).toBeGreaterThan(2);
  const list: SoldItem[] = [];
  let cursor: string | null = null;
  do {
    const query: SoldQuery = { from, to, limit: 1, ...(cursor === null ? {} : { cursor }) };
    const page: SoldItemPage = await app.as(owner).call(dashboards.listSoldItems, { ...input(), query });
    list.push(...page.list);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(
    list.map(({ item, units, revenue, refunds }) => ({
      ...{ itemId: item?.id ?? 0, units },
      amounts: revenue.map(({ currency, minor }, index) => ({
        ...{ currency, soldMinor: minor, backMinor: refunds[index]?.minor },
      })),
    })),
  ).toEqual(rows);
  const lines = list.reduce((sum, { revenue }) => sum + revenue.length, 0);
  const file = await app.as(owner).send(dashboards.exportSold, { ...input(), query: { from, to, of: 'items' } });
  expect(file.body.trim().split('\n')).toHaveLength(lines + 1);
  const asBook = { ...input(), query: { from, to, of: 'items' as const, format: 'xlsx' as const } };
  const book = await app.as(owner).send(dashboards.exportSold, asBook);
  const { Sheets, SheetNames } = read(book.rawPayload, { type: 'buffer' });
  const [head, ...cells] = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(head).toEqual(['sku', 'title', 'marketplace', 'shop', 'units', 'gross', 'refunds', 'net', 'currency']);
  expect(cells).toHaveLength(lines);
});

it('the orders behind a figure have exactly its sums, and the file has a line for each', async () => {
  const { from, to, total, bySite, buckets } = await app.as(owner).call(CALLS.quarter, input());
  const [first, second] = buckets;
  const figures = [
    { days: { from, to }, sales: total },
    { days: { from, to: dayBefore(second?.from ?? '') }, sales: first },
    ...bySite.map(({ site, ...sales }) => ({ days: { from, to, site }, sales })),
  ];
  for (const { days, sales } of figures) {
    if (!sales) throw new Error('the report has weeks');
    const list: SoldOrder[] = [];
    let cursor: string | null = null;
    do {
      const query: SoldQuery = { ...days, limit: 100, ...(cursor === null ? {} : { cursor }) };
      const page: SoldPage = await app.as(owner).call(dashboards.listSold, { ...input(), query });
      list.push(...page.list);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const sumOf = (sums: readonly { readonly minor: number }[]) => sums.reduce((sum, { minor }) => sum + minor, 0);
    expect(new Set(list.map(({ id }) => id)).size).toBe(sales.orders);
    expect(sumOf(list.map(({ revenue }) => revenue))).toBe(sumOf(sales.revenue));
    expect(sumOf(list.map(({ refunds }) => refunds))).toBe(sumOf(sales.refunds));
    const file = await app.as(owner).send(dashboards.exportSold, { ...input(), query: days });
    const [head, ...rows] = file.body
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    expect(rows).toHaveLength(sales.orders);
    for (const [index, { currency, minor }] of sales.revenue.entries()) {
      const back = sales.refunds[index]?.minor ?? 0;
      const ofCurrency = rows.filter((row) => row[head?.indexOf('currency') ?? 0] === currency);
      const column = (name: string) =>
        ofCurrency.reduce((sum, row) => sum + Math.round(Number(row[head?.indexOf(name) ?? 0]) * 100), 0);
      expect([column('gross'), column('refunds'), column('net')]).toEqual([minor, back, minor - back]);
    }
  }
});

it('the orders that wait are counted as they are', async () => {
  const { rows } = await sql<Record<string, number>>`
    select sum((status = 'paid')::int)::int as "ordersToShip", sum((problem is not null or answer = 'on_hold')::int)::int as "ordersToDecide",
      sum((stock_status = 'oversold' and status not in ('shipped', 'cancelled'))::int)::int as "oversoldOrders",
      sum((status = 'paid' and ship_by < ${NOW})::int)::int as "lateOrders"
    from orders where user_id = ${owner.userId}`.execute(database.db);
  const { list } = await app.as(owner).call(dashboards.getTodo, input());
  const counted = Object.entries(rows[0] ?? {}).filter(([, n]) => (n ?? 0) > 0);
  expect(counted.length).toBeGreaterThan(0);
  for (const [kind, n] of counted) expect([kind, list.find((entry) => entry.kind === kind)?.n]).toEqual([kind, n]);
});
