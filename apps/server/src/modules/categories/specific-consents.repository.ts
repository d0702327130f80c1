import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SpecificChange } from './specifics.repository.ts';

/** A change of a specific to which the seller has consented. */
export interface SpecificConsent extends SpecificChange {
  /** The seller's values at that time; null for none. */
  readonly replaced: readonly string[] | null;
}

/** Identifies a specific of an item on a site. */
export type SpecificKey = Pick<SpecificChange, 'itemId' | 'site' | 'name'>;

/** Values as JSON, because their lists differ in length. */
const rowsOf = (changes: readonly (SpecificKey & Partial<SpecificConsent>)[]) =>
  JSON.stringify(
    changes.map(({ itemId, site, name, values, replaced }) => ({
      item_id: itemId,
      site,
      name,
      given: values,
      replaced,
    })),
  );

/** Until the transaction ends, no other one records consents of the account. */
export async function lockConsents(tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`specifics ${userId} ${accountId}`}, 0))`.execute(tx);
}

/** Records consents. A later one for the same specific replaces an earlier one that is not stored yet. */
export async function insertConsents(
  tx: Tx,
  { userId, accountId }: AccountRef,
  consents: readonly SpecificConsent[],
): Promise<void> {
  await sql`
    insert into specific_consents (user_id, account_id, item_id, site, name, "values", replaced)
    select ${userId}::bigint, ${accountId}::bigint, r.item_id, r.site, r.name, r.given, r.replaced
    from jsonb_to_recordset(${rowsOf(consents)}::jsonb) as r(item_id bigint, site text, name text, given text[], replaced text[])
    order by r.item_id, r.site, r.name
    on conflict (user_id, account_id, item_id, site, name) do update set "values" = excluded."values", replaced = excluded.replaced`.execute(
    tx,
  );
}

/** The next specifics that are not stored yet, in order. */
export async function listConsents(
  db: Db,
  { userId, accountId }: AccountRef,
  after: { readonly itemId: number; readonly site: string; readonly name: string },
  limit: number,
): Promise<SpecificKey[]> {
  const { rows } = await sql<SpecificKey>`
    select item_id as "itemId", site, name from specific_consents
    where user_id = ${userId} and account_id = ${accountId} and (item_id, site, name) > (${after.itemId}, ${after.site}, ${after.name})
    order by item_id, site, name limit ${limit}`.execute(db);
  return rows;
}

/** The consents to these specifics. */
export async function readConsents(
  db: Db,
  { userId, accountId }: AccountRef,
  keys: readonly SpecificKey[],
): Promise<SpecificConsent[]> {
  const { rows } = await sql<SpecificConsent>`
    select c.item_id as "itemId", c.site, c.name, c."values", c.replaced from specific_consents c
    join jsonb_to_recordset(${rowsOf(keys)}::jsonb) as r(item_id bigint, site text, name text)
      on c.item_id = r.item_id and c.site = r.site and c.name = r.name
    where c.user_id = ${userId} and c.account_id = ${accountId}`.execute(db);
  return rows;
}

/**
 * Removes the consents to these specifics. Their rows are locked in one order, because a change of many specifics locks
 * no items.
 * @returns those that were still there
 */
export async function removeConsents(
  tx: Tx,
  { userId, accountId }: AccountRef,
  keys: readonly SpecificKey[],
): Promise<SpecificConsent[]> {
  const { rows } = await sql<SpecificConsent>`
    with held as (
      select c.item_id, c.site, c.name from specific_consents c
      join jsonb_to_recordset(${rowsOf(keys)}::jsonb) as r(item_id bigint, site text, name text)
        on c.item_id = r.item_id and c.site = r.site and c.name = r.name
      where c.user_id = ${userId} and c.account_id = ${accountId}
      order by c.item_id, c.site, c.name for update of c
    )
    delete from specific_consents c using held h
    where c.user_id = ${userId} and c.account_id = ${accountId} and c.item_id = h.item_id and c.site = h.site and c.name = h.name
    returning c.item_id as "itemId", c.site, c.name, c."values", c.replaced`.execute(tx);
  return rows;
}

/** Every account with specifics that are not stored yet. Reads one row per account. */
export async function listConsentAccounts(db: Db): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    with recursive accounts as (
      (select user_id, account_id from specific_consents order by user_id, account_id limit 1)
      union all
      select n.user_id, n.account_id from accounts a cross join lateral (
        select c.user_id, c.account_id from specific_consents c
        where (c.user_id, c.account_id) > (a.user_id, a.account_id) order by c.user_id, c.account_id limit 1) n
    ) select user_id as "userId", account_id as "accountId" from accounts`.execute(db);
  return rows;
}
