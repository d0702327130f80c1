import { type BlacklistConsent, blacklist, history, type NewKeywords, products } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockItems } from '../../../test/blocking.ts';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import { holdBlacklist } from './keywords.repository.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: Item[];

const TITLES = ['Toy gun with light', 'Two toy guns', 'Wooden train', 'Legoland guide'];

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    TITLES.map((title, n) => ({ externalId: `item-${n}`, sku: `SKU-${n}`, title, brand: 'Harbour' })),
  );
});

const itemAt = (n: number): Item => {
  const item = items[n];
  if (!item) throw new Error(`There is no item ${n}`);
  return item;
};
const given = (keywords: readonly string[], more: Partial<NewKeywords> = {}): NewKeywords => ({
  keywords,
  match: 'forms',
  language: 'en',
  fields: ['title'],
  exceptions: [],
  ...more,
});
type Scope = 'all' | 'ebay' | 'amazon' | 'cdiscount';
const at = (platform: Scope) => ({ id: owner.userId, platform });
const preview = (body: NewKeywords, platform: Scope = 'ebay') =>
  server.as(owner).call(blacklist.preview, { params: at(platform), body });
const create = (body: NewKeywords & { expected?: BlacklistConsent }, platform: Scope = 'ebay') =>
  server.as(owner).call(blacklist.create, { params: at(platform), body });
/** Adds keywords as a seller does, with the numbers of the preview. */
const add = async (body: NewKeywords, platform: Scope = 'ebay') => {
  const { items: count, live, listings } = await preview(body, platform);
  return create({ ...body, expected: { items: count, live, listings } }, platform);
};
const list = (platform: Scope = 'ebay', query: { query?: string; cursor?: string } = {}) =>
  server.as(owner).call(blacklist.list, { params: at(platform), query });
const words = async (platform: Scope, query: { query?: string } = {}) =>
  (await list(platform, query)).keywords.map(({ keyword }) => keyword);
const product = async (n: number) => {
  const params = { id: owner.userId, platform: 'ebay' as const, itemId: itemAt(n).itemId };
  const { blacklistingReason, isBlacklisted, keywords } = await server.as(owner).call(products.get, { params });
  return { blacklistingReason, isBlacklisted, keywords };
};
const FREE = { blacklistingReason: '', isBlacklisted: false, keywords: [] };
const block = (n: number, blocked: boolean) =>
  blockItems(
    server.as(owner),
    { id: owner.userId, platform: 'ebay' },
    { accountId: account.accountId, itemIds: [itemAt(n).itemId], blocked },
  );

describe('blacklisting keywords', () => {
  it('reports how many items and live listings they block, blocks those, and ends the listings', async () => {
    await buildListing(database.db, account, itemAt(0), { site: 'DE', state: 'L' });
    await buildListing(database.db, account, itemAt(0), { site: 'FR', state: 'L' });
    const body = given(['toy gun']);
    const shown = await preview(body);
    expect(shown).toMatchObject({ items: 2, live: 1, listings: 2, freed: 0 });
    expect(shown.examples).toEqual([
      { itemId: itemAt(0).itemId, title: TITLES[0], keyword: 'toy gun', sites: ['DE', 'FR'] },
      { itemId: itemAt(1).itemId, title: TITLES[1], keyword: 'toy gun', sites: [] },
    ]);
    expect(await words('ebay')).toEqual([]);
    const { keywords } = await create({ ...body, expected: { items: 2, live: 1, listings: 2 } });
    expect(keywords).toMatchObject([{ keyword: 'toy gun', platform: 'ebay', items: 2, match: 'forms' }]);
    expect(await product(0)).toEqual({
      blacklistingReason: 'K',
      isBlacklisted: true,
      keywords: [{ keyword: 'toy gun', platform: 'ebay' }],
    });
    expect(await product(2)).toEqual(FREE);
    const ends = await database.db
      .selectFrom('desired_states')
      .select('site')
      .where('user_id', '=', owner.userId)
      .where('change_kind', '=', 'end')
      .orderBy('site')
      .execute();
    expect(ends.map(({ site }) => site)).toEqual(['DE', 'FR']);
    const query = { eligibility: 'blacklisted' as const };
    const { list: blocked } = await server.as(owner).call(products.list, { params: at('ebay'), query });
    expect(blocked.map(({ title }) => title)).toEqual([TITLES[0], TITLES[1]]);
  });

  it('is rejected with an outdated number, and then changes nothing', async () => {
    const body = given(['toy gun']);
    for (const expected of [undefined, { items: 1, live: 0, listings: 0 }, { items: 2, live: 1, listings: 0 }]) {
      const refusal = await server
        .as(owner)
        .refused(blacklist.create, { params: at('ebay'), body: { ...body, ...(expected ? { expected } : {}) } });
      expect(refusal).toMatchObject({ status: 409, error: 'blacklist_changed' });
    }
    expect(await words('all')).toEqual([]);
    expect(await product(0)).toEqual(FREE);
  });

  it('needs no number if nothing is found', async () => {
    await create(given(['submarine', 'tank']));
    expect(await words('ebay')).toEqual(['submarine', 'tank']);
  });

  it('rejects the same words in any case, but not for another platform', async () => {
    await create(given(['Submarine']));
    const refusal = await server
      .as(owner)
      .refused(blacklist.create, { params: at('ebay'), body: given(['SUBMARINE']) });
    expect(refusal).toMatchObject({ status: 409, error: 'keyword_exists' });
    await create(given(['submarine']), 'amazon');
    expect(await words('all')).toEqual(['submarine', 'Submarine']);
  });

  it('rejects words without a letter or a symbol', async () => {
    const refusal = await server.as(owner).refused(blacklist.create, { params: at('ebay'), body: given(['…']) });
    expect(refusal).toMatchObject({ status: 400, error: 'keyword_not_searchable' });
  });

  it('for Amazon finds items that Amazon could list and ends nothing here; for all platforms blocks them', async () => {
    expect(await preview(given(['toy gun']), 'amazon')).toMatchObject({ items: 2, live: 0 });
    expect(await preview(given(['toy gun']), 'all')).toMatchObject({ items: 2 });
    await add(given(['toy gun']), 'all');
    expect((await product(0)).keywords).toEqual([{ keyword: 'toy gun', platform: 'all' }]);
    expect(await words('amazon')).toEqual(['toy gun']);
  });

  it('for Cdiscount keeps items of other platforms only from Cdiscount', async () => {
    const there = await buildAccount(database.db, owner.userId, { platform: 'cdiscount', homeSite: 'FR' });
    await buildListing(database.db, account, itemAt(0), { site: 'DE', state: 'L' });
    await buildListing(database.db, there, itemAt(1), { site: 'CDFR', state: 'L' });
    expect(await preview(given(['toy gun']), 'cdiscount')).toMatchObject({ items: 2, live: 1, listings: 1 });
    await add(given(['toy gun']), 'cdiscount');
    expect(await product(0)).toEqual(FREE);
    const ends = await database.db
      .selectFrom('desired_states')
      .select('site')
      .where('user_id', '=', owner.userId)
      .where('change_kind', '=', 'end')
      .execute();
    expect(ends.map(({ site }) => site)).toEqual(['CDFR']);
  });

  it.each([
    [{ keywords: [] }],
    [{ keywords: ['a', 'A'] }],
    [{ keywords: ['one two three four five six seven'] }],
    [{ fields: [] }],
    [{ match: 'regex' }],
    [{ language: 'xx' }],
    [{ note: 'extra' }],
  ])('rejects %j', async (wrong) => {
    const body = { ...given(['gun']), ...wrong } as NewKeywords;
    expect(await server.as(owner).refused(blacklist.create, { params: at('ebay'), body })).toMatchObject({
      status: 400,
    });
  });
});

describe('concurrent changes', () => {
  it('one of two saves of a keyword is rejected', async () => {
    const send = () => server.as(owner).send(blacklist.create, { params: at('ebay'), body: given(['submarine']) });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await words('ebay')).toEqual(['submarine']);
  });

  it('a save waits for items that are being stored, and counts them', async () => {
    const renamed = signal();
    const released = signal();
    const storing = withTransaction(database.db, async (tx) => {
      await holdBlacklist(tx, owner.userId);
      await tx
        .updateTable('items')
        .set({ title: 'Submarine' })
        .where('user_id', '=', owner.userId)
        .where('item_id', '=', itemAt(2).itemId)
        .execute();
      renamed.resolve();
      await released.promise;
    });
    await renamed.promise;
    const saving = server.as(owner).refused(blacklist.create, { params: at('ebay'), body: given(['submarine']) });
    await eventually(async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted",
      );
      expect(rows[0]?.n).toBe(1);
    });
    released.resolve();
    await storing;
    expect(await saving).toMatchObject({ status: 409, error: 'blacklist_changed' });
  });
});

describe('changing a keyword', () => {
  it('blocks what it finds now and unblocks what it found before', async () => {
    await add(given(['toy gun']));
    const params = { ...at('ebay'), keyword: 'toy gun' };
    const body = { ...given([]), keyword: 'Lego', platform: 'ebay' as const, match: 'prefix' as const };
    const { keywords: _none, ...change } = body;
    const shown = await server.as(owner).call(blacklist.previewUpdate, { params, body: change });
    expect(shown).toMatchObject({ items: 1, live: 0, freed: 2 });
    const expected = { items: 1, live: 0, listings: 0 };
    const changed = await server.as(owner).call(blacklist.update, { params, body: { ...change, expected } });
    expect(changed).toMatchObject({ keyword: 'Lego', match: 'prefix', items: 1 });
    expect(await product(0)).toEqual(FREE);
    expect((await product(3)).keywords).toEqual([{ keyword: 'Lego', platform: 'ebay' }]);
    expect(await server.as(owner).refused(blacklist.get, { params })).toMatchObject({ error: 'keyword_not_found' });
  });

  it('is rejected with the words of another one', async () => {
    await create(given(['submarine', 'tank']));
    const { keywords: _none, ...change } = { ...given([]), keyword: 'TANK', platform: 'ebay' as const };
    const params = { ...at('ebay'), keyword: 'submarine' };
    const refusal = await server.as(owner).refused(blacklist.update, { params, body: change });
    expect(refusal).toMatchObject({ status: 409, error: 'keyword_exists' });
  });
});

describe('removing a keyword', () => {
  it('unblocks the items that nothing else blocks', async () => {
    await add(given(['toy gun']));
    await add(given(['light']), 'all');
    await block(1, true);
    const removed = await server.as(owner).call(blacklist.removeForEbay, {
      params: { id: owner.userId, keyword: 'TOY GUN', platform: 'ebay' },
    });
    expect(removed).toEqual({ freed: 1 });
    expect(await product(0)).toMatchObject({
      blacklistingReason: 'K',
      keywords: [{ keyword: 'light', platform: 'all' }],
    });
    expect(await product(1)).toMatchObject({ blacklistingReason: 'M', isBlacklisted: true });
    await server.as(owner).call(blacklist.remove, { params: { id: owner.userId, keyword: 'light', platform: 'all' } });
    expect(await product(0)).toEqual(FREE);
  });

  it('for eBay uses the second version of the call, and for the others the first', async () => {
    await create(given(['tank']));
    const params = { id: owner.userId, keyword: 'tank', platform: 'ebay' as never };
    expect(await server.as(owner).refused(blacklist.remove, { params })).toMatchObject({ status: 400 });
    expect(
      await server.as(owner).refused(blacklist.removeForEbay, { params: { ...params, platform: 'all' as never } }),
    ).toMatchObject({ status: 400 });
    await server.as(owner).call(blacklist.removeForEbay, { params });
    expect(await server.as(owner).refused(blacklist.removeForEbay, { params })).toMatchObject({ status: 404 });
  });

  it('keeps a keyword’s block when the seller unblocks the item manually', async () => {
    await add(given(['toy gun']));
    await block(0, true);
    expect(await product(0)).toMatchObject({ blacklistingReason: 'KM' });
    await block(0, false);
    expect(await product(0)).toMatchObject({ blacklistingReason: 'K', isBlacklisted: true });
  });
});

describe('the list', () => {
  it('can be searched, shows one keyword with its items, and pages in alphabetical order', async () => {
    const many = Array.from({ length: 205 }, (_, n) => `word ${String(n).padStart(3, '0')} 50%`);
    for (let from = 0; from < many.length; from += 100) await create(given(many.slice(from, from + 100)));
    await add(given(['guns/ammo', 'train']), 'all');
    expect(await words('ebay', { query: '50% 09' })).toHaveLength(12);
    expect(await words('ebay', { query: '9_50' })).toEqual([]);
    const detail = await server.as(owner).call(blacklist.get, { params: { ...at('all'), keyword: 'TRAIN' } });
    expect(detail).toMatchObject({ items: 1, examples: [{ title: 'Wooden train' }] });
    await server.as(owner).call(blacklist.get, { params: { ...at('all'), keyword: 'guns/ammo' } });
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list('ebay', cursor === undefined ? {} : { cursor });
      expect(page.count).toBe(207);
      seen.push(...page.keywords.map(({ keyword }) => keyword));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['guns/ammo', 'train', ...many].toSorted());
  });

  it('contains no keyword of another business', async () => {
    const other = await buildOwner(database.db);
    const params = { id: other.userId, platform: 'ebay' as const };
    await server.as(other).call(blacklist.create, { params, body: given(['tank']) });
    expect(await words('all')).toEqual([]);
  });
});

describe('a keyword file', () => {
  it('is exported and imported, adds new keywords, updates changed ones, and reports invalid lines', async () => {
    await add(given(['toy gun', '=tank, "big"'], { exceptions: ['toy gun light'] }));
    const exported = await server.as(owner).send(blacklist.exportCsv, { params: at('ebay') });
    expect(exported.headers['content-type']).toContain('text/csv');
    const csv = exported.body;
    const read = (text: string) =>
      server.as(owner).call(blacklist.previewImport, { params: at('ebay'), body: { csv: text } });
    expect(await read(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 2, errors: [], items: 0 });
    const more = `${csv.replace('forms', 'word')}legoland,,,,,\r\n,,,,,\r\ntank,moon,,,,\r\ntrain,,,,colour,\r\nlegoland,,,,,\r\n`;
    const shown = await read(more);
    expect(shown).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    expect(shown.errors).toEqual([
      { row: 6, column: 'platform', value: 'moon', code: 'platform_unknown' },
      { row: 7, column: 'fields', value: 'colour', code: 'fields_unknown' },
      { row: 8, column: 'keyword', value: 'legoland', code: 'twice' },
    ]);
    const expected = { items: shown.items, live: shown.live, listings: shown.listings };
    const body = { csv: more, expected };
    const saved = await server.as(owner).call(blacklist.importCsv, { params: at('ebay'), body });
    expect(saved).toEqual({ added: 1, changed: 1 });
    expect(await product(3)).toMatchObject({ blacklistingReason: 'K' });
    expect(await read('word\r\nx')).toMatchObject({ errors: [{ row: 1, code: 'columns' }] });
  });
});

describe('the history', () => {
  it('records who changed a keyword and what it blocked', async () => {
    await add(given(['train']));
    await server
      .as(owner)
      .call(blacklist.removeForEbay, { params: { id: owner.userId, keyword: 'train', platform: 'ebay' } });
    const { list: entries } = await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} });
    expect(entries.slice(0, 4).map(({ why, actor }) => [why, actor.name])).toEqual([
      ['keyword_removed', 'Robin'],
      ['keyword_unblocked', 'Robin'],
      ['keyword_added', 'Robin'],
      ['keyword_blocked', 'Robin'],
    ]);
  });

  it('has one line for all items that keywords block, however many', async () => {
    const many = 2_100;
    const titles = Array.from({ length: many }, (_, n) => ({
      externalId: `bird-${n}`,
      sku: `BIRD-${n}`,
      title: `Bird ${n}`,
    }));
    const built = await buildItems(database.db, account, titles);
    const last = built[many - 1] ?? itemAt(0);
    await buildListing(database.db, account, last, { site: 'DE', state: 'L' });
    const numbers = Array.from({ length: 300 }, (_, n) => n);
    const file = ['keyword', 'bird', ...numbers.map((n) => `quill ${n}`)].join('\n');
    const body = { csv: file };
    const shown = await server.as(owner).call(blacklist.previewImport, { params: at('ebay'), body });
    expect(shown).toMatchObject({ items: many, live: 1, listings: 1, added: 301, errors: [] });
    expect(shown.examples.slice(0, 2)).toMatchObject([
      { itemId: last.itemId, keyword: 'bird', sites: ['DE'] },
      { title: 'Bird 0', sites: [] },
    ]);
    const expected = { items: many, live: 1, listings: 1 };
    const saved = await server.as(owner).call(blacklist.importCsv, { params: at('ebay'), body: { ...body, expected } });
    expect(saved).toEqual({ added: 301, changed: 0 });
    const { rows } = await database.pool.query(
      `select g.entries from history h join history_groups g on g.user_id = h.user_id and g.group_id = h.history_id
       where h.user_id = $1 and h.why = 'keyword_blocked'`,
      [owner.userId],
    );
    expect(rows).toEqual([{ entries: many }]);
    expect((await list()).count).toBe(301);
  });
});
