import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { driveRuns, type Runs } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** An item with variations, of which Amazon's catalogue knows all but some, goes through these tests from the first to the last. */
const AMAZON_SHOP = 'harbour-toys-uk';
/** Valid codes that no product in the sandbox's catalogue has. */
const NEW_CODES = ['4006381333931', '4006381333948'];

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 1 });

let runs: Runs;
let itemId = 0;
let units: { readonly sku: string }[] = [];
const me = () => server.as(shop.owner);

beforeAll(async () => {
  const { userId } = shop.owner;
  const { accountId: sellerId } = await connectAmazonShop(database.db, userId, sandbox, AMAZON_SHOP);
  runs = driveRuns(server, () => ({ owner: shop.owner, accountId: shop.accountId, sellerId }));
  const { rows: varied } = await database.pool.query<{ itemId: number }>(
    `select i.item_id as "itemId" from items i join item_units u using (user_id, item_id)
     where i.user_id = $1 and i.has_variants and not i.is_ended and not u.is_ended
     group by i.item_id having count(*) >= 4 and count(distinct u.gtin) = count(*)`,
    [userId],
  );
  const known = await runs.prepare(
    'list',
    varied.map((one) => one.itemId),
    ['AMDE'],
  );
  itemId = (await runs.runItems(known.runId)).find(({ titleLabel }) => titleLabel === 'catalogue')?.itemId ?? 0;
  const { rows } = await database.pool.query<{ sku: string }>(
    'select sku from item_units where user_id = $1 and item_id = $2 and not is_ended order by unit_id',
    [userId, itemId],
  );
  for (const [index, code] of NEW_CODES.entries()) {
    await database.pool.query('update item_units set gtin = $3 where user_id = $1 and item_id = $2 and sku = $4', [
      ...[userId, itemId, code, rows[index]?.sku],
    ]);
  }
  units = rows;
});

const prepared = async () => {
  const run = await runs.prepare('list', [itemId], ['AMDE']);
  const [one] = await runs.runItems(run.runId);
  return { run, one };
};
interface There {
  readonly sku: string;
  readonly asin: string;
  readonly isLive: boolean;
  readonly manufacturer: readonly unknown[] | null;
}
const listingsOf = async (seller: string, site: 'UK' | 'DE'): Promise<Map<string, There>> => {
  const { rows } = await sandbox.control<{ rows: There[] }>(`amazon/listings?seller=${seller}&site=${site}&limit=5000`);
  return new Map(rows.filter(({ isLive }) => isLive).map((one) => [one.sku, one]));
};

describe('an item of which Amazon knows some variations', () => {
  it('requires what the others need as new products', async () => {
    expect(units.length).toBeGreaterThanOrEqual(4);
    const { one } = await prepared();
    expect(one).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects' });
    const params = { id: shop.owner.userId, accountId: shop.accountId };
    const { list } = await me().call(categories.listLacking, { params, query: {} });
    const asked = list.find((place) => place.itemId === itemId)?.specifics ?? [];
    const specifics = asked.map(({ name, allowedValues }) => ({
      ...{ itemId, site: 'AMDE' as const, name },
      values: [allowedValues[0] ?? 'anything'],
    }));
    await me().call(categories.giveSpecifics, { params, body: { specifics } });
    expect((await prepared()).one).toMatchObject({ reason: null });
  });

  it('goes live: each known variation as an offer for its product, the others as a separate family', async () => {
    const { run } = await prepared();
    server.startSender();
    await runs.carryOut(run);
    await runs.finished(run.runId);
    expect((await runs.runItems(run.runId))[0]).toMatchObject({ outcome: 'listed' });
    const there = await listingsOf(AMAZON_SHOP, 'DE');
    const ofUnit = (sku: string) => there.get(`${sku}-AMDE`);
    // The shop from which the catalogue was made sells the same goods, each under its product.
    const catalogued = await listingsOf('demo-shop-uk', 'UK');
    for (const [index, { sku }] of units.entries()) {
      const isKnown = index >= NEW_CODES.length;
      const asin = catalogued.get(sku)?.asin;
      expect({ sku, isThere: ofUnit(sku)?.asin === asin }).toEqual({ sku, isThere: isKnown });
      // An offer states no manufacturer.
      expect(ofUnit(sku)?.manufacturer === null).toBe(isKnown);
    }
    expect(new Set(units.map(({ sku }) => ofUnit(sku)?.asin)).size).toBe(units.length);
  });
});
