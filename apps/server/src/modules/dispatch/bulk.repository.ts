import type { AccountRef, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Batch, ReadyCall } from './claim.repository.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue, leaseEnd, lockOwn } from './leases/leases.ts';
import { PRIORITY } from './ports.ts';
import type { DispatchCall } from './set-desired-state.ts';

/** A submission that waits for its outcome, under our lease. */
export interface Submission extends AccountRef {
  readonly submissionId: number;
  readonly site: Site;
  readonly call: DispatchCall;
  readonly ticket: string;
  readonly submittedAt: Date;
  readonly fence: number;
  /** False until a sender has recorded that the submission was started. */
  readonly isBegun: boolean;
}

/** The fence of a submission that only its creator has leased. */
const FIRST_FENCE = 1;

/** Whether an earlier sender may have started the submission without recording that. */
export function mayBeBegun({ isBegun, fence }: Submission): boolean {
  return isBegun || fence > FIRST_FENCE;
}

/** In real time, because it waits for our own work. */
const LOOKAHEAD_MS = 10_000;

/**
 * Changes due before this time are sent with those that are due now, because a large run writes its desired states step
 * by step.
 */
export function lookaheadUntil(clock: Clock): Date {
  return new Date(clock.monotonic().getTime() + clock.ofMachine(LOOKAHEAD_MS));
}

/** Counts waiting changes of this kind, and the urgent ones among them. Only the most urgent `atMost` are counted. */
export async function countWaiting(
  db: Db,
  account: AccountRef,
  { call, site }: ReadyCall,
  atMost: number,
  now: Date,
): Promise<{ readonly urgent: number; readonly all: number }> {
  const { rows } = await sql<{ urgent: number; all: number }>`
    select count(*) filter (where w.priority <= ${PRIORITY.end})::integer as urgent, count(*)::integer as all from (
      select d.priority from desired_states d
      where d.user_id = ${account.userId} and d.account_id = ${account.accountId} and d.call = ${call} and d.site = ${site}
        and d.state in ('due', 'uncertain') and d.due_at <= ${now}
      order by d.priority limit ${atMost}) w`.execute(db);
  return rows[0] ?? { urgent: 0, all: 0 };
}

/** Stores a prepared submission under our lease. Its listings stay leased until the submission is settled. */
export async function insertSubmission(
  tx: Tx,
  { account, site, call }: Batch,
  submission: {
    readonly ticket: string;
    readonly entries: readonly object[];
    readonly leaseKeys: readonly string[];
    readonly submittedAt: Date;
    readonly pollAt: Date;
    readonly ttlMs: number;
  },
): Promise<Submission> {
  const { ticket, entries, leaseKeys, submittedAt, pollAt, ttlMs } = submission;
  const { submission_id } = await tx
    .insertInto('bulk_submissions')
    .values({
      user_id: account.userId,
      account_id: account.accountId,
      site,
      call,
      ticket,
      changes: entries.length,
      handed_in_at: submittedAt,
      poll_at: pollAt,
      fence: FIRST_FENCE,
      lease_until: leaseEnd(ttlMs),
    })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_entries (user_id, submission_id, position, entry)
    select ${account.userId}::bigint, ${submission_id}::bigint, n.position, n.entry
    from unnest(${entries.map((entry) => JSON.stringify(entry))}::json[]) with ordinality as n (entry, position)`.execute(
    tx,
  );
  await sql`
    update dispatch_listings set lease_until = 'infinity', owner = ${`submission:${submission_id}`}
    where user_id = ${account.userId} and account_id = ${account.accountId} and site = ${site}
      and lease_key = any(${[...leaseKeys]}::text[])`.execute(tx);
  const about = { ...account, submissionId: submission_id, site, call, ticket, submittedAt };
  return { ...about, fence: FIRST_FENCE, isBegun: false };
}

/** Submissions that wait to be started or polled. */
export const SUBMISSION_QUEUE: LeaseQueue<Pick<Submission, 'userId' | 'submissionId' | 'fence'>> = {
  table: 'bulk_submissions',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'submission_id', type: 'bigint', of: ({ submissionId }) => submissionId },
  ],
  dueAt: 'poll_at',
};

/** Leases the account's submission that has waited longest. */
export async function claimSubmissions(db: Db, account: AccountRef, options: ClaimOptions): Promise<Submission[]> {
  return claimDue<Submission>(
    db,
    SUBMISSION_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", c.submission_id as "submissionId", c.site, c.call, c.ticket,
      c.handed_in_at as "submittedAt", c.fence, c.is_begun as "isBegun"`,
  );
}

/** Records that a submission was started, and the ticket for polling it. */
export async function noteBegun(
  db: Db,
  submission: Submission,
  { ticket, pollAt }: { ticket: string; pollAt: Date },
): Promise<void> {
  await sql`
    update bulk_submissions set ticket = ${ticket}, is_begun = true, poll_at = ${pollAt}, lease_until = null, last_error = null
    where ${isUnderLease(SUBMISSION_QUEUE, submission)}`.execute(db);
}

/** Releases a submission, to be polled later. */
export async function postponeSubmission(
  db: Db,
  submission: Submission,
  { pollAt, error }: { pollAt: Date; error: object | null },
): Promise<void> {
  await sql`
    update bulk_submissions set poll_at = ${pollAt}, lease_until = null, last_error = ${error && JSON.stringify(error)}::jsonb
    where ${isUnderLease(SUBMISSION_QUEUE, submission)}`.execute(db);
}

/** The unsettled entries of a submission, by their position in it. */
export async function readEntries(db: Db, { userId, submissionId }: Submission): Promise<Map<number, unknown>> {
  const rows = await db
    .selectFrom('bulk_entries')
    .select(['position', 'entry'])
    .where('user_id', '=', userId)
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ position, entry }) => [position - 1, entry]));
}

/**
 * Removes settled entries, and the submission with its last one.
 * @returns false if the lease was lost: the sender that took over settles the entries
 */
export async function removeEntries(tx: Tx, submission: Submission, places: readonly number[]): Promise<boolean> {
  const { userId, submissionId } = submission;
  const [own] = await lockOwn(tx, SUBMISSION_QUEUE, [submission]);
  if (!own) return false;
  await sql`
    delete from bulk_entries where user_id = ${userId} and submission_id = ${submissionId}
      and position = any(${places.map((place) => place + 1)}::integer[])`.execute(tx);
  await sql`
    delete from bulk_submissions s where s.user_id = ${userId} and s.submission_id = ${submissionId}
      and not exists (select from bulk_entries e where (e.user_id, e.submission_id) = (s.user_id, s.submission_id))`.execute(
    tx,
  );
  return true;
}
