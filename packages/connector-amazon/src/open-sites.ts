import type { AccountSession } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { siteOfMarketplace } from './sites.ts';

/** A seller joins a site a few times in a life, and Amazon answers one question a minute. */
const LIFETIME_MS = 60 * 60_000;
const LARGEST_CACHE = 1_000;

export type ReadOpenSites = (session: AccountSession) => Promise<readonly string[]>;

/** Marketplace ids that a seller takes part in, kept for an hour: Amazon refuses a question about any other. */
export function createOpenSites(client: AmazonClient): ReadOpenSites {
  const cache = new Map<string, { readAt: number; ids: Promise<readonly string[]> }>();
  return (session) => {
    const now = session.clock.now().getTime();
    const held = cache.get(session.externalId);
    if (held && now - held.readAt < LIFETIME_MS) return held.ids;
    const ids = client.getParticipations(session).then((found) =>
      found.flatMap(({ marketplace, participation }) => {
        const isServed = participation?.isParticipating === true && siteOfMarketplace(marketplace?.id) !== undefined;
        return isServed && marketplace?.id !== undefined ? [marketplace.id] : [];
      }),
    );
    cache.delete(session.externalId);
    cache.set(session.externalId, { readAt: now, ids });
    ids.catch(() => cache.delete(session.externalId));
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return ids;
  };
}
