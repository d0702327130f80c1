import { changes, history, shipping } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
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
const at = (changeId: number) => ({ ...user(), changeId });
const idOf = (index: number) => items[index]?.itemId ?? 0;
const prepare = (weight: number | null, itemIds = items.map(({ itemId }) => itemId)) =>
  as().call(shipping.prepareWeight, { params: user(), body: { platform: 'ebay', itemIds, weight } });
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const rowsOf = async (changeId: number) =>
  (await as().call(changes.listRows, { params: at(changeId), query: {} })).list;
const read = async (statement: string) => (await database.pool.query(statement, [owner.userId])).rows;
const weights = () => read('select item_id, weight_grams from item_shipping where user_id = $1 order by item_id');

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
});

it('is shown for each item before and after, stored by consent, and taken back where it began', async () => {
  await confirm((await prepare(500, [idOf(0)])).changeId, 1);
  const shown = await prepare(2_000);
  expect(await rowsOf(shown.changeId)).toMatchObject([
    { label: 'Train', before: '500 g', after: '2000 g', state: 'ready' },
    { label: 'Tunnel', before: null, after: '2000 g', state: 'ready' },
  ]);
  expect(await weights()).toEqual([{ item_id: idOf(0), weight_grams: 500 }]);
  expect(await confirm(shown.changeId, 2)).toMatchObject({ state: 'done', counts: { done: 2 } });
  expect((await prepare(2_000)).reasons).toEqual([{ state: 'refused', reason: 'unchanged', rows: 2 }]);
  await confirm((await prepare(700, [idOf(1)])).changeId, 1);
  const undo = await as().call(changes.undo, { params: at(shown.changeId) });
  expect(undo).toMatchObject({ expected: 1, reasons: [{ state: 'refused', reason: 'moved' }] });
  await confirm(undo.changeId, 1);
  expect(await weights()).toEqual([
    { item_id: idOf(0), weight_grams: 500 },
    { item_id: idOf(1), weight_grams: 700 },
  ]);
  const { list } = await as().call(history.list, { params: user(), query: { itemId: idOf(0) } });
  expect(list.slice(0, 2)).toMatchObject([
    { field: 'item-shipping', before: '2000 g', after: '500 g', why: 'change_undone', actor: { name: 'Robin' } },
    { field: 'item-shipping', before: '500 g', after: '2000 g', why: 'shipping_weight_set' },
  ]);
});

it('warns of live listings that a range then ships otherwise, and only listings of these items follow', async () => {
  const rate = {
    region: 'EU',
    country: null,
    service: 'STANDARD',
    type: 'range',
    by: 'weight',
    additional_cost: 0,
  } as const;
  const steps = [
    { from: 0, cost: 400 },
    { from: 1_000, cost: 900 },
  ];
  const body = { name: 'Parcel', currency: 'GBP', handling_time: 3, free_shipping: false, is_default: true } as const;
  const regions = [{ code: 'EU' as const, countries: [] }];
  await as().call(shipping.create, { params: user(), body: { ...body, regions, rates: [{ ...rate, steps }] } });
  for (const item of items) await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
  await database.pool.query('delete from listing_followers where user_id = $1', [owner.userId]);
  const shown = await prepare(2_000, [idOf(0)]);
  expect(await rowsOf(shown.changeId)).toMatchObject([{ state: 'warned', reason: 'live', listings: 1 }]);
  await confirm(shown.changeId, 1);
  expect(await read('select item_id, site from listing_followers where user_id = $1')).toEqual([
    { item_id: idOf(0), site: 'DE' },
  ]);
});

it('is refused for items of nobody, and for an empty selection', async () => {
  const refused = (itemIds: readonly number[]) =>
    as().refused(shipping.prepareWeight, { params: user(), body: { platform: 'ebay', itemIds, weight: 1 } });
  expect(await refused([999_999])).toMatchObject({ status: 404, error: 'item_not_in_selection' });
  expect(await refused([])).toMatchObject({ status: 400, error: 'nothing_selected' });
});
