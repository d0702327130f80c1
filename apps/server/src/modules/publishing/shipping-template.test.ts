import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories, imports } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { followChange } from '../../../test/follow-change.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { addToProfile, chooseTemplate } from '../../../test/shipping-template.ts';

/** An eBay shop sells a jug at Amazon, whose product type requires a shipping template. */
const EBAY_SHOP = 'harbour-toys-uk';
const AMAZON_SHOP = 'demo-shop-uk';
const JUG = 'JUG-1';
/** A valid code that no product in the sandbox's catalogue has. */
const NEW_CODE = '4006381333931';

/** Each test has shops of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const catalogue = [`${JUG},Kitchen Measuring Jug,Kitchen > Jugs,Tidewater,12.00,GBP,9`];
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
let profileId = 0;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const me = () => server.as(owner);
const userParams = () => ({ id: owner.userId });
const accountParams = () => ({ id: owner.userId, accountId });

const prepared = async () => {
  const run = await runs.prepare('list', null, ['AMDE']);
  const [item] = await runs.runItems(run.runId);
  return { run, item };
};
const groupThere = async () => {
  const path = `amazon/listings?seller=${AMAZON_SHOP}&site=DE&limit=5000`;
  const { rows } = await sandbox.control<{ rows: { sku: string; shippingGroup: string }[] }>(path);
  return rows.find(({ sku }) => sku === `${JUG}-AMDE`)?.shippingGroup;
};

/** The stored state of the listing at Amazon, and why it is held. */
const stored = async () => {
  const { rows } = await database.pool.query<{ state: string; code: string | null }>(
    "select state, reason->>'code' as code from listings where user_id = $1 and site = 'AMDE'",
    [owner.userId],
  );
  return rows;
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, EBAY_SHOP);
  ({ accountId: sellerId } = await connectAmazonShop(database.db, owner.userId, sandbox, AMAZON_SHOP));
  const { list } = await me().call(imports.list, { params: userParams(), query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
  const { rows } = await database.pool.query<{ item_id: number }>(
    `update item_units u set gtin = $2 from items i
     where u.user_id = $1 and i.user_id = u.user_id and i.item_id = u.item_id returning i.item_id`,
    [owner.userId, NEW_CODE],
  );
  const itemIds = rows.map(({ item_id }) => item_id);
  profileId = await addToProfile(server, owner, 'ebay', itemIds);
  await prepared();
  const { list: asked } = await me().call(categories.listLacking, { params: accountParams(), query: {} });
  const specifics = asked.flatMap(({ itemId, specifics }) =>
    specifics.map(({ name, allowedValues }) => ({
      ...{ itemId, site: 'AMDE' as const, name },
      values: [allowedValues[0] ?? 'measuring-jugs'],
    })),
  );
  await me().call(categories.giveSpecifics, { params: accountParams(), body: { specifics } });
});

describe('a new product whose type requires a shipping template', () => {
  it('waits while the profile of the item names none, and the reason leads to the profile', async () => {
    const { item } = await prepared();
    expect(item).toMatchObject({ verdict: 'blocked', reason: 'no_shipping_template', fix: 'choose_shipping' });
    expect(await stored()).toEqual([{ state: 'B', code: 'no_shipping_template' }]);
  });

  it('still waits when something else about shipping changes', async () => {
    await prepared();
    await followChange(server, database, owner.userId, 'shipping');
    expect(await stored()).toEqual([{ state: 'B', code: 'no_shipping_template' }]);
  });

  it('waits no longer once a template is chosen', async () => {
    await prepared();
    await chooseTemplate(server, owner, { profileId, accountId: sellerId, site: 'AMDE' });
    expect(await stored()).toEqual([{ state: 'N', code: null }]);
  });

  it('goes live with the template that the seller chose', async () => {
    await chooseTemplate(server, owner, { profileId, accountId: sellerId, site: 'AMDE' });
    const { run, item } = await prepared();
    expect(item?.verdict).not.toBe('blocked');
    server.startSender();
    await runs.carryOut(run);
    await runs.finished(run.runId);
    expect(await groupThere()).toBe('Tracked');
  });
});
