import { countries, isEuMember, SAFETY_SITES, type SafetyDuty, type SafetyEntry, type Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type SafetyItemRow, type SafetyScope, withEntries } from './safety.repository.ts';

/*
 * The rule `joinSafety` of the kernel, said in SQL, so that ten thousand items are one statement. `safety-listings.test.ts` holds the two
 * together.
 */

/** One entry of an item: the item's own, its brand's or the business's. */
interface Layer {
  readonly isExempt: RawBuilder<unknown>;
  readonly manufacturer: RawBuilder<unknown>;
  readonly person: RawBuilder<unknown>;
}

const ALIASES = { item: 'own', brand: 'made', business: 'firm' } as const;

const stored = (alias: string): Layer => ({
  isExempt: sql`coalesce(${sql.ref(`${alias}.is_exempt`)}, false)`,
  manufacturer: sql.ref(`${alias}.manufacturer`),
  person: sql.ref(`${alias}.responsible_person`),
});

const json = (value: object | null | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`;

const given = (entry: SafetyEntry | null): Layer => ({
  isExempt: sql`${entry?.isExempt ?? false}::boolean`,
  manufacturer: json(entry?.manufacturer),
  person: json(entry?.responsiblePerson),
});

/** The rules that apply to an item: `exempt`, or `manufacturer` and `person`, each null where nobody is named. */
function joined([own, made, firm]: readonly [Layer, Layer, Layer]) {
  const exempt = sql<boolean>`(${own.isExempt} or (${own.manufacturer} is null and (${made.isExempt}
    or (${made.manufacturer} is null and ${firm.isExempt}))))`;
  const unless = (value: RawBuilder<unknown>) => sql`case when ${exempt} then null else ${value} end`;
  return {
    exempt,
    manufacturer: unless(sql`coalesce(${own.manufacturer}, ${made.manufacturer}, ${firm.manufacturer})`),
    person: unless(sql`coalesce(${own.person}, ${made.person}, ${firm.person})`),
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

/** How many items on sale lack a manufacturer, and how many a person in the EU. */
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

/** Items on sale at home that lack something, after an id, ascending. */
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

/** Live listings that would name somebody else on an EU site if the entry were stored. An offer for a catalogue's product names nobody. */
function changing(userId: number, scope: SafetyScope, entry: SafetyEntry | null): RawBuilder<unknown> {
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
  // Nothing is sent of a contact that is taken away: the marketplace keeps the one that it has.
  const isOther = (role: 'manufacturer' | 'person') =>
    sql`(${next[role]} is not null and ${next[role]} is distinct from ${HOLDS[role]})`;
  return sql`
    select l.item_id, l.site
    from ${withEntries(userId)} join listings l on l.user_id = ${userId} and l.item_id = i.item_id
    where i.user_id = ${userId} ${of} and l.site = any(${[...SAFETY_SITES]}::text[]) and l.state in ('L', 'P', 'Q')
      and l.title_label is distinct from 'catalogue' and (${isOther('manufacturer')} or ${isOther('person')})`;
}

export interface ChangingListings {
  readonly live: number;
  readonly sites: readonly Site[];
}

async function counted(db: Db, found: RawBuilder<unknown>, more = sql``): Promise<ChangingListings> {
  const { rows } = await sql<{ live: number; sites: Site[] | null }>`
    with found as (${found}) ${more}
    select count(*)::int as live, array_agg(distinct site order by site) as sites from found`.execute(db);
  return { live: rows[0]?.live ?? 0, sites: rows[0]?.sites ?? [] };
}

export function countChanging(
  db: Db,
  userId: number,
  scope: SafetyScope,
  entry: SafetyEntry | null,
): Promise<ChangingListings> {
  return counted(db, changing(userId, scope, entry));
}

/** Keeps the listings that will follow; to be called before the entry is stored. @returns all that change, kept before or not */
export function keepFollowers(
  tx: Tx,
  userId: number,
  scope: SafetyScope,
  entry: SafetyEntry | null,
): Promise<ChangingListings> {
  const kept = sql`, kept as (
    insert into safety_followers (user_id, item_id, site) select ${userId}, item_id, site from found on conflict do nothing
  )`;
  return counted(tx, changing(userId, scope, entry), kept);
}

/** Takes some of them out, by item and site. */
export async function takeFollowers(
  tx: Tx,
  userId: number,
  limit: number,
): Promise<{ readonly itemId: number; readonly site: Site }[]> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    delete from safety_followers f using (
      select item_id, site from safety_followers where user_id = ${userId} order by item_id, site limit ${limit} for update
    ) t where f.user_id = ${userId} and f.item_id = t.item_id and f.site = t.site
    returning f.item_id as "itemId", f.site`.execute(tx);
  return rows;
}
