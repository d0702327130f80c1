import {
  type AccountSession,
  failedBy,
  type Quota,
  retryAfter,
  type TransportContext,
  type TransportRequest,
  type TransportResponse,
} from '@quayside/connector-kit';
import type { EbayClient } from './client.ts';
import { operationOfApi } from './operations.ts';
import type { RateLimit } from './wire.ts';

/** The pause after a 429 without a used-up quota; eBay does not state its length. */
const SHORT_PAUSE_MS = 15_000;

/** The quotas of the seller and the application; for each operation the one that is used up first. */
export async function readQuotas(client: EbayClient, session: AccountSession): Promise<Quota[]> {
  const [ofUser, ofApplication] = await Promise.all([
    client.getRateLimits(session, 'user'),
    client.getRateLimits(session, 'application'),
  ]);
  const shared = ofApplication.flatMap(toQuotas).map((quota): Quota => ({ ...quota, isShared: true }));
  return tightest([...ofUser.flatMap(toQuotas), ...shared]);
}

export function toQuotas({ apiContext = '', apiName = '', resources = [] }: RateLimit): Quota[] {
  return resources.flatMap(({ name, rates = [] }) => {
    const operation = operationOfApi(apiContext, apiName, name);
    if (!operation) return [];
    return rates.flatMap(({ limit, remaining, reset, timeWindow }) => {
      if (limit === undefined || remaining === undefined || reset === undefined) return [];
      return { operation, limit, remaining, resetsAt: reset, windowSeconds: timeWindow ?? 86_400 };
    });
  });
}

function tightest(quotas: readonly Quota[]): Quota[] {
  const byOperation = new Map<string, Quota>();
  for (const quota of quotas) {
    const known = byOperation.get(quota.operation);
    if (!known || quota.remaining < known.remaining) byOperation.set(quota.operation, quota);
  }
  return [...byOperation.values()];
}

/**
 * When a rejected call may be repeated. eBay sends 429 both for a burst and for a used-up quota; only the quotas show which, and until
 * when. Calls rejected together share one read.
 */
export function createRetryAt(client: () => EbayClient) {
  const asking = new Map<string, Promise<Date>>();

  async function ask(session: AccountSession, operation: string): Promise<Date> {
    const soon = new Date(session.clock.now().getTime() + SHORT_PAUSE_MS);
    try {
      const quota = (await readQuotas(client(), session)).find((candidate) => candidate.operation === operation);
      return quota && quota.remaining <= 0 ? new Date(quota.resetsAt) : soon;
    } catch (error) {
      failedBy(error);
      return soon;
    }
  }

  return async (context: TransportContext, request: TransportRequest, response: TransportResponse): Promise<Date> => {
    const now = context.clock.now();
    const stated = retryAfter(response.headers, now);
    if (stated) return stated;
    if (!isAccountSession(context) || request.operation === 'ebay.analytics' || request.operation === 'ebay.oauth') {
      return new Date(now.getTime() + SHORT_PAUSE_MS);
    }
    const key = `${context.accountKey} ${request.operation}`;
    const asked = asking.get(key) ?? ask(context, request.operation).finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  };
}

function isAccountSession(context: TransportContext): context is AccountSession {
  return 'tokens' in context;
}
