import { ConnectorError } from './errors.ts';
import type { Clock } from './runtime.ts';

export interface RetryPolicy {
  /** Calls in all, the first included. */
  readonly attempts: number;
  /** The first pause; each further one doubles, and is drawn between half of itself and itself. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** For reads: about two seconds in all, which outlasts a restart behind a load balancer and no more. */
export const READ_RETRIES: RetryPolicy = { attempts: 4, firstPauseMs: 250, longestPauseMs: 2_000 };

/** Codes of answers that Quayside broke off: to ask again at once would bring the same. */
export const TOO_LARGE = 'ANSWER_TOO_LARGE';
export const TOO_SLOW = 'ANSWER_TOO_SLOW';

export function isRetriable(error: unknown): boolean {
  if (!(error instanceof ConnectorError) || error.kind !== 'unavailable') return false;
  return error.code !== TOO_LARGE && error.code !== TOO_SLOW;
}

/** Repeats `call` while `mayRepeat` says so; the last error is thrown as it came. */
export async function withRetries<T>(
  call: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  context: { readonly clock: Clock; readonly signal?: AbortSignal },
  policy: RetryPolicy,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= policy.attempts || context.signal?.aborted || !mayRepeat(error)) throw error;
      await context.clock.sleep(pauseMs(attempt, policy), context.signal).catch(() => {
        throw error; // Stopped while waiting: the reason for waiting is what there is to say.
      });
    }
  }
}

/** Jitter keeps many workers from coming back in the same moment. */
export function pauseMs(attempt: number, policy: RetryPolicy, random: () => number = Math.random): number {
  const full = Math.min(policy.firstPauseMs * 2 ** (attempt - 1), policy.longestPauseMs);
  return Math.round(full / 2 + (full / 2) * random());
}
