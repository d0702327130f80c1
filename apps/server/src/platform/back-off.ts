import type { Log } from './log.ts';

export interface BackOffOptions {
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** The name of the work in the log. */
  readonly task: string;
  /** The pause after the first failure; it doubles with each further one. */
  readonly firstMs?: number;
  readonly longestMs?: number;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Remembers failures by key, so that each key pauses independently. */
export interface BackOff {
  /** Whether the key failed recently and must pause now. */
  isWaiting(key: string): boolean;
  /** Runs the work and records its result. Never rejects; resolves to whether it succeeded. */
  run(key: string, work: () => Promise<unknown>): Promise<boolean>;
  failed(key: string, error: unknown): void;
  succeeded(key: string): void;
  /** The number of remembered keys. */
  readonly size: number;
}

interface Trouble {
  failures: number;
  until: number;
  loggedAt: number;
  /** Whether the current failure was logged, so that its end is logged too. */
  isLogged: boolean;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** A key that fails and succeeds alternately is logged at most this often. */
const LOG_AGAIN_MS = 10 * 60_000;

/**
 * Creates a back-off. A failure is logged when it begins and ends, not at every attempt. Memory stays small: keys are forgotten some time
 * after a success or their last attempt.
 */
export function createBackOff(options: BackOffOptions): BackOff {
  const { log, task, firstMs = FIRST_MS, longestMs = LONGEST_MS, now = () => performance.now() } = options;
  const troubles = new Map<string, Trouble>();

  function forgetOld(at: number): void {
    for (const [key, { until, loggedAt }] of troubles) {
      if (at - Math.max(until, loggedAt) > longestMs + LOG_AGAIN_MS) troubles.delete(key);
    }
  }

  function failed(key: string, error: unknown): void {
    const at = now();
    forgetOld(at);
    const trouble = troubles.get(key) ?? {
      failures: 0,
      until: at,
      loggedAt: Number.NEGATIVE_INFINITY,
      isLogged: false,
    };
    if (trouble.failures === 0 && at - trouble.loggedAt >= LOG_AGAIN_MS) {
      trouble.loggedAt = at;
      trouble.isLogged = true;
      log.warn({ err: error, task, key }, 'A task fails and is tried again by and by');
    }
    // Concurrent attempts that fail together count as one failure.
    if (at >= trouble.until) {
      trouble.failures += 1;
      trouble.until = at + Math.min(longestMs, firstMs * 2 ** Math.min(30, trouble.failures - 1));
    }
    troubles.set(key, trouble);
  }

  function succeeded(key: string): void {
    const trouble = troubles.get(key);
    if (!trouble) return;
    const at = now();
    if (trouble.isLogged) log.info({ task, key }, 'A task works again');
    if (at - trouble.loggedAt >= LOG_AGAIN_MS) troubles.delete(key);
    else Object.assign(trouble, { failures: 0, until: at, isLogged: false });
  }

  return {
    isWaiting: (key) => (troubles.get(key)?.until ?? Number.NEGATIVE_INFINITY) > now(),
    async run(key, work) {
      try {
        await work();
      } catch (error) {
        failed(key, error);
        return false;
      }
      succeeded(key);
      return true;
    },
    failed,
    succeeded,
    get size() {
      return troubles.size;
    },
  };
}
