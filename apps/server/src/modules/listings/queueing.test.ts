import { categories, charts, compliance, descriptions, publishing, shipping } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { eventually, signal } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin, testManufacturer } from '../../../test/factories/seller.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { setItemCategories } from '../categories/choices.repository.ts';
import type { Item } from '../products/index.ts';
import { sendFailedAgain } from '../publishing/index.ts';
import { insertRunItems, settleRunItems } from '../publishing/run-items.repository.ts';
import { insertRun, updateRun } from '../publishing/runs.repository.ts';
import { holdQueueing, lockQueueing } from './queueing.repository.ts';

/* Changes of content, and transactions that queue listings, wait for each other. */

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let boots: Item;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  boots = await buildItem(database.db, account, {
    title: 'Ladies Boots',
    brand: 'Larkrise',
    categoryId: '53557',
    categoryPath: ['Clothing & Shoes', 'Womens Shoes', 'Boots'],
    attributes: { Department: ['Women'] },
    variants: ['6', '7'].map((size) => buildHomeVariant({ sku: `BOOT-${size}`, specifics: { 'UK Shoe Size': size } })),
  });
  await withTransaction(database.db, (tx) =>
    setItemCategories(tx, owner.userId, [boots.itemId], 'DE', { categoryId: '1', path: ['Boots'] }, new Date()),
  );
});

/** Holds a lock of the business until it is released. */
async function holding(lock: typeof lockQueueing, userId: number) {
  const [held, released] = [signal(), signal()];
  const done = withTransaction(database.db, async (tx) => {
    await lock(tx, userId);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return {
    async release() {
      released.resolve();
      await done;
    },
  };
}
const areWaiting = (n: number) =>
  eventually(async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_locks join pg_database d on d.oid = database
       where datname = current_database() and locktype = 'advisory' and not granted`,
    );
    expect(rows[0]?.n).toBe(n);
  });

const me = () => server.as(owner);
const id = () => ({ id: owner.userId });
const chart = {
  ...{ name: 'Boots', brand: 'Larkrise', category: { id: '53557', name: 'Boots', path: 'Shoes > Boots' } },
  ...{ kind: 'shoes', age: 'adult', gender: 'female', width: 'any' },
  rows: [
    { mm: 245, sizes: { UK: '6', EU: '40' } },
    { mm: 255, sizes: { UK: '7', EU: '42' } },
  ],
} as const;
const manufacturer = { ...testManufacturer, companyName: 'Another one' };
const entry = { manufacturer, responsiblePerson: null, isExempt: false };
const label = {
  ...{ imageUrl: 'https://i.ebayimg.com/images/g/demo/s-l1600.png', imageDescription: 'E on a scale from A to G' },
  sheetUrl: 'https://sheets.example/e.pdf',
};
const profile = {
  ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: false, regions: [], is_default: true },
  rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 790, additional_cost: 0 }],
} as const;

it.each([
  [
    'a description',
    'live_listings_changed',
    () =>
      me().refused(descriptions.update, {
        params: { ...id(), site: 'DE' },
        body: { choice: 'none', engine: null, template: null, expected: 0 },
      }),
  ],
  [
    'a size chart',
    'charts_changed',
    () => me().refused(charts.create, { params: id(), body: { chart: { ...chart, rows: [...chart.rows] } } }),
  ],
  [
    'product safety',
    'live_listings_changed',
    () => me().refused(compliance.update, { params: id(), body: { brand: null, itemId: null, entry, expected: 0 } }),
  ],
  [
    'an energy label',
    'live_listings_changed',
    () =>
      me().refused(compliance.updateLabel, {
        params: { ...id(), itemId: boots.itemId },
        body: { label, expected: 0 },
      }),
  ],
  [
    'a category',
    'live_listings_changed',
    () =>
      me().refused(categories.choose, {
        params: { ...id(), accountId: account.accountId },
        body: { site: 'DE', categoryId: null, path: [], selection: { itemIds: [boots.itemId] }, expected: 0 },
      }),
  ],
  [
    'shipping',
    'shipping_changed',
    () => me().refused(shipping.create, { params: id(), body: { ...profile, expected: 0 } }),
  ],
] as const)('a change of %s waits for listings that are being queued, and counts them', async (_, error, change) => {
  const queueing = await holding(holdQueueing, owner.userId);
  const changing = change();
  await areWaiting(1);
  await buildListing(database.db, account, boots, { site: 'DE', state: 'Q' });
  await queueing.release();
  expect(await changing).toMatchObject({ status: 409, error });
});

it('listings that failed are sent again only after a change has been stored', async () => {
  const changing = await holding(lockQueueing, owner.userId);
  const sending = withTransaction(database.db, (tx) => sendFailedAgain(tx, account, [], new Date()));
  await areWaiting(1);
  await changing.release();
  expect(await sending).toEqual({ again: 0, runIds: [] });
});

it('the failed listings of a run are sent again only after a change has been stored', async () => {
  const { userId } = owner;
  const { itemId } = boots;
  await buildListing(database.db, account, boots, { site: 'DE', state: 'F' });
  const runId = await withTransaction(database.db, async (tx) => {
    const run = { userId, accountId: account.accountId, kind: 'list', sites: ['DE'], itemsTotal: 1 } as const;
    const selection = { accountId: account.accountId, itemIds: [itemId] };
    const made = await insertRun(tx, { ...run, selection, requestedBy: owner.loginId, createdAt: new Date() });
    const nothing = { reason: null, title: null, titleLabel: null, homeTitle: null, price: null };
    const runItem = { ...nothing, dropped: [], quantity: null, categoryId: null };
    await insertRunItems(tx, userId, made, [{ itemId, site: 'DE', verdict: 'ready', ...runItem }]);
    await settleRunItems(tx, userId, [{ runId: made, itemId, site: 'DE', outcome: 'failed' }]);
    await updateRun(tx, userId, made, { state: 'done' });
    return made;
  });
  const changing = await holding(lockQueueing, userId);
  const retrying = me().call(publishing.retry, { params: { ...id(), runId }, body: {} });
  await areWaiting(1);
  await changing.release();
  expect(countOf(await retrying, { outcome: 'queued' })).toBe(1);
});

it('a change waits for no other business', async () => {
  const other = await buildOwner(database.db);
  const queueing = await holding(holdQueueing, other.userId);
  await me().call(descriptions.update, {
    params: { ...id(), site: 'DE' },
    body: { choice: 'none', engine: null, template: null },
  });
  await queueing.release();
});
