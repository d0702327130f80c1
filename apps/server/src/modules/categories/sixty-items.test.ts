import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/*
 * 60 items in 12 categories of a British shop, listed on five sites. Like eBay, the sandbox rejects a category that is
 * not a leaf on the site, a condition that the category does not allow, and a missing required specific.
 */

const CATEGORIES = 12;
const OF_EACH = 5;
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES', 'US'];
/** Reasons for which an item is not offered at Amazon. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  ...['no_gtin', 'not_in_catalogue', 'product_doubtful', 'offer_restricted', 'condition_not_sold', 'out_of_stock'],
  ...['missing_aspects', 'no_code_exemption'],
]);

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 0 });

let itemIds: readonly number[];
let runId: number;

beforeAll(async () => {
  const { rows } = await database.pool.query<{ item_id: number }>(
    `with numbered as (
       select item_id, category_id, row_number() over (partition by category_id order by item_id) as n,
         count(*) over (partition by category_id) as all_of_it
       from items where user_id = $1 and not is_ended and not has_variants
     ), few as (select category_id from numbered where all_of_it >= $3 group by category_id order by category_id limit $2)
     select item_id from numbered join few using (category_id) where n <= $3 order by item_id`,
    [shop.owner.userId, CATEGORIES, OF_EACH],
  );
  itemIds = rows.map((row) => row.item_id);
  server.startSender();
  const run = await shop.runs.carryOut(await shop.runs.prepare('list', itemIds, SITES));
  runId = run.runId;
  await shop.runs.finished(runId);
});

const mappings = async () =>
  (
    await database.pool.query<{
      home: string;
      site: Site;
      category_id: string | null;
      category_path: string[];
      confidence: number;
    }>(
      `select m.site, m.category_id, m.category_path, m.confidence,
         (select i.category_path[cardinality(i.category_path)] from items i
           where i.user_id = m.user_id and i.category_id = m.home_category_id limit 1) as home
       from category_mappings m where user_id = $1`,
      [shop.owner.userId],
    )
  ).rows;

describe('60 items in 12 categories on five sites', () => {
  it('are each listed in a leaf of the site with all required specifics, or report what is missing', async () => {
    expect(itemIds).toHaveLength(CATEGORIES * OF_EACH);
    const runItems = await shop.runs.runItems(runId);
    expect(runItems).toHaveLength(CATEGORIES * OF_EACH * SITES.length);
    const unlisted = runItems.filter(({ outcome }) => outcome !== 'listed');
    // The marketplace rejected none: what is not listed was held before, with its reason.
    expect(unlisted.filter(({ verdict }) => verdict !== 'blocked')).toEqual([]);
    for (const { reason } of unlisted) expect(reason).not.toBeNull();
    expect(unlisted.length).toBeLessThan(runItems.length / 10);
  });

  it('each have a category with a confidence on every site', async () => {
    const found = (await mappings()).filter(({ site }) => SITES.includes(site));
    expect(found).toHaveLength(CATEGORIES * SITES.length);
    for (const { category_id, category_path, confidence } of found) {
      expect(category_id).not.toBeNull();
      expect(category_path.length).toBeGreaterThan(1);
      expect(confidence).toBeGreaterThan(0);
    }
    expect(new Set(found.map(({ category_id }) => category_id)).size).toBe(found.length);
    const german = found.filter(({ site }) => site === 'DE').map(({ category_path }) => category_path.join(' > '));
    expect(german).toContain('Musikinstrumente > Instrumente & Zubehör');
  });
});

describe('60 items in 12 categories at Amazon Germany', () => {
  const SHOP = 'harbour-toys-uk';

  it('each become an offer for the product with their GTIN, or report why not', async () => {
    const { owner, accountId } = shop;
    const seller = await connectAmazonShop(database.db, owner.userId, sandbox, SHOP);
    const runs = driveRuns(server, () => ({ owner, accountId, sellerId: seller.accountId }));
    const { runId: preparing } = await runs.prepare('list', itemIds, ['AMDE']);
    // Amazon's rate limit may pause a preparation for a moment; it resumes where it stopped.
    await eventually(async () => {
      await server.runJob('publishing.prepare', { userId: owner.userId, runId: preparing });
      expect((await runs.get(preparing)).state).toBe('prepared');
    });
    const run = await runs.carryOut(await runs.get(preparing));
    await runs.finished(run.runId);
    const runItems = await runs.runItems(run.runId);
    expect(runItems).toHaveLength(CATEGORIES * OF_EACH);
    const listed = runItems.filter(({ outcome }) => outcome === 'listed');
    const unlisted = runItems.filter(({ outcome }) => outcome !== 'listed');
    // Amazon rejected none: what is not offered was held before the consent.
    expect(unlisted.filter(({ verdict }) => verdict !== 'blocked')).toEqual([]);
    const reasons = new Set(unlisted.map(({ reason }) => reason));
    expect([...reasons].every((reason) => KEPT_BACK.has(reason ?? ''))).toBe(true);
    expect(listed.length).toBeGreaterThan(runItems.length / 3);
    const { rows } = await sandbox.control<{ rows: { sku: string; asin: string; isLive: boolean }[] }>(
      `amazon/listings?seller=${SHOP}&site=DE&limit=5000`,
    );
    const there = new Map(rows.filter(({ isLive }) => isLive).map(({ sku, asin }) => [sku, asin]));
    const { rows: asked } = await database.pool.query<{ marketplace_sku: string }>(
      "select marketplace_sku from stock_targets where user_id = $1 and account_id = $2 and site = 'AMDE'",
      [owner.userId, seller.accountId],
    );
    expect(asked).toHaveLength(listed.length);
    const asins = asked.map(({ marketplace_sku }) => there.get(marketplace_sku));
    expect(asins).not.toContain(undefined);
    expect(new Set(asins).size).toBe(listed.length);
  });
});

describe('a remembered category', () => {
  beforeAll(() => database.pool.query('create table remembered as table category_mappings'));
  /** No other test sees what these change. */
  afterEach(async () => {
    await database.pool.query('truncate category_mappings');
    await database.pool.query('insert into category_mappings table remembered');
  });

  const prepareAgain = () => shop.runs.prepare('list', itemIds, ['DE']);
  const audio = async () => (await mappings()).find(({ home, site }) => home === 'Audio' && site === 'DE');
  const change = (set: string) =>
    database.pool.query(
      `update category_mappings set ${set} where user_id = $1 and site = 'DE' and home_category_id =
         (select category_id from items where user_id = $1 and category_path[cardinality(category_path)] = 'Audio' limit 1)`,
      [shop.owner.userId],
    );

  it('stays while the site’s tree has the same version', async () => {
    await change("category_path = '{Kept}'");
    await prepareAgain();
    expect((await audio())?.category_path).toEqual(['Kept']);
  });

  it('is looked up again in another version', async () => {
    await change("tree_version = 'of last year', category_id = '1'");
    await prepareAgain();
    const found = await audio();
    expect(found?.category_path.slice(0, 2)).toEqual(['Elektronik', 'Audio & Lautsprecher']);
    expect(found?.category_id).not.toBe('1');
  });

  it('that the seller chose stays if the new version has it, and is looked up again if not', async () => {
    const there = (await mappings()).find(({ home, site }) => home === 'Bathroom' && site === 'DE');
    const chosen = "source = 'chosen', confidence = null, tree_version = 'of last year'";
    await change(`${chosen}, category_id = '${there?.category_id}'`);
    await prepareAgain();
    expect(await audio()).toMatchObject({ category_id: there?.category_id, confidence: null });
    await change(`${chosen}, category_id = '1'`);
    await prepareAgain();
    expect((await audio())?.category_path.slice(0, 2)).toEqual(['Elektronik', 'Audio & Lautsprecher']);
  });
});
