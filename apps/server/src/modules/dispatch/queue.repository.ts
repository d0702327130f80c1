import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { AccountRef, Aspect } from './ports.ts';

export interface QueueLaneRow {
  readonly aspect: Aspect;
  readonly waiting: number;
}

/** What waits to be sent, or is under way, of each kind. Read from the index of what is due: its cost grows with what waits. */
export async function listQueueLanes(db: Db, { userId, accountId }: AccountRef): Promise<QueueLaneRow[]> {
  const { rows } = await sql<QueueLaneRow>`
    select aspect, count(*)::int as waiting from (
      select aspect from desired_states
      where user_id = ${userId} and account_id = ${accountId} and state in ('due', 'uncertain')
      union all
      select aspect from desired_states
      where user_id = ${userId} and account_id = ${accountId} and state = 'sending'
    ) d group by aspect`.execute(db);
  return rows;
}

/** How many of the seller's own offers are still to be given their terms, and how many the marketplace refused. */
export async function countHomeTerms(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state <> 'failed')::int as waiting, count(*) filter (where state = 'failed')::int as failed from (
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and call = 'homeStock'
        and aspect = 'content' and state in ('due', 'uncertain')
      union all
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and state = 'sending'
        and is_home and aspect = 'content'
      union all
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and state = 'failed'
        and aspect = 'content' and is_home
    ) d`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** Sends that are looked back on for the pace: more than any marketplace takes in five minutes. */
const LOOKED_BACK = 10_000;

export interface DoneLane {
  readonly aspect: Aspect;
  readonly n: number;
  readonly firstAt: Date;
}

/** How many targets of each kind have been settled at the marketplace since then, and when the first of them was. */
export async function countDoneSince(db: Db, { userId, accountId }: AccountRef, since: Date): Promise<DoneLane[]> {
  const { rows } = await sql<DoneLane>`
    select aspect, count(*)::int as n, min(finished_at) as "firstAt" from (
      select aspect, outcome, finished_at from sends
      where user_id = ${userId} and account_id = ${accountId} order by send_id desc limit ${LOOKED_BACK}
    ) s where finished_at > ${since} and outcome in ('done', 'superseded', 'rejected', 'refused_by_gate') group by aspect`.execute(
    db,
  );
  return rows;
}

export interface LatestSend {
  readonly aspect: Aspect;
  readonly outcome: 'done' | 'rejected' | 'retry' | 'uncertain' | 'refused_by_gate';
  readonly finishedAt: Date;
  /** A refusal's reason, or the kind and words of what went wrong. */
  readonly error: {
    readonly kind?: string;
    readonly message?: string;
    readonly params?: { readonly message?: string };
  } | null;
}

/** The last send of each kind with each outcome: a probe of the index for each. */
export async function listLatestSends(
  db: Db,
  { userId, accountId }: AccountRef,
  aspects: readonly Aspect[],
): Promise<LatestSend[]> {
  const { rows } = await sql<LatestSend>`
    select a.aspect, s.outcome, s.finished_at as "finishedAt", s.error
    from unnest(${[...aspects]}::text[]) as a (aspect)
    cross join unnest(array['done', 'rejected', 'retry', 'uncertain', 'refused_by_gate']) as o (outcome)
    cross join lateral (
      select outcome, finished_at, error from sends
      where user_id = ${userId} and account_id = ${accountId} and aspect = a.aspect and outcome = o.outcome
      order by send_id desc limit 1
    ) s`.execute(db);
  return rows;
}
