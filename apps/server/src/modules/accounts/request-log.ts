import type { RequestLog, RequestLogEntry } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';

/** Equal answers to the same question in a row are one entry with their number. */
interface Entry extends RequestLogEntry, AccountRef {
  readonly at: Date;
  lastAt: Date;
  calls: number;
  /** Its row in the database, once it has one. */
  requestId?: number;
}

/**
 * Stores the log of marketplace calls in one statement a second, however many calls there were. A read that is repeated
 * with the same answer raises the number of calls of its entry, which is written less often.
 */
export interface RequestLogBook {
  of(userId: number, accountId: number): RequestLog;
  /** Writes pending entries and stops. */
  close(): Promise<void>;
}

const FLUSH_EVERY_MS = 1_000;
/** How often the numbers of repeated calls are written. */
const REPEATS_EVERY_MS = 30_000;
/** Entries are removed by age, so a question that is asked for ever gets a new one each day. */
const LONGEST_MS = 24 * 3_600_000;
/** The maximum of pending entries while the database is unavailable; the oldest are dropped. */
const MAX_WAITING = 10_000;
/** The times in a query that asks for what is new since the last look. */
const TIMES = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d(?:\.\d+)?Z?/gi;

export function createRequestLogBook(db: Db, log: Log): RequestLogBook {
  let waiting: Entry[] = [];
  /** The last entry of each account and operation. */
  const latest = new Map<string, Entry>();
  const repeated = new Set<Entry>();
  let repeatsWrittenAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  /** Nothing to write needs no timer. */
  function arm(): void {
    if (waiting.length === 0 && repeated.size === 0) return;
    const now = performance.now();
    const at = waiting.length > 0 ? now + FLUSH_EVERY_MS : Math.max(now, repeatsWrittenAt + REPEATS_EVERY_MS);
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      dueAt = Number.POSITIVE_INFINITY;
      void flush().then(arm);
    }, at - now).unref();
  }

  function record(account: AccountRef, entry: RequestLogEntry): void {
    const key = `${account.userId}:${account.accountId}:${entry.operation}`;
    const at = new Date();
    const known = latest.get(key);
    if (known && isRepetition(known, entry) && at.getTime() - known.at.getTime() < LONGEST_MS) {
      known.calls += 1;
      known.lastAt = at;
      if (known.requestId !== undefined) repeated.add(known);
      arm();
      return;
    }
    const made: Entry = { ...entry, ...account, at, lastAt: at, calls: 1 };
    latest.set(key, made);
    waiting.push(made);
    arm();
  }

  async function flush(isLast = false): Promise<void> {
    const entries = waiting;
    const written = entries.map(({ calls }) => calls);
    waiting = [];
    try {
      if (entries.length > 0) await store(db, entries);
      // Calls that were repeated meanwhile.
      for (const [place, entry] of entries.entries()) if (entry.calls !== written[place]) repeated.add(entry);
    } catch (error) {
      log.warn({ err: error, entries: entries.length }, 'The request log could not be written');
      waiting = [...entries, ...waiting];
      if (waiting.length > MAX_WAITING) latest.clear(); // Nothing may be added to a dropped entry.
      waiting = waiting.slice(-MAX_WAITING);
    }
    if (!isLast && performance.now() - repeatsWrittenAt < REPEATS_EVERY_MS) return;
    repeatsWrittenAt = performance.now();
    const again = [...repeated];
    repeated.clear();
    try {
      if (again.length > 0) await storeRepeats(db, again);
    } catch (error) {
      log.warn({ err: error, entries: again.length }, 'The request log could not be written');
      for (const entry of again) repeated.add(entry);
    }
  }

  return {
    of: (userId, accountId) => ({ record: (entry) => record({ userId, accountId }, entry) }),
    async close() {
      clearTimeout(timer);
      await flush(true);
      clearTimeout(timer);
    },
  };
}

function isRepetition(known: Entry, entry: RequestLogEntry): boolean {
  return (
    entry.isRead === true &&
    known.isRead === true &&
    known.method === entry.method &&
    known.status === entry.status &&
    known.errorKind === entry.errorKind &&
    known.path.replace(TIMES, '') === entry.path.replace(TIMES, '')
  );
}

async function store(db: Db, entries: readonly Entry[]): Promise<void> {
  const { rows } = await sql<{ requestId: number }>`
    insert into marketplace_requests (user_id, account_id, operation, method, path, status, duration_ms, error_kind,
      marketplace_request_id, at, calls, last_at)
    select user_id, account_id, operation, method, path, status, duration_ms, error_kind, marketplace_request_id, at, calls, last_at
    from unnest(${entries.map((e) => e.userId)}::bigint[], ${entries.map((e) => e.accountId)}::bigint[],
      ${entries.map((e) => e.operation)}::text[], ${entries.map((e) => e.method)}::text[], ${entries.map((e) => e.path)}::text[],
      ${entries.map((e) => e.status)}::integer[], ${entries.map((e) => Math.round(e.durationMs))}::integer[],
      ${entries.map((e) => e.errorKind ?? null)}::text[], ${entries.map((e) => e.marketplaceRequestId ?? null)}::text[],
      ${entries.map((e) => e.at)}::timestamptz[], ${entries.map((e) => e.calls)}::integer[],
      ${entries.map((e) => (e.calls > 1 ? e.lastAt : null))}::timestamptz[])
      with ordinality as e (user_id, account_id, operation, method, path, status, duration_ms, error_kind, marketplace_request_id, at,
        calls, last_at, place)
    order by place
    returning request_id as "requestId"`.execute(db);
  // Rows are numbered in the order of the insertion.
  const ids = rows.map(({ requestId }) => requestId).sort((one, other) => one - other);
  entries.forEach((entry, place) => {
    const requestId = ids[place];
    if (requestId !== undefined) entry.requestId = requestId;
  });
}

async function storeRepeats(db: Db, entries: readonly Entry[]): Promise<void> {
  await sql`
    update marketplace_requests r set calls = e.calls, last_at = e.last_at
    from unnest(${entries.map((e) => e.userId)}::bigint[], ${entries.map((e) => e.accountId)}::bigint[],
      ${entries.map((e) => e.requestId ?? 0)}::bigint[], ${entries.map((e) => e.calls)}::integer[],
      ${entries.map((e) => e.lastAt)}::timestamptz[]) as e (user_id, account_id, request_id, calls, last_at)
    where (r.user_id, r.account_id, r.request_id) = (e.user_id, e.account_id, e.request_id)`.execute(db);
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
    select coalesce(sum(recent), 0)::int as calls, coalesce(sum(recent) filter (where status = 429), 0)::int as "turnedAway" from (
      select status, coalesce(last_at, at) as last_at,
        -- Repeated calls are spread evenly over their time.
        case when at > ${since} then calls
          else ceil(calls * extract(epoch from last_at - ${since}) / greatest(1, extract(epoch from last_at - at))) end as recent
      from marketplace_requests
      where user_id = ${userId} and account_id = ${accountId} order by request_id desc limit ${RECENT_REQUESTS}
    ) r where last_at > ${since}`.execute(db);
  return rows[0] ?? { calls: 0, turnedAway: 0 };
}

/**
 * Removes old entries.
 * @returns how many were removed, at most `most`
 */
export async function removeRequestsBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (select user_id, account_id, request_id from marketplace_requests where at < ${before} and coalesce(last_at, at) < ${before} limit ${most})
    delete from marketplace_requests r using old
    where r.user_id = old.user_id and r.account_id = old.account_id and r.request_id = old.request_id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
