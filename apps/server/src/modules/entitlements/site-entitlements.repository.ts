import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The disabled sites of an account. */
export async function listDisabledSites(db: Db, userId: number, accountId: number): Promise<Site[]> {
  const rows = await db
    .selectFrom('account_sites')
    .select('site')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('is_enabled', '=', false)
    .execute();
  return rows.map(({ site }) => site as Site);
}

export async function listTargetSites(db: Db, userId: number, accountId: number): Promise<Site[]> {
  const rows = await db
    .selectFrom('account_sites')
    .select('site')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('is_target', '=', true)
    .orderBy('site')
    .execute();
  return rows.map(({ site }) => site as Site);
}

/**
 * Enables or disables a site.
 * @returns whether that changed anything
 */
export async function setSiteEnabled(
  tx: Tx,
  userId: number,
  { accountId, site, isEnabled }: { readonly accountId: number; readonly site: Site; readonly isEnabled: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ was_enabled: boolean | null }>`
    with before as (
      select is_enabled from account_sites
      where user_id = ${userId} and account_id = ${accountId} and site = ${site} for update
    ), stored as (
      insert into account_sites (user_id, account_id, site, is_enabled)
      values (${userId}, ${accountId}, ${site}, ${isEnabled})
      on conflict (user_id, account_id, site) do update set is_enabled = excluded.is_enabled, updated_at = now()
    )
    select (select is_enabled from before) as was_enabled`.execute(tx);
  return (rows[0]?.was_enabled ?? true) !== isEnabled;
}

/** Replaces the account's target sites, in one statement. */
export async function setTargetSites(tx: Tx, userId: number, accountId: number, sites: readonly Site[]): Promise<void> {
  await sql`
    insert into account_sites as s (user_id, account_id, site, is_target)
    select ${userId}, ${accountId}, site, wanted from (
      select site, true as wanted from unnest(${[...sites]}::text[]) as site
      union all
      select site, false from account_sites
      where user_id = ${userId} and account_id = ${accountId} and is_target and site <> all(${[...sites]}::text[])
    ) as chosen
    on conflict (user_id, account_id, site) do update set is_target = excluded.is_target, updated_at = now()
    where s.is_target <> excluded.is_target`.execute(tx);
}
