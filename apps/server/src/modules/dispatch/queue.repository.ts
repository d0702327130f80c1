import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ChangeKind } from './ports.ts';

export interface QueueLaneRow {
  readonly changeKind: ChangeKind;
  readonly waiting: number;
}

/** Counts what waits or is being sent, by kind. Read from the index of due rows: its cost grows with what waits. */
export async function listQueueLanes(db: Db, { userId, accountId }: AccountRef): Promise<QueueLaneRow[]> {
  const { rows } = await sql<QueueLaneRow>`
    select change_kind as "changeKind", count(*)::int as waiting from (
      select change_kind from desired_states
      where user_id = ${userId} and account_id = ${accountId} and state in ('due', 'uncertain')
      union all
      select change_kind from desired_states
      where user_id = ${userId} and account_id = ${accountId} and state = 'sending'
    ) d group by change_kind`.execute(db);
  return rows;
}

/** How many of the seller's own offers still wait for their terms, and how many the marketplace rejected. */
export async function countHomeTerms(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state <> 'failed')::int as waiting, count(*) filter (where state = 'failed')::int as failed from (
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and call = 'homeStock'
        and change_kind = 'content' and state in ('due', 'uncertain')
      union all
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and state = 'sending'
        and is_home and change_kind = 'content'
      union all
      select state from desired_states where user_id = ${userId} and account_id = ${accountId} and state = 'failed'
        and change_kind = 'content' and is_home
    ) d`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** The number of send attempts from which the pace is calculated: more than any marketplace accepts in five minutes. */
const RECENT_SENDS = 10_000;

export interface DoneLane {
  readonly changeKind: ChangeKind;
  readonly n: number;
  readonly firstAt: Date;
}

/** How many targets of each kind were settled since a given time, and when the first of them was. */
export async function countDoneSince(db: Db, { userId, accountId }: AccountRef, since: Date): Promise<DoneLane[]> {
  const { rows } = await sql<DoneLane>`
    select change_kind as "changeKind", count(*)::int as n, min(finished_at) as "firstAt" from (
      select change_kind, outcome, finished_at from send_attempts
      where user_id = ${userId} and account_id = ${accountId} order by send_id desc limit ${RECENT_SENDS}
    ) s where finished_at > ${since} and outcome in ('done', 'superseded', 'rejected', 'refused_by_gate') group by change_kind`.execute(
    db,
  );
  return rows;
}

export interface LatestSend {
  readonly changeKind: ChangeKind;
  readonly outcome: 'done' | 'rejected' | 'retry' | 'uncertain' | 'refused_by_gate';
  readonly finishedAt: Date;
  /** The reason of a rejection, or the kind and message of an error. */
  readonly error: {
    readonly kind?: string;
    readonly message?: string;
    readonly params?: { readonly message?: string };
  } | null;
}

/** The last send attempt of each kind with each outcome: one index lookup for each. */
export async function listLatestSends(
  db: Db,
  { userId, accountId }: AccountRef,
  changeKinds: readonly ChangeKind[],
): Promise<LatestSend[]> {
  const { rows } = await sql<LatestSend>`
    select a.change_kind as "changeKind", s.outcome, s.finished_at as "finishedAt", s.error
    from unnest(${[...changeKinds]}::text[]) as a (change_kind)
    cross join unnest(array['done', 'rejected', 'retry', 'uncertain', 'refused_by_gate']) as o (outcome)
    cross join lateral (
      select outcome, finished_at, error from send_attempts
      where user_id = ${userId} and account_id = ${accountId} and change_kind = a.change_kind and outcome = o.outcome
      order by send_id desc limit 1
    ) s`.execute(db);
  return rows;
}
