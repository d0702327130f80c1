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
let itemIds: readonly number[];

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
  itemIds = items.map(({ itemId }) => itemId);
});

const as = () => server.as(owner);
const params = () => ({ id: owner.userId });
const at = (changeId: number) => ({ ...params(), changeId });

/** A profile that ships to the European Union, except to these countries. */
async function create(name: string, excluded: readonly string[] = []): Promise<number> {
  const rate = {
    region: 'EU',
    country: null,
    service: 'STANDARD',
    type: 'flat',
    cost: 790,
    additional_cost: 0,
  } as const;
  const countries = excluded.map((code) => ({ code, type: 'EXCLUDED' as const }));
  const body = { name, currency: 'GBP', handling_time: 3, free_shipping: false, rates: [rate] } as const;
  const regions = [{ code: 'EU' as const, countries }];
  return (await as().call(shipping.create, { params: params(), body: { ...body, regions } })).id;
}
const selected = (profileId: number | null, ids = itemIds) => ({
  params: params(),
  body: { platform: 'ebay' as const, itemIds: ids, profileId },
});
const prepare = (profileId: number | null, ids = itemIds) =>
  as().call(shipping.prepareAssignment, selected(profileId, ids));
const confirm = (changeId: number, expected: number) =>
  as().call(changes.confirm, { params: at(changeId), body: { expected } });
const rowsOf = async (changeId: number) =>
  (await as().call(changes.listRows, { params: at(changeId), query: {} })).list;
const profilesOf = async () => {
  const { rows } = await database.pool.query<{ profile_id: number | null }>(
    'select s.profile_id from items i left join item_shipping s using (user_id, item_id) where user_id = $1 order by item_id',
    [owner.userId],
  );
  return rows.map(({ profile_id }) => profile_id);
};
const list = async (index: number, site: 'DE' | 'FR') => {
  const item = items[index];
  if (item) await buildListing(database.db, account, item, { site, state: 'L' });
};
/** The listings that are to follow, by item and site. */
const followersOf = async () => {
  const { rows } = await database.pool.query<{ place: string }>(
    "select item_id || ' ' || site as place from listing_followers where user_id = $1 order by 1",
    [owner.userId],
  );
  return rows.map(({ place }) => place);
};

it('shows each item with its profile before and after, and assigns nothing before the consent', async () => {
  const [slow, fast] = [await create('Slow'), await create('Fast')];
  await confirm((await prepare(slow, itemIds.slice(0, 1))).changeId, 1);
  const shown = await prepare(fast);
  expect(shown).toMatchObject({ kind: 'shipping', state: 'ready', expected: 2 });
  expect(await rowsOf(shown.changeId)).toMatchObject([
    { itemId: itemIds[0], label: 'Train', before: 'Slow', after: 'Fast', state: 'ready' },
    { itemId: itemIds[1], label: 'Tunnel', before: null, after: 'Fast', state: 'ready' },
  ]);
  expect(await profilesOf()).toEqual([slow, null]);
  await confirm(shown.changeId, 2);
  expect(await profilesOf()).toEqual([fast, fast]);
  expect(await prepare(fast)).toMatchObject({ reasons: [{ state: 'refused', reason: 'unchanged', rows: 2 }] });
});

it('warns of live listings that change or lose their route, and makes all listings of its items follow', async () => {
  const [everywhere, elsewhere] = [await create('Everywhere'), await create('Elsewhere', ['FR'])];
  for (const site of ['DE', 'FR'] as const) await list(0, site);
  await list(1, 'DE');
  const shown = await prepare(elsewhere);
  expect(await rowsOf(shown.changeId)).toMatchObject([
    { state: 'warned', reason: 'no_route', listings: 1 },
    { state: 'warned', reason: 'live', listings: 1 },
  ]);
  expect(await rowsOf((await prepare(everywhere)).changeId)).toMatchObject([{ listings: 2 }, { listings: 1 }]);
  const before = await followersOf();
  await confirm(shown.changeId, 2);
  expect([before, await followersOf()]).toEqual([[], [`${itemIds[0]} DE`, `${itemIds[0]} FR`, `${itemIds[1]} DE`]]);
});

it('is undone where it began, under the name of who did it, whatever a profile is called by then', async () => {
  const [slow, fast] = [await create('Slow'), await create('Fast')];
  await confirm((await prepare(slow, itemIds.slice(0, 1))).changeId, 1);
  const { changeId } = await prepare(fast);
  await confirm(changeId, 2);
  await database.pool.query("update shipping_profiles set name = name || ' post'");
  const undo = await as().call(changes.undo, { params: at(changeId) });
  expect(await confirm(undo.changeId, 2)).toMatchObject({ state: 'done', counts: { done: 2, skipped: 0 } });
  expect(await profilesOf()).toEqual([slow, null]);
  const { list } = await as().call(history.list, { params: params(), query: { itemId: itemIds[0] ?? 0 } });
  expect(list.slice(0, 2)).toMatchObject([
    { field: 'item-shipping', before: 'Fast', after: 'Slow', why: 'change_undone', actor: { name: 'Robin' } },
    { field: 'item-shipping', before: 'Slow', after: 'Fast', why: 'shipping_assigned' },
  ]);
});

it('skips items that got another profile meanwhile, and never restores a profile that was removed', async () => {
  const [slow, fast] = [await create('Slow'), await create('Fast')];
  const early = await prepare(fast);
  await confirm((await prepare(slow, itemIds.slice(0, 1))).changeId, 1);
  await confirm(early.changeId, 2);
  expect(await rowsOf(early.changeId)).toMatchObject([{ state: 'skipped', reason: 'moved' }, { state: 'done' }]);
  const taken = await prepare(null, itemIds.slice(0, 1));
  expect(await confirm(taken.changeId, 1)).toMatchObject({ counts: { done: 1 } });
  const late = await prepare(slow);
  await as().call(shipping.remove, { params: { ...params(), profileId: slow }, query: {} });
  await confirm(late.changeId, 2);
  const undo = await as().call(changes.undo, { params: at(taken.changeId) });
  expect([...(await rowsOf(late.changeId)), ...(await rowsOf(undo.changeId))]).toMatchObject([
    { state: 'skipped', reason: 'profile_removed' },
    { state: 'skipped', reason: 'profile_removed' },
    { before: null, after: 'Slow', state: 'refused', reason: 'profile_removed' },
  ]);
  expect(await profilesOf()).toEqual([null, fast]);
});

it('rejects a profile of nobody, items that are not in the selection, and an empty selection', async () => {
  const profileId = await create('Slow');
  const refused = (asked: ReturnType<typeof selected>) => as().refused(shipping.prepareAssignment, asked);
  expect(await refused(selected(999_999))).toMatchObject({ error: 'shipping_profile_not_found' });
  expect(await refused(selected(profileId, [999_999]))).toMatchObject({ error: 'item_not_in_selection' });
  expect(await refused(selected(profileId, []))).toMatchObject({ error: 'nothing_selected' });
});
