import { setTimeout as pause } from 'node:timers/promises';
import { ConnectorError } from '../errors.ts';
import type {
  AccountSession,
  Clock,
  OperationLimit,
  RequestLog,
  RequestLogEntry,
  StoredToken,
  Throttle,
  TokenStore,
} from '../runtime.ts';

/** An in-memory host for a connector in one process, for tests and command-line use. */
export interface MemoryRuntime {
  readonly session: AccountSession;
  readonly log: readonly RequestLogEntry[];
  /** The operations in the order of their calls. */
  readonly taken: readonly string[];
  readonly penalties: readonly { readonly operation: string; readonly retryAt: Date }[];
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
};

export interface MemoryRuntimeOptions {
  readonly token: StoredToken;
  readonly externalId?: string;
  readonly clock?: Clock;
  readonly signal?: AbortSignal;
  /** Rate limits for calls; without them no call waits. */
  readonly limits?: readonly OperationLimit[];
}

/** A caller waits at most this long. If the wait would be longer, the call fails with the time at which it may be repeated. */
const LONGEST_WAIT_MS = 10_000;

/** Token buckets in memory. A negative balance is the queue; each caller waits until its share is refilled. */
function createMemoryBuckets(limits: readonly OperationLimit[], clock: Clock) {
  const known = new Map(limits.map((limit) => [limit.operation, limit]));
  const buckets = new Map<string, { left: number; at: number }>();
  return async (operation: string): Promise<void> => {
    const limit = known.get(operation);
    if (!limit) return;
    const now = clock.now().getTime();
    const { left, at } = buckets.get(operation) ?? { left: limit.burst, at: now };
    const filled = Math.min(limit.burst, left + (Math.max(0, now - at) / 1000) * limit.ratePerSecond) - 1;
    const waitMs = Math.ceil((Math.max(0, -filled) / limit.ratePerSecond) * 1000);
    if (waitMs > LONGEST_WAIT_MS) {
      const retryAt = new Date(now + waitMs).toISOString();
      throw new ConnectorError('rate-limited', `${operation} is called as fast as it may be.`, { retryAt });
    }
    buckets.set(operation, { left: filled, at: now });
    if (waitMs > 0) await clock.sleep(waitMs);
  };
}

export function createMemoryRuntime(options: MemoryRuntimeOptions): MemoryRuntime {
  const log: RequestLogEntry[] = [];
  const taken: string[] = [];
  const penalties: { operation: string; retryAt: Date }[] = [];
  const clock = options.clock ?? systemClock;
  const takeTurn = createMemoryBuckets(options.limits ?? [], clock);
  const throttle: Throttle = {
    async take(_accountKey, operation) {
      await takeTurn(operation);
      taken.push(operation);
    },
    async penalise(_accountKey, operation, retryAt) {
      penalties.push({ operation, retryAt });
    },
  };
  const requestLog: RequestLog = { record: (entry) => log.push(entry) };
  const session: AccountSession = {
    accountKey: '1:1',
    externalId: options.externalId ?? 'seller',
    tokens: createMemoryTokens(options.token),
    throttle,
    requestLog,
    clock,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
  return { session, log, taken, penalties };
}

/** Renews a stale token once for all callers that ask with it. */
export function createMemoryTokens(first: StoredToken): TokenStore {
  let current = first;
  let renewing: Promise<StoredToken> | undefined;
  return {
    read: async () => current,
    async refresh(stale, renew) {
      if (stale.accessToken !== current.accessToken) return current;
      renewing ??= renew(current)
        .then((renewed) => {
          current = renewed;
          return renewed;
        })
        .finally(() => {
          renewing = undefined;
        });
      return renewing;
    },
  };
}
