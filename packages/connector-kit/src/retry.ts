import { ConnectorError } from './errors.ts';
import type { Clock } from './runtime.ts';

export interface RetryPolicy {
  /** The maximum number of calls, including the first. */
  readonly attempts: number;
  /** The first pause. Each later pause doubles and is drawn between half of itself and itself. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** For reads: about two seconds in total, long enough for a restart behind a load balancer. */
export const READ_RETRIES: RetryPolicy = { attempts: 4, firstPauseMs: 250, longestPauseMs: 2_000 };

/** Codes of responses that Quayside aborted. Repeating the call at once would have the same result. */
export const TOO_LARGE = 'ANSWER_TOO_LARGE';
export const TOO_SLOW = 'ANSWER_TOO_SLOW';

export function isRetriable(error: unknown): boolean {
  if (!(error instanceof ConnectorError) || error.kind !== 'unavailable') return false;
  return error.code !== TOO_LARGE && error.code !== TOO_SLOW;
}

/** Repeats `call` while `mayRepeat` returns true; rethrows the last error unchanged. */
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
        throw error; // Stopped while waiting, so the error that caused the wait is thrown.
      });
    }
  }
}

/** The pause has jitter, so that many workers do not return at the same moment. */
export function pauseMs(attempt: number, policy: RetryPolicy, random: () => number = Math.random): number {
  const full = Math.min(policy.firstPauseMs * 2 ** (attempt - 1), policy.longestPauseMs);
  return Math.round(full / 2 + (full / 2) * random());
}
