import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories, imports } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Similar items: the first two share a code that Amazon's catalogue lacks, and all three share a title. */
const TWINS = ['TWIN-0', 'TWIN-1'];
const NAMESAKE = 'TWIN-2';
const SHARED_CODE = '4006381333931';
const OTHER_CODE = '4006381333948';
const NEEDED = ['country_of_origin', 'item_type_keyword', 'supplier_declared_dg_hz_regulation'];

/** Each test has shops of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (sku: string) => `${sku},Wooden Lighthouse Red,Figures & Playsets,Tidewater,12.00,GBP,9`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: [...TWINS, NAMESAKE].map(row) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const me = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId });

/** In the order in which a run processes them. */
let first = { sku: '', itemId: 0 };
let second = { sku: '', itemId: 0 };
let namesake = { sku: '', itemId: 0 };

beforeEach(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, 'harbour-toys-uk');
  ({ accountId: sellerId } = await connectAmazonShop(database.db, owner.userId, sandbox, 'demo-shop-uk'));
  const { list } = await me().call(imports.list, { params: { id: owner.userId }, query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
  const { rows } = await database.pool.query<{ sku: string; itemId: number }>(
    `select sku, item_id as "itemId" from items where user_id = $1 and sku like 'TWIN-%' order by item_id`,
    [owner.userId],
  );
  const twins = rows.filter(({ sku }) => TWINS.includes(sku));
  [first, second] = [twins[0] ?? first, twins[1] ?? second];
  namesake = rows.find(({ sku }) => sku === NAMESAKE) ?? namesake;
  // The manufacturer's number would make their titles differ.
  await database.pool.query(`update items set mpn = null where user_id = $1 and sku like 'TWIN-%'`, [owner.userId]);
  for (const { sku, itemId } of rows) {
    await database.pool.query('update item_units set gtin = $3 where user_id = $1 and item_id = $2', [
      ...[owner.userId, itemId, sku === NAMESAKE ? OTHER_CODE : SHARED_CODE],
    ]);
  }
});

const prepared = async () => {
  const run = await runs.prepare('list', null, ['AMDE']);
  return new Map((await runs.runItems(run.runId)).map((one) => [one.sku, one]));
};
const fillIn = async ({ itemId }: { readonly itemId: number }) => {
  await prepared();
  const { list } = await me().call(categories.listLacking, { params: params(), query: { show: 'all' } });
  const asked = list.find((one) => one.itemId === itemId)?.specifics ?? [];
  const specifics = asked
    .filter(({ name }) => NEEDED.includes(name))
    .map(({ name, allowedValues }) => ({
      ...{ itemId, site: 'AMDE' as const, name },
      values: [allowedValues[0] ?? 'toy-lighthouses'],
    }));
  await me().call(categories.giveSpecifics, { params: params(), body: { specifics } });
};

describe('similar items, as new products at Amazon', () => {
  it('each wait for what they lack themselves, and not for one another', async () => {
    const items = await prepared();
    for (const { sku } of [first, second, namesake]) {
      expect(items.get(sku)).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects' });
    }
  });

  it('list the later one if Amazon rejects the earlier one with the same code and title', async () => {
    await fillIn(second);
    const items = await prepared();
    expect(items.get(first.sku)).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects' });
    expect(items.get(second.sku)?.verdict).not.toBe('blocked');
  });

  it('list one per code and one per title if Amazon rejects none', async () => {
    for (const one of [first, second, namesake]) await fillIn(one);
    const items = await prepared();
    const open = [first, second, namesake].filter(({ sku }) => items.get(sku)?.verdict !== 'blocked');
    expect(open).toHaveLength(1);
    const [chosen] = open;
    const other = chosen === first ? second : first;
    if (chosen !== namesake) expect(items.get(other.sku)).toMatchObject({ reason: 'sold_there_already' });
    if (chosen !== namesake) expect(items.get(namesake.sku)).toMatchObject({ reason: 'duplicate_title' });
  });
});
