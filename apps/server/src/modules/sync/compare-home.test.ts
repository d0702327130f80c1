import { setTimeout as pause } from 'node:timers/promises';
import { createEbayConnector } from '@quayside/connector-ebay';
import { imports, products } from '@quayside/contract';
import { afterEach, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';

const SELLER = 'harbour-toys-uk';
const ITEMS = 60;
/** A little more than the three hours between two comparisons. */
const NEXT_MS = 3.1 * 3_600_000;

let offsetMs = 0;
/** Runs like the machine's clock, and can be advanced. */
const clock = clockOf({
  now: () => new Date(Date.now() + offsetMs),
  sleep: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
});
const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${1 + (n % 7)}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { clock, connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let schedule: { end(): Promise<void> } | undefined;
afterEach(async () => {
  await schedule?.end();
  await sandbox.clearFaults();
});

const params = () => ({ id: owner.userId });
const find = async (query: string) => {
  const input = { params: { ...params(), platform: 'ebay' as const }, query: { query } };
  return (await server.as(owner).call(products.list, input)).list;
};
const listImports = async () => (await server.as(owner).call(imports.list, { params: params(), query: {} })).list;
const changeAtHome = (change: object) => sandbox.control('listings/change', { seller: SELLER, ...change });
const comparedAt = async (): Promise<number> => {
  const { rows } = await database.pool.query(
    `select last_success_at from sync_cursors where user_id = $1 and kind = 'compare'`,
    [owner.userId],
  );
  return rows[0]?.last_success_at?.getTime() ?? 0;
};
/** The calls of an operation so far, as the marketplace counts them. */
const calls = async (operation: string): Promise<number> => {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter((request) => request.operation === operation).length;
};

it('a comparison reads the details of what differs, and of nothing else', async () => {
  owner = await buildOwner(database.db);
  await connectShop(server, owner, SELLER);
  const [first] = await listImports();
  await server.runJob('sync.import', { userId: owner.userId, importId: first?.importId });
  // Without the changes, only the comparison finds what differs.
  await sandbox.control('faults', { kind: '5xx', operation: 'GetSellerEvents' });
  schedule = server.startSchedule();
  const before = await calls('GetItem');

  await changeAtHome({ sku: 'SKU-7', price: '12.34' });
  await changeAtHome({ sku: 'SKU-8', quantity: 4 });
  await changeAtHome({ sku: 'SKU-9', end: true });
  await changeAtHome({ create: true, sku: 'NEW-1', title: 'Begun at home', price: '5.00', quantity: 3 });
  offsetMs += NEXT_MS;
  await eventually(async () => expect(await find('NEW-1')).toContainEqual(expect.objectContaining({ sku: 'NEW-1' })));
  await eventually(async () => expect(await comparedAt()).toBeGreaterThan(Date.now() + NEXT_MS / 2));

  expect(await find('SKU-7')).toContainEqual(
    expect.objectContaining({ sku: 'SKU-7', price: { minor: 1_234, currency: 'GBP' } }),
  );
  expect(await find('SKU-8')).toContainEqual(expect.objectContaining({ sku: 'SKU-8', quantity: 4 }));
  const ended = await database.db.selectFrom('items').select('sku').where('is_ended', '=', true).execute();
  expect(ended.map(({ sku }) => sku)).toEqual(['SKU-9']);
  // The price, the new listing, and the one that the list lacks; the quantity needs no details, and no import starts.
  expect((await calls('GetItem')) - before).toBe(3);
  expect(await listImports()).toHaveLength(1);

  // A list that lacks most of the shop is not trusted: an import reads it again, and asks the seller.
  await sandbox.control('faults', { kind: 'cut-short', operation: '*' });
  offsetMs += NEXT_MS;
  await eventually(async () => expect(await listImports()).toHaveLength(2));
  const stillEnded = await database.db.selectFrom('items').select('sku').where('is_ended', '=', true).execute();
  expect(stillEnded).toHaveLength(1);
});
