import { type Connector, ConnectorError, type Throttle } from '@quayside/connector-kit';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/db.ts';
import { prepared } from './database/prepared.ts';

/** The speed limit of an operation: a token bucket and, optionally, a quota per window. `OperationLimit` is one. */
export interface RateLimit {
  readonly ratePerSecond: number;
  /** Burst size after an idle time. */
  readonly burst: number;
  /** The quota per window; null if only the rate limits. */
  readonly quota: number | null;
  readonly windowSeconds: number;
  /** The start of windows, counted from midnight UTC; default 0. */
  readonly windowOffsetSeconds?: number;
  /** The rate counts real seconds; quota and pauses use the marketplace's clock: see `OperationLimit`. */
  readonly isOwnPace?: true;
}

export type Take =
  /** Granted. Act after the wait; the place in the queue is reserved. `left` is what the bucket has then; a debt is negative. */
  | { readonly granted: true; readonly waitMs: number; readonly left: number }
  /** Not granted. `blocked`: see `blockUntil`. */
  | { readonly granted: false; readonly retryAt: Date; readonly why: 'queue-full' | 'quota-used-up' | 'blocked' };

/**
 * The commit does not wait for the disk, because all callers of a bucket wait for its row and would wait for one flush after the other. A
 * crash of the database loses at most the last moment's tokens; a killed process loses none.
 */
const NOT_FLUSHED = sql`(select set_config('synchronous_commit', 'off', true)) as not_flushed`;

/**
 * Takes `count` tokens from the bucket under `key`, shared by all processes. The balance may become negative: the debt is the queue, and a
 * caller waits until its share is refilled. Calls that would wait longer than `maxWaitMs` are rejected. `now` is monotonic time. One
 * statement if granted.
 */
export async function takeTokens(
  db: Db,
  key: string,
  limit: RateLimit,
  options: {
    count: number;
    maxWaitMs: number;
    now: Date;
    /** Tokens that were taken and are returned with this call. */
    returned?: number;
  },
): Promise<Take> {
  const { count, maxWaitMs, now, returned = 0 } = options;
  const windowStart = startOfWindow(now, limit);
  const lowest = -limit.ratePerSecond * (maxWaitMs / 1_000);

  const refilled = sql<number>`least(${limit.burst}::float8, tokens + ${returned}::float8
    + greatest(0, extract(epoch from ${now}::timestamptz - refilled_at)) * ${limit.ratePerSecond}::float8)`;
  const used = sql<number>`case when day_started_at >= ${windowStart}::timestamptz then greatest(0, day_count - ${returned}::int) else 0 end`;

  for (;;) {
    const taken = await sql<{ tokens: number }>`
      ${prepared} update throttle_buckets
         set tokens = ${refilled} - ${count}::float8,
             refilled_at = greatest(refilled_at, ${now}::timestamptz),
             blocked_until = null,
             day_started_at = ${windowStart}::timestamptz,
             day_count = ${used} + ${count}::int
        from ${NOT_FLUSHED}
       where key = ${key}
         and (blocked_until is null or blocked_until <= ${now}::timestamptz)
         and ${refilled} - ${count}::float8 >= ${lowest}::float8
         and (${limit.quota}::int is null or ${used} + ${count}::int <= ${limit.quota}::int)
      returning tokens`.execute(db);
    const left = taken.rows[0]?.tokens;
    if (left !== undefined)
      return { granted: true, waitMs: Math.max(0, Math.ceil((-left / limit.ratePerSecond) * 1_000)), left };

    const found = await sql<{ tokens: number; used: number; blockedUntil: Date | null }>`
      select ${refilled} as tokens, ${used} as used, blocked_until as "blockedUntil"
        from throttle_buckets where key = ${key}`.execute(db);
    const bucket = found.rows[0];
    if (bucket === undefined) {
      await sql`insert into throttle_buckets (key, tokens, refilled_at) values (${key}, ${limit.burst}, ${now}) on conflict do nothing`.execute(
        db,
      );
      continue;
    }
    // Null if another caller created or returned the bucket between the two statements.
    const refusal = refuse(bucket, limit, count, lowest, now);
    if (refusal !== null) return refusal;
  }
}

/** The content of a bucket after the last call; undefined before the first one. */
export async function findLastTaken(
  db: Db,
  accountKey: string,
  operation: string,
): Promise<{ readonly left: number; readonly at: Date } | undefined> {
  const row = await db
    .selectFrom('throttle_buckets')
    .select(['tokens', 'refilled_at'])
    .where('key', '=', `${accountKey}:${operation}`)
    .executeTakeFirst();
  return row && { left: row.tokens, at: row.refilled_at };
}

/** Nothing is granted under `key` before that time; a later existing block is kept. The bucket is empty from now on. */
export async function blockUntil(db: Db, key: string, until: Date, now: Date): Promise<void> {
  await sql`
    insert into throttle_buckets (key, tokens, refilled_at, blocked_until) values (${key}, 0, ${now}, ${until})
    on conflict (key) do update
      set blocked_until = greatest(throttle_buckets.blocked_until, excluded.blocked_until),
          tokens = least(throttle_buckets.tokens, 0), refilled_at = greatest(throttle_buckets.refilled_at, excluded.refilled_at)`.execute(
    db,
  );
}

/**
 * Ends blocks before their time, because what they waited for has happened.
 * @returns how many there were
 */
export async function unblock(db: Db, keys: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update throttle_buckets set blocked_until = null
    where key = any(${[...keys]}::text[]) and blocked_until > ${now}`.execute(db);
  return Number(numAffectedRows);
}

/** A limit in the time of that clock: a rate in real seconds is slower by the clock's speed. */
export function inTimeOf<Limit extends Pick<RateLimit, 'ratePerSecond' | 'isOwnPace'>>(
  clock: Pick<Clock, 'ofMachine'>,
  limit: Limit,
): Limit {
  return limit.isOwnPace ? { ...limit, ratePerSecond: limit.ratePerSecond / clock.ofMachine(1) } : limit;
}

/**
 * A caller that wakes later than its turn by this many tokens returns its token and takes another, because a busy
 * process wakes all waiting callers at once.
 */
const LATE_TOKENS = 2;

/**
 * Tokens that this process has taken in advance, so that a read that repeats every second does not write its bucket each time. Only of
 * Quayside's own pace, without a quota, and while its bucket is at least half full: a few calls more or less at once matter to nobody.
 */
function createLots(): {
  /** Whether a token in advance was there; it is used then. */
  use(key: string): boolean;
  /** How many tokens to take now. */
  sizeFor(key: string, limit: RateLimit): number;
  note(key: string, limit: RateLimit, count: number, left: number): void;
  drop(key: string): void;
} {
  const lots = new Map<string, { tokens: number; readonly isPlenty: boolean; readonly takenAt: number }>();
  const recent = (key: string) => {
    const lot = lots.get(key);
    return lot && performance.now() - lot.takenAt < LOT_LASTS_MS ? lot : undefined;
  };
  return {
    use(key) {
      const lot = recent(key);
      if (!lot || lot.tokens === 0) return false;
      lot.tokens -= 1;
      return true;
    },
    sizeFor: (key, limit) => (mayTakeLots(limit) && recent(key)?.isPlenty ? LOT : 1),
    note(key, limit, count, left) {
      if (!mayTakeLots(limit)) return;
      lots.set(key, { tokens: count - 1, isPlenty: left >= limit.burst / 2, takenAt: performance.now() });
    },
    drop: (key) => void lots.delete(key),
  };
}

const LOT = 5;
/** In real time: as long as reads every five seconds need for a lot. */
const LOT_LASTS_MS = 30_000;

function mayTakeLots({ isOwnPace, quota, burst }: RateLimit): boolean {
  return isOwnPace === true && quota === null && burst >= 4 * LOT;
}

/** The connectors' throttle: short waits are awaited, and a longer one is rejected with its end. */
export function createThrottle(options: {
  db: Db;
  clock: Clock;
  limitOf: (accountKey: string, operation: string) => RateLimit;
  /** The longest wait inside `take`. */
  maxWaitMs: number;
}): Throttle {
  const { db, clock, limitOf, maxWaitMs } = options;
  const lots = createLots();
  return {
    async take(accountKey, operation) {
      const given = limitOf(accountKey, operation);
      const key = `${accountKey}:${operation}`;
      if (lots.use(key)) return;
      let left = maxWaitMs;
      let returned = 0;
      for (;;) {
        const limit = inTimeOf(clock, given);
        const now = clock.monotonic();
        const count = lots.sizeFor(key, limit);
        const take = await takeTokens(db, key, limit, {
          count,
          maxWaitMs: (maxWaitMs * given.ratePerSecond) / limit.ratePerSecond,
          now,
          returned,
        });
        if (take.granted) {
          lots.note(key, limit, count, take.left);
          if (take.waitMs > 0) await clock.sleep(take.waitMs);
          const lateMs = clock.monotonic().getTime() - now.getTime() - take.waitMs;
          // Meanwhile the bucket was refilled as if this caller had left, so a whole burst would go in addition to the
          // late ones.
          if (returned > 0 || lateMs <= (LATE_TOKENS / limit.ratePerSecond) * 1_000) return;
          returned = 1;
          continue;
        }
        // A very short pause is awaited like the queue, because reporting it would abort the work done so far.
        const pauseMs = take.retryAt.getTime() - now.getTime();
        if (take.why !== 'blocked' || pauseMs > left)
          throw new ConnectorError('rate-limited', REASONS[take.why], {
            retryAt: clock.fromMonotonic(take.retryAt).toISOString(),
          });
        left -= pauseMs;
        await clock.sleep(pauseMs);
      }
    },
    penalise(accountKey, operation, retryAt) {
      const key = `${accountKey}:${operation}`;
      lots.drop(key);
      return blockUntil(db, key, clock.toMonotonic(retryAt), clock.monotonic());
    },
  };
}

/** The limits of the connectors, by operation. An operation without a limit gets one call a second. */
export function limitsOf(
  connectors: readonly Pick<Connector, 'capabilities'>[],
): (accountKey: string, operation: string) => RateLimit {
  const limits = new Map(
    connectors
      .flatMap(({ capabilities }) => capabilities.operationLimits)
      .map((limit) => [limit.operation, limit] as const),
  );
  return (_accountKey, operation) =>
    limits.get(operation) ?? { ratePerSecond: 1, burst: 1, quota: null, windowSeconds: 86_400 };
}

const REASONS = {
  'queue-full': 'Too many calls wait for this operation',
  'quota-used-up': 'The quota of calls for this operation is used up',
  blocked: 'The marketplace asked for a pause of this operation',
} as const;

function refuse(
  bucket: { tokens: number; used: number; blockedUntil: Date | null },
  limit: RateLimit,
  count: number,
  lowest: number,
  now: Date,
): Take | null {
  if (bucket.blockedUntil !== null && bucket.blockedUntil > now) {
    return { granted: false, retryAt: bucket.blockedUntil, why: 'blocked' };
  }
  if (limit.quota !== null && bucket.used + count > limit.quota) {
    const windowEnd = startOfWindow(now, limit).getTime() + limit.windowSeconds * 1_000;
    return { granted: false, retryAt: new Date(windowEnd), why: 'quota-used-up' };
  }
  const missing = lowest - (bucket.tokens - count);
  if (missing <= 0) return null;
  const retryAt = new Date(now.getTime() + Math.ceil((missing / limit.ratePerSecond) * 1_000));
  return { granted: false, retryAt, why: 'queue-full' };
}

/** When the window that contains `now` started. */
export function startOfWindow(now: Date, limit: RateLimit): Date {
  const offset = (limit.windowOffsetSeconds ?? 0) * 1_000;
  const length = limit.windowSeconds * 1_000;
  return new Date(Math.floor((now.getTime() - offset) / length) * length + offset);
}
