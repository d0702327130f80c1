import { joinSafety, lackingSafety, NO_SAFETY, type SafetyEntry } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildSeller, testManufacturer } from '../../../test/factories/seller.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { countFound } from '../listings/index.ts';
import { type SafetyScope, safetyOf, saveSafetyEntry } from './safety.repository.ts';
import { changing, countLacking, listLackingItems } from './safety-listings.repository.ts';

/* The rule of the kernel and its form in SQL agree for every combination of entries. */

const database = useTestDatabase();
let userId: number;

const german = { ...testManufacturer, companyName: 'Kessel', country: 'DE' };
const chinese = { ...testManufacturer, companyName: 'Shenzhen Works', country: 'CN' };
const person = { ...testManufacturer, companyName: 'Answers in Ireland', country: 'IE' };
const entry = (more: Partial<SafetyEntry>): SafetyEntry => ({
  ...NO_SAFETY,
  ...more,
});
const ENTRIES: readonly (SafetyEntry | null)[] = [
  null,
  entry({ isExempt: true }),
  entry({ manufacturer: german }),
  entry({ manufacturer: chinese }),
  entry({ manufacturer: chinese, responsiblePerson: person }),
  entry({ responsiblePerson: person }),
];
const PAIRS = ENTRIES.flatMap((own) => ENTRIES.map((made) => ({ own, made })));
let itemIds: readonly number[];

const countChanging = (scope: SafetyScope, after: SafetyEntry | null) =>
  countFound(database.db, changing(userId, scope, after));
const brandOf = (index: number) => `Brand ${index}`;
const save = (scope: SafetyScope, one: SafetyEntry | null) =>
  withTransaction(database.db, (tx) => saveSafetyEntry(tx, userId, scope, one));

beforeAll(async () => {
  userId = await buildSeller(database.db);
  const { accountId } = await buildAccount(database.db, userId);
  const { rows } = await database.pool.query<{ item_id: number }>(
    `insert into items (user_id, account_id, platform, ref, external_id, sku, title, brand, price_minor, currency, source_hash)
     select $1, $2, 'ebay', 'R-' || n, 'E-' || n, 'S-' || n, 'Item', 'Brand ' || n, 100, 'GBP', ''
     from generate_series(0, $3::int - 1) as n order by n returning item_id`,
    [userId, accountId, PAIRS.length],
  );
  itemIds = rows.map((row) => row.item_id);
  await database.pool.query(
    `insert into listings (user_id, item_id, site, account_id, state)
     select user_id, item_id, site, account_id, 'L' from items, unnest(array['DE', 'UK']) as site where user_id = $1`,
    [userId],
  );
  for (const [index, { own, made }] of PAIRS.entries()) {
    await save({ scope: 'item', itemId: itemIds[index] ?? 0 }, own);
    await save({ scope: 'brand', brand: brandOf(index) }, made);
  }
});

it('counts and lists what items lack, as the kernel does', async () => {
  for (const firm of ENTRIES) {
    await save({ scope: 'business' }, firm);
    const lacks = PAIRS.map(({ own, made }) => lackingSafety(joinSafety([own, made, firm])));
    const found = await countLacking(database.db, userId);
    expect(found).toEqual({
      manufacturer: lacks.filter((one) => one === 'manufacturer').length,
      responsiblePerson: lacks.filter((one) => one === 'responsible_person').length,
    });
    const listed = await listLackingItems(database.db, userId, { duty: undefined, after: 0, limit: 200 });
    expect(new Map(listed.map(({ itemId, lacks: one }) => [itemId, one]))).toEqual(
      new Map(itemIds.flatMap((itemId, index) => (lacks[index] ? [[itemId, lacks[index]]] : []))),
    );
    const holds = await safetyOf(database.db, userId, itemIds);
    for (const [index, { own, made }] of PAIRS.entries())
      expect(holds.get(itemIds[index] ?? 0)).toEqual(joinSafety([own, made, firm]));
  }
});

it('finds exactly the listings on EU sites whose manufacturer or person changes', async () => {
  const business = { scope: 'business' } as const;
  for (const before of ENTRIES) {
    await save(business, before);
    for (const after of ENTRIES) {
      const isNamed = ({ own, made }: (typeof PAIRS)[number], firm: SafetyEntry | null) => {
        const { isExempt, manufacturer, responsiblePerson } = joinSafety([own, made, firm]);
        return isExempt ? [] : [manufacturer?.companyName, responsiblePerson?.companyName];
      };
      const touched = itemIds.filter((_, index) => {
        const pair = PAIRS[index];
        const [was, is] = pair ? [isNamed(pair, before), isNamed(pair, after)] : [[], []];
        return is.some((name, role) => name !== undefined && name !== was[role]);
      });
      const counted = await countChanging(business, after);
      expect(counted).toEqual({ live: touched.length, sites: touched.length > 0 ? ['DE'] : [] });
      const { rows } = await sql<{ item_id: number }>`${changing(userId, business, after)}`.execute(database.db);
      expect(rows.map((row) => row.item_id).sort((one, other) => one - other)).toEqual(touched);
    }
  }
});

it('affects the items of one brand, or one item', async () => {
  await save({ scope: 'business' }, null);
  const brand = { scope: 'brand', brand: brandOf(0).toUpperCase() } as const;
  expect(await countChanging(brand, entry({ manufacturer: german }))).toMatchObject({ live: 1 });
  const item = { scope: 'item', itemId: itemIds[1] ?? 0 } as const;
  expect(await countChanging(item, entry({ manufacturer: german }))).toMatchObject({ live: 1 });
  expect(await countChanging(item, null)).toMatchObject({ live: 0 });
});
