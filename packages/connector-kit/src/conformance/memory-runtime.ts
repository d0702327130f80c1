import { setTimeout as pause } from 'node:timers/promises';
import type {
  AccountSession,
  Clock,
  RequestLog,
  RequestLogEntry,
  StoredToken,
  Throttle,
  TokenStore,
} from '../runtime.ts';

/** What a connector needs of its host, in memory and in one process: for tests and for command-line use. */
export interface MemoryRuntime {
  readonly session: AccountSession;
  readonly log: readonly RequestLogEntry[];
  /** Operations in the order in which they were taken. */
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
}

export function createMemoryRuntime(options: MemoryRuntimeOptions): MemoryRuntime {
  const log: RequestLogEntry[] = [];
  const taken: string[] = [];
  const penalties: { operation: string; retryAt: Date }[] = [];
  const throttle: Throttle = {
    async take(_accountKey, operation) {
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
    clock: options.clock ?? systemClock,
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
  return { session, log, taken, penalties };
}

/** Renews once for all who ask with the same stale token. */
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
