import type { ExternalOrder } from '@quayside/connector-kit';
import { contract } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { readTable } from '../../platform/files/read-table.ts';
import { ensureBundledRates } from '../pricing/index.ts';
import { storeOrders } from './store-orders.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const clock = { ...systemClock, now: () => NOW };
const database = useTestDatabase();
const server = useTestServer(database, { clock });
let seller: TestLogin;
let accountId: number;

const contact = {
  email: 'jonas@mail.example',
  phone: '+49 40 123',
  lines: ['Hinterhof', 'Speicherstraße 4', 'c/o Möller', '2. Stock'],
  city: 'Hamburg',
  region: null,
  postalCode: '01067',
  note: '=HYPERLINK("http://bad.example")',
};

function order(n: number, changes: Partial<ExternalOrder> = {}): ExternalOrder {
  const at = `2026-11-1${n}T23:30:00Z`;
  return {
    externalId: `26-0000${n}-77`,
    site: 'DE',
    createdAt: at,
    modifiedAt: at,
    status: 'paid',
    total: money(2_450 + n, 'EUR'),
    amounts: { items: money(1_950 + n, 'EUR'), shipping: money(500, 'EUR') },
    shipBy: '2026-11-21T12:00:00Z',
    buyerUsername: `buyer_${n}`,
    shipToName: 'Jonas "Jo" Wiesner',
    shipToCountry: 'DE',
    contact,
    lines: [
      {
        externalId: '1',
        sku: `RED-${n}`,
        listingId: null,
        title: 'Kite, red; big',
        quantity: 2,
        total: money(1_500, 'EUR'),
      },
      {
        externalId: '2',
        sku: `BLUE-${n}`,
        listingId: null,
        title: 'Drachen',
        quantity: 1,
        total: money(950 + n, 'EUR'),
      },
    ],
    ...changes,
  };
}

beforeAll(async () => {
  seller = await buildOwner(database.db);
  ({ accountId } = await buildAccount(database.db, seller.userId, { platform: 'ebay' }));
  const account = { userId: seller.userId, accountId, platform: 'ebay' as const };
  const given = [order(1), order(2, { status: 'shipped' }), order(3, { site: 'FR', shipToName: 'Élodie Delorme' })];
  await withTransaction(database.db, (tx) =>
    storeOrders(tx, { clock, box: testBox, addSales: async () => undefined }, account, given),
  );
});

async function file(query: Readonly<Record<string, string>> = {}, login = seller) {
  const response = await server.app.inject({
    method: 'GET',
    url: `/v1/users/${seller.userId}/order-files/orders?${new URLSearchParams(query)}`,
    headers: { cookie: login.cookie },
  });
  const names = response.payload.split('\r\n')[0]?.replace('\uFEFF', '').split(',') ?? [];
  const table = readTable({ text: response.payload }, { columnOf: (name) => name, needed: ['order'] });
  const rows = table.rows.map((row) => Object.fromEntries(names.map((name) => [name, row.text(name)])));
  return { response, rows, text: response.payload };
}
const numbersOf = (rows: readonly Readonly<Record<string, string>>[]) => [
  ...new Set(rows.map((row) => Number(row.order?.slice(7, 8)))),
];

describe('the file of orders', () => {
  it('has a row for each line with what a carrier’s program needs, and the amounts of an order once', async () => {
    const { response, rows, text } = await file({ query: '26-00001-77' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\uFEFForder,marketplace,')).toBe(true);
    expect(rows).toMatchObject([
      {
        order: '26-00001-77',
        marketplace: 'ebay',
        status: 'paid',
        // Half past midnight in Germany.
        order_date: '2026-11-12',
        ship_by: '2026-11-21',
        recipient: 'Jonas "Jo" Wiesner',
        address_1: 'Hinterhof',
        address_2: 'Speicherstraße 4',
        address_3: 'c/o Möller, 2. Stock',
        city: 'Hamburg',
        postcode: '01067',
        country_code: 'DE',
        country: 'Germany',
        phone: '0049 40 123',
        email: 'jonas@mail.example',
        sku: 'RED-1',
        title: 'Kite, red; big',
        quantity: '2',
        line_total: '15.00',
        items_total: '19.51',
        shipping: '5.00',
        order_total: '24.51',
        currency: 'EUR',
      },
      { recipient: 'Jonas "Jo" Wiesner', sku: 'BLUE-1', line_total: '9.51', order_total: '' },
    ]);
    // Text of a buyer runs no formula.
    expect(text).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
  });

  it('follows the filters of the list, its search and its selection', async () => {
    expect(numbersOf((await file()).rows)).toEqual([1, 2, 3]);
    expect(numbersOf((await file({ status: 'shipped' })).rows)).toEqual([2]);
    expect(numbersOf((await file({ site: 'FR' })).rows)).toEqual([3]);
    expect(numbersOf((await file({ query: 'elodie' })).rows)).toEqual([3]);
    expect(numbersOf((await file({ accountId: String(accountId), from: '2026-11-12' })).rows)).toEqual([2, 3]);
    const { sales } = await server
      .as(seller)
      .call(contract.orders.list, { params: { id: seller.userId, platform: 'all' }, query: {} });
    const chosen = sales.filter(({ externalId }) => externalId !== '26-00002-77').map(({ id }) => id);
    expect(numbersOf((await file({ orderIds: chosen.join(',') })).rows)).toEqual([1, 3]);
    expect((await file({ orderIds: '1,x' })).response.statusCode).toBe(400);
    expect((await file({ accountId: '987654321' })).response.statusCode).toBe(404);
  });

  it('is beside a list that shows foreign totals in the seller’s currency too', async () => {
    await ensureBundledRates(database.db);
    const { sales } = await server
      .as(seller)
      .call(contract.orders.list, { params: { id: seller.userId, platform: 'all' }, query: { query: '26-00001-77' } });
    const [{ total, homeTotal } = { total: null, homeTotal: null }] = sales;
    expect(total).toEqual({ minor: 2_451, currency: 'EUR' });
    expect(homeTotal).toMatchObject({ currency: 'GBP', rate: { from: 'EUR', to: 'GBP' } });
    expect(homeTotal?.minor).toBe(Math.round(2_451 * Number(homeTotal?.rate.value)));
  });

  it('is named in the history with the person who took it, and is refused to other businesses', async () => {
    await file();
    const { list } = await server.as(seller).call(contract.history.list, { params: { id: seller.userId }, query: {} });
    expect(list).toContainEqual(expect.objectContaining({ why: 'orders_exported', field: 'data-export' }));
    const stranger = await buildOwner(database.db);
    expect((await file({}, stranger)).response.statusCode).toBe(403);
  });

  it('has no buyers once they are erased', async () => {
    await sql`update orders set buyer_sealed = null where user_id = ${seller.userId} and external_id = '26-00002-77'`.execute(
      database.db,
    );
    const { rows } = await file({ status: 'shipped' });
    expect(rows[0]).toMatchObject({ recipient: '', address_1: '', phone: '', note: '', country_code: 'DE' });
  });

  it('has each of many thousand orders once', async () => {
    const many = await buildOwner(database.db);
    const own = await buildAccount(database.db, many.userId, { platform: 'ebay' });
    await sql`
      insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
      select ${many.userId}, ${own.accountId}, 'ebay', 'many-' || n, 'UK', 'paid', n, 'GBP', now(), now()
      from generate_series(1, 12000) as n`.execute(database.db);
    const { payload } = await server.app.inject({
      method: 'GET',
      url: `/v1/users/${many.userId}/order-files/orders`,
      headers: { cookie: many.cookie },
    });
    const numbers = payload
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect([numbers.length, new Set(numbers).size]).toEqual([12_000, 12_000]);
  });
});
