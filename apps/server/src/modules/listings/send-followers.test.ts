import { createEbayConnector } from '@quayside/connector-ebay';
import { type ChartInput, charts } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 0, varied: 1 });

const params = () => ({ id: shop.owner.userId });
const as = () => server.as(shop.owner);

/** Some women's shoes of the shop, all with one brand and category, and an item without a size. */
async function findItems() {
  const { rows } = await database.pool.query<{ item_id: number; brand: string; category_id: string; path: string }>(
    `select i.item_id, i.brand, i.category_id, array_to_string(i.category_path, ' > ') as path from items i
     where i.user_id = $1 and i.attributes->'Department'->>0 = 'Women'
       and exists (select from item_units u where u.user_id = i.user_id and u.item_id = i.item_id and u.specifics ? 'UK Shoe Size')
     order by i.item_id limit 1`,
    [shop.owner.userId],
  );
  const other = await database.pool.query<{ item_id: number }>(
    `select item_id from items where user_id = $1 and not has_variants and not attributes ? 'Size' order by item_id limit 1`,
    [shop.owner.userId],
  );
  const [shoes] = rows;
  const [rest] = other.rows;
  if (!shoes || !rest) throw new Error('The shop has no such items');
  return { shoes, other: rest.item_id };
}

/** How often the listings of an item were revised on a site. */
async function revisions(itemId: number) {
  const { rows } = await database.pool.query<{ sku: string }>(
    `select marketplace_sku as sku from stock_targets where user_id = $1 and item_id = $2 and site = 'DE'`,
    [shop.owner.userId, itemId],
  );
  const live = await shop.live('DE');
  const counts = rows.flatMap(({ sku }) => live.get(sku)?.revisions ?? []);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

async function followAll() {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from listing_followers where user_id = $1',
    [shop.owner.userId],
  );
  await server.runJob('listings.follow', { userId: shop.owner.userId });
  return rows[0]?.n;
}

describe('a chart that affects live listings', () => {
  it('revises its listings once the seller has agreed to their number, and no other listing', async () => {
    const { shoes, other } = await findItems();
    const sender = server.startSender();
    const run = await shop.runs.prepare('list', [shoes.item_id, other], ['DE']);
    const done = await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
    expect(countOf(done, { outcome: 'listed' })).toBe(2);
    const [before, untouched] = [await revisions(shoes.item_id), await revisions(other)];

    const chart: ChartInput = {
      name: 'As the maker says',
      brand: shoes.brand,
      category: { id: shoes.category_id, name: 'Shoes', path: shoes.path },
      ...{ kind: 'shoes', age: 'adult', gender: 'female', width: 'any' },
      rows: ['3', '4', '5', '6', '7', '8'].map((UK, n) => ({ mm: 220 + n * 9, sizes: { UK, EU: String(34 + n) } })),
    };
    const { expected, examples } = await as().call(charts.preview, { params: params(), body: { chart } });
    expect(expected).toBe(1);
    expect(examples[0]).toMatchObject({ item_id: shoes.item_id, site: 'DE', after: '34, 35, 36, 37, 38, 39' });
    expect(await followAll()).toBe(0);
    await as().call(charts.create, { params: params(), body: { chart, expected } });
    expect(await followAll()).toBe(1);
    await eventually(async () => expect(await revisions(shoes.item_id)).toBeGreaterThan(before));
    await sender.stop();
    expect(await revisions(other)).toBe(untouched);
    await shop.expectCountsKept();
  });
});
