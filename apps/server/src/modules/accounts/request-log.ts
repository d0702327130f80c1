import type { RequestLog, RequestLogEntry } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';

interface Entry extends RequestLogEntry, AccountRef {}

/** Stores the log of marketplace calls in one statement a second, however many calls there were. */
export interface RequestLogBook {
  of(userId: number, accountId: number): RequestLog;
  /** Writes pending entries and stops. */
  close(): Promise<void>;
}

const FLUSH_EVERY_MS = 1_000;
/** The maximum of pending entries while the database is unavailable; the oldest are dropped. */
const MAX_WAITING = 10_000;

export function createRequestLogBook(db: Db, log: Log): RequestLogBook {
  let waiting: Entry[] = [];
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();

  async function flush(): Promise<void> {
    const entries = waiting;
    if (entries.length === 0) return;
    waiting = [];
    try {
      await store(db, entries);
    } catch (error) {
      log.warn({ err: error, entries: entries.length }, 'The request log could not be written');
      waiting = [...entries, ...waiting].slice(-MAX_WAITING);
    }
  }

  return {
    of: (userId, accountId) => ({
      record(entry) {
        waiting.push({ ...entry, userId, accountId });
      },
    }),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function store(db: Db, entries: readonly Entry[]): Promise<void> {
  await sql`
    insert into marketplace_requests (user_id, account_id, operation, method, path, status, duration_ms, error_kind, marketplace_request_id)
    select * from unnest(${entries.map((e) => e.userId)}::bigint[], ${entries.map((e) => e.accountId)}::bigint[],
      ${entries.map((e) => e.operation)}::text[], ${entries.map((e) => e.method)}::text[], ${entries.map((e) => e.path)}::text[],
      ${entries.map((e) => e.status)}::integer[], ${entries.map((e) => Math.round(e.durationMs))}::integer[],
      ${entries.map((e) => e.errorKind ?? null)}::text[], ${entries.map((e) => e.marketplaceRequestId ?? null)}::text[])`.execute(
    db,
  );
}

/** The maximum number of entries to count; more than any marketplace receives in a few minutes. */
const RECENT_REQUESTS = 10_000;

/** Counts the calls to the account's marketplace since a time, and how many it rejected for exceeding a limit. */
export async function countRecentRequests(
  db: Db,
  userId: number,
  accountId: number,
  since: Date,
): Promise<{ calls: number; turnedAway: number }> {
  const { rows } = await sql<{ calls: number; turnedAway: number }>`
    select count(*)::int as calls, (count(*) filter (where status = 429))::int as "turnedAway" from (
      select at, status from marketplace_requests
      where user_id = ${userId} and account_id = ${accountId} order by request_id desc limit ${RECENT_REQUESTS}
    ) r where at > ${since}`.execute(db);
  return rows[0] ?? { calls: 0, turnedAway: 0 };
}

/**
 * Removes old entries; reading orders alone adds one per account and second.
 * @returns how many were removed, at most `most`
 */
export async function removeRequestsBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (select user_id, account_id, request_id from marketplace_requests where at < ${before} limit ${most})
    delete from marketplace_requests r using old
    where r.user_id = old.user_id and r.account_id = old.account_id and r.request_id = old.request_id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
