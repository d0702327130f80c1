import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface RunRef {
  readonly userId: number;
  readonly runId: number;
}

interface RunLeft extends RunRef {
  readonly isConfirmed: boolean;
  readonly hasPreviewsDue: boolean;
}

/** Runs of all users, on these platforms, that are to be carried out or have listings to be previewed. */
export async function listRunsLeft(db: Db, platforms: readonly Platform[]): Promise<RunLeft[]> {
  const { rows } = await sql<RunLeft>`
    select r.user_id as "userId", r.run_id as "runId", r.state = 'confirmed' as "isConfirmed", r.previews_due > 0 as "hasPreviewsDue"
    from publish_runs r
    join marketplace_accounts a on a.user_id = r.user_id and a.account_id = r.account_id
    where (r.state = 'confirmed' or (r.state = 'prepared' and r.previews_due > 0))
      and a.closed_at is null and a.platform = any(${[...platforms]}::text[])
    order by r.user_id, r.run_id`.execute(db);
  return rows;
}

/**
 * Runs of all users that were stopped and still have run items that wait.
 * @param since when a run that is over ended at the earliest
 */
export async function listStoppedRunsLeft(db: Db, since: Date): Promise<RunRef[]> {
  const { rows } = await sql<RunRef>`
    with stopped as (
      select user_id, run_id from publish_runs where state = 'cancelling'
      union all
      select user_id, run_id from publish_runs
      where state in ('cancelled', 'failed') and finished_at > ${since}
    )
    select user_id as "userId", run_id as "runId" from stopped s
    where exists (
      select from publish_counts c
      where c.user_id = s.user_id and c.run_id = s.run_id and c.outcome = 'waiting' and c.n > 0
    )
    order by user_id, run_id`.execute(db);
  return rows;
}
