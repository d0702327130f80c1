import { type ChartInput, charts, history } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import { createContentSource } from '../facts/content/content-source.ts';
import type { Item } from '../products/index.ts';
import { titlesFor } from '../translations/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let boots: Item;

const SHOE = 'UK Shoe Size';
const variant = (size: string) => buildHomeVariant({ sku: `BOOT-${size}`, specifics: { [SHOE]: size } });
const bootsGiven = (title = 'Ladies Boots') => ({
  title,
  brand: 'Larkrise',
  categoryId: '53557',
  categoryPath: ['Clothing & Shoes', 'Womens Shoes', 'Boots'],
  attributes: { Department: ['Women'] },
  variants: ['6', '7', '20'].map(variant),
});

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  boots = await buildItem(database.db, account, bootsGiven());
});

const category = { id: '53557', name: 'Boots', path: 'Clothing & Shoes > Womens Shoes > Boots' };
const chartOf = (given: Partial<ChartInput> = {}): ChartInput => ({
  ...{
    name: 'Larkrise boots',
    brand: 'Larkrise',
    category,
    kind: 'shoes',
    age: 'adult',
    gender: 'female',
    width: 'any',
  },
  rows: [
    { mm: 245, sizes: { UK: '6', EU: '40', US: '8.5' } },
    { mm: 255, sizes: { UK: '7', EU: '42', US: '9.5' } },
  ],
  ...given,
});
const params = (login = owner) => ({ id: login.userId });
const as = (login = owner) => server.as(login);
const create = (given: Partial<ChartInput> = {}, expected?: number, login = owner) =>
  as(login).call(charts.create, {
    params: params(login),
    body: { chart: chartOf(given), ...(expected === undefined ? {} : { expected }) },
  });
const list = (query: { type?: 'own' | 'default'; query?: string; page?: number } = {}, login = owner) =>
  as(login).call(charts.list, { params: params(login), query });
const single = (chartId: number | string) => ({ ...params(), chartId });
const liveOn = async (...sites: Site[]) => {
  for (const site of sites) await buildListing(database.db, account, boots, { site, state: 'L' });
};
/** The sizes with which a listing would be sent now, in the order of the variants. */
const sentSizes = async (site: Site) => {
  const content = createContentSource({ jobs: { enqueue: async () => undefined }, termsOf: async () => undefined });
  const key = `${boots.sku}-${site}`;
  await database.pool.query(`update listings set settings = '{}' where user_id = $1 and site = $2`, [
    owner.userId,
    site,
  ]);
  const loaded = await content.load(database.db, { userId: owner.userId, accountId: account.accountId }, site, [key]);
  return loaded.get(key)?.attributes;
};

describe('the list of charts', () => {
  it('lists the seller’s own charts by name, with their number', async () => {
    const made = await create({ name: 'b' });
    await create({ name: 'A', brand: 'Tarnhow' });
    const shown = await list();
    expect(shown.charts.map(({ name }) => name)).toEqual(['A', 'b']);
    expect(shown.pagination).toEqual({ total_count: 2, page: 1, per_page: 50 });
    expect(shown.charts[1]).toMatchObject({
      id: made.id,
      brand: 'Larkrise',
      category,
      row_count: 2,
      variants: 3,
      unmapped: 1,
    });
    expect((await list({ query: 'TARN' })).charts.map(({ name }) => name)).toEqual(['A']);
    expect((await list({ query: '%' })).pagination.total_count).toBe(0);
    expect((await list({}, await buildOwner(database.db))).charts).toEqual([]);
  });

  it('has fifty on a page', async () => {
    const rows = Array.from({ length: 51 }, (_, n) => ({
      ...{ user_id: owner.userId, name: `chart ${String(n).padStart(2, '0')}`, brand: `brand ${n}`, rows: '[]' },
      ...{ kind: 'shoes', age: 'adult', gender: 'female', width: 'any' },
    }));
    await database.db.insertInto('size_charts').values(rows).execute();
    expect((await list()).charts).toHaveLength(50);
    const last = await list({ page: 2 });
    expect(last.charts.map(({ name }) => name)).toEqual(['chart 50']);
    expect(last.pagination.total_count).toBe(51);
  });

  it('lists the built-in charts, with the variants that they apply to', async () => {
    const { charts: builtIn } = await list({ type: 'default' });
    expect(builtIn.map(({ id, variants, unmapped }) => [id, variants, unmapped]).slice(0, 2)).toEqual([
      ['women-shoes', 3, 1],
      ['men-shoes', 0, 0],
    ]);
    const chart = await as().call(charts.get, { params: single('women-shoes') });
    expect(chart.origins).toMatchObject({ CM: 'official', UK: 'official', EU: 'approximate' });
    expect(chart.rows.find(({ sizes }) => sizes.UK === '6')).toMatchObject({ mm: 245, sizes: { EU: '39', US: '8' } });
    expect(await as().refused(charts.get, { params: single('moon-shoes') })).toMatchObject({
      error: 'chart_not_found',
    });
  });
});

describe('the places of charts', () => {
  it('are the brands and categories of the seller’s items, without duplicates', async () => {
    await buildItems(database.db, account, [
      { brand: 'LARKRISE', categoryId: '11450', categoryPath: ['Clothes'] },
      { brand: 'Ärmel', categoryId: '11450', categoryPath: ['Clothes'] },
      { brand: ' ', categoryId: '11450', categoryPath: ['Clothes'] },
    ]);
    const brands = async (query = {}) => (await as().call(charts.listBrands, { params: params(), query })).brands;
    expect(await brands()).toEqual(['Larkrise', 'Ärmel']);
    expect(await brands({ query: 'LARK' })).toEqual(['Larkrise']);
    expect(await brands({ query: '_' })).toEqual([]);
    const { categories } = await as().call(charts.listCategories, { params: params(), query: {} });
    expect(categories).toEqual([{ id: '11450', name: 'Clothes', path: 'Clothes' }, category]);
  });
});

describe('a chart for a brand and category', () => {
  it('is rejected as a duplicate in any case, also after a change', async () => {
    await create();
    const second = { chart: chartOf({ brand: 'LARKRISE' }) };
    const conflict = { status: 409, error: 'chart_conflict' };
    expect(await as().refused(charts.create, { params: params(), body: second })).toMatchObject(conflict);
    expect(await as().refused(charts.preview, { params: params(), body: second })).toMatchObject(conflict);
    const other = await create({ category: null });
    const change = { params: { ...params(), chartId: Number(other.id) }, body: { chart: chartOf() } };
    expect(await as().refused(charts.update, change)).toMatchObject(conflict);
    await create({}, undefined, await buildOwner(database.db));
  });

  it('is saved once by two concurrent saves', async () => {
    const body = { chart: chartOf() };
    const answers = await Promise.all([1, 2, 3].map(() => as().send(charts.create, { params: params(), body })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    [[], 'body.chart.rows', 'no_rows'],
    [
      [
        { mm: 250, sizes: { UK: '6', EU: '39' } },
        { mm: 240, sizes: { UK: '7', EU: '40' } },
      ],
      'body.chart.rows.1',
      'length_order',
    ],
    [[{ mm: 250, sizes: {} }], 'body.chart.rows.0', 'row_empty'],
  ])('is rejected with the problem: %j', async (rows, field, flaw) => {
    const refusal = await as().refused(charts.create, { params: params(), body: { chart: chartOf({ rows }) } });
    expect(refusal).toMatchObject({ status: 400, error: 'chart_invalid', fields: { [field]: flaw } });
  });

  it.each([{ brand: null, category: null }, { name: ' ' }, { rows: [{ mm: 1, sizes: { MARS: '1' } }] }])(
    'is rejected unread: %j',
    async (given) => {
      const body = { chart: { ...chartOf(), ...given } as ChartInput };
      expect(await as().refused(charts.create, { params: params(), body })).toMatchObject({ error: 'invalid_request' });
    },
  );

  it('can be neither seen nor changed by another seller', async () => {
    const foreign = await create({}, undefined, await buildOwner(database.db));
    const input = { params: { ...params(), chartId: Number(foreign.id) } };
    const gone = { status: 404, error: 'chart_not_found' };
    expect(await as().refused(charts.get, input)).toMatchObject(gone);
    expect(await as().refused(charts.listUnmapped, { ...input, query: {} })).toMatchObject(gone);
    expect(await as().refused(charts.update, { ...input, body: { chart: chartOf() } })).toMatchObject(gone);
    expect(await as().refused(charts.remove, { ...input, query: {} })).toMatchObject(gone);
  });
});

describe('a change of a chart', () => {
  const preview = (chart: ChartInput | null, chartId?: number) =>
    as().call(charts.preview, { params: params(), body: { chart, ...(chartId === undefined ? {} : { chartId }) } });

  it('shows before it is saved which live listings it affects, and is rejected if they have changed', async () => {
    await liveOn('DE', 'US');
    await buildListing(database.db, account, boots, { site: 'FR', state: 'E' });
    const counted = await preview(chartOf());
    expect(counted).toMatchObject({
      expected: 2,
      items: 1,
      sites: [
        { site: 'DE', listings: 1 },
        { site: 'US', listings: 1 },
      ],
      unmapped: { before: 1, after: 1 },
    });
    expect(counted.examples[0]).toEqual({
      item_id: boots.itemId,
      title: 'Ladies Boots',
      site: 'DE',
      before: '39, 41, UK 20',
      after: '40, 42, UK 20',
    });
    for (const expected of [undefined, 1, 3]) {
      const body = { chart: chartOf(), ...(expected === undefined ? {} : { expected }) };
      const refusal = await as().refused(charts.create, { params: params(), body });
      expect(refusal).toMatchObject({ status: 409, error: 'charts_changed' });
    }
    expect((await list()).charts).toEqual([]);
    await create({}, 2);
    expect((await list()).charts).toHaveLength(1);
  });

  it('affects nothing live if the sizes stay the same', async () => {
    await liveOn('UK', 'IE');
    expect(await preview(chartOf())).toMatchObject({ expected: 0, items: 1 });
    expect(await preview(chartOf({ brand: 'Nobody' }))).toMatchObject({ expected: 0, items: 0 });
    expect(await preview(chartOf({ gender: 'male' }))).toMatchObject({ expected: 0, items: 0 });
  });

  it('sends the listings again, and only those', async () => {
    await liveOn('DE', 'IE');
    const made = await create({}, 1);
    const kept = await database.db
      .selectFrom('listing_followers')
      .select(['item_id', 'site', 'changes'])
      .where('user_id', '=', owner.userId)
      .execute();
    expect(kept).toEqual([{ item_id: boots.itemId, site: 'DE', changes: ['content'] }]);
    await server.runJob('listings.follow', { userId: owner.userId });
    const desired = await database.db
      .selectFrom('desired_states')
      .select(['site', 'change_kind'])
      .where('user_id', '=', owner.userId)
      .where('change_kind', '=', 'content')
      .execute();
    expect(desired).toEqual([{ site: 'DE', change_kind: 'content' }]);
    expect((await preview(null, Number(made.id))).expected).toBe(1);
  });

  it('can be undone, with the same consent', async () => {
    await liveOn('DE');
    const made = await create({}, 1);
    const chartId = Number(made.id);
    expect(await as().refused(charts.remove, { params: { ...params(), chartId }, query: {} })).toMatchObject({
      error: 'charts_changed',
    });
    await as().call(charts.remove, { params: { ...params(), chartId }, query: { expected: 1 } });
    expect((await list()).charts).toEqual([]);
    const { list: entries } = await as().call(history.list, { params: params(), query: { about: 'business' } });
    const whys = entries.filter(({ field }) => field === 'chart').map(({ why, actor }) => [why, actor.name]);
    expect(whys).toEqual([
      ['chart_removed', 'Robin'],
      ['chart_added', 'Robin'],
    ]);
  });
});

describe('sizes on a site', () => {
  it('come from the seller’s chart in specifics and titles, and before that from the built-in one', async () => {
    const single = await buildItem(database.db, account, {
      ...bootsGiven('Larkrise Boots Size 6 Black'),
      attributes: { Department: ['Women'], [SHOE]: ['6'] },
      variants: [],
    });
    const titleOn = async (site: Site) => {
      await server.teachTitles(owner.userId);
      const made = (await titlesFor(database.db, owner.userId, [single], [site], 80)).get(single.itemId)?.get(site);
      return made?.ok ? made.title : undefined;
    };
    expect(await titleOn('DE')).toContain('39');
    boots = single;
    await liveOn('DE');
    expect(await sentSizes('DE')).toMatchObject({ 'EU-Schuhgröße': ['39'] });
    const { expected } = await as().call(charts.preview, { params: params(), body: { chart: chartOf() } });
    await create({}, expected);
    expect(await sentSizes('DE')).toMatchObject({ 'EU-Schuhgröße': ['40'] });
    expect(await titleOn('DE')).toContain('40');
    expect(await titleOn('DE')).not.toContain('6');
  });
});

describe('variants without a mapping', () => {
  it('are listed with their items and the sites that lack them, page by page', async () => {
    await buildItems(
      database.db,
      account,
      Array.from({ length: 55 }, (_, n) => ({
        ...bootsGiven(`Boots ${n}`),
        sku: `B-${n}`,
        variants: [],
        attributes: { Department: ['Women'], [SHOE]: ['99'] },
      })),
    );
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = cursor === undefined ? {} : { cursor };
      const page = await as().call(charts.listUnmapped, { params: single('women-shoes'), query });
      seen.push(...page.variants.map(({ size }) => size));
      expect(page.variants[0]?.sites).toContain('DE');
      expect(page.variants[0]?.sites).not.toContain('IE');
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['20', ...Array.from({ length: 55 }, () => '99')]);
    const own = await create();
    const { variants } = await as().call(charts.listUnmapped, { params: single(own.id), query: {} });
    expect(variants[0]).toMatchObject({ item_id: boots.itemId, sku: 'BOOT-20', size: '20', title: 'Ladies Boots' });
    expect((await as().call(charts.listUnmapped, { params: single('women-shoes'), query: {} })).variants).toEqual([]);
  });
});
