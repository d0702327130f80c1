import type { Reason, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JudgedListing } from '../listings/index.ts';

/** A run item whose listing the marketplace has yet to preview. */
export type PreviewDue = JudgedListing;

export async function listPreviewsDue(db: Db, userId: number, runId: number, limit: number): Promise<PreviewDue[]> {
  const { rows } = await sql<PreviewDue>`
    select item_id as "itemId", site, verdict, null as reason, title, title_label as "titleLabel" from run_items
    where user_id = ${userId} and run_id = ${runId} and is_preview_due order by item_id, site limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface Previewed {
  readonly itemId: number;
  readonly site: Site;
  /** Why the marketplace would refuse the listing; null if it would not. */
  readonly reason: Reason | null;
}

/**
 * Stores that listings were previewed, blocks those that would be refused, and moves the stored counts.
 * @returns the number of listings that were due
 */
export async function settlePreviews(
  tx: Tx,
  userId: number,
  runId: number,
  previewed: readonly Previewed[],
): Promise<number> {
  const given = previewed.map(({ itemId, site, reason }) => ({
    item_id: itemId,
    site,
    reason_code: reason?.code ?? null,
    reason_params: reason?.params ?? null,
  }));
  const { rows } = await sql<{ n: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (item_id bigint, site text, reason_code text, reason_params jsonb)
    ),
    old as (
      select c.item_id, c.site, c.verdict, c.outcome, c.reason_code as old_reason, g.reason_code as new_reason, g.reason_params as new_params
      from run_items c join given g on g.item_id = c.item_id and g.site = c.site
      where c.user_id = ${userId} and c.run_id = ${runId} and c.is_preview_due
      order by c.item_id, c.site for update of c
    ),
    changed as (
      update run_items c set is_preview_due = false,
        verdict = case when old.new_reason is null then c.verdict else 'blocked' end,
        reason_code = coalesce(old.new_reason, c.reason_code), reason_params = coalesce(old.new_params, c.reason_params)
      from old
      where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = old.item_id and c.site = old.site
      returning old.*
    ),
    moves as (
      select site, verdict, coalesce(old_reason, '') as reason_code, outcome, -1 as n from changed where new_reason is not null
      union all
      select site, 'blocked', new_reason, outcome, 1 from changed where new_reason is not null
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

/** The run's listings are sent without a preview. */
export async function dropPreviews(tx: Tx, userId: number, runId: number): Promise<void> {
  await sql`
    update run_items set is_preview_due = false where user_id = ${userId} and run_id = ${runId} and is_preview_due`.execute(
    tx,
  );
}
