import { createEbayConnector } from '@quayside/connector-ebay';
import { allCalls, contract, type TermInput } from '@quayside/contract';
import { keysContain, searchKeys } from '@quayside/kernel/search-fold';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArticleFile } from '../src/modules/help/article-files.ts';
import { storeArticles } from '../src/modules/help/articles.repository.ts';
import { noteNames } from '../src/modules/products/products.store.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import { useEbayShop } from './ebay-shop.ts';
import { buildLogin } from './factories/seller.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';

/*
 * Every call that takes a search finds a text in the spelling of other keyboards. The calls come from the contract, so a new one fails here
 * until it has a row below.
 */

const NAME = 'Müller-Straße L’Oréal מַתָּנָה أَحْمَـد';
const OTHER = 'Harbour Barrow';
const TYPED = [
  'muller strasse',
  "l'oreal",
  'MUELLER',
  'Mu\u0308ller\u00a0straße',
  '“müller–straße”',
  'ｏｒｅａｌ',
  'מתנה',
  'احمد',
];

const SELLER = 'harbour-toys-uk';
const database = useTestDatabase();
const row = (sku: string, name: string) => `${sku},${name} Figure,Figures & Playsets,${name},12.50,GBP,900`;
const sandbox = useTestSandbox({ catalogue: [row('FIG-1', NAME), row('FIG-2', OTHER)] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 2, varied: 0 });

const params = () => ({ id: shop.owner.userId });
const ofAccount = () => ({ ...params(), accountId: shop.accountId });
const as = () => server.as(shop.owner);

let runId: number;

/** What each searching call answers, by the id of the call. */
const SEARCHES: Readonly<Record<string, (query: string) => Promise<unknown>>> = {
  'acting.listSellers': async (query) => {
    const admin = await buildLogin(database.db, shop.owner.userId, { adminUserId: 9 });
    return server.as(admin).call(contract.acting.listSellers, { query: { query } });
  },
  'blacklist.list': (query) =>
    as().call(contract.blacklist.list, { params: { ...params(), platform: 'all' }, query: { query } }),
  'categories.list': (query) => as().call(contract.categories.list, { params: ofAccount(), query: { query } }),
  'changes.listRows': async (query) => {
    const { list } = await as().call(contract.changes.list, { params: params(), query: {} });
    const at = { ...params(), changeId: list[0]?.changeId ?? 0 };
    return as().call(contract.changes.listRows, { params: at, query: { query } });
  },
  'charts.list': (query) => as().call(contract.charts.list, { params: params(), query: { type: 'own', query } }),
  'charts.listBrands': (query) => as().call(contract.charts.listBrands, { params: params(), query: { query } }),
  'charts.listCategories': (query) => as().call(contract.charts.listCategories, { params: params(), query: { query } }),
  'compliance.listBrands': (query) => as().call(contract.compliance.listBrands, { params: params(), query: { query } }),
  'glossary.list': (query) => as().call(contract.glossary.list, { params: params(), query: { query } }),
  'help.list': (query) => as().call(contract.help.list, { query: { query, locale: 'de' } }),
  'memory.list': (query) =>
    as().call(contract.memory.list, { params: params(), query: { from: 'en', to: 'de', query } }),
  'orders.exportFile': async (query) =>
    (await as().send(contract.orders.exportFile, { params: params(), query: { query } })).body,
  'orders.list': (query) =>
    as().call(contract.orders.list, { params: { ...params(), platform: 'all' }, query: { query } }),
  'products.list': (query) =>
    as().call(contract.products.list, { params: { ...params(), platform: 'all' }, query: { query } }),
  'promotions.listItems': (query) =>
    as().call(contract.promotions.listItems, { params: ofAccount(), query: { site: 'UK', query } }),
  'publishing.listRunItems': (query) =>
    as().call(contract.publishing.listRunItems, { params: { ...params(), runId }, query: { query } }),
  'shipping.list': (query) => as().call(contract.shipping.list, { params: params(), query: { query } }),
  'siteTitles.list': (query) =>
    as().call(contract.siteTitles.list, { params: { ...ofAccount(), site: 'DE' }, query: { query } }),
  'taxes.listCategories': (query) => as().call(contract.taxes.listCategories, { params: params(), query: { query } }),
};

/** Searches that a marketplace answers, and those that search the products' text as `products.list` does and answer something else. */
const ELSEWHERE = ['categories.search', 'products.listValues', 'repricer.listDecisions'];

const article = (slug: string, title: string): ArticleFile => ({
  language: 'de',
  slug,
  title,
  topic: 'products',
  keywords: '',
  synonyms: [],
  questions: [],
  screens: [],
  about: [],
  body: 'Text.',
  hash: slug,
});

async function store(name: string): Promise<void> {
  const term: TermInput = { src_text: name, dst_text: 'x', src_lang: 'en', dst_lang: 'de' };
  await as().call(contract.glossary.create, { params: params(), body: term });
}

beforeAll(async () => {
  const { userId } = shop.owner;
  const { pool, db } = database;
  for (const name of [NAME, OTHER]) {
    await store(name);
    await sandbox.control('orders', { seller: SELLER, sku: name === NAME ? 'FIG-1' : 'FIG-2', site: 'UK' });
    await pool.query(
      `insert into translation_memory (user_id, src_lang, dst_lang, src_hash, src_text, dst_text, origin)
       values ($1, 'en', 'de', sha256(convert_to($2, 'UTF8')), $2, 'x', 'human')`,
      [userId, name],
    );
    await pool.query(
      `insert into keywords (user_id, platform, keyword, match, language, fields) values ($1, 'all', $2, 'word', 'en', '{title}')`,
      [userId, name],
    );
    await pool.query(
      `insert into size_charts (user_id, name, brand, kind, age, gender, width, rows)
       values ($1, $2, $2, 'shoes', 'adult', 'unisex', 'any', '[]')`,
      [userId, name],
    );
    await pool.query(
      `insert into shipping_profiles (user_id, name, currency, handling_days, is_free_shipping, countries, rates)
       values ($1, $2, 'GBP', 1, true, '[]', '[]')`,
      [userId, name],
    );
    await pool.query(`insert into users (name, email) values ($1, 'someone@shop.example')`, [name]);
    await pool.query(`update items set category_id = $2, category_path = array[$2] where user_id = $1 and brand = $2`, [
      userId,
      name,
    ]);
  }
  await withTransaction(db, (tx) => noteNames(tx, userId, shop.itemIds));
  await server.pollOrders(userId, shop.accountId);
  await withTransaction(db, (tx) => storeArticles(tx, [article('name', NAME), article('other', OTHER)]));
  await as().call(contract.siteTitles.make, { params: { ...ofAccount(), site: 'DE' }, body: { again: false } });
  await server.runJob('translations.make-titles', { userId, accountId: shop.accountId, site: 'DE' });
  const { rows } = await pool.query<{ sku: string }>('select sku from items where user_id = $1', [userId]);
  const csv = ['sku,translated_title', ...rows.map(({ sku }) => `${sku},Figur ${sku}`)].join('\n');
  const body = { csv, expected: rows.length };
  await as().call(contract.siteTitles.importCsv, { params: { ...ofAccount(), site: 'DE' }, body });
  runId = (await shop.runs.prepare('list', shop.itemIds, ['DE'])).runId;
});

describe('every search', () => {
  it('of the contract is tested here', () => {
    const searching = server.schemas
      .filter(({ query }) => query !== undefined && 'shape' in query && 'query' in (query.shape as object))
      .map(({ call }) => call.id);
    expect(searching.length).toBeGreaterThan(10);
    expect([...Object.keys(SEARCHES), ...ELSEWHERE].toSorted()).toEqual(searching.toSorted());
    expect(allCalls.length).toBeGreaterThan(searching.length);
  });

  it.each(Object.entries(SEARCHES))('%s finds a name in another spelling, and only that', async (_id, search) => {
    const all = JSON.stringify(await search(''));
    expect(all).toContain(NAME);
    expect(all).toContain(OTHER);
    for (const typed of TYPED) {
      const found = JSON.stringify(await search(typed));
      expect([typed, found.includes(NAME), found.includes(OTHER)]).toEqual([typed, true, false]);
    }
  });
});

it('the kernel finds the same', () => {
  for (const typed of TYPED)
    expect([typed, keysContain(searchKeys(NAME), typed), keysContain(searchKeys(OTHER), typed)]).toEqual([
      typed,
      true,
      false,
    ]);
});
