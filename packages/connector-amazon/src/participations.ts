import type { AccountSession } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { siteOfMarketplace } from './sites.ts';
import type { Participation } from './wire.ts';

/** Reads for several sites within this time share one call: Amazon allows one a minute. */
const SAME_LOOK_MS = 5_000;
/** Cache lifetime; a seller rarely joins a site. */
const OPEN_SITES_MS = 60 * 60_000;
const LARGEST_CACHE = 1_000;

export interface Participations {
  /** The current participations, read from Amazon. */
  read(session: AccountSession): Promise<readonly Participation[]>;
  /** The marketplace ids of the seller's sites, at most an hour old. Amazon rejects a request with any other id. */
  openSites(session: AccountSession): Promise<readonly string[]>;
}

export function createParticipations(client: AmazonClient): Participations {
  const cache = new Map<string, { readAt: number; found: Promise<readonly Participation[]> }>();

  function read(session: AccountSession, oldestMs: number): Promise<readonly Participation[]> {
    const key = `${session.accountKey} ${session.externalId}`;
    const now = session.clock.now().getTime();
    const existing = cache.get(key);
    if (existing && now - existing.readAt < oldestMs) return existing.found;
    const found = client.getParticipations(session);
    cache.delete(key);
    cache.set(key, { readAt: now, found });
    found.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > LARGEST_CACHE && oldest !== undefined) cache.delete(oldest);
    return found;
  }

  return {
    read: (session) => read(session, SAME_LOOK_MS),
    async openSites(session) {
      const found = await read(session, OPEN_SITES_MS);
      return found.flatMap(({ marketplace, participation }) => {
        const isServed = participation?.isParticipating === true && siteOfMarketplace(marketplace?.id) !== undefined;
        return isServed && marketplace?.id !== undefined ? [marketplace.id] : [];
      });
    },
  };
}
