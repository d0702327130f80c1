import { chunked, type RemoteListing } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { LeasedListing } from './claim.repository.ts';
import type { SendContext } from './sending/send.ts';

/** Keys of one read; the marketplace's own bulk reads hold as many. */
const READ_BATCH = 25;

/**
 * What the marketplace holds of these listings, by lease key; null where it holds nothing.
 * @throws ConnectorError
 */
export async function readBack(
  context: Pick<SendContext, 'connector' | 'session'>,
  site: Site,
  listings: readonly LeasedListing[],
): Promise<Map<string, RemoteListing | null>> {
  const found = new Map<string, RemoteListing | null>();
  for (const batch of chunked(listings, READ_BATCH)) {
    const keys = batch.map((listing) => ({ key: listing.leaseKey, isGroup: listing.isGroup }));
    const remotes = await context.connector.readListings(context.session, site, keys);
    batch.forEach((listing, index) => {
      found.set(listing.leaseKey, remotes[index] ?? null);
    });
  }
  return found;
}

/** The listing with the ids that the marketplace has just named. */
export function withRemote(listing: LeasedListing, remote: RemoteListing): LeasedListing {
  const named = remote.units.flatMap((unit) => (unit.offerId === null ? [] : [[unit.sku, unit.offerId]]));
  return {
    ...listing,
    isLive: remote.isLive,
    listingId: remote.listingId,
    offers: { ...listing.offers, ...Object.fromEntries(named) },
  };
}
