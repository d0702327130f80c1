import type { AccountSession } from '@quayside/connector-kit';
import type { AmazonClient } from './client.ts';
import { siteOfMarketplace } from './sites.ts';
import type { Participation } from './wire.ts';

/** Looks at several sites in a row are one question: Amazon answers one a minute. */
const SAME_LOOK_MS = 5_000;
/** A seller joins a site a few times in a life. */
const OPEN_SITES_MS = 60 * 60_000;
const LARGEST_CACHE = 1_000;

export interface Participations {
  /** As Amazon tells now. */
  read(session: AccountSession): Promise<readonly Participation[]>;
  /** Marketplace ids that the seller takes part in, as of the last hour: Amazon refuses a question about any other. */
  openSites(session: AccountSession): Promise<readonly string[]>;
}

export function createParticipations(client: AmazonClient): Participations {
  const cache = new Map<string, { readAt: number; found: Promise<readonly Participation[]> }>();

  function read(session: AccountSession, oldestMs: number): Promise<readonly Participation[]> {
    const key = `${session.accountKey} ${session.externalId}`;
    const now = session.clock.now().getTime();
    const held = cache.get(key);
    if (held && now - held.readAt < oldestMs) return held.found;
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
