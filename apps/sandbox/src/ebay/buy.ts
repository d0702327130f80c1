import { personFrom } from '../buyers/person.ts';
import { PurchaseRefused } from '../buyers/refused.ts';
import type { Defect } from '../platform/defects.ts';
import { attribute } from './advertising/ad-sales.ts';
import type { EbayWorld } from './ebay-world.ts';
import { homeChange } from './home-changes.ts';
import { type ListingView, viewListing } from './listing-view.ts';
import { itemOf } from './live.ts';
import type { OrderLine, StoredOrder } from './model.ts';
import { shippingCostMinor } from './seed.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';
import { shippingTo } from './shipping-costs.ts';
import { ebaySites } from './sites.data.ts';

export interface Purchase {
  itemId: string;
  /** The SKU of a variation if the listing has variations. */
  sku?: string | undefined;
  quantity: number;
  /** Where the buyer lives; the site's own country by default. */
  country?: string | undefined;
  /** The buyer pays later. */
  isUnpaid?: boolean | undefined;
  /** Whether the buyer came by the listing's ad; by default the seed decides. Without an ad nobody did. */
  isByAd?: boolean | undefined;
  defect?: Defect | undefined;
}

function lineOf(view: ListingView, purchase: Purchase, lineItemId: string, isForced: boolean): OrderLine {
  if (view.endedAt !== null) throw new PurchaseRefused(`listing ${view.itemId} has ended`);
  const variation = view.variations.find((one) => one.sku === purchase.sku);
  if (view.variations.length > 0 && !variation) {
    throw new PurchaseRefused(`listing ${view.itemId} has variations; name one of their SKUs`);
  }
  const shown = variation ?? view;
  if (!isForced && purchase.quantity > shown.quantity) {
    throw new PurchaseRefused(`listing ${view.itemId} has ${shown.quantity} left, ${purchase.quantity} were asked for`);
  }
  return {
    lineItemId,
    itemId: view.itemId,
    sku: shown.sku,
    title: view.title,
    quantity: purchase.quantity,
    priceMinor: shown.priceMinor,
    variation: variation ? variation.specifics : null,
    shipped: 0,
  };
}

/** Only the stock of the listing that was bought decreases, as on eBay. */
function stockChanges(seller: Seller, view: ListingView, line: OrderLine, at: number): Change[] {
  if (view.isHome) {
    const variation = view.variations.find((one) => one.sku === line.sku);
    const left = Math.max(0, (variation ?? view).quantity - line.quantity);
    const edit = { variationSku: variation?.sku, quantity: left, soldMore: line.quantity };
    return [homeChange(seller, view.itemId, edit, at)];
  }
  const offerId = view.variations.find((one) => one.sku === line.sku)?.offerId ?? view.offerId;
  const offer = seller.state.offers.get(offerId ?? '');
  if (!offer) throw new PurchaseRefused(`listing ${view.itemId} has ended`);
  const stock = itemOf(seller, offer)?.body.availability?.shipToLocationAvailability?.quantity ?? 0;
  const { availableQuantity } = offer.body;
  return [
    { t: 'stock', sku: line.sku, quantity: Math.max(0, stock - line.quantity) },
    {
      t: 'terms',
      offerId: offer.offerId,
      sold: offer.soldQuantity + line.quantity,
      ...(availableQuantity === undefined ? {} : { quantity: Math.max(0, availableQuantity - line.quantity) }),
    },
  ];
}

/** The buyer chooses the first shipping option that the listing's policy offers in the country. */
function shippingOf(
  view: ListingView,
  country: string,
  quantity: number,
): Pick<StoredOrder, 'shippingMinor' | 'shippingService'> {
  const { fulfillmentPolicy: policy, site } = view;
  if (policy === null) return { shippingMinor: shippingCostMinor(site), shippingService: 'Other' };
  const [first] = shippingTo(policy, site, country);
  if (!first) throw new PurchaseRefused(`listing ${view.itemId} is not sent to ${country}`);
  const shippingMinor = first.costMinor + first.additionalMinor * (quantity - 1);
  return { shippingMinor, shippingService: first.service };
}

interface Occasion {
  readonly isForced: boolean;
  readonly number: number;
  /** One timestamp for all orders of a call, in milliseconds. */
  readonly now: number;
}

function prepare(world: EbayWorld, seller: Seller, purchase: Purchase, { isForced, number, now }: Occasion): Change[] {
  const view = viewListing(world, seller, purchase.itemId);
  if (!view) throw new PurchaseRefused(`there is no listing ${purchase.itemId}`);
  const digits = String(number).padStart(10, '0');
  const orderId = `${seller.profile.number}-${digits.slice(0, 5)}-${digits.slice(5)}`;
  const bought = lineOf(view, purchase, `1${seller.profile.number}${digits}`, isForced);
  const ad = attribute(world, seller, bought, { orderId, now, isByAd: purchase.isByAd });
  const line = { ...bought, ...(ad ? { ad } : {}) };
  const country = purchase.country ?? view.site.country;
  const order: StoredOrder = {
    orderId,
    marketplaceId: view.site.marketplaceId,
    currency: view.currency,
    createdAt: now,
    modifiedAt: now,
    buyer: personFrom(`${world.config.seed}/${orderId}`, country),
    ...shippingOf(view, country, purchase.quantity),
    lines: [line],
    shipments: [],
    refunds: [],
    note: null,
    ...(purchase.isUnpaid ? { isUnpaid: true as const } : {}),
    ...(purchase.defect ? { defect: purchase.defect } : {}),
  };
  return [
    { t: 'counter', name: 'order', value: number },
    ...stockChanges(seller, view, line, now),
    { t: 'order', order },
  ];
}

/**
 * Places the orders of several buyers at the same time, all or none. `isForced` allows overselling: buyers who pay for
 * the last piece on different sites before stock is corrected.
 */
export async function placeOrders(
  world: EbayWorld,
  seller: Seller,
  purchases: readonly Purchase[],
  isForced: boolean,
): Promise<StoredOrder[]> {
  const first = (seller.state.counters.get('order') ?? 0) + 1;
  const now = world.clock.now();
  const touched = new Set<string>();
  const changes = purchases.flatMap((purchase, index) => {
    if (touched.has(purchase.itemId))
      throw new PurchaseRefused(`listing ${purchase.itemId} may occur only once in a call`);
    touched.add(purchase.itemId);
    return prepare(world, seller, purchase, { isForced, number: first + index, now });
  });
  seller.commit(changes);
  await seller.settled();
  return changes.flatMap((change) => (change.t === 'order' ? [change.order] : []));
}

/** Removes the defect from an order, like a marketplace that fixes a bug. Undefined if the order does not exist. */
export async function mendOrder(world: EbayWorld, seller: Seller, orderId: string): Promise<StoredOrder | undefined> {
  const stored = seller.state.orders.get(orderId);
  if (!stored) return undefined;
  const { defect: _defect, ...order } = stored;
  const mended = { ...order, modifiedAt: world.clock.now() };
  seller.commit([{ t: 'order', order: mended }]);
  await seller.settled();
  return mended;
}

/** The item id of a seller's listing under a SKU on a site. */
export function findListing(seller: Seller, siteName: string, sku: string): string | undefined {
  const marketplaceId = ebaySites.find((site) => site.site === siteName)?.marketplaceId;
  for (const offerId of seller.state.offersOfSku.get(sku) ?? []) {
    const offer = seller.state.offers.get(offerId);
    if (offer?.body.marketplaceId === marketplaceId && offer?.listingId) return offer.listingId;
  }
  return marketplaceId === seller.profile.homeMarketplace ? seller.home.itemIdOf(sku) : undefined;
}
