import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports } from '@quayside/contract';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Amazon's report of a shop with letters, numbers or columns that cannot be read. */

const SELLER = 'harbour-toys-uk';
const database = useTestDatabase();
const sandbox = useTestSandbox({ rate: 20 });
const proxy = useEditingProxy(sandbox);
const connectors = () => [createAmazonConnector(proxy.in(sandbox.amazon))];
const server = useTestServer(database, { marketplaceClock: sandbox.clock, connectors, keepsRates: true });
let owner: TestLogin;
let accountId: number;

const run = async () => {
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const view = await server.as(owner).call(imports.get, { params: { ...params, importId } });
  const { list } = await server.as(owner).call(imports.listProblems, { params: { ...params, importId }, query: {} });
  return { view, problems: list };
};
const liveSkus = async () => {
  const rows = await database.db
    .selectFrom('items')
    .select('sku')
    .where('user_id', '=', owner.userId)
    .where('is_ended', '=', false)
    .execute();
  return rows.map(({ sku }) => sku).toSorted();
};
/** Changes the report; other answers of Amazon are JSON. */
const changeReport = (change: (report: string) => string) =>
  proxy.rewrite(({ path }, answer) => (path.includes('/amazon-documents/') ? change(answer) : answer));

let before: string[];
let sku: string;
/** For the test that deletes it. */
let deleted: string;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = (await connectAmazonShop(database.db, owner.userId, sandbox, SELLER)).accountId;
  const { view } = await run();
  expect(view).toMatchObject({ state: 'done', failed: 0 });
  const { rows } = await database.pool.query<{ sku: string }>(
    'select sku from items where user_id = $1 and not has_variants order by item_id limit 2',
    [owner.userId],
  );
  [sku, deleted] = rows.map((row) => row.sku) as [string, string];
});
beforeEach(async () => {
  before = await liveSkus();
});
afterEach(() => proxy.rewrite(undefined));

/** Changes one cell of the item's row. */
const changeCell = (name: string, change: (cell: string) => string) => (report: string) => {
  const [header = '', ...rows] = report.split('\r\n');
  const place = header.split('\t').indexOf(name);
  const changed = rows.map((row) => {
    const cells = row.split('\t');
    if (!cells.includes(sku)) return row;
    return cells.map((cell, index) => (index === place ? change(cell) : cell)).join('\t');
  });
  return [header, ...changed].join('\r\n');
};

it.each([
  ['letters of a SKU that were lost', 'seller-sku', (cell: string) => cell.replace(/.$/, '?'), 'sku'],
  ['a decimal comma', 'price', () => '24,90', 'price'],
  ['a decimal comma and groups', 'price', () => '1.045,90', 'price'],
  ['a price with its currency', 'price', () => 'EUR 24.90', 'price'],
  ['no price', 'price', () => '', 'price'],
  ['a price of no amount', 'price', () => '0.00', 'price'],
  ['a quantity with a decimal comma', 'quantity', () => '5,0', 'quantity'],
  ['a SKU that is lost', 'seller-sku', () => '', 'sku'],
  // It may be another item’s SKU, which is not for sale here.
  ['a SKU that Excel shortened', 'seller-sku', () => '1.23457E+12', null],
  ['a negative quantity', 'quantity', () => '-3', 'quantity'],
  ['a state in another language', 'status', () => 'Aktiv', 'status'],
])('%s do not end an item: it stays for sale, and the row is named', async (_what, column, change, problem) => {
  changeReport(changeCell(column, change));
  const { view, problems } = await run();
  expect(view).toMatchObject({ state: 'done', failed: 1, errorCode: null });
  expect(problems).toMatchObject([{ problem }]);
  expect(await liveSkus()).toEqual(before);
});

it('a row that the report lost does not end its item, and an item that was deleted ends', async () => {
  changeReport((report) =>
    report
      .split('\r\n')
      .filter((row) => !row.split('\t').includes(deleted))
      .join('\r\n'),
  );
  const { view } = await run();
  expect(view).toMatchObject({ state: 'done', failed: 0, errorCode: null });
  expect(await liveSkus()).toEqual(before);

  await sandbox.control('amazon/listings/change', { seller: SELLER, sku: deleted, end: true });
  await run();
  expect(await liveSkus()).toEqual(before.filter((one) => one !== deleted));
});

it('a header in another language fails the import with the missing columns and changes nothing', async () => {
  const kept = await liveSkus();
  changeReport((report) => report.replace('seller-sku', 'Händler-SKU').replace('\tprice\t', '\tPreis\t'));
  const { view } = await run();
  expect(view).toMatchObject({ state: 'failed', errorCode: 'report_columns', errorText: 'seller-sku, price' });
  expect(await liveSkus()).toEqual(kept);
});
