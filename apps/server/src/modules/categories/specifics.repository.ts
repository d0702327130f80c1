import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A specific that the seller gives an item for one site, by the site's name. */
export interface GivenSpecific {
  readonly itemId: number;
  readonly site: Site;
  readonly name: string;
  readonly values: readonly string[];
}

export async function listSpecifics(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<GivenSpecific[]> {
  const { rows } = await sql<GivenSpecific>`
    select item_id as "itemId", site, name, "values" from item_specifics
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and site = any(${[...sites]}::text[])
    order by item_id, site, name`.execute(db);
  return rows;
}

/** Stores specifics; one without a value is taken back. */
export async function setSpecifics(
  tx: Tx,
  userId: number,
  specifics: readonly GivenSpecific[],
  givenAt: Date,
): Promise<void> {
  const rows = JSON.stringify(
    specifics.map(({ itemId, site, name, values }) => ({ item_id: itemId, site, name, given: values })),
  );
  await sql`
    delete from item_specifics s using jsonb_to_recordset(${rows}::jsonb) as r(item_id bigint, site text, name text, given text[])
    where s.user_id = ${userId} and s.item_id = r.item_id and s.site = r.site and s.name = r.name`.execute(tx);
  await sql`
    insert into item_specifics (user_id, item_id, site, name, "values", given_at)
    select ${userId}, r.item_id, r.site, r.name, r.given, ${givenAt}
    from jsonb_to_recordset(${rows}::jsonb) as r(item_id bigint, site text, name text, given text[])
    where cardinality(r.given) > 0
    on conflict (user_id, item_id, site, name) do update set "values" = excluded."values", given_at = excluded.given_at`.execute(
    tx,
  );
}

export interface LackingRow {
  readonly itemId: number;
  readonly site: Site;
  /** The names of what is missing, joined by commas. */
  readonly names: string;
}

/** Listings that are kept back for want of specifics, by item and site. */
export async function listLackingRows(
  db: Db,
  userId: number,
  accountId: number,
  after: { readonly itemId: number; readonly site: string },
  limit: number,
): Promise<LackingRow[]> {
  const { rows } = await sql<LackingRow>`
    select item_id as "itemId", site, reason #>> '{params,aspects}' as names from listings
    where user_id = ${userId} and account_id = ${accountId} and state = 'B' and reason ->> 'code' = 'missing_aspects'
      and (item_id, site) > (${after.itemId}, ${after.site})
    order by item_id, site limit ${limit}`.execute(db);
  return rows;
}
