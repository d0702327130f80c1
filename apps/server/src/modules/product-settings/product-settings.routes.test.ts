import { type ChangeView, changes, history, type ProductSettingsInput, productSettings } from '@quayside/contract';
import { DEFAULT_COUNTRY, STANDARD_SETTINGS } from '@quayside/kernel/product-settings';
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
const params = () => ({ ...user(), accountId: account.accountId });
const get = () => as().call(productSettings.get, { params: params() });
const prepare = (body: ProductSettingsInput) => as().call(productSettings.prepare, { params: params(), body });
const standard = (settings: Partial<typeof STANDARD_SETTINGS>) =>
  prepare({ site: null, settings: { ...STANDARD_SETTINGS, ...settings } });
const country = (settings: Partial<typeof DEFAULT_COUNTRY>) =>
  prepare({ site: 'DE', settings: { ...DEFAULT_COUNTRY, ...settings } });
const confirm = ({ changeId, expected }: ChangeView) =>
  as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
const rowsOf = async ({ changeId }: ChangeView) =>
  (await as().call(changes.listRows, { params: { ...user(), changeId }, query: {} })).list;
const followers = async () => {
  const statement = 'select item_id, site, changes from listing_followers where user_id = $1 order by item_id, site';
  const { rows } = await database.pool.query(statement, [owner.userId]);
  await database.pool.query('delete from listing_followers where user_id = $1', [owner.userId]);
  return rows;
};

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(database.db, account, [{ title: 'Train' }, { title: 'Tunnel' }]);
});

const listAt = async (index: number, site: 'DE' | 'US') => {
  const item = items[index];
  if (item) await buildListing(database.db, account, item, { site, state: 'L' });
};

it('begins with the condition at home, shipping as in the profile, VAT charged and every country used', async () => {
  await listAt(0, 'DE');
  const { standard: own, countries } = await get();
  expect(own).toEqual(STANDARD_SETTINGS);
  expect(countries).toContainEqual({ site: 'DE', ...DEFAULT_COUNTRY, listings: 1 });
  expect(countries).toContainEqual({ site: 'US', ...DEFAULT_COUNTRY, listings: 0 });
  expect(countries.map(({ site }) => site)).not.toContain(account.sourceSite);
});

it('keeps what a country has of its own when the setting of the account changes', async () => {
  await listAt(0, 'DE');
  await confirm(await country({ vatFree: false }));
  const change = await standard({ vatFree: true });
  expect(await rowsOf(change)).toMatchObject([{ itemId: null, after: { word: 'vat_free' } }]);
  await confirm(change);
  expect(await get()).toMatchObject({ standard: { vatFree: true } });
  expect(await followers()).toEqual([]);
});

it('names only listings in countries where prices contain VAT, and only those are sent again', async () => {
  await listAt(0, 'DE');
  await listAt(1, 'US');
  const change = await standard({ vatFree: true });
  expect((await rowsOf(change)).map(({ itemId, site }) => [itemId, site])).toEqual([
    [null, null],
    [items[0]?.itemId, 'DE'],
  ]);
  await confirm(change);
  expect((await followers()).map(({ site }) => site)).toContain('DE');
});

it('says of listings with a shipping policy of the seller’s own that free shipping changes nothing', async () => {
  await listAt(0, 'DE');
  const change = await standard({ freeShipping: true });
  expect(await rowsOf(change)).toMatchObject([
    { itemId: null, state: 'ready' },
    { itemId: items[0]?.itemId, state: 'refused', reason: 'own_shipping' },
  ]);
  expect(change.expected).toBe(1);
});

it('skips a setting that somebody changed meanwhile with its listings, and carries out the other one', async () => {
  await listAt(0, 'DE');
  const late = await standard({ vatFree: true, itemCondition: 'USED_GOOD' });
  expect(late.expected).toBe(4);
  await confirm(await standard({ itemCondition: 'LIKE_NEW' }));
  expect(await confirm(late)).toMatchObject({ counts: { skipped: 2, done: 2 } });
  expect(await get()).toMatchObject({ standard: { vatFree: true, itemCondition: 'LIKE_NEW' } });
});

it('ends what is still live in an excluded country, and refuses what is so already', async () => {
  await confirm(await country({ isExcluded: true }));
  await listAt(0, 'DE');
  const again = await country({ isExcluded: true });
  expect(await rowsOf(again)).toMatchObject([{ itemId: items[0]?.itemId, reason: 'ends' }]);
  await confirm(again);
  const { rows } = await database.pool.query(
    "select item_id, site from desired_states where user_id = $1 and change_kind = 'end'",
    [owner.userId],
  );
  expect(rows).toEqual([{ item_id: items[0]?.itemId, site: 'DE' }]);
  const { list } = await as().call(history.list, { params: user(), query: {} });
  expect(list[0]).toMatchObject({ field: 'end', why: 'product_settings_set', actor: { name: 'Robin' } });
});

it('is refused for the account’s own country, for countries of others, and for accounts of others or of Amazon', async () => {
  const refused = (body: ProductSettingsInput, at = params()) =>
    as().refused(productSettings.prepare, { params: at, body });
  const home = { site: account.sourceSite, settings: DEFAULT_COUNTRY };
  expect(await refused(home)).toMatchObject({ status: 400, error: 'site_not_abroad' });
  expect(await refused({ ...home, site: 'AMDE' })).toMatchObject({ status: 400, error: 'site_not_abroad' });
  const stranger = await buildOwner(database.db);
  const theirs = await buildAccount(database.db, stranger.userId);
  const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
  for (const { accountId } of [theirs, amazon]) {
    const at = { ...user(), accountId };
    expect(await refused({ site: 'DE', settings: DEFAULT_COUNTRY }, at)).toMatchObject({ error: 'account_not_found' });
    expect(await as().refused(productSettings.get, { params: at })).toMatchObject({ status: 404 });
  }
});
