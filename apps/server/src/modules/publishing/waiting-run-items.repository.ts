import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { RunRow } from './runs.repository.ts';

/** Why run items are not carried out: the run was discarded before the consent, or stopped after it. */
export type StopReason = 'discarded' | 'cancelled';

/**
 * Settles run items that wait in a run because the run never reaches them: `cancelled` for those that would have been
 * sent, and `skipped` with its reason for the others. Updates the stored counts.
 * @returns how many run items were settled, at most `limit`
 */
export async function settleWaitingRunItems(
  tx: Tx,
  { userId, runId, allowDrafts }: RunRow,
  why: StopReason,
  limit: number,
): Promise<number> {
  const isLeftOut = why === 'cancelled' && !allowDrafts;
  const { rows } = await sql<{ n: number }>`
    with old as (
      select item_id, site, verdict, reason_code, reason_params,
        case when verdict = 'blocked' then 'blocked' when verdict = 'draft' and ${isLeftOut}::boolean then 'left-out' else 'stopped' end as fate
      from run_items
      where user_id = ${userId} and run_id = ${runId} and outcome = 'waiting'
      order by site, item_id limit ${limit} for update
    ),
    changed as (
      update run_items c set
        outcome = case old.fate when 'stopped' then 'cancelled' else 'skipped' end,
        reason_code = case old.fate when 'stopped' then ${why} when 'left-out' then 'drafts_not_allowed' else old.reason_code end,
        reason_params = case when old.fate in ('stopped', 'left-out') then null else old.reason_params end
      from old
      where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = old.item_id and c.site = old.site
      returning old.site, old.verdict, old.reason_code as old_reason, c.outcome as outcome, c.reason_code as new_reason
    ),
    moves as (
      select site, verdict, coalesce(old_reason, '') as reason_code, 'waiting' as outcome, -1 as n from changed
      union all
      select site, verdict, coalesce(new_reason, ''), outcome, 1 from changed
    ),
    moved as (
      insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, n)
      select ${userId}::bigint, ${runId}::bigint, site, verdict, reason_code, outcome, sum(n) from moves
      group by site, verdict, reason_code, outcome
      order by site, verdict, reason_code, outcome
      on conflict (user_id, run_id, site, verdict, reason_code, outcome) do update set n = t.n + excluded.n
    )
    select count(*)::int as n from changed`.execute(tx);
  return rows[0]?.n ?? 0;
}
