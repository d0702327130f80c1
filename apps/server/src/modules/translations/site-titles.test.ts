import { createEbayConnector } from '@quayside/connector-ebay';
import { type ChangeView, changes, history, type SiteTitleQuery, siteTitles, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { recountTitles, storedTotals } from '../../../test/recount-titles.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { rememberAnswer } from '../../../test/titles.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

/** The memory has an engine's answers to the first two, which a check doubts; nothing is to translate in the others. */
const DRAFT = 'Harbour Frobnicator Red Wooden Train 30cm';
const WORSE = 'Harbour Frobnicator Wibbling Gromlet Train 20cm';
const READY = 'Harbour XB-1000 40cm';
const LONG = `Harbour ${Array.from({ length: 12 }, (_, n) => `XB-${1000 + n}`).join(' ')}`;

let owner: TestLogin;
let account: Account;
let items: Item[];
const params = (site: Site = 'DE') => ({ id: owner.userId, accountId: account.accountId, site });
const as = () => server.as(owner);
const place = (site: Site = 'DE') => ({ userId: owner.userId, accountId: account.accountId, site });
const itemIdOf = (title: string) => items.find((item) => item.title === title)?.itemId ?? 0;

async function make(again = false, site: Site = 'DE') {
  await as().call(siteTitles.make, { params: params(site), body: { again } });
  await server.runJob('translations.make-titles', place(site));
  return as().call(siteTitles.get, { params: params(site) });
}
const list = async (query: SiteTitleQuery = {}, site: Site = 'DE') =>
  (await as().call(siteTitles.list, { params: params(site), query })).list;
const rowOf = async (title: string) => {
  const row = (await list({ query: title })).find(({ sourceTitle }) => sourceTitle === title);
  if (!row) throw new Error(`No row of ${title}`);
  return row;
};
const write = (itemId: number, translation: string) =>
  as().call(translations.update, {
    params: { id: owner.userId, itemId },
    body: { new_translations: [{ site: 'DE', translation }] },
  });
const preview = () => as().call(siteTitles.prepareAcceptance, { params: params() });
const changeAt = ({ changeId }: ChangeView) => ({ id: owner.userId, changeId });
const confirm = (shown: ChangeView) =>
  as().call(changes.confirm, { params: changeAt(shown), body: { expected: shown.expected } });
const rowsOf = async (shown: ChangeView) =>
  (await as().call(changes.listRows, { params: changeAt(shown), query: {} })).list;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    [DRAFT, WORSE, READY, LONG].map((title) => ({ title, brand: 'Harbour', attributes: {} })),
  );
  for (const [title, said] of [
    [DRAFT, 'Harbour Frobnikator roter Holzzug Holzzug Holzzug 30cm'],
    [WORSE, 'Harbour Wackelzug Wackelzug Wackelzug 20cm'],
  ] as const) {
    await rememberAnswer(database.db, owner.userId, { title, said, brand: 'Harbour' });
  }
});

afterEach(async () => {
  // The stored totals are right after every kind of change.
  expect(await storedTotals(database, owner.userId)).toEqual(await recountTitles(database, owner.userId));
});

describe('the titles of a site', () => {
  it('show their state, what was omitted, and why there is none', async () => {
    expect(await as().call(siteTitles.get, { params: params() })).toMatchObject({ state: null, limit: 80 });
    expect(await make()).toMatchObject({
      state: 'made',
      madeAt: expect.any(String),
      counts: { ready: 1, draft: 2, missing: 1, accepted: 0, own: 0, stale: 0 },
      tooLong: 1,
      duplicates: 0,
    });
    const rows = await list();
    expect(rows.map(({ itemId, sourceTitle }) => [itemId, sourceTitle])).toEqual(
      items.map(({ itemId, title }) => [itemId, title]),
    );
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'draft', label: 'engine:deepl', isDraft: true, isLive: false });
    expect(await rowOf(READY)).toMatchObject({ state: 'ready', reason: null, label: 'as it is' });
    expect(await rowOf(LONG)).toMatchObject({ state: 'missing', title: null, reason: 'protected_too_long' });
    for (const row of rows) expect(row.length).toBe([...(row.title ?? '')].length);
  });

  it('are made again only if something on which they depend has changed', async () => {
    await make();
    expect(await as().call(siteTitles.make, { params: params(), body: { again: false } })).toMatchObject({
      state: 'made',
    });
    await database.db
      .insertInto('glossary_terms')
      .values({ user_id: owner.userId, src_text: 'Frobnicator', dst_text: 'Flansch', src_lang: 'en', dst_lang: 'de' })
      .execute();
    expect(await as().call(siteTitles.get, { params: params() })).toMatchObject({ state: 'made', isOutdated: true });
    expect(await as().call(siteTitles.make, { params: params(), body: { again: false } })).toMatchObject({
      state: 'making',
      isOutdated: false,
    });
    await server.runJob('translations.make-titles', place());
    // The engine has not said it with the term yet.
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'missing', reason: 'nothing_translated' });
  });

  it('show a failure if making them was given up', async () => {
    await as().call(siteTitles.make, { params: params(), body: { again: false } });
    await server.giveUpJob('translations.make-titles', place());
    expect(await as().call(siteTitles.get, { params: params() })).toMatchObject({ state: 'failed' });
  });

  it('are found by either title and by the SKU, and can be limited to what the seller works on', async () => {
    await make();
    const [first] = items;
    expect((await list({ query: 'wibbling' })).map(({ sourceTitle }) => sourceTitle)).toEqual([WORSE]);
    expect((await list({ query: first?.sku ?? '' })).map(({ itemId }) => itemId)).toEqual([first?.itemId]);
    expect(await list({ query: '%' })).toEqual([]);
    expect((await list({ show: 'waiting' })).map(({ sourceTitle }) => sourceTitle)).toEqual([DRAFT, WORSE, LONG]);
    expect((await list({ show: 'tooLong' })).map(({ sourceTitle }) => sourceTitle)).toEqual([LONG]);
    expect(await list({ show: 'stale' })).toEqual([]);
    const same = 'Zug von Harbour 30cm';
    await write(itemIdOf(DRAFT), same);
    await write(itemIdOf(WORSE), same.toUpperCase());
    const duplicates = await list({ show: 'duplicates' });
    expect(duplicates.map(({ itemId, isDuplicate }) => [itemId, isDuplicate])).toEqual([
      [itemIdOf(DRAFT), true],
      [itemIdOf(WORSE), true],
    ]);
    expect(await as().call(siteTitles.get, { params: params() })).toMatchObject({ duplicates: 2 });
  });

  it('come in pages that neither repeat nor omit one', async () => {
    await make();
    const seen: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit: 3, ...(cursor === undefined ? {} : { cursor }) };
      const page = await as().call(siteTitles.list, { params: params(), query });
      seen.push(...page.list.map(({ itemId }) => itemId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(items.map(({ itemId }) => itemId));
  });

  it('are the seller’s own as soon as they are written, and automatic again once the seller’s are removed', async () => {
    await make();
    const before = await rowOf(READY);
    await write(before.itemId, 'Roter Holzzug 40cm');
    expect(await rowOf(READY)).toMatchObject({ state: 'own', title: 'Roter Holzzug 40cm', madeTitle: before.title });
    await write(before.itemId, '');
    expect(await rowOf(READY)).toEqual(before);
  });

  it('exclude what is no longer on sale', async () => {
    await make();
    await database.db.updateTable('items').set({ is_ended: true }).where('item_id', '=', itemIdOf(DRAFT)).execute();
    expect((await list()).map(({ itemId }) => itemId)).not.toContain(itemIdOf(DRAFT));
    expect((await make(true)).counts.draft).toBe(1);
  });

  it('belong to a site where the account can sell, and to an account of the seller’s', async () => {
    for (const [site, error] of [
      ['UK', 'site_not_supported'],
      ['CDFR', 'site_not_supported'],
    ] as const) {
      expect(await as().refused(siteTitles.get, { params: params(site) })).toMatchObject({ error });
    }
    const foreign = await buildAccount(database.db, (await buildOwner(database.db)).userId);
    const input = { params: { ...params(), accountId: foreign.accountId } };
    expect(await as().refused(siteTitles.get, input)).toMatchObject({ error: 'account_not_found', status: 404 });
  });
});

describe('accepting individual titles', () => {
  it('accepts them as they were shown, and reports those that have changed', async () => {
    await make();
    const draft = await rowOf(DRAFT);
    const worse = await rowOf(WORSE);
    const titles = [
      { itemId: draft.itemId, title: draft.title ?? '' },
      { itemId: worse.itemId, title: 'what stood there once' },
      { itemId: itemIdOf(LONG), title: 'nothing' },
    ];
    const answer = await as().call(siteTitles.accept, { params: params(), body: { titles } });
    expect(answer).toEqual({ accepted: 1, changed: [worse.itemId, itemIdOf(LONG)] });
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'accepted', title: draft.title });
    expect(await rowOf(WORSE)).toEqual(worse);
    const { list: entries } = await as().call(history.list, {
      params: { id: owner.userId },
      query: { itemId: draft.itemId },
    });
    expect(entries.find(({ why }) => why === 'title_accepted')).toMatchObject({ before: null, after: draft.title });
    // The same text written by hand is the seller's own.
    await write(draft.itemId, draft.title ?? '');
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'own' });
  });

  it('does not make another item’s draft certain', async () => {
    await make();
    const draft = await rowOf(DRAFT);
    const [sibling] = await buildItems(database.db, account, [
      { title: DRAFT.replace('30cm', '50cm'), brand: 'Harbour', attributes: {} },
    ]);
    const titles = [{ itemId: draft.itemId, title: draft.title ?? '' }];
    await as().call(siteTitles.accept, { params: params(), body: { titles } });
    await make(true);
    expect(await rowOf(sibling?.title ?? '')).toMatchObject({ state: 'draft' });
  });

  it('changes live listings, and rejects a title made from another home title', async () => {
    const item = items.find(({ title }) => title === DRAFT);
    if (!item) throw new Error('No item');
    await buildListing(database.db, account, item, { site: 'DE', state: 'L', title: 'Alter Titel' });
    await make();
    const draft = await rowOf(DRAFT);
    expect(draft.isLive).toBe(true);
    expect((await preview()).reasons).toEqual([{ state: 'warned', reason: 'live', rows: 1 }]);
    const titles = [{ itemId: draft.itemId, title: draft.title ?? '' }];
    const accept = () => as().call(siteTitles.accept, { params: params(), body: { titles } });
    await database.db
      .updateTable('items')
      .set({ title: 'Another train' })
      .where('item_id', '=', draft.itemId)
      .execute();
    expect(await accept()).toEqual({ accepted: 0, changed: [draft.itemId] });
    await database.db.updateTable('items').set({ title: DRAFT }).where('item_id', '=', draft.itemId).execute();
    expect(await accept()).toEqual({ accepted: 1, changed: [] });
    const live = await database.db
      .selectFrom('listings')
      .select('title')
      .where('user_id', '=', owner.userId)
      .where('item_id', '=', draft.itemId)
      .execute();
    expect(live).toEqual([{ title: draft.title }]);
  });
});

describe('accepting all drafts', () => {
  it('accepts exactly the set of the preview, which can be read in full', async () => {
    await make();
    const shown = await preview();
    const whole = await rowsOf(shown);
    expect(whole.map(({ label }) => label)).toEqual([DRAFT, WORSE]);
    expect(shown).toMatchObject({ state: 'ready', expected: 2, reasons: [] });
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'draft' });
    expect(await confirm(shown)).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'accepted', title: whole[0]?.after });
    expect(await rowOf(WORSE)).toMatchObject({ state: 'accepted', title: whole[1]?.after });
    expect((await preview()).expected).toBe(0);
  });

  it('warns of live listings, accepts as one line of the history, and can be undone', async () => {
    await make();
    const item = items.find(({ title }) => title === DRAFT);
    if (!item) throw new Error('No item');
    await buildListing(database.db, account, item, { site: 'DE', state: 'L', title: 'Alter Titel' });
    const shown = await preview();
    expect(shown.reasons).toEqual([{ state: 'warned', reason: 'live', rows: 1 }]);
    await confirm(shown);
    const { list: lines } = await as().call(history.list, {
      params: { id: owner.userId },
      query: { view: 'overview' },
    });
    expect(lines[0]).toMatchObject({ entity: 'change', field: 'manual-title', why: 'title_accepted', under: 2 });
    const undoing = await as().call(changes.undo, { params: changeAt(shown) });
    expect(undoing).toMatchObject({ state: 'ready', undoOf: shown.changeId, expected: 2 });
    await confirm(undoing);
    expect(await rowOf(DRAFT)).toMatchObject({ state: 'draft' });
    expect(await rowOf(WORSE)).toMatchObject({ state: 'draft' });
  });

  it.each([
    [
      'a title was made differently',
      async () => {
        await database.db
          .insertInto('glossary_terms')
          .values({ user_id: owner.userId, src_text: 'Wibbling', dst_text: 'Wackel', src_lang: 'en', dst_lang: 'de' })
          .execute();
        await make();
      },
    ],
    [
      'a title was accepted in the meantime',
      async () => {
        const { itemId, title } = await rowOf(DRAFT);
        await as().call(siteTitles.accept, { params: params(), body: { titles: [{ itemId, title: title ?? '' }] } });
      },
    ],
    [
      'a source title changed',
      async () => {
        const [first] = items;
        await database.db
          .updateTable('items')
          .set({ title: 'New' })
          .where('item_id', '=', first?.itemId ?? 0)
          .execute();
      },
    ],
  ])('accepts only what still is as it was shown: %s', async (_, change) => {
    await make();
    const shown = await preview();
    expect(shown.expected).toBe(2);
    await change();
    const accepted = (await list({ show: 'accepted' })).length;
    expect(await confirm(shown)).toMatchObject({ counts: { done: 1, skipped: 1 } });
    expect(await list({ show: 'accepted' })).toHaveLength(accepted + 1);
  });

  it('leaves out drafts that were made after the preview', async () => {
    await make();
    const shown = await preview();
    await buildItems(database.db, account, [
      { title: DRAFT.replace('30cm', '50cm'), brand: 'Harbour', attributes: {} },
    ]);
    await make();
    expect(await confirm(shown)).toMatchObject({ counts: { done: 2, skipped: 0 } });
    expect((await preview()).expected).toBe(1);
  });

  it('marks what was accepted once the home title changes, and offers the new one', async () => {
    await make();
    await confirm(await preview());
    const now = DRAFT.replace('30cm', '60cm');
    await database.db.updateTable('items').set({ title: now }).where('item_id', '=', itemIdOf(DRAFT)).execute();
    const before = await list({ show: 'accepted' });
    await make(true);
    const [stale] = await list({ show: 'stale' });
    expect(stale).toMatchObject({ sourceTitle: now, title: before[0]?.title });
    expect(stale?.madeTitle).toContain('60cm');
    const titles = [{ itemId: stale?.itemId ?? 0, title: stale?.madeTitle ?? '' }];
    expect(await as().call(siteTitles.accept, { params: params(), body: { titles } })).toMatchObject({ accepted: 1 });
    expect(await rowOf(now)).toMatchObject({ state: 'accepted', title: stale?.madeTitle });
  });
});
