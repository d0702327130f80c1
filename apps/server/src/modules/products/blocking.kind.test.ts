import { changes, history, type ProductSelection, products } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockItems } from '../../../test/blocking.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { type Item, refreshProductRows, setBlacklisted } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
});

const as = () => server.as(owner);
const params = (platform: 'ebay' | 'amazon' | 'all' = 'ebay') => ({ id: owner.userId, platform });
const get = (itemId: number) =>
  as().call(products.get, { params: { id: owner.userId, platform: 'ebay' as const, itemId } });
const prepare = (selection: Partial<ProductSelection>, blocked = true) =>
  as().call(products.prepareBlocking, {
    params: params(),
    body: { accountId: account.accountId, ...selection, blocked },
  });
const block = (selection: Partial<ProductSelection>, blocked = true) =>
  blockItems(as(), params(), { accountId: account.accountId, ...selection, blocked });
const word = (of: 'blocked' | 'free') => ({ word: of, text: null });
const at = (changeId: number) => ({ id: owner.userId, changeId });
const rowsOf = async (changeId: number) =>
  (await as().call(changes.listRows, { params: at(changeId), query: {} })).list;
const eventsOf = async (kind: string) => {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    "select payload from user_events where user_id = $1 and payload->>'kind' = $2 order by event_id",
    [owner.userId, kind],
  );
  return rows.map((row) => row.payload);
};

/** An item of an unrelated seller. */
async function buildForeignItem(): Promise<Item> {
  const stranger = await buildOwner(database.db);
  return buildItem(database.db, await buildAccount(database.db, stranger.userId));
}

/** What a keyword does. */
const blockByKeyword = (itemId: number) =>
  withTransaction(database.db, async (tx) => {
    await setBlacklisted(tx, owner.userId, [itemId], 'K', true);
    await refreshProductRows(tx, owner.userId, [itemId]);
  });

describe('a preview', () => {
  it('shows each item before and after, and blocks nothing', async () => {
    const { itemId, sku, title } = await buildItem(database.db, account);
    const shown = await prepare({ itemIds: [itemId] });
    expect(shown).toMatchObject({ kind: 'blocking', state: 'ready', expected: 1 });
    expect(await rowsOf(shown.changeId)).toEqual([
      {
        ...{ position: 1, itemId, site: null, sku, label: title, before: word('free'), after: word('blocked') },
        ...{ state: 'ready', reason: null, listings: null },
      },
    ]);
    expect(await get(itemId)).toMatchObject({ isBlacklisted: false, blacklistingReason: '' });
  });

  it('refuses what is blocked already, so that consent counts only what will change', async () => {
    const [first, second] = (await buildItems(database.db, account, [{}, {}])).map(({ itemId }) => itemId);
    await block({ itemIds: [first ?? 0] });
    const shown = await prepare({ filter: {} });
    expect(shown).toMatchObject({ expected: 1, reasons: [{ state: 'refused', reason: 'unchanged', rows: 1 }] });
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { itemId: first, state: 'refused', reason: 'unchanged' },
      { itemId: second, state: 'ready' },
    ]);
    expect(await prepare({ itemIds: [second ?? 0] }, false)).toMatchObject({ expected: 0 });
  });

  it('warns of listings that stay live, with their number, and the block ends none of them', async () => {
    const [listed, ended] = await buildItems(database.db, account, [{}, {}]);
    if (!listed || !ended) throw new Error('Two items were to be built');
    await buildListing(database.db, account, listed, { site: 'DE', state: 'L' });
    await buildListing(database.db, account, listed, { site: 'IT', state: 'Q' });
    await buildListing(database.db, account, listed, { site: 'FR', state: 'E' });
    await buildListing(database.db, account, ended, { site: 'DE', state: 'E' });
    const shown = await prepare({ filter: {} });
    expect(shown.reasons).toEqual([{ state: 'warned', reason: 'stays_live', rows: 1 }]);
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { itemId: listed.itemId, state: 'warned', reason: 'stays_live', listings: 2 },
      { itemId: ended.itemId, state: 'ready', listings: null },
    ]);
    expect((await block({ filter: {} })).counts.done).toBe(2);
    const stateOf = new Map((await get(listed.itemId)).listings.map(({ site, state }) => [site, state]));
    expect([stateOf.get('DE'), stateOf.get('IT')]).toEqual(['L', 'Q']);
    // Unblocking concerns no listing.
    expect((await prepare({ filter: {} }, false)).reasons).toEqual([]);
  });

  it('warns of items that stay blocked by a keyword, and unblocks them by hand only', async () => {
    const { itemId } = await buildItem(database.db, account);
    await blockByKeyword(itemId);
    await block({ itemIds: [itemId] });
    expect(await get(itemId)).toMatchObject({ isBlacklisted: true, blacklistingReason: 'KM' });
    const shown = await prepare({ itemIds: [itemId] }, false);
    expect(shown.reasons).toEqual([{ state: 'warned', reason: 'keyword', rows: 1 }]);
    await as().call(changes.confirm, { params: at(shown.changeId), body: { expected: 1 } });
    expect(await get(itemId)).toMatchObject({ isBlacklisted: true, blacklistingReason: 'K' });
  });
});

describe('a selection', () => {
  it('is all results of a filter, which may concern what the change itself changes', async () => {
    await buildItems(database.db, account, [
      { title: 'Red train' },
      { title: 'Red bus', quantity: 0 },
      { title: 'Blue bus', quantity: 0 },
    ]);
    expect((await block({ filter: { query: 'red' } })).counts.done).toBe(2);
    expect((await block({ filter: { eligibility: 'blacklisted' } }, false)).counts.done).toBe(2);
    expect((await block({ filter: {} })).counts.done).toBe(3);
  });

  it('reaches over all accounts of a platform, or of all platforms, if no account is given', async () => {
    const atAmazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const mine = await buildItems(database.db, account, [{}, {}]);
    const there = await buildItems(database.db, atAmazon, [{}]);
    const itemIds = [...mine, ...there].map(({ itemId }) => itemId);
    const counted = await as().call(products.countSelection, { params: params('all'), body: { itemIds } });
    expect(counted).toEqual({
      count: 3,
      accounts: [
        { accountId: account.accountId, count: 2, itemIds: itemIds.slice(0, 2) },
        { accountId: atAmazon.accountId, count: 1, itemIds: itemIds.slice(2) },
      ],
    });
    const atEbay = await as().call(products.countSelection, { params: params(), body: { filter: {} } });
    expect(atEbay).toMatchObject({ count: 2 });
    expect((await blockItems(as(), params('all'), { itemIds, blocked: true })).counts.done).toBe(3);
    const unblock = { filter: { eligibility: 'blacklisted' }, blocked: false } as const;
    expect((await blockItems(as(), params('all'), unblock)).counts.done).toBe(3);
  });

  it('of more items than one step finds or carries out is found, blocked and taken back as a whole', async () => {
    const COUNT = 1_200;
    const { rows } = await database.pool.query<{ item_id: number }>(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Train ' || n, 100, 'GBP', '' from generate_series(1, $3::int) as n
       returning item_id`,
      [owner.userId, account.accountId, COUNT],
    );
    const itemIds = rows.map((row) => row.item_id);
    await withTransaction(database.db, (tx) => refreshProductRows(tx, owner.userId, itemIds));
    const isBlocked = async () => {
      const { totals } = await as().call(products.listTotals, { params: params(), query: {} });
      return totals.blacklisted ?? 0;
    };
    const work = (changeId: number) => server.runJob('changes.work', { userId: owner.userId, changeId });
    const carryOut = async ({ changeId }: { readonly changeId: number }) => {
      await work(changeId);
      const { expected } = await as().call(changes.get, { params: at(changeId) });
      await as().call(changes.confirm, { params: at(changeId), body: { expected } });
      await work(changeId);
      return as().call(changes.get, { params: at(changeId) });
    };
    const done = await carryOut(await prepare({ filter: {} }));
    expect(done).toMatchObject({ state: 'done', counts: { done: COUNT } });
    expect(await isBlocked()).toBe(COUNT);
    const undone = await carryOut(await as().call(changes.undo, { params: at(done.changeId) }));
    expect(undone).toMatchObject({ state: 'done', undoOf: done.changeId, counts: { done: COUNT } });
    expect(await isBlocked()).toBe(0);
  });

  it('rejects an item outside its accounts by its number, and prepares nothing', async () => {
    const atAmazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const mine = await buildItem(database.db, account);
    const there = await buildItem(database.db, atAmazon);
    const foreign = await buildForeignItem();
    const itemIds = [mine.itemId, there.itemId, foreign.itemId];
    const attempts = [
      { params: params(), body: { accountId: account.accountId, itemIds }, names: [there, foreign] },
      { params: params(), body: { itemIds }, names: [there, foreign] },
      { params: params('all'), body: { itemIds }, names: [foreign] },
    ];
    for (const { names, ...given } of attempts) {
      const blocking = { ...given, body: { ...given.body, blocked: true } };
      for (const refusal of [
        await as().refused(products.prepareBlocking, blocking),
        await as().refused(products.countSelection, given),
      ]) {
        expect(refusal).toMatchObject({ status: 404, error: 'item_not_in_selection' });
        expect(refusal.error_description).toContain(`: ${names.map(({ itemId }) => itemId).join(', ')}.`);
      }
    }
    const { list } = await as().call(changes.list, { params: { id: owner.userId }, query: {} });
    expect(list).toEqual([]);
  });

  it('rejects nothing', async () => {
    await buildItem(database.db, account);
    for (const selection of [{ itemIds: [] }, { filter: { query: 'no such words' } }, {}]) {
      const body = { accountId: account.accountId, ...selection, blocked: true };
      const refusal = await as().refused(products.prepareBlocking, { params: params(), body });
      expect(refusal).toMatchObject({ status: 400, error: 'nothing_selected' });
    }
  });

  it('rejects accounts of another seller or platform', async () => {
    const item = await buildItem(database.db, account);
    const foreign = await buildForeignItem();
    const attempts = [
      { params: params(), body: { accountId: foreign.accountId, itemIds: [foreign.itemId], blocked: true } },
      { params: params('amazon'), body: { accountId: account.accountId, itemIds: [item.itemId], blocked: true } },
    ];
    for (const input of attempts) {
      const refusal = await as().refused(products.prepareBlocking, input);
      expect(refusal).toMatchObject({ status: 404, error: 'account_not_found' });
    }
  });
});

describe('a block', () => {
  it('is recorded in the history under the seller’s name, and sent to browsers', async () => {
    const { itemId } = await buildItem(database.db, account);
    await block({ itemIds: [itemId] });
    const query = { itemId };
    const { list } = await as().call(history.list, { params: { id: owner.userId }, query });
    expect(list[0]).toMatchObject({
      ...{ field: 'blocked', before: false, after: true, why: 'blocked' },
      actor: { kind: 'login', name: 'Robin' },
    });
    expect(await eventsOf('items')).toEqual([{ kind: 'items', accountId: account.accountId }]);
  });

  it('skips what somebody else has blocked since the preview', async () => {
    const [first, second] = (await buildItems(database.db, account, [{}, {}])).map(({ itemId }) => itemId);
    const shown = await prepare({ filter: {} });
    await block({ itemIds: [first ?? 0] });
    const done = await as().call(changes.confirm, { params: at(shown.changeId), body: { expected: 2 } });
    expect(done.counts).toMatchObject({ done: 1, skipped: 1 });
    expect(await rowsOf(shown.changeId)).toMatchObject([
      { itemId: first, state: 'skipped', reason: 'moved' },
      { itemId: second, state: 'done' },
    ]);
  });

  it('taken back frees exactly what it blocked, but not what was unblocked and blocked by a keyword since', async () => {
    const [mine, before, freed] = (await buildItems(database.db, account, [{}, {}, {}])).map(({ itemId }) => itemId);
    await block({ itemIds: [before ?? 0] });
    const { changeId } = await block({ filter: {} });
    await block({ itemIds: [freed ?? 0] }, false);
    await blockByKeyword(mine ?? 0);
    const undo = await as().call(changes.undo, { params: at(changeId) });
    expect(undo).toMatchObject({ undoOf: changeId, expected: 1 });
    expect(await rowsOf(undo.changeId)).toMatchObject([
      { itemId: mine, before: word('blocked'), after: word('free'), state: 'warned', reason: 'keyword' },
      { itemId: freed, state: 'refused', reason: 'moved' },
    ]);
    await as().call(changes.confirm, { params: at(undo.changeId), body: { expected: 1 } });
    expect(await get(mine ?? 0)).toMatchObject({ blacklistingReason: 'K' });
    expect(await get(before ?? 0)).toMatchObject({ blacklistingReason: 'M' });
    expect(await get(freed ?? 0)).toMatchObject({ blacklistingReason: '' });
  });
});
