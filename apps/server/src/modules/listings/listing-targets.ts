import type { AccountRef, Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { ensureTargets } from '../stock/index.ts';
import type { QueuedListing } from './listings.repository.ts';

/**
 * Has the stock of queued listings sent to their sites from now on.
 * @param poolOf the site whose stock a site shares; null if it has its own
 */
export async function ensureListingTargets(
  tx: Tx,
  { userId, accountId }: AccountRef,
  listings: readonly {
    readonly listing: Pick<QueuedListing, 'itemId' | 'site' | 'listingKey' | 'isGroup'>;
    readonly units: readonly { readonly unitId: number; readonly sku: string }[];
  }[],
  poolOf: (site: Site) => Site | null,
): Promise<void> {
  await ensureTargets(
    tx,
    userId,
    listings.flatMap(({ listing: { itemId, site, listingKey, isGroup }, units }) =>
      units.map(({ unitId, sku }) => ({
        ...{ accountId, listingKey, site, itemId, unitId },
        marketplaceSku: sku,
        isHome: false,
        isVariant: isGroup,
        isLive: false,
        listingId: null,
        pool: poolOf(site),
      })),
    ),
  );
}
