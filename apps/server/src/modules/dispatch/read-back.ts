import { chunked, type ListingKey, type RemoteListing } from '@quayside/connector-kit';
import { type Batch, type DesiredRow, type LeasedListing, readRiders } from './claim.repository.ts';
import type { SendContext } from './sending/send.ts';

/** Keys per read: the marketplaces' own bulk reads accept this many. */
const READ_BATCH = 25;

/**
 * The marketplace's current state of these listings, by lease key; null for a listing that it does not have.
 * @throws ConnectorError
 */
export async function readBack(
  context: Pick<SendContext, 'db' | 'connector' | 'session'>,
  { account, site }: Pick<Batch, 'account' | 'site'>,
  listings: readonly LeasedListing[],
): Promise<Map<string, RemoteListing | null>> {
  const found = new Map<string, RemoteListing | null>();
  const units = await readRiders(
    context.db,
    account,
    site,
    listings.map(({ leaseKey }) => leaseKey),
  );
  for (const batch of chunked(listings, READ_BATCH)) {
    const keys = batch.map((listing) => lookUpKeyOf(listing, units.get(listing.leaseKey) ?? []));
    const remotes = await context.connector.readListings(context.session, site, keys);
    batch.forEach((listing, index) => {
      found.set(listing.leaseKey, remotes[index] ?? null);
    });
  }
  return found;
}

/**
 * Before a listing was live, only its units show that it has variations: a single listing has the sku of its only unit.
 */
export function lookUpKeyOf(
  { leaseKey: key, isGroup, offers }: Pick<LeasedListing, 'leaseKey' | 'isGroup' | 'offers'>,
  units: readonly Pick<DesiredRow, 'targetKey'>[],
): ListingKey {
  const skus = [...new Set([...Object.keys(offers), ...units.map(({ targetKey }) => targetKey)])];
  return isGroup || isNamedApart(key, skus) ? { key, isGroup: true, skus } : { key, isGroup: false };
}

function isNamedApart(key: string, skus: readonly string[]): boolean {
  return skus.some((sku) => sku !== key);
}

/** The listing with the ids that the marketplace returned. */
export function withRemote(listing: LeasedListing, remote: RemoteListing): LeasedListing {
  const named = remote.units.flatMap((unit) => (unit.offerId === null ? [] : [[unit.sku, unit.offerId]]));
  return {
    ...listing,
    isLive: remote.isLive,
    isGroup:
      listing.isGroup ||
      isNamedApart(
        listing.leaseKey,
        remote.units.map(({ sku }) => sku),
      ),
    listingId: remote.listingId,
    offers: { ...listing.offers, ...Object.fromEntries(named) },
  };
}
