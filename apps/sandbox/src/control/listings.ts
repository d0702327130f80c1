import { activeIds, type ListingView, viewListing, viewUrl } from '../ebay/listing-view.ts';
import type { Seller } from '../ebay/seller.ts';
import { handlingDaysOf, shippingTo } from '../ebay/shipping-costs.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';

/** One live SKU on one site: a listing with variations has a row for each. */
export interface ListingRow {
  seller: string;
  sku: string;
  site: string;
  itemId: string;
  offerId: string | null;
  title: string;
  /** In the site's currency, with two decimals. */
  price: string;
  currency: string;
  quantity: number;
  sold: number;
  status: 'ACTIVE' | 'OUT_OF_STOCK';
  /** The revisions counted today. */
  revisions: number;
  variation: Record<string, string> | null;
  url: string;
  /** Null for a listing that was not created through the Inventory API. */
  fulfillmentPolicyId: string | null;
  /** What a buyer in the site's own country is offered; null if the listing is not shipped there. */
  shipping: ShippingRow | null;
}

export interface ShippingRow {
  service: string;
  /** In the site's currency, with two decimals. */
  cost: string;
  handlingDays: number | null;
}

export interface ListingPage {
  rows: ListingRow[];
  /** The value of `after` for the next page; null at the end. */
  next: string | null;
}

const price = (minor: number) => (minor / 100).toFixed(2);

/** The first shipping option that a buyer in the country is offered. */
export function shippingRow({ fulfillmentPolicy: policy, site }: ListingView, country: string): ShippingRow | null {
  const [first] = policy === null ? [] : shippingTo(policy, site, country);
  if (policy === null || first === undefined) return null;
  return { service: first.service, cost: price(first.costMinor), handlingDays: handlingDaysOf(policy) };
}

function rowsOf(world: World, seller: Seller, view: ListingView): ListingRow[] {
  const common = {
    seller: seller.profile.username,
    site: view.site.site,
    itemId: view.itemId,
    title: view.title,
    currency: view.currency,
    revisions: view.revisions,
    url: viewUrl(world, view.itemId),
    fulfillmentPolicyId: view.fulfillmentPolicy?.id ?? null,
    shipping: shippingRow(view, view.site.country),
  };
  const status = (quantity: number) => (quantity > 0 ? 'ACTIVE' : 'OUT_OF_STOCK');
  if (view.variations.length === 0) {
    return [
      {
        ...common,
        sku: view.sku,
        offerId: view.offerId,
        price: price(view.priceMinor),
        quantity: view.quantity,
        sold: view.sold,
        status: status(view.quantity),
        variation: null,
      },
    ];
  }
  return view.variations.map((one) => ({
    ...common,
    sku: one.sku,
    offerId: one.offerId,
    price: price(one.priceMinor),
    quantity: one.quantity,
    sold: one.sold,
    status: status(one.quantity),
    variation: one.specifics,
  }));
}

/** Live listings in the order of sites and item ids; `limit` counts listings, each with all of its variations. */
export function listListings(
  world: World,
  seller: Seller,
  query: { site?: string | undefined; after?: string | undefined; limit: number },
): ListingPage {
  const sites = ebaySites.filter((site) => query.site === undefined || site.site === query.site);
  const [afterSite, afterId] = query.after?.split('|') ?? [];
  const rows: ListingRow[] = [];
  let taken = 0;
  let skipping = afterSite !== undefined;
  for (const site of sites) {
    if (skipping && site.site !== afterSite) continue;
    const ids = activeIds(seller, site.marketplaceId);
    let from = 0;
    if (skipping) {
      skipping = false;
      from = ids.indexOf(afterId ?? '') + 1;
    }
    for (let index = from; index < ids.length; index++) {
      const id = ids[index] ?? '';
      const view = viewListing(world, seller, id);
      if (view) rows.push(...rowsOf(world, seller, view));
      taken += 1;
      if (taken === query.limit) return { rows, next: `${site.site}|${id}` };
    }
  }
  return { rows, next: null };
}
