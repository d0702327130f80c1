import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { type OrderDetail, orderActions, orders } from '@quayside/contract';
import { DAY_MS } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { eventually } from './eventually.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';
import { connectThreeShops, offeredAtCdiscount, SHOPS } from './three-shops.ts';

/**
 * Buyers of all three platforms, from the order to 31 days after the delivery: after that, nothing that is stored names
 * them.
 */
/** The sandbox delivers Octopia's parcels after three days. */
const ON_ITS_WAY_MS = 4 * DAY_MS;
const PER_PLATFORM = 3;

const database = useTestDatabase();
const row = (n: number) => `TRAIN-${n},Wooden Train No. ${n},Figures & Playsets,Tidewater,${10 + n}.00,GBP,20`;
const sandbox = useTestSandbox({ catalogue: [0, 1, 2].map(row) });
let later = 0;
const clock = { ...systemClock, now: () => new Date(Date.now() + later) };
const log: string[] = [];
const server = useTestServer(database, {
  clock,
  logLevel: 'trace',
  logTo: { write: (line) => void log.push(line) },
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});
let owner: TestLogin;
let accountIds: readonly number[];
let bought: readonly OrderDetail[] = [];
const params = () => ({ id: owner.userId });
const as = () => server.as(owner);

const listed = async () =>
  (await as().call(orders.list, { params: { ...params(), platform: 'all' }, query: { limit: 100 } })).sales;
const details = async () =>
  Promise.all((await listed()).map(({ id }) => as().call(orders.get, { params: { ...params(), orderId: id } })));
const poll = async () => {
  for (const accountId of accountIds) await server.pollOrders(owner.userId, accountId);
};

/** Every row of every table of every schema, as in a backup; binary columns as hexadecimal bytes. */
async function dump(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ line: string }>(`select t::text as line from ${name} t`);
    texts.push(...rows.map(({ line }) => line));
  }
  expect(tables.length).toBeGreaterThan(100);
  return texts.join('\n');
}

/** The personal data of a buyer: names, address lines, place, e-mail address and telephone number. */
function personOf({ buyerDetails: buyer }: OrderDetail): string[] {
  const { username, name, email, phone, address } = buyer ?? {};
  return [username, name, email, phone, address?.city, ...(address?.lines ?? [])].flatMap((part) => part || []);
}

/** The parts of buyers' data in a text, as plain text, in JSON, in an address or as bytes. */
function namedIn(text: string, people: readonly string[]): string[] {
  const forms = (part: string) => [
    part,
    JSON.stringify(part).slice(1, -1),
    encodeURIComponent(part),
    Buffer.from(part).toString('hex'),
    Buffer.from(part).toString('base64').replace(/=+$/, ''),
  ];
  const lower = text.toLowerCase();
  return people.filter((part) => forms(part).some((form) => lower.includes(form.toLowerCase())));
}

async function placeOrders(): Promise<void> {
  for (let n = 0; n < PER_PLATFORM; n += 1) {
    await sandbox.control('orders', { seller: SHOPS.ebay, sku: `TRAIN-${n}`, site: 'UK' });
    await sandbox.control('amazon/orders', { seller: SHOPS.amazon, site: 'UK', sku: `TRAIN-${n}`, quantity: 1 });
  }
  await sandbox.control('orders', { seller: SHOPS.ebay, sku: 'TRAIN-0', site: 'UK', defect: 'no_lines' });
  for (const sku of await offeredAtCdiscount(sandbox, PER_PLATFORM)) {
    await sandbox.control('octopia/orders', { seller: SHOPS.cdiscount, sku, quantity: 1 });
  }
}

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountIds = Object.values(await connectThreeShops({ server, database, sandbox }, owner));
  await placeOrders();
  server.startSender();
  await eventually(async () => {
    await poll();
    const all = await listed();
    expect(all.filter(({ status, canShip }) => status === 'paid' && canShip)).toHaveLength(3 * PER_PLATFORM);
  });
  bought = await details();
});

describe('the buyers of three platforms', () => {
  it('are known while their orders are processed, but even then are in no table and no line of the log', async () => {
    expect(bought).toHaveLength(3 * PER_PLATFORM + 1);
    for (const platform of ['ebay', 'amazon', 'cdiscount'] as const) {
      const people = bought.filter((order) => order.platform === platform).flatMap(personOf);
      expect(people.length).toBeGreaterThanOrEqual(PER_PLATFORM * 3);
    }
    const people = bought.flatMap(personOf);
    const [first] = bought.filter(({ platform, canShip }) => platform === 'ebay' && canShip);
    await as().call(orderActions.refund, {
      params: { ...params(), orderId: first?.id ?? 0 },
      body: { reason: 'goodwill' as const, minor: 100, restock: [], seen: 0 },
    });
    for (const { id, canShip } of bought) {
      if (!canShip) continue;
      const body = { carrierCode: 'DHL', trackingNumber: `0034${id}` };
      await as().call(orders.ship, { params: { ...params(), orderId: id }, body });
    }
    // An incorrect address and a search are the most likely sources of such log lines.
    await as().call(orders.list, {
      params: { ...params(), platform: 'all' },
      query: { query: personOf(first ?? (bought[0] as OrderDetail))[1] ?? '' },
    });
    await eventually(async () => {
      await poll();
      const all = await listed();
      expect(all.filter(({ status }) => status === 'shipped')).toHaveLength(3 * PER_PLATFORM);
    });
    expect(namedIn(await dump(), people)).toEqual([]);
    expect(log.length).toBeGreaterThan(0);
    expect(namedIn(log.join('\n'), people)).toEqual([]);
  });

  it('are still known 29 days after the delivery', async () => {
    await sandbox.control('clock', { advanceMs: ON_ITS_WAY_MS });
    later = ON_ITS_WAY_MS;
    await poll();
    later = 29 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    expect((await details()).filter(({ buyerDetails }) => buyerDetails === null)).toEqual([]);
  });

  it('are not named anywhere 31 days after the delivery: in no table, no log and no backup', async () => {
    const people = bought.flatMap(personOf);
    later = ON_ITS_WAY_MS + 31 * DAY_MS;
    await server.runJob('orders.erase-buyers', {});
    const shipped = (await details()).filter(({ status }) => status === 'shipped');
    expect(shipped).toHaveLength(3 * PER_PLATFORM);
    expect(shipped.filter(({ buyerDetails, erasedAt }) => buyerDetails !== null || erasedAt === null)).toEqual([]);
    expect(shipped.every(({ lines, total }) => lines.length > 0 && total.minor > 0)).toBe(true);
    expect(namedIn(await dump(), people)).toEqual([]);
    expect(namedIn(log.join('\n'), people)).toEqual([]);
    const { rows } = await database.pool.query(
      `select order_id from orders where status = 'shipped' and (buyer_sealed is not null or aside_sealed is not null
         or buyer_key is not null or buyer_words <> '{}')`,
    );
    expect(rows).toEqual([]);
  });
});
