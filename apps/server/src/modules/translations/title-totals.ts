import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { TitlePlace } from './site-titles.repository.ts';

/**
 * Changes rows of `site_titles`, and the totals with them. Call it after `lockTitles` for the sites: duplicates are
 * counted by what other transactions have committed.
 * @param changing `with` clauses; the last one is named `changed` and returns `account_id`, `site`, `old_state`,
 *   `old_key`, `state` and `title_key` of each changed row, null for what it did not have or has no longer
 */
export async function changeTitles(tx: Tx, userId: number, changing: RawBuilder<unknown>): Promise<void> {
  await sql`
    with ${changing},
    keys as (
      select account_id, site, key, sum(n) as moved from (
        select account_id, site, old_key as key, -1 as n from changed where old_key is not null
        union all
        select account_id, site, title_key, 1 from changed where title_key is not null
      ) k group by account_id, site, key having sum(n) <> 0
    ),
    alike as (
      -- The statement does not see what it changes.
      select k.account_id, k.site, k.moved, (
        select count(*) from site_titles o
        where o.user_id = ${userId} and o.account_id = k.account_id and o.site = k.site and o.title_key = k.key) as before
      from keys k
    ),
    moved as (
      select account_id, site, status, sum(n) as n from (
        select account_id, site, old_state as status, -1 as n from changed where old_state is not null
        union all
        select account_id, site, state, 1 from changed where state is not null
        union all
        select account_id, site, 'duplicates',
          case when before + moved > 1 then before + moved else 0 end - case when before > 1 then before else 0 end from alike
      ) d group by account_id, site, status having sum(n) <> 0
    )
    insert into title_totals as t (user_id, account_id, site, status, n)
    select ${userId}::bigint, account_id, site, status, n from moved order by account_id, site, status
    on conflict (user_id, account_id, site, status) do update set n = t.n + excluded.n`.execute(tx);
}

/** The number of titles by state, and of `duplicates`. */
export async function readTotals(
  db: Db,
  { userId, accountId, site }: TitlePlace,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, n::int as n from title_totals
    where user_id = ${userId} and account_id = ${accountId} and site = ${site}`.execute(db);
  return new Map(rows.map((row) => [row.status, row.n]));
}
