import { joinSafety, type ProducerNumber, type Safety, type SafetyEntry } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';

/** The business itself, one of its brands in any case, or one of its items. */
export type SafetyScope =
  | { readonly scope: 'business' }
  | { readonly scope: 'brand'; readonly brand: string }
  | { readonly scope: 'item'; readonly itemId: number };

export const entryOf = (alias: string) => sql<SafetyEntry | null>`
  case when ${sql.ref(`${alias}.user_id`)} is null then null else jsonb_build_object(
    'manufacturer', ${sql.ref(`${alias}.manufacturer`)}, 'responsiblePerson', ${sql.ref(`${alias}.responsible_person`)},
    'isExempt', ${sql.ref(`${alias}.is_exempt`)}, 'hazards', ${sql.ref(`${alias}.hazards`)},
    'warnings', ${sql.ref(`${alias}.warnings`)}, 'documents', ${sql.ref(`${alias}.documents`)}) end`;

/** The key as the database lower-cases it, so that both agree. */
function keyOf(scope: SafetyScope) {
  if (scope.scope === 'brand') return sql`lower(${scope.brand}::text)`;
  return sql`${scope.scope === 'item' ? String(scope.itemId) : ''}::text`;
}

/** Serializes changes of a business's entries. */
export async function lockCompliance(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compliance ${userId}`}, 0))`.execute(tx);
}

export async function findSafetyEntry(db: Db, userId: number, scope: SafetyScope): Promise<SafetyEntry | null> {
  const { rows } = await sql<{ entry: SafetyEntry }>`
    select ${entryOf('e')} as entry from safety_entries e
    where e.user_id = ${userId} and e.scope = ${scope.scope} and e.scope_key = ${keyOf(scope)}`.execute(db);
  return rows[0]?.entry ?? null;
}

export type NarrowScope = Exclude<SafetyScope, { readonly scope: 'business' }>;

/** @param entry null removes it */
export async function saveSafetyEntry(
  tx: Tx,
  userId: number,
  scope: SafetyScope,
  entry: SafetyEntry | null,
): Promise<void> {
  if (entry === null) {
    await sql`delete from safety_entries
      where user_id = ${userId} and scope = ${scope.scope} and scope_key = ${keyOf(scope)}`.execute(tx);
    return;
  }
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await sql`
    insert into safety_entries (user_id, scope, scope_key, brand, manufacturer, responsible_person, is_exempt, hazards, warnings,
      documents)
    values (${userId}, ${scope.scope}, ${keyOf(scope)}, ${scope.scope === 'brand' ? scope.brand : null},
      ${json(entry.manufacturer)}::jsonb, ${json(entry.responsiblePerson)}::jsonb, ${entry.isExempt},
      ${json(entry.hazards)}::jsonb, ${json(entry.warnings)}::jsonb, ${json(entry.documents)}::jsonb)
    on conflict (user_id, scope, scope_key) do update
    set manufacturer = excluded.manufacturer, responsible_person = excluded.responsible_person,
      is_exempt = excluded.is_exempt, hazards = excluded.hazards, warnings = excluded.warnings,
      documents = excluded.documents, updated_at = now()`.execute(tx);
}

export const withEntries = (userId: number) => sql`
  items i
  left join safety_entries own on own.user_id = ${userId} and own.scope = 'item' and own.scope_key = i.item_id::text
  left join safety_entries made on made.user_id = ${userId} and made.scope = 'brand' and made.scope_key = lower(i.brand)
  left join safety_entries firm on firm.user_id = ${userId} and firm.scope = 'business' and firm.scope_key = ''`;

/** The rules that apply to each of these items. */
export async function safetyOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Safety>> {
  const { rows } = await sql<{ itemId: number; entries: readonly (SafetyEntry | null)[] }>`
    select i.item_id as "itemId", jsonb_build_array(${entryOf('own')}, ${entryOf('made')}, ${entryOf('firm')}) as entries
    from ${withEntries(userId)}
    where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ itemId, entries }) => [itemId, joinSafety(entries)]));
}

export interface SafetyItemRow {
  readonly itemId: number;
  readonly sku: string;
  readonly title: string;
  readonly brand: string | null;
  readonly entries: readonly (SafetyEntry | null)[];
}

export async function findSafetyItem(db: Db, userId: number, itemId: number): Promise<SafetyItemRow | undefined> {
  const { rows } = await sql<SafetyItemRow>`
    select i.item_id as "itemId", i.sku, i.title, i.brand,
      jsonb_build_array(${entryOf('own')}, ${entryOf('made')}, ${entryOf('firm')}) as entries
    from ${withEntries(userId)}
    where i.user_id = ${userId} and i.item_id = ${itemId}`.execute(db);
  return rows[0];
}

export interface BrandRow {
  readonly key: string;
  readonly brand: string;
  readonly items: number;
  readonly entry: SafetyEntry | null;
}

/** Brands of the items on sale at home after a key, with the number of their items. */
export async function listBrands(
  db: Db,
  userId: number,
  { search, after, limit }: { readonly search: string; readonly after: string; readonly limit: number },
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.name as key, n.brand, n.items, ${entryOf('e')} as entry
    from catalogue_names b
    cross join lateral (
      select min(i.brand) as brand, count(*)::int as items from items i
      where i.user_id = ${userId} and i.brand is not null and lower(i.brand) collate "C" = b.name and not i.is_ended
    ) n
    left join safety_entries e on e.user_id = ${userId} and e.scope = 'brand' and e.scope_key = b.name
    where b.user_id = ${userId} and b.kind = 'brand' and b.name > ${after} and n.items > 0
      and ${contains(sql`b.search_keys`, search)}
    order by b.name limit ${limit}`.execute(db);
  return rows;
}

export async function listProducerNumbers(db: Db, userId: number): Promise<ProducerNumber[]> {
  return db
    .selectFrom('producer_numbers')
    .select(['country', 'stream', 'number'])
    .where('user_id', '=', userId)
    .orderBy('country')
    .orderBy('stream')
    .execute();
}

export async function replaceProducerNumbers(
  tx: Tx,
  userId: number,
  numbers: readonly ProducerNumber[],
): Promise<void> {
  await tx.deleteFrom('producer_numbers').where('user_id', '=', userId).execute();
  if (numbers.length === 0) return;
  await tx
    .insertInto('producer_numbers')
    .values(numbers.map(({ country, stream, number }) => ({ user_id: userId, country, stream, number })))
    .execute();
}
