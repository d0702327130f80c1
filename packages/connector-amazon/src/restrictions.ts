import { type AccountSession, mapBounded, type OfferedProduct, type OfferRestriction } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { TYPE_BY_CONDITION } from './transform/conditions.data.ts';

/** Parallel calls; the throttle sets the pace. */
const PARALLEL_CALLS = 2;
/**
 * An approval takes days. A seller who has just received it can prepare again the next day, or the offer is sent
 * without the check.
 */
const LIFETIME_MS = 6 * 3_600_000;
const LARGEST_CACHE = 50_000;

export type FindRestrictions = (
  session: AccountSession,
  site: Site,
  offers: readonly OfferedProduct[],
) => Promise<readonly (OfferRestriction | null)[]>;

/** Asks whether the seller may offer products in a condition, and caches the answers. */
export function createRestrictions(client: AmazonClient): FindRestrictions {
  const cache = new Map<string, { readonly at: number; readonly restriction: OfferRestriction | null }>();

  return (session, site, offers) =>
    mapBounded(offers, PARALLEL_CALLS, async ({ productId, condition }) => {
      const type = TYPE_BY_CONDITION[condition];
      if (type === undefined) return null;
      const key = `${session.externalId} ${site} ${productId} ${type}`;
      const now = session.clock.now().getTime();
      const existing = cache.get(key);
      if (existing && now - existing.at < LIFETIME_MS) return existing.restriction;
      const restriction = await ask(client, session, site, productId, type);
      cache.set(key, { at: now, restriction });
      const [oldest] = cache.keys();
      if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
      return restriction;
    });
}

async function ask(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  asin: string,
  conditionType: string,
): Promise<OfferRestriction | null> {
  const [first] = await client.getRestrictions(session, site, asin, conditionType);
  if (!first) return null;
  const [reason] = first.reasons ?? [];
  const link = reason?.links?.find(({ resource }) => resource?.startsWith('https://'))?.resource;
  return { message: reason?.message ?? reason?.reasonCode ?? '', link: link ?? null };
}
