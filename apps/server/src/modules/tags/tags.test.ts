import { changes, products, tags } from '@quayside/contract';
import { MOST_TAGS, MOST_TAGS_OF_ITEM } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: readonly Item[];

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const ebay = () => ({ ...user(), platform: 'ebay' as const });
const idOf = (index: number) => items[index]?.itemId ?? 0;
const ofItem = (index: number) => ({ ...ebay(), itemId: idOf(index) });
const at = (changeId: number) => ({ ...user(), changeId });
const edit = (index: number, add: readonly string[], remove: readonly string[] = []) =>
  as().call(tags.updateItem, { params: ofItem(index), body: { add, remove } });
const refusal = (index: number, add: readonly string[]) =>
  as().refused(tags.updateItem, { params: ofItem(index), body: { add, remove: [] } });
const prepare = (add: readonly string[], remove: readonly string[] = []) =>
  as().call(tags.prepareSelected, {
    params: ebay(),
    body: { accountId: account.accountId, filter: {}, add, remove },
  });
const confirm = ({ changeId, expected }: { readonly changeId: number; readonly expected: number }) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const tagsOfItems = async () => {
  const { list } = await as().call(products.list, { params: ebay(), query: {} });
  return Object.fromEntries(list.map((product) => [product.title, product.tags]));
};
const all = async () => (await as().call(tags.list, { params: user() })).list;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }, { title: 'Bridge' }]);
});

describe('tags of one item', () => {
  it('are added and removed in any case, keep their first spelling, and stand in the history of the item', async () => {
    expect(await edit(0, ['Clearance', ' Shelf  4 '])).toEqual({ tags: ['Clearance', 'Shelf 4'] });
    expect(await edit(1, ['CLEARANCE'])).toEqual({ tags: ['Clearance'] });
    expect(await edit(0, [], ['shelf 4'])).toEqual({ tags: ['Clearance'] });
    expect(await all()).toEqual([{ name: 'Clearance', items: 2 }]);
    const item = await as().call(products.get, { params: ofItem(0) });
    expect(item.tags).toEqual(['Clearance']);
    const { rows } = await database.pool.query(
      "select before, after from history where user_id = $1 and field = 'tags' and item_id = $2 order by history_id",
      [owner.userId, idOf(0)],
    );
    expect(rows).toEqual([
      { before: null, after: 'Clearance, Shelf 4' },
      { before: 'Clearance, Shelf 4', after: 'Clearance' },
    ]);
  });

  it('are at most thirty, of at most fifty letters, and of five hundred that the business has', async () => {
    const many = Array.from({ length: MOST_TAGS_OF_ITEM }, (_, n) => `Tag ${n}`);
    await edit(0, many);
    expect(await refusal(0, ['One more'])).toMatchObject({ status: 409, error: 'too_many_tags_of_item' });
    expect(await refusal(1, ['x'.repeat(51)])).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(await refusal(1, [])).toMatchObject({ status: 400, error: 'invalid_request' });
    await database.pool.query(
      `insert into tags (user_id, name, folded) select $1, 'other ' || n, 'other ' || n from generate_series(1, ${MOST_TAGS - MOST_TAGS_OF_ITEM}) n`,
      [owner.userId],
    );
    expect(await refusal(1, ['New'])).toMatchObject({ status: 409, error: 'too_many_tags' });
    const body = { filter: {}, add: ['New'], remove: [] };
    expect(await as().refused(tags.prepareSelected, { params: ebay(), body })).toMatchObject({
      ...{ status: 409, error: 'too_many_tags' },
    });
    expect(await edit(1, ['other 7'])).toEqual({ tags: ['other 7'] });
  });

  it('are those of the item of this platform and this business', async () => {
    const params = { ...ofItem(0), platform: 'amazon' as const };
    expect(await as().refused(tags.updateItem, { params, body: { add: ['A'], remove: [] } })).toMatchObject({
      ...{ status: 404, error: 'item_not_found' },
    });
    const other = await buildOwner(database.db);
    await edit(0, ['Mine']);
    expect((await server.as(other).call(tags.list, { params: { id: other.userId } })).list).toEqual([]);
  });
});

describe('tags of a selection', () => {
  it('are added and removed by consent, leave alone what has or lacks them, and are taken back where they began', async () => {
    await edit(0, ['Old', 'Summer']);
    await edit(1, ['summer']);
    const change = await prepare(['Summer'], ['old']);
    expect(change).toMatchObject({ expected: 2, reasons: [{ state: 'refused', reason: 'unchanged', rows: 1 }] });
    const { list } = await as().call(changes.listRows, { params: at(change.changeId), query: { query: 'Train' } });
    expect(list).toMatchObject([{ label: 'Train', before: 'Old, Summer', after: 'Summer', state: 'ready' }]);
    await confirm(change);
    expect(await tagsOfItems()).toEqual({ Bridge: ['Summer'], Train: ['Summer'], Tunnel: ['Summer'] });
    expect(await all()).toEqual([{ name: 'Summer', items: 3 }]);
    await confirm(await as().call(changes.undo, { params: at(change.changeId) }));
    expect(await tagsOfItems()).toEqual({ Bridge: [], Train: ['Old', 'Summer'], Tunnel: ['Summer'] });
  });

  it('stay as somebody else left them after the preview, and go beyond no limit', async () => {
    await edit(
      1,
      Array.from({ length: MOST_TAGS_OF_ITEM }, (_, n) => `Tag ${n}`),
    );
    const change = await prepare(['Summer']);
    expect(change).toMatchObject({ expected: 2, reasons: [{ state: 'refused', reason: 'too_many_tags', rows: 1 }] });
    await edit(0, ['Other']);
    const done = await confirm(change);
    expect(done.counts).toMatchObject({ done: 1, skipped: 1 });
    expect(await tagsOfItems()).toMatchObject({ Bridge: ['Summer'], Train: ['Other'] });
  });
});

describe('the filter by tag', () => {
  it('finds the items with the tag in any case, together with other filters, and counts the items of each', async () => {
    await edit(0, ['Summer', 'Sale']);
    await edit(1, ['Summer']);
    const found = await as().call(products.list, { params: ebay(), query: { tag: 'SUMMER' } });
    expect(found).toMatchObject({ count: 2, list: [{ title: 'Train' }, { title: 'Tunnel' }] });
    const both = await as().call(products.list, { params: ebay(), query: { tag: 'summer', query: 'tunnel' } });
    expect(both.list).toMatchObject([{ title: 'Tunnel', tags: ['Summer'] }]);
    const { list } = await as().call(products.listValues, {
      params: { ...ebay(), field: 'tag' },
      query: { tag: 'Sale' },
    });
    expect(list).toEqual([
      { value: 'Summer', name: null, count: 2 },
      { value: 'Sale', name: null, count: 1 },
    ]);
    const selection = await as().call(products.countSelection, { params: ebay(), body: { filter: { tag: 'sale' } } });
    expect(selection.count).toBe(1);
  });
});
