import {
  type AccountRef,
  countries,
  isEuMember,
  SAFETY_SITES,
  type SafetyDuty,
  type SafetyEntry,
} from '@quayside/kernel';
import type { ProductDocument } from '@quayside/kernel/documents';
import { HAZARD_SITES } from '@quayside/kernel/hazards';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { FoundListings } from '../listings/index.ts';
import { type SafetyItemRow, type SafetyScope, withEntries } from './safety.repository.ts';

/*
 * The kernel's rule `joinSafety` in SQL, so that one statement covers ten thousand items. `safety-listings.test.ts`
 * keeps the two equal.
 */

/** One entry for an item: the item's own, its brand's or the business's. */
interface Layer {
  readonly isExempt: RawBuilder<unknown>;
  readonly manufacturer: RawBuilder<unknown>;
  readonly person: RawBuilder<unknown>;
  readonly hazards: RawBuilder<unknown>;
  readonly warnings: RawBuilder<unknown>;
  readonly documents: RawBuilder<unknown>;
}

const ALIASES = { item: 'own', brand: 'made', business: 'firm' } as const;

const stored = (alias: string): Layer => ({
  isExempt: sql`coalesce(${sql.ref(`${alias}.is_exempt`)}, false)`,
  manufacturer: sql.ref(`${alias}.manufacturer`),
  person: sql.ref(`${alias}.responsible_person`),
  hazards: sql.ref(`${alias}.hazards`),
  warnings: sql.ref(`${alias}.warnings`),
  documents: sql.ref(`${alias}.documents`),
});

const json = (value: object | null | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;

const given = (entry: SafetyEntry | null): Layer => ({
  isExempt: sql`${entry?.isExempt ?? false}::boolean`,
  manufacturer: json(entry?.manufacturer),
  person: json(entry?.responsiblePerson),
  hazards: json(entry?.hazards),
  warnings: json(entry?.warnings),
  documents: json(entry?.documents),
});

/** The data that applies to an item: `exempt`, or `manufacturer` and `person`; and hazards, warnings and documents. Each is null if not entered. */
function joined([own, made, firm]: readonly [Layer, Layer, Layer]) {
  const exempt = sql<boolean>`(${own.isExempt} or (${own.manufacturer} is null and (${made.isExempt}
    or (${made.manufacturer} is null and ${firm.isExempt}))))`;
  const unless = (value: RawBuilder<unknown>) => sql`case when ${exempt} then null else ${value} end`;
  return {
    exempt,
    manufacturer: unless(sql`coalesce(${own.manufacturer}, ${made.manufacturer}, ${firm.manufacturer})`),
    person: unless(sql`coalesce(${own.person}, ${made.person}, ${firm.person})`),
    hazards: sql`coalesce(${own.hazards}, ${made.hazards}, ${firm.hazards})`,
    warnings: sql`coalesce(${own.warnings}, ${made.warnings}, ${firm.warnings})`,
    documents: sql`coalesce(${own.documents}, ${made.documents}, ${firm.documents})`,
  };
}

const LAYERS = [stored('own'), stored('made'), stored('firm')] as const;
const HOLDS = joined(LAYERS);

const EU_COUNTRIES = countries().flatMap(({ code }) => (isEuMember(code) ? [code] : []));

/** The details that an item lacks; null if it lacks none. */
const LACKS = sql<SafetyDuty | null>`case
  when ${HOLDS.exempt} then null
  when ${HOLDS.manufacturer} is null then 'manufacturer'
  when (${HOLDS.manufacturer}) ->> 'country' <> all(${EU_COUNTRIES}::text[]) and ${HOLDS.person} is null then 'responsible_person'
  end`;

/** How many items on sale lack a manufacturer, and how many lack a responsible person in the EU. */
export async function countLacking(
  db: Db,
  userId: number,
): Promise<{ manufacturer: number; responsiblePerson: number }> {
  const { rows } = await sql<{ manufacturer: number; responsiblePerson: number }>`
    select count(*) filter (where lacks = 'manufacturer')::int as manufacturer,
      count(*) filter (where lacks = 'responsible_person')::int as "responsiblePerson"
    from (select ${LACKS} as lacks from ${withEntries(userId)} where i.user_id = ${userId} and not i.is_ended) found`.execute(
    db,
  );
  return rows[0] ?? { manufacturer: 0, responsiblePerson: 0 };
}

export type LackingSafetyRow = Omit<SafetyItemRow, 'entries'> & { readonly lacks: SafetyDuty };

/** Items on sale at home that lack something, after an id, in ascending order. */
export async function listLackingItems(
  db: Db,
  userId: number,
  { duty, after, limit }: { readonly duty: SafetyDuty | undefined; readonly after: number; readonly limit: number },
): Promise<LackingSafetyRow[]> {
  const { rows } = await sql<LackingSafetyRow>`
    select i.item_id as "itemId", i.sku, i.title, i.brand, ${LACKS} as lacks from ${withEntries(userId)}
    where i.user_id = ${userId} and i.item_id > ${after} and not i.is_ended
      and ${duty ? sql`${LACKS} = ${duty}` : sql`${LACKS} is not null`}
    order by i.item_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Live listings that would show a different contact or other hazards or documents on a site that shows them if the entry were
 * stored. An offer for a catalogue product shows none.
 */
export function changing(userId: number, scope: SafetyScope, entry: SafetyEntry | null): FoundListings {
  const changed = ALIASES[scope.scope];
  const next = joined([
    changed === 'own' ? given(entry) : LAYERS[0],
    changed === 'made' ? given(entry) : LAYERS[1],
    changed === 'firm' ? given(entry) : LAYERS[2],
  ]);
  const of =
    scope.scope === 'item'
      ? sql`and i.item_id = ${scope.itemId}`
      : scope.scope === 'brand'
        ? sql`and lower(i.brand) = lower(${scope.brand}::text)`
        : sql``;
  // Removing a value is not sent: the marketplace keeps the one that it has.
  const isOther = (role: 'manufacturer' | 'person' | 'hazards' | 'warnings' | 'documents') =>
    sql`(${next[role]} is not null and ${next[role]} is distinct from ${HOLDS[role]})`;
  return sql`
    select l.item_id, l.site
    from ${withEntries(userId)} join listings l on l.user_id = ${userId} and l.item_id = i.item_id
    where i.user_id = ${userId} ${of} and l.state in ('L', 'P', 'Q') and l.title_label is distinct from 'catalogue'
      and (l.site = any(${[...SAFETY_SITES]}::text[]) and (${isOther('manufacturer')} or ${isOther('person')})
        or l.site = any(${[...HAZARD_SITES]}::text[]) and (${isOther('hazards')} or ${isOther('warnings')}
          or ${isOther('documents')}))`;
}

/** The live listings of an account that state a document. */
export function naming({ userId, accountId }: AccountRef, document: ProductDocument): FoundListings {
  return sql`
    select l.item_id, l.site
    from ${withEntries(userId)} join listings l on l.user_id = ${userId} and l.item_id = i.item_id
    where i.user_id = ${userId} and l.account_id = ${accountId} and l.state in ('L', 'P', 'Q')
      and l.title_label is distinct from 'catalogue' and l.site = any(${[...HAZARD_SITES]}::text[])
      and ${HOLDS.documents} @> ${JSON.stringify([document])}::jsonb`;
}
