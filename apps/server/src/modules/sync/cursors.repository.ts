import type { ConnectorErrorKind, Quota } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { signal } from '../../platform/database/signals.ts';

/** Regular reads. The portal shows when each last succeeded. */
export type SyncKind = 'import' | 'orders' | 'compare' | 'changes';

/**
 * A pseudo kind: a comparison is needed now, whatever the time of the last one. `last_run_at` is the time of the request, in monotonic time.
 */
const WANTED = 'compare-wanted';
/** A pseudo kind: the marketplace's last statement of the account's quotas. */
const QUOTAS = 'quotas';

export interface SyncCursor {
  readonly cursor: string | null;
  readonly lastRunAt: Date | null;
  readonly lastSuccessAt: Date | null;
}

/**
 * The ids of accounts that were imported once and neither imported nor compared between `after` and `now`, or that need a comparison; one
 * statement for all. A needed comparison waits for the end of an open import, because differences are not followed until then.
 */
export async function findComparable(
  db: Db,
  accounts: readonly AccountRef[],
  { after, now }: { readonly after: Date; readonly now: Date },
): Promise<Set<number>> {
  if (accounts.length === 0) return new Set();
  const { rows } = await sql<{ account_id: number }>`
    ${prepared} select i.account_id
    from unnest(${accounts.map((one) => one.userId)}::bigint[], ${accounts.map((one) => one.accountId)}::bigint[])
      as given (user_id, account_id)
    join sync_cursors i on i.user_id = given.user_id and i.account_id = given.account_id and i.kind = 'import'
    left join sync_cursors c on c.user_id = i.user_id and c.account_id = i.account_id and c.kind = 'compare'
    where i.last_success_at is not null and (not exists (select from unnest(array[i.last_success_at, c.last_success_at]) as done (at)
        where done.at > ${after} and done.at <= ${now})
      or (exists (select from sync_cursors w where w.user_id = i.user_id and w.account_id = i.account_id and w.kind = ${WANTED})
        and not exists (select from imports o where o.user_id = i.user_id and o.account_id = i.account_id
          and o.state in ('queued', 'running', 'paused'))))`.execute(db);
  return new Set(rows.map((row) => row.account_id));
}

export async function readSyncCursor(db: Db, userId: number, accountId: number, kind: SyncKind): Promise<SyncCursor> {
  const row = await db
    .selectFrom('sync_cursors')
    .select(['cursor', 'last_run_at', 'last_success_at'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return {
    cursor: row?.cursor ?? null,
    lastRunAt: row?.last_run_at ?? null,
    lastSuccessAt: row?.last_success_at ?? null,
  };
}

/** Where the read of changes at home continues, and whether the account has ever been imported. */
export async function readChangesPosition(
  db: Db,
  userId: number,
  accountId: number,
): Promise<{ readonly cursor: string | null; readonly isImported: boolean }> {
  const { rows } = await sql<{ cursor: string | null; isImported: boolean }>`
    ${prepared} select max(cursor) filter (where kind = 'changes') as cursor,
      coalesce(bool_or(last_success_at is not null) filter (where kind = 'import'), false) as "isImported"
    from sync_cursors where user_id = ${userId} and account_id = ${accountId} and kind in ('import', 'changes')`.execute(
    db,
  );
  return rows[0] ?? { cursor: null, isImported: false };
}

/** Stores a success that began at `startedAt`, and the interval of the reads. */
export async function noteSyncSuccess(
  db: Db | Tx,
  userId: number,
  accountId: number,
  kind: SyncKind,
  startedAt: Date,
  everyMs: number | null = null,
): Promise<void> {
  const values = { last_run_at: startedAt, last_success_at: startedAt, every_ms: everyMs };
  await db
    .insertInto('sync_cursors')
    .values({ user_id: userId, account_id: accountId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** A read that succeeded. */
export interface SyncSuccess extends AccountRef {
  readonly kind: SyncKind;
  readonly at: Date;
  readonly everyMs: number;
}

/** Stores several successes by one statement. Accounts that no longer exist are left out. */
export async function noteSyncSuccesses(db: Db, successes: readonly SyncSuccess[]): Promise<void> {
  await sql`
    insert into sync_cursors (user_id, account_id, kind, last_run_at, last_success_at, every_ms)
    select user_id, account_id, n.kind, n.at, n.at, n.every_ms
    from unnest(${successes.map(({ userId }) => userId)}::bigint[], ${successes.map(({ accountId }) => accountId)}::bigint[],
        ${successes.map(({ kind }) => kind)}::text[], ${successes.map(({ at }) => at)}::timestamptz[],
        ${successes.map(({ everyMs }) => everyMs)}::bigint[])
      as n (user_id, account_id, kind, at, every_ms)
    join marketplace_accounts using (user_id, account_id)
    order by user_id, account_id, n.kind
    on conflict (user_id, account_id, kind) do update
      set last_run_at = excluded.last_run_at, last_success_at = excluded.last_success_at, every_ms = excluded.every_ms`.execute(
    db,
  );
}

/** Moves the cursor of home changes, in the transaction that stores the last of them. */
export async function moveChangesCursor(tx: Tx, userId: number, accountId: number, cursor: string): Promise<void> {
  const values = { cursor };
  await tx
    .insertInto('sync_cursors')
    .values({ user_id: userId, account_id: accountId, kind: 'changes', ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'kind']).doUpdateSet(values))
    .execute();
}

/**
 * Requests a comparison: a listing is gone at home, and the marketplace does not say which.
 * @param at a time at which it was gone, in monotonic time
 */
export async function requestComparison(tx: Tx, userId: number, accountId: number, at: Date): Promise<void> {
  const values = { last_run_at: at };
  await tx
    .insertInto('sync_cursors')
    .values({ user_id: userId, account_id: accountId, kind: WANTED, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'kind']).doUpdateSet(values))
    .execute();
  await signal(tx, 'accounts');
}

/**
 * Ends a request that a comparison has answered. A later request stays, because the comparison's list may still show what is gone.
 * @param observedAt when the list was asked for, in monotonic time
 */
export async function noteCompared(tx: Tx, userId: number, accountId: number, observedAt: Date): Promise<void> {
  await tx
    .deleteFrom('sync_cursors')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('kind', '=', WANTED)
    .where((row) => row.or([row('last_run_at', 'is', null), row('last_run_at', '<=', observedAt)]))
    .execute();
}

/** The report that a comparison waits for, and the time of its figures. */
export interface BegunReport {
  readonly id: string;
  readonly observedAt: Date;
}

export async function noteReport(
  db: Db | Tx,
  userId: number,
  accountId: number,
  report: BegunReport | null,
): Promise<void> {
  const cursor = report && JSON.stringify([report.id, report.observedAt.toISOString()]);
  await db
    .insertInto('sync_cursors')
    .values({ user_id: userId, account_id: accountId, kind: 'compare', cursor })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'kind']).doUpdateSet({ cursor }))
    .execute();
}

export async function readReport(db: Db, userId: number, accountId: number): Promise<BegunReport | null> {
  const { cursor } = await readSyncCursor(db, userId, accountId, 'compare');
  if (cursor === null) return null;
  const [id, observedAt] = JSON.parse(cursor) as [string, string];
  return { id, observedAt: new Date(observedAt) };
}

export async function noteSyncFailure(
  db: Db,
  userId: number,
  accountId: number,
  kind: SyncKind,
  at: Date,
  failure: { text: string; kind: ConnectorErrorKind | null },
): Promise<void> {
  await sql`
    insert into sync_cursors (user_id, account_id, kind, last_run_at, failed_at, error_kind, error_text)
    values (${userId}, ${accountId}, ${kind}, ${at}, ${at}, ${failure.kind}, ${failure.text})
    on conflict (user_id, account_id, kind) do update set last_run_at = excluded.last_run_at, failed_at = excluded.failed_at,
      error_kind = excluded.error_kind, error_text = excluded.error_text`.execute(db);
}

export interface SyncMark {
  readonly kind: SyncKind;
  readonly lastSuccessAt: Date | null;
  /** The last failure, even if a later attempt succeeded. */
  readonly failedAt: Date | null;
  readonly errorKind: string | null;
  readonly errorText: string | null;
}

export async function listSyncMarks(db: Db, userId: number, accountId: number): Promise<SyncMark[]> {
  const { rows } = await sql<SyncMark>`
    select kind, last_success_at as "lastSuccessAt", failed_at as "failedAt", error_kind as "errorKind", error_text as "errorText"
    from sync_cursors where user_id = ${userId} and account_id = ${accountId}
      and kind in ('import', 'orders', 'compare', 'changes')`.execute(db);
  return rows;
}

export interface KnownQuota {
  readonly operation: string;
  readonly limit: number;
  readonly remaining: number;
  /** ISO. */
  readonly asOf: string;
}

/** Stores the marketplace's statement of the account's quotas for display, because reading them costs a call. */
export async function noteQuotas(
  db: Db,
  userId: number,
  accountId: number,
  quotas: readonly Quota[],
  at: Date,
): Promise<void> {
  const known = quotas.map(
    ({ operation, limit, remaining }): KnownQuota => ({ operation, limit, remaining, asOf: at.toISOString() }),
  );
  const values = { cursor: JSON.stringify(known), last_run_at: at, last_success_at: at };
  await db
    .insertInto('sync_cursors')
    .values({ user_id: userId, account_id: accountId, kind: QUOTAS, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id', 'kind']).doUpdateSet(values))
    .execute();
}

export async function readQuotas(db: Db, userId: number, accountId: number): Promise<readonly KnownQuota[]> {
  const row = await db
    .selectFrom('sync_cursors')
    .select('cursor')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('kind', '=', QUOTAS)
    .executeTakeFirst();
  return row?.cursor ? (JSON.parse(row.cursor) as KnownQuota[]) : [];
}
