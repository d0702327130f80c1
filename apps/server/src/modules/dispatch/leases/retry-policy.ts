import type { ConnectorError } from '@quayside/connector-kit';
import type { Reason, ReasonCode, RefusalTopic } from '@quayside/kernel';
import type { ChangeKind } from '../ports.ts';

/** The next step of a row after its send failed. */
export type RetryDecision =
  | { readonly kind: 'failed'; readonly reason: Reason }
  | {
      readonly kind: 'again';
      readonly at: Date;
      /** The call may have succeeded: read back first. */
      readonly mayHaveArrived: boolean;
      readonly attempts: number;
    };

type RefusalTopics = Readonly<Record<string, RefusalTopic>>;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** About half an hour of attempts. After them the listing is reported as failed, and the seller may retry. */
const CONTENT_ATTEMPTS = 12;

/** The pause after a rate limit without `retryAt`. */
const RATE_PAUSE_MS = 5_000;

/** Topics whose remedy is more specific than to read the marketplace's message. */
const REASONS_BY_TOPIC: Partial<Record<RefusalTopic, ReasonCode>> = {
  'selling-limit': 'selling_limit_reached',
  'energy-label': 'no_energy_label',
};

export interface FailedSend {
  readonly changeKind: ChangeKind;
  readonly attempts: number;
  readonly mayHaveBeenSent: boolean;
}

/**
 * Decides by the closed set of connector errors. Stock, price and end are retried for ever, because a live listing must
 * become correct. Content fails after `CONTENT_ATTEMPTS`, unless it may have arrived, because its listing may be live.
 * `random` is drawn from [0, 1) and spreads the retries. `topics` maps a marketplace's error codes to topics.
 */
export function decideRetry(
  row: FailedSend,
  error: Pick<ConnectorError, 'kind' | 'message' | 'code' | 'retryAt'>,
  now: Date,
  { random = Math.random, topics = {} }: { random?: () => number; topics?: RefusalTopics | undefined } = {},
): RetryDecision {
  const again = (at: Date, mayHaveArrived: boolean, attempts: number): RetryDecision => ({
    kind: 'again',
    at,
    mayHaveArrived,
    attempts,
  });
  switch (error.kind) {
    case 'auth-expired':
      return again(now, row.mayHaveBeenSent, row.attempts);
    case 'rate-limited':
      return again(retryTime(error.retryAt, now), row.mayHaveBeenSent, row.attempts);
    case 'rejected':
    case 'not-found':
      return { kind: 'failed', reason: rejection(error, topics) };
    case 'unavailable':
    case 'unknown': {
      const attempts = row.attempts + 1;
      const mayHaveArrived = row.mayHaveBeenSent || error.kind === 'unknown';
      if (row.changeKind === 'content' && attempts >= CONTENT_ATTEMPTS && !mayHaveArrived) {
        return { kind: 'failed', reason: { code: 'marketplace_unavailable' } };
      }
      const at = new Date(now.getTime() + pauseMs(attempts, random));
      return again(at, mayHaveArrived, attempts);
    }
  }
}

export function retryTime(retryAt: string | undefined, now: Date): Date {
  const at = retryAt === undefined ? Number.NaN : Date.parse(retryAt);
  return new Date(Number.isNaN(at) ? now.getTime() + RATE_PAUSE_MS : Math.max(at, now.getTime()));
}

/** Doubles from one second; random between half of the step and the whole step. */
function pauseMs(attempts: number, random: () => number): number {
  const step = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(step / 2 + (step / 2) * random());
}

function rejection({ message, code = '' }: Pick<ConnectorError, 'message' | 'code'>, topics: RefusalTopics): Reason {
  const topic = topics[code];
  const reason = (topic && REASONS_BY_TOPIC[topic]) ?? 'rejected_by_marketplace';
  return { code: reason, params: { message, code } };
}
