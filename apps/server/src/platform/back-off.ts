import type { Log } from './log.ts';

export interface BackOffOptions {
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** What is tried, for the log. */
  readonly task: string;
  /** The pause after the first failure; each further one doubles it. */
  readonly firstMs?: number;
  readonly longestMs?: number;
  /** Milliseconds that never run backwards. */
  readonly now?: () => number;
}

/** Remembers by key what fails, so that each key waits for itself and no other waits with it. */
export interface BackOff {
  /** Whether the key failed a moment ago and is to be left alone for now. */
  isWaiting(key: string): boolean;
  /** Does the work and notes how it ended. Never rejects; answers whether it succeeded. */
  run(key: string, work: () => Promise<unknown>): Promise<boolean>;
  failed(key: string, error: unknown): void;
  succeeded(key: string): void;
  /** Keys that something is remembered of. */
  readonly size: number;
}

interface Trouble {
  failures: number;
  until: number;
  loggedAt: number;
  /** The failure that lasts was logged, and so is its end. */
  isLogged: boolean;
}

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
/** A key that fails and succeeds in turns is logged this often at most. */
const LOG_AGAIN_MS = 10 * 60_000;

/**
 * A failure is logged when it begins and when it is over, not at every try. What is remembered is small: a key that succeeds is forgotten
 * after a while, and so is one that nobody tries any more.
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
    // Work that was begun side by side and failed together has failed once.
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
