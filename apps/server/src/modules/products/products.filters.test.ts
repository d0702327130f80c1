import { type FilterField, MAX_SELECTED, type ProductFilter, products } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let other: TestLogin;
let account: Account;
let profileId: number;
const idOf = new Map<string, number>();

const KEYS = ['WAND', 'CAPE', 'OWL', 'TRAIN'] as const;

async function stock(login: TestLogin): Promise<Account> {
  const mine = await buildAccount(database.db, login.userId);
  const items = await buildItems(database.db, mine, [
    { sku: 'WAND', title: 'Harry Potter’s wand', brand: 'Noble', price: money(1_000, 'GBP'), quantity: 1 },
    { sku: 'CAPE', title: 'Harry Potter cape', brand: 'Noble', price: money(2_500, 'GBP'), quantity: 5 },
    { sku: 'OWL', title: 'Café owl', brand: 'Schleich', price: money(2_501, 'GBP'), quantity: 0 },
    { sku: 'TRAIN', title: 'Wooden train', brand: null, price: money(9_900, 'GBP'), quantity: 40 },
  ]);
  if (login === owner) for (const { sku, itemId } of items) idOf.set(sku, itemId);
  const [wand, cape, owl] = items;
  if (!wand || !cape || !owl) throw new Error('the items were not stored');
  const reason = { code: 'no_shipping' } as const;
  await buildListing(database.db, mine, wand, { site: 'DE', state: 'B', reason });
  await buildListing(database.db, mine, cape, { site: 'FR', state: 'F', reason: { code: 'no_price' } });
  await buildListing(database.db, mine, owl, { site: 'DE', state: 'L' });
  return mine;
}

beforeAll(async () => {
  owner = await buildOwner(database.db);
  other = await buildOwner(database.db);
  account = await stock(owner);
  await stock(other);
  const { db } = database;
  const { userId } = owner;
  const profile = await sql<{ profile_id: number }>`
    insert into shipping_profiles (user_id, name, currency, handling_days, is_free_shipping, countries, rates)
    values (${userId}, 'Letters', 'GBP', 1, false, '[]', '[]') returning profile_id`.execute(db);
  profileId = Number(profile.rows[0]?.profile_id);
  await sql`insert into item_shipping (user_id, item_id, profile_id) values (${userId}, ${idOf.get('OWL')}, ${profileId})
    on conflict (user_id, item_id) do update set profile_id = excluded.profile_id`.execute(db);
  for (const [sku, site, share] of [
    ['WAND', 'DE', -500],
    ['WAND', 'FR', 1_500],
    ['CAPE', 'DE', 0],
  ] as const) {
    await sql`insert into item_margins (user_id, item_id, account_id, site, margin_minor, margin_share, worked_out_at)
      values (${userId}, ${idOf.get(sku)}, ${account.accountId}, ${site}, ${share}, ${share}, now())`.execute(db);
  }
  await sql`update product_rows set updated_at = '2026-03-01T23:59:59Z' where user_id = ${userId} and sku = 'TRAIN'`.execute(
    db,
  );
});

const params = (login = owner) => ({ id: login.userId, platform: 'ebay' as const });
const list = (query: ProductFilter & { limit?: number; cursor?: string }, login = owner) =>
  server.as(login).call(products.list, { params: params(login), query });
const skusOf = async (query: ProductFilter) => (await list(query)).list.map(({ sku }) => sku).toSorted();
const valuesOf = async (field: FilterField, query: ProductFilter = {}) =>
  (await server.as(owner).call(products.listValues, { params: { ...params(), field }, query })).list.map(
    ({ value, count }) => [value, count],
  );

describe('filters', () => {
  it.each<[ProductFilter, string[]]>([
    [{ brand: 'Noble' }, ['CAPE', 'WAND']],
    [{ brand: 'noble toys' }, []],
    [{ priceFrom: 1_000, priceTo: 2_500 }, ['CAPE', 'WAND']],
    [{ priceFrom: 2_501 }, ['OWL', 'TRAIN']],
    [{ stockTo: 0 }, ['OWL']],
    [{ stockFrom: 1, stockTo: 5 }, ['CAPE', 'WAND']],
    [{ reason: 'no_shipping' }, ['WAND']],
    [{ reason: 'no_shipping', site: 'FR' }, []],
    [{ reason: 'no_price', site: 'FR' }, ['CAPE']],
    [{ marginTo: -1 }, ['WAND']],
    [{ marginFrom: 0 }, ['CAPE', 'WAND']],
    [{ marginFrom: 0, site: 'DE' }, ['CAPE']],
    [{ site: 'DE' }, ['OWL']],
    [{ brand: 'Noble', priceTo: 2_000, query: 'wand', reason: 'no_shipping' }, ['WAND']],
  ])('find what fits all of %j', async (query, skus) => {
    expect(await skusOf(query)).toEqual(skus);
  });

  it('find the items of a shipping profile, and what has changed since a day in UTC', async () => {
    expect(await skusOf({ shippingProfile: profileId })).toEqual(['OWL']);
    expect(await skusOf({ changedSince: '2026-03-01' })).toEqual([...KEYS].toSorted());
    expect(await skusOf({ changedSince: '2026-03-02' })).toEqual(['CAPE', 'OWL', 'WAND']);
  });

  it('count the list and its selection alike', async () => {
    const filter = { brand: 'Noble', stockFrom: 2 };
    const counted = await server.as(owner).call(products.countSelection, { params: params(), body: { filter } });
    expect([(await list(filter)).count, counted.count]).toEqual([1, 1]);
  });

  it('are refused if they are no numbers, days or reasons', async () => {
    for (const query of [
      { priceFrom: 1.5 },
      { stockTo: -1 },
      { marginTo: 'x' },
      { changedSince: '2026-02-30' },
      { reason: 'none' },
    ]) {
      const refusal = await server.as(owner).refused(products.list, { params: params(), query });
      expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    }
  });
});

describe('values of a filter', () => {
  it('are counted among the items that the other filters let through, the most frequent first', async () => {
    expect(await valuesOf('brand')).toEqual([
      ['Noble', 2],
      ['Schleich', 1],
    ]);
    expect(await valuesOf('brand', { brand: 'Noble', stockTo: 1 })).toEqual([
      ['Noble', 1],
      ['Schleich', 1],
    ]);
    expect(await valuesOf('reason')).toEqual([
      ['no_price', 1],
      ['no_shipping', 1],
    ]);
    expect(await valuesOf('site', { brand: 'Schleich' })).toEqual([['DE', 1]]);
    expect(await valuesOf('earning')).toEqual([
      ['earns', 2],
      ['loses', 1],
    ]);
    expect(await valuesOf('scope')).toEqual([
      ['customer', 3],
      ['wi', 1],
    ]);
    expect(await valuesOf('eligibility', { brand: 'Schleich' })).toEqual([['eligible', 1]]);
  });

  it('have the name of a shipping profile', async () => {
    const input = { params: { ...params(), field: 'shippingProfile' as const }, query: {} };
    expect(await server.as(owner).call(products.listValues, input)).toEqual({
      list: [{ value: String(profileId), name: 'Letters', count: 1 }],
      isWhole: true,
    });
  });
});

describe('a search with typing errors', () => {
  it.each([
    ['harry poter', 'harry potter', ['CAPE', 'WAND']],
    ['hary potter', 'harry potter', ['CAPE', 'WAND']],
    ['potters wnad', 'potters wand', ['WAND']],
    ['tarin', 'train', ['TRAIN']],
    ['woodn trian', 'wooden train', ['TRAIN']],
  ])('for %j finds %j and says so', async (query, meant, skus) => {
    const page = await list({ query });
    expect([page.correctedQuery, page.list.map(({ sku }) => sku).toSorted(), page.count]).toEqual([
      meant,
      skus,
      skus.length,
    ]);
  });

  it.each(['Harry Potter’s', "harry potter's", 'cafe', 'CAFÉ'])('finds %j as it is', async (query) => {
    const page = await list({ query });
    expect([page.list.length > 0, page.correctedQuery]).toEqual([true, null]);
  });

  it.each(['owl train', 'xyzzyx', 'owk'])('for %j finds nothing: nothing is like it', async (query) => {
    expect(await list({ query })).toMatchObject({ list: [], count: 0, correctedQuery: null });
  });

  it('pages on through what was meant', async () => {
    const first = await list({ query: 'poter', limit: 1 });
    const next = await list({ query: 'poter', limit: 1, cursor: first.nextCursor ?? '' });
    expect([...first.list, ...next.list].map(({ sku }) => sku)).toEqual(['CAPE', 'WAND']);
    expect(next.nextCursor).toBeNull();
  });
});

describe('gathering', () => {
  it('names the items of a filter one by one, also of all accounts, and of nobody else', async () => {
    const gather = (filter: ProductFilter, accountId?: number) =>
      server
        .as(owner)
        .call(products.gather, { params: params(), body: { filter, ...(accountId ? { accountId } : {}) } });
    const noble = ['WAND', 'CAPE'].map((sku) => idOf.get(sku)).toSorted();
    expect(await gather({ brand: 'Noble' })).toEqual({ list: noble, isWhole: true });
    expect((await gather({}, account.accountId)).list).toHaveLength(KEYS.length);
    expect(MAX_SELECTED).toBe(100_000);
  });

  it('refuses an account of another seller', async () => {
    const theirs = await server.as(other).call(products.list, { params: params(other), query: { limit: 1 } });
    const accountId = theirs.list[0]?.accountId ?? 0;
    const refusal = await server
      .as(owner)
      .refused(products.gather, { params: params(), body: { accountId, filter: {} } });
    expect(refusal).toMatchObject({ status: 404, error: 'account_not_found' });
  });
});
