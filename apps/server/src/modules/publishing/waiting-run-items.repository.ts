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
  { userId, runId, allowDrafts, confidenceThreshold }: RunRow,
  why: StopReason,
  limit: number,
): Promise<number> {
  const isLeftOut =
    why === 'discarded' ? sql`false` : sql`not (${allowDrafts} and confidence / 10 * 10 >= ${confidenceThreshold})`;
  const draftReason = allowDrafts ? 'confidence_too_low' : 'drafts_not_allowed';
  const draftParams = allowDrafts
    ? sql`jsonb_build_object('confidence', confidence, 'threshold', ${confidenceThreshold}::int)`
    : sql`null::jsonb`;
  const { rows } = await sql<{ n: number }>`
    with old as (
      select item_id, site, verdict, confidence, reason_code, reason_params,
        case when verdict = 'draft' then least(confidence / 10 * 10, 100) else 0 end as step,
        case when verdict = 'blocked' then 'blocked' when verdict = 'draft' and ${isLeftOut} then 'left-out' else 'stopped' end as fate,
        ${draftParams} as draft_params
      from run_items
      where user_id = ${userId} and run_id = ${runId} and outcome = 'waiting'
      order by site, item_id limit ${limit} for update
    ),
    changed as (
      update run_items c set
        outcome = case old.fate when 'stopped' then 'cancelled' else 'skipped' end,
        reason_code = case old.fate when 'stopped' then ${why} when 'left-out' then ${draftReason} else old.reason_code end,
        reason_params = case old.fate when 'stopped' then null when 'left-out' then old.draft_params else old.reason_params end
      from old
      where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = old.item_id and c.site = old.site
      returning old.site, old.verdict, old.step, old.reason_code as old_reason, c.outcome as outcome, c.reason_code as new_reason
    ),
    moves as (
      select site, verdict, coalesce(old_reason, '') as reason_code, 'waiting' as outcome, step, -1 as n from changed
      union all
      select site, verdict, coalesce(new_reason, ''), outcome, step, 1 from changed
    ),
    moved as (
      insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, confidence_step, n)
      select ${userId}::bigint, ${runId}::bigint, site, verdict, reason_code, outcome, step, sum(n) from moves
      group by site, verdict, reason_code, outcome, step
      order by site, verdict, reason_code, outcome, step
      on conflict (user_id, run_id, site, verdict, reason_code, outcome, confidence_step) do update set n = t.n + excluded.n
    )
    select count(*)::int as n from changed`.execute(tx);
  return rows[0]?.n ?? 0;
}
