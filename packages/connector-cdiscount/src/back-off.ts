import {
  retryAfter,
  type TransportContext,
  type TransportRequest,
  type TransportResponse,
} from '@quayside/connector-kit';
import { refillMs } from './operations.ts';

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const LARGEST_MEMORY = 1_000;

/**
 * When a rejected call may be repeated: at the time that Octopia states, otherwise after a pause. The pause doubles with every 429 within
 * twice the last pause, and is at least the refill time of the bucket.
 */
export function createBackOff() {
  const last = new Map<string, { pauseMs: number; at: number }>();

  return async (
    { accountKey, clock }: TransportContext,
    { operation }: Pick<TransportRequest, 'operation'>,
    response?: Pick<TransportResponse, 'headers'>,
  ): Promise<Date> => {
    const now = clock.now();
    const stated = response && retryAfter(response.headers, now);
    if (stated) return stated;
    const key = `${accountKey} ${operation}`;
    const before = last.get(key);
    const isInARow = before !== undefined && now.getTime() - before.at <= 2 * before.pauseMs;
    const pauseMs = Math.max(
      refillMs(operation),
      isInARow ? Math.min(before.pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS,
    );
    last.delete(key);
    last.set(key, { pauseMs, at: now.getTime() });
    const [oldest] = last.keys();
    if (last.size > LARGEST_MEMORY && oldest !== undefined) last.delete(oldest);
    return new Date(now.getTime() + pauseMs);
  };
}

export type BackOff = ReturnType<typeof createBackOff>;
