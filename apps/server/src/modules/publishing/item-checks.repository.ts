import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/**
 * Stores what a run has found about these items so far: whether at least one of their sites may take them. The home site says nothing, and
 * a listing that exists is no obstacle. An item with the same answer as before is not written.
 * @returns whether an answer is new
 */
export async function noteChecks(tx: Tx, userId: number, runId: number, itemIds: readonly number[]): Promise<boolean> {
  if (itemIds.length === 0) return false;
  const { rows } = await sql`
    insert into item_checks as k (user_id, item_id, is_eligible)
    select c.user_id, c.item_id, bool_or(c.verdict <> 'blocked' or coalesce(c.reason_code in ('already_listed', 'already_queued'), false))
    from run_items c
    where c.user_id = ${userId} and c.run_id = ${runId} and c.item_id = any(${[...itemIds]}::bigint[])
      and c.reason_code is distinct from 'home_site'
    group by c.user_id, c.item_id order by c.item_id
    on conflict (user_id, item_id) do update set is_eligible = excluded.is_eligible
    where k.is_eligible <> excluded.is_eligible
    returning item_id`.execute(tx);
  return rows.length > 0;
}
