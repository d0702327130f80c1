import { textOf } from './attributes.ts';
import type { StoredListing } from './model.ts';
import type { AmazonSeller } from './seller.ts';

/** The title of a product's page on a site: the seller's own title for the site or, for an offer, the catalogue's. */
export function titleOf({ goods }: AmazonSeller, listing: StoredListing, marketplaceId: string): string | undefined {
  const own = textOf(listing.attributes, 'item_name', marketplaceId);
  if (own !== undefined) return own;
  const product = goods.byAsin(listing.markets[marketplaceId]?.asin ?? '');
  // A product that a seller created on another site has that site's title.
  const elsewhere = listing.attributes.item_name?.[0]?.value;
  return product?.entry.title ?? (typeof elsewhere === 'string' ? elsewhere : undefined);
}
