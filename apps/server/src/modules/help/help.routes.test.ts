import { readdirSync } from 'node:fs';
import { help } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const server = useTestServer(database);
const INSTALLED = readdirSync(new URL('../../../help/en', import.meta.url)).filter((name) =>
  name.endsWith('.md'),
).length;

beforeEach(() => server.installArticles());

const list = (query = {}) => server.as().call(help.list, { query });
const get = (slug: string, query = {}) => server.as().call(help.get, { params: { slug }, query });
const slugs = async (query: object) => (await list(query)).results.map(({ slug }) => slug);

describe('GET /v1/articles', () => {
  it('returns 25 articles and the total number, without a login', async () => {
    const page = await list();
    expect(page.count).toBe(INSTALLED);
    expect(page.results).toHaveLength(25);
    const second = await list({ offset: 25, limit: 100 });
    expect(second.results).toHaveLength(INSTALLED - 25);
    expect(new Set([...page.results, ...second.results].map(({ slug }) => slug)).size).toBe(INSTALLED);
  });

  it('can be limited to a topic or a screen', async () => {
    const ofPlans = await list({ topic: 'plans' });
    expect(ofPlans.results.length).toBeGreaterThan(1);
    expect(ofPlans.results.every(({ topic }) => topic === 'plans')).toBe(true);
    expect(await slugs({ screen: 'glossary' })).toContain('translation-manager');
    expect(await slugs({ about: 'no_gtin' })).toEqual(['reason-gtin']);
    expect(await slugs({ screen: 'glossary', query: 'add a word to my dictionary' })).not.toContain('ship-order');
  });

  it('finds an article by a word that is misspelt, unfinished or inflected', async () => {
    expect((await slugs({ query: 'invoise' })).slice(0, 3)).toContain('invoices-and-vat');
    expect((await slugs({ query: 'disconn' })).slice(0, 3)).toContain('disconnect-account');
    expect((await slugs({ query: 'shipping an order' })).slice(0, 3)).toContain('ship-order');
  });

  it('ranks by the words that few articles contain', async () => {
    expect((await slugs({ query: 'listings of the account: barcode', limit: 3 }))[0]).toBe('reason-gtin');
  });

  it('finds nothing for words that no article contains', async () => {
    expect(await list({ query: 'zzqqxx' })).toMatchObject({ count: 0, results: [] });
    expect(await list({ query: '&|!():*' })).toMatchObject({ count: 0, results: [] });
  });

  it('answers in the requested language, or in English if there are no articles in it', async () => {
    expect(await list({ locale: 'de-AT', limit: 1 })).toMatchObject({ language: 'de' });
    expect(await list({ locale: 'zh-Hant-TW', limit: 1 })).toMatchObject({ language: 'zh' });
    expect(await list({ locale: 'pt', limit: 1 })).toMatchObject({ language: 'en' });
  });
});

describe('GET /v1/articles/{slug}', () => {
  it('returns the text as Markdown', async () => {
    expect(await get('trial')).toMatchObject({
      slug: 'trial',
      topic: 'plans',
      language: 'en',
      title: 'The free trial',
    });
  });

  it('links to the help host if a linked article is not installed', async () => {
    const body = 'See [plans](change-plan), [this](not-installed) and [that](https://www.example.com/a).';
    await database.db.updateTable('articles').set({ body }).where('slug', '=', 'trial').execute();
    expect((await get('trial', { locale: 'en' })).body).toBe(
      'See [plans](change-plan), [this](http://localhost:4400/help/not-installed) and [that](https://www.example.com/a).',
    );
  });

  it('rejects an unknown article', async () => {
    const refusal = await server.as().refused(help.get, { params: { slug: 'no-such-article' }, query: {} });
    expect(refusal).toMatchObject({ status: 404, error: 'article_not_found' });
  });
});

describe('installing articles', () => {
  it('writes only changed articles, and removes those whose file no longer exists', async () => {
    await database.db.updateTable('articles').set({ body: 'old', hash: 'old' }).where('slug', '=', 'trial').execute();
    await database.db.updateTable('articles').set({ body: 'as it was' }).where('slug', '=', 'team-and-roles').execute();
    await database.db.updateTable('articles').set({ slug: 'gone' }).where('slug', '=', 'history').execute();
    await server.installArticles();
    expect((await get('trial')).body).not.toBe('old');
    expect((await get('team-and-roles')).body).toBe('as it was');
    expect((await get('history')).title).toBe('Who changed what');
    expect((await list({ limit: 100 })).count).toBe(INSTALLED);
  });
});
