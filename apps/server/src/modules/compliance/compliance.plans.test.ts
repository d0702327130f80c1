import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller, testManufacturer } from '../../../test/factories/seller.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { countFound } from '../listings/index.ts';
import { noteNames } from '../products/products.store.ts';
import { acceptedDocumentsOf, listDocuments, listWithOpenDocuments } from './documents.repository.ts';
import { listBrands, safetyOf, saveSafetyEntry } from './safety.repository.ts';
import { changing, countLacking, listLackingItems, naming } from './safety-listings.repository.ts';

/** The items of the tested seller, with a thousand brands; the other seller has as many. */
const ITEMS = 10_000;
const BIG = ['catalogue_names', 'items', 'listings', 'safety_entries'];

const database = useTestDatabase();
let watched: WatchedDatabase;
let userId: number;
let accountId: number;
const entry = {
  manufacturer: testManufacturer,
  responsiblePerson: null,
  isExempt: false,
  hazards: null,
  warnings: null,
  documents: null,
};

beforeAll(async () => {
  userId = await buildSeller(database.db);
  for (const seller of [userId, await buildSeller(database.db)]) {
    const account = await buildAccount(database.db, seller);
    const { rows } = await database.pool.query<{ item_id: number }>(
      `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, price_minor, currency, source_hash)
       select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item ' || n, 'Brand ' || n % 1000, 100, 'GBP', ''
       from generate_series(1, $3::int) as n returning item_id`,
      [seller, account.accountId, ITEMS],
    );
    const itemIds = rows.map(({ item_id }) => item_id);
    await withTransaction(database.db, (tx) => noteNames(tx, seller, itemIds));
    await database.pool.query(
      `insert into listings (user_id, item_id, site, account_id, state)
       select user_id, item_id, site, account_id, 'L' from items, unnest(array['DE', 'FR', 'IT', 'ES', 'US']) as site where user_id = $1`,
      [seller],
    );
    if (seller === userId) accountId = account.accountId;
    await database.pool.query('delete from safety_entries where user_id = $1', [seller]);
    await database.pool.query(
      `insert into safety_entries (user_id, scope, scope_key, is_exempt)
       select user_id, 'item', item_id::text, true from items where user_id = $1 and item_id % 2 = 0`,
      [seller],
    );
  }
  await database.pool.query('analyze');
  watched = watchDatabase(database.pool);
});

describe(`with ${ITEMS.toLocaleString('en')} items, half of them with entries`, () => {
  it('reads brands, items and the listings of one brand or item a page at a time, through indexes', async () => {
    const { db } = watched;
    expect(await listBrands(db, userId, { search: '', after: 'brand 5', limit: 50 })).toHaveLength(50);
    expect(await listBrands(db, userId, { search: 'brand 77', after: '', limit: 50 })).toHaveLength(19);
    const lacking = await listLackingItems(db, userId, { duty: undefined, after: 0, limit: 50 });
    expect(lacking).toHaveLength(50);
    const itemIds = lacking.map(({ itemId }) => itemId);
    expect((await safetyOf(db, userId, itemIds)).size).toBe(50);
    const one = { scope: 'item', itemId: itemIds[0] ?? 0 } as const;
    expect(await countFound(db, changing(userId, one, entry))).toMatchObject({ live: 4 });
    expect(watched.asked()).toBe(5);
    expect(await watched.faults(BIG)).toEqual([]);
  });

  it('reads the documents of a business, and the listings that name one, through indexes', async () => {
    const { db } = watched;
    const document = { url: 'https://sheets.example/a.pdf', kind: 'data_sheet', language: 'de' } as const;
    const stating = { ...entry, manufacturer: null, documents: [document] };
    await withTransaction(database.db, (tx) => saveSafetyEntry(tx, userId, { scope: 'business' }, stating));
    await database.pool.query('analyze safety_entries');
    const account = { userId, accountId };
    expect(await listDocuments(db, account)).toHaveLength(1);
    expect(await acceptedDocumentsOf(db, account)).toEqual(new Map());
    expect(await listWithOpenDocuments(db, ['ebay'])).toEqual([userId]);
    expect(await watched.faults(BIG)).toEqual([]);
    expect(await countFound(database.db, naming(account, document))).toMatchObject({ live: ITEMS * 4 });
  });

  it('counts what an entry of the business affects in one statement each', async () => {
    const { db } = watched;
    const business = { scope: 'business' } as const;
    const asked = watched.asked();
    expect(await countLacking(db, userId)).toEqual({ manufacturer: ITEMS / 2, responsiblePerson: 0 });
    expect(await countFound(db, changing(userId, business, entry))).toEqual({
      live: (ITEMS / 2) * 4,
      sites: ['DE', 'ES', 'FR', 'IT'],
    });
    expect(watched.asked() - asked).toBe(2);
  });
});
