import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface DueListing extends ItemOnSite {
  readonly version: number;
}

/**
 * Notes listings to be decided soon; those of accounts that are not repriced are left out.
 * @returns the accounts that they are of
 */
export async function noteDue(tx: Tx, userId: number, places: readonly ItemOnSite[]): Promise<AccountRef[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ account_id: number }>`
    with noted as (
      insert into repricer_due as d (user_id, account_id, item_id, site)
      select distinct l.user_id, l.account_id, l.item_id, l.site
      from unnest(${places.map(({ itemId }) => itemId)}::bigint[], ${places.map(({ site }) => site)}::text[]) as p (item_id, site)
      join listings l on l.user_id = ${userId} and l.item_id = p.item_id and l.site = p.site
      join repricer_accounts a on a.user_id = l.user_id and a.account_id = l.account_id and a.is_enabled
      order by 1, 2, 3, 4
      on conflict (user_id, account_id, item_id, site) do update set version = d.version + 1
      returning d.account_id
    )
    select distinct account_id from noted`.execute(tx);
  return rows.map((row) => ({ userId, accountId: row.account_id }));
}

export async function listDue(db: Db, { userId, accountId }: AccountRef, limit: number): Promise<DueListing[]> {
  const { rows } = await sql<{ itemId: number; site: Site; version: number }>`
    select item_id as "itemId", site, version from repricer_due where user_id = ${userId} and account_id = ${accountId}
    order by item_id, site limit ${limit}`.execute(db);
  return rows;
}

/** Those that were noted again since they were listed stay. */
export async function removeDue(db: Db, { userId, accountId }: AccountRef, done: readonly DueListing[]): Promise<void> {
  await sql`
    delete from repricer_due d
    using unnest(${done.map(({ itemId }) => itemId)}::bigint[], ${done.map(({ site }) => site)}::text[],
      ${done.map(({ version }) => version)}::bigint[]) as x (item_id, site, version)
    where d.user_id = ${userId} and d.account_id = ${accountId} and d.item_id = x.item_id and d.site = x.site
      and d.version = x.version`.execute(db);
}

/** Accounts with listings that wait, in case their job was lost. */
export async function listWaitingAccounts(db: Db): Promise<AccountRef[]> {
  const { rows } = await sql<{ user_id: number; account_id: number }>`
    select distinct d.user_id, d.account_id from repricer_due d`.execute(db);
  return rows.map((row) => ({ userId: row.user_id, accountId: row.account_id }));
}
