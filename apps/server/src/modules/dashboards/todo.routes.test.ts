import { dashboards, orders, products, type TodoReport } from '@quayside/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { countOrders } from '../../../test/factories/order.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer({
  get db() {
    return database.db;
  },
  get connectionString() {
    return database.connectionString;
  },
});

let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

const all = () => ({ params: { id: owner.userId, platform: 'all' as const }, query: {} });
const todo = (as: TestLogin = owner): Promise<TodoReport> => server.as(as).call(dashboards.getTodo, all());
const counts = async () => Object.fromEntries((await todo()).list.map(({ kind, n }) => [kind, n]));

/** As if orders and catalogue had been read this many minutes ago. */
async function read(minutesAgo: number): Promise<void> {
  await sql`delete from sync_cursors where user_id = ${owner.userId}`.execute(database.db);
  for (const kind of ['orders', 'compare']) {
    await sql`insert into sync_cursors (user_id, account_id, kind, last_success_at)
      values (${owner.userId}, ${account.accountId}, ${kind}, now() - ${minutesAgo} * interval '1 minute')`.execute(
      database.db,
    );
  }
}

interface OrderGiven {
  readonly status?: 'pending' | 'paid' | 'shipped' | 'cancelled';
  /** Hours until the deadline; without one if absent. */
  readonly dueIn?: number;
  readonly isOversold?: boolean;
  readonly problem?: string;
  readonly answer?: string;
  readonly isByMarketplace?: boolean;
}

let number = 0;
async function order(given: OrderGiven): Promise<void> {
  number += 1;
  const shipBy = given.dueIn === undefined ? sql`null` : sql`now() + ${given.dueIn} * interval '1 hour'`;
  await sql`
    insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at, ship_by,
      stock_status, problem, answer, is_fulfilled_by_marketplace)
    values (${owner.userId}, ${account.accountId}, 'ebay', ${`todo-${number}`}, 'DE', ${given.status ?? 'paid'}, 100, 'EUR', now(), now(),
      ${shipBy}, ${given.isOversold ? 'oversold' : 'fulfillable'}, ${given.problem ?? null}, ${given.answer ?? null},
      ${given.isByMarketplace ?? false})`.execute(database.db);
  await countOrders(database.db, owner.userId);
}

const isUpToDate = ({ list, isAllDone, isRead }: TodoReport) => list.length === 0 && isAllDone && isRead;

describe('a business for which nothing waits', () => {
  it('is up to date only if everything was read recently', async () => {
    expect(isUpToDate(await todo())).toBe(false);
    await read(1);
    expect(isUpToDate(await todo())).toBe(true);
    await read(60 * 24);
    expect(await todo()).toMatchObject({ list: [], isAllDone: true, isRead: false });
  });

  it('has nothing to do with the orders, items and accounts of others', async () => {
    const other = await buildOwner(database.db);
    await buildAccount(database.db, other.userId);
    expect(await server.as(other).refused(dashboards.getTodo, all())).toMatchObject({ status: 403 });
  });
});

describe('orders', () => {
  it('that are due today keep the dashboard from saying that everything is up to date', async () => {
    await read(1);
    await order({ dueIn: 5 });
    expect(isUpToDate(await todo())).toBe(false);
    expect(await counts()).toEqual({ dueOrders: 1, ordersToShip: 1 });
  });

  it('count in each list that shows them, and not once they are shipped, cancelled or the marketplace’s own to ship', async () => {
    await order({ dueIn: -2 });
    await order({ dueIn: 30 });
    await order({});
    await order({ status: 'shipped', dueIn: -2, isOversold: true });
    await order({ status: 'cancelled', dueIn: 2 });
    await order({ dueIn: 2, isByMarketplace: true });
    await order({ status: 'pending', isOversold: true });
    await order({ status: 'shipped', problem: 'unknown_item' });
    await order({ status: 'pending', answer: 'on_hold' });
    expect(await counts()).toEqual({ lateOrders: 1, ordersToDecide: 2, oversoldOrders: 1, ordersToShip: 3 });
  });

  it.each([
    ['to ship', { due: 'any' as const }, 'toShip'],
    ['due within a day', { due: 'soon' as const }, 'soon'],
    ['late', { due: 'late' as const }, 'late'],
    ['for a person', { attention: true }, 'attention'],
    ['open without stock', { stockStatus: 'oversold' as const, open: true }, 'oversold'],
    ['shipped', { status: 'shipped' as const }, 'shipped'],
    ['pending', { status: 'pending' as const }, 'pending'],
    ['of any kind', {}, 'all'],
  ] as const)('%s are as many in the list as its total says', async (_name, filter, key) => {
    for (const given of [{ dueIn: -2 }, { dueIn: 3 }, { dueIn: 30 }, { status: 'shipped', isOversold: true }] as const)
      await order(given);
    await order({ status: 'pending', isOversold: true });
    await order({ status: 'pending', answer: 'on_hold' });
    await order({ isByMarketplace: true });
    const { totals } = await server.as(owner).call(orders.listTotals, all());
    const { count, sales } = await server.as(owner).call(orders.list, { ...all(), query: filter });
    expect(count).toBe(totals[key]);
    expect(sales).toHaveLength(totals[key]);
    expect(totals[key]).toBeGreaterThan(0);
  });
});

describe('items, titles, runs and accounts', () => {
  it('count once the seller can do something about them', async () => {
    const [lacking, decided, failed] = await buildItems(database.db, account, [{}, {}, {}]);
    if (!lacking || !decided || !failed) throw new Error('three items were stored');
    await buildListing(database.db, account, lacking, { site: 'DE', state: 'B', reason: { code: 'missing_aspects' } });
    await buildListing(database.db, account, decided, { site: 'DE', state: 'B', reason: { code: 'home_site' } });
    await buildListing(database.db, account, failed, {
      site: 'FR',
      state: 'F',
      reason: { code: 'rejected_by_marketplace' },
    });
    expect(await counts()).toEqual({ failedItems: 1, blockedItems: 1 });
    const { totals } = await server.as(owner).call(products.listTotals, all());
    const listed = await server.as(owner).call(products.list, { ...all(), query: { eligibility: 'blockedAbroad' } });
    expect(listed.list.map(({ id }) => id)).toEqual([lacking.itemId]);
    expect(totals.blockedAbroad).toBe(1);
  });

  it('say where they wait', async () => {
    const { userId, accountId } = account;
    await sql`insert into title_totals (user_id, account_id, site, status, n)
      values (${userId}, ${accountId}, 'DE', 'draft', 7), (${userId}, ${accountId}, 'DE', 'missing', 2), (${userId}, ${accountId}, 'FR', 'ready', 5)`.execute(
      database.db,
    );
    await sql`insert into imports (user_id, account_id, state, phase, failed) values (${userId}, ${accountId}, 'done', 'finished', 4)`.execute(
      database.db,
    );
    await sql`insert into publish_runs (user_id, account_id, source_account_id, kind, state, selection, sites, requested_by)
      values (${userId}, ${accountId}, ${accountId}, 'list', 'prepared', '{}', '{DE}', ${owner.loginId})`.execute(
      database.db,
    );
    await sql`update account_tokens set state = 'B' where user_id = ${userId}`.execute(database.db);
    const { list } = await todo();
    const placesOf = (kind: string) => list.find((entry) => entry.kind === kind);
    expect(placesOf('titles')).toMatchObject({ n: 9, places: [{ accountId, site: 'DE', n: 9 }] });
    expect(placesOf('importProblems')).toMatchObject({ n: 4, places: [{ accountId }] });
    expect(placesOf('runs')?.places[0]?.runId).toBeGreaterThan(0);
    expect(placesOf('access')).toMatchObject({ n: 1, places: [{ accountId }] });
    expect(list.map(({ kind }) => kind)[0]).toBe('access');
  });
});

it('names accounts whose access ends within days with the first end, and items that lose money as the list shows them', async () => {
  const { userId, accountId } = account;
  const second = await buildAccount(database.db, userId, { homeSite: 'DE' });
  await sql`update account_tokens set state = 'A', refresh_expires_at = now() + interval '3 days' where user_id = ${userId}`.execute(
    database.db,
  );
  await sql`update account_tokens set refresh_expires_at = now() + interval '2 days'
    where user_id = ${userId} and account_id = ${second.accountId}`.execute(database.db);
  const [losing, earning, twice] = await buildItems(database.db, account, [{}, {}, {}]);
  for (const [item, site, minor] of [
    [losing, 'DE', -5],
    [earning, 'DE', 5],
    [twice, 'DE', -1],
    [twice, 'FR', -2],
  ] as const)
    await sql`insert into item_margins (user_id, item_id, account_id, site, margin_minor, margin_share, worked_out_at)
      values (${userId}, ${item?.itemId}, ${accountId}, ${site}, ${minor}, ${minor}, now())`.execute(database.db);
  const { list } = await todo();
  const ending = list.find(({ kind }) => kind === 'expiringAccess');
  expect(ending?.places.map((place) => place.accountId).sort()).toEqual([accountId, second.accountId].sort());
  expect(Date.parse(ending?.until ?? '') - Date.now()).toBeLessThan(2.5 * 86_400_000);
  const listed = await server.as(owner).call(products.list, { ...all(), query: { earning: 'loses' } });
  expect(listed.list.map(({ id }) => id).sort()).toEqual([losing?.itemId, twice?.itemId].sort());
  expect(list.find(({ kind }) => kind === 'losingItems')?.n).toBe(2);
});

it('tells nobody what their screens do not show, and does not call that up to date', async () => {
  const seller = await buildOwner(database.db);
  const shop = await buildAccount(database.db, seller.userId);
  const input = { params: { id: seller.userId, platform: 'all' as const }, query: {} };
  await sql`insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
    values (${seller.userId}, ${shop.accountId}, 'ebay', 'hidden', 'DE', 'paid', 100, 'EUR', now(), now())`.execute(
    database.db,
  );
  const viewer = await buildLogin(database.db, seller.userId, { role: 'viewer' });
  const seen = await server.as(viewer).call(dashboards.getTodo, input);
  expect(seen.list.map(({ kind }) => kind)).toContain('ordersToShip');
  await sql`insert into user_settings (user_id, name, value) values (${seller.userId}, 'order-management-enabled', false)`.execute(
    database.db,
  );
  const { list, isAllDone } = await server.as(viewer).call(dashboards.getTodo, input);
  expect(list).toEqual([]);
  expect(isAllDone).toBe(false);
});
