import { createEbayConnector } from '@quayside/connector-ebay';
import { type CategoryChoice, categories, type HomeCategory } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 4, varied: 0 });
const { runs } = shop;

const me = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const list = (query = {}) => me().call(categories.list, { params: params(), query });
/** Chooses as a seller who agrees to the displayed number. */
async function choose(body: CategoryChoice) {
  const { live } = await me().call(categories.preview, { params: params(), body: { ...body, change: 'choose' } });
  return me().call(categories.choose, { params: params(), body: { ...body, expected: live } });
}
const search = async (site: Site, query: string) =>
  (await me().call(categories.search, { params: params(), query: { site, query } })).categories;
const named = async (name: string): Promise<HomeCategory> => {
  const found = (await list({ query: name, limit: 1 })).list[0];
  if (!found) throw new Error(`no category ${name}`);
  return found;
};
/** The category at home of one of the items. */
const homeOf = async (index: number) => named((await shop.product(at(index))).categoryPath.at(-1) ?? '');
const onSite = ({ mappings }: HomeCategory, site: Site) => mappings.find((one) => one.site === site);
const at = (index: number) => shop.itemIds[index] ?? 0;
/** The category at the marketplace of an item that is listed on the German site. */
const runItemOf = async (itemId: number) => {
  const run = await runs.prepare('list', [itemId], ['DE']);
  return (await runs.runItems(run.runId))[0];
};

describe('the list of categories', () => {
  it('lists each category at home with its items, page by page, and the sites other than the home site', async () => {
    const all = (await list({ limit: 200 })).list;
    expect(all.length).toBeGreaterThan(20);
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from items where user_id = $1 and not is_ended',
      [shop.owner.userId],
    );
    expect(all.reduce((sum, { items }) => sum + items, 0)).toBe(rows[0]?.n);
    const paged: HomeCategory[] = [];
    let sites: readonly Site[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ limit: 7, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...page.list);
      sites = page.sites;
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    expect(sites).toContain('DE');
    expect(sites).not.toContain('UK');
  });

  it('shows what the marketplace suggested during the preparation of a run', async () => {
    expect(onSite(await homeOf(3), 'DE')).toBeUndefined();
    await runs.prepare('list', shop.itemIds, ['DE']);
    const mapping = onSite(await homeOf(3), 'DE');
    expect(mapping?.source).toBe('suggested');
    expect(mapping?.category?.path.length).toBeGreaterThan(1);
    expect(mapping?.confidence).toBeGreaterThan(0);
  });

  it('belongs to one seller', async () => {
    const stranger = await buildOwner(database.db);
    const place = { params: { id: stranger.userId, accountId: shop.accountId }, query: {} };
    expect(await server.as(stranger).refused(categories.list, place)).toMatchObject({ error: 'account_not_found' });
  });
});

describe('a choice', () => {
  let lamps: { id: string; path: readonly string[] };
  let home: string;
  beforeAll(async () => {
    const [found] = await search('DE', 'Lampe Beleuchtung');
    if (!found) throw new Error('no category to choose');
    lamps = found;
    home = (await homeOf(0)).home.id;
    server.startSender();
  });

  it('replaces the suggestion for a category, which returns once the choice is removed', async () => {
    const chosen = await choose({ site: 'DE', categoryId: lamps.id, path: lamps.path, homeCategoryId: home });
    expect(chosen.items).toBe((await homeOf(0)).items);
    expect(onSite(await homeOf(0), 'DE')).toEqual({
      site: 'DE',
      category: lamps,
      source: 'chosen',
      confidence: null,
    });
    await choose({ site: 'DE', categoryId: null, path: [], homeCategoryId: home });
    expect(onSite(await homeOf(0), 'DE')).toMatchObject({ source: 'suggested', confidence: null });
    await runItemOf(at(0));
    const again = onSite(await homeOf(0), 'DE');
    expect(again).toMatchObject({ source: 'suggested', confidence: expect.any(Number) });
    expect(again?.category).not.toEqual(lamps);
  });

  it('for items moves their live listings, and keeps the category’s other items in place', async () => {
    const { runId } = await runs.carryOut(await runs.prepare('list', [at(0), at(1)], ['DE']));
    await runs.finished(runId);
    const choice = { site: 'DE' as const, categoryId: lamps.id, path: lamps.path, selection: { itemIds: [at(0)] } };
    const counted = await me().call(categories.preview, { params: params(), body: { ...choice, change: 'choose' } });
    expect(counted).toEqual({ items: 1, live: 1, sites: ['DE'] });
    // Nothing is saved by a preview, or with another number.
    expect((await homeOf(0)).exceptions).toEqual([]);
    expect(await me().refused(categories.choose, { params: params(), body: choice })).toMatchObject({
      error: 'live_listings_changed',
    });
    expect((await homeOf(0)).exceptions).toEqual([]);
    expect(await choose(choice)).toEqual({ items: 1, live: 1 });
    // The second time, nothing moves.
    expect(await choose(choice)).toEqual({ items: 1, live: 0 });
    expect((await homeOf(0)).exceptions).toEqual([{ site: 'DE', items: 1 }]);
    await server.runJob('listings.follow', { userId: shop.owner.userId });
    const pathOf = async (itemId: number) => {
      const url = (await shop.product(itemId)).listings.find(({ site }) => site === 'DE')?.url ?? '';
      return (await fetch(url)).text();
    };
    await eventually(async () => expect(await pathOf(at(0))).toContain(lamps.path[1] ?? ''));
    expect(await pathOf(at(1))).not.toContain(lamps.path[1] ?? '');
  });

  it('of a category that is not a leaf on the site is rejected', async () => {
    const [british] = await search('UK', 'pan');
    const body = { site: 'DE' as const, categoryId: british?.id ?? '', path: [], homeCategoryId: home };
    expect(await me().refused(categories.choose, { params: params(), body })).toMatchObject({
      error: 'category_not_found',
    });
  });

  it('for nothing, or for both a category and items, is rejected', async () => {
    const body = { site: 'DE' as const, categoryId: lamps.id, path: lamps.path };
    const refused = (more: object) => me().refused(categories.choose, { params: params(), body: { ...body, ...more } });
    expect(await refused({ homeCategoryId: '1' })).toMatchObject({ error: 'nothing_selected' });
    expect(await refused({})).toMatchObject({ error: 'invalid_request' });
    expect(await refused({ homeCategoryId: home, selection: { itemIds: [at(0)] } })).toMatchObject({
      error: 'invalid_request',
    });
  });
});
