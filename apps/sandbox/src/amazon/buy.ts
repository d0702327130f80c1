import { personFrom } from '../buyers/person.ts';
import { PurchaseRefused } from '../buyers/refused.ts';
import type { Defect } from '../platform/defects.ts';
import type { AmazonWorld } from './amazon-world.ts';
import { isParent, OWN_CHANNEL, offerOf, STOCK, stockOf } from './attributes.ts';
import { availableOf, isFaulty } from './item-json.ts';
import type { StoredListing, StoredOrder } from './model.ts';
import { titleOf } from './product-page.ts';
import type { AmazonSeller } from './seller.ts';
import type { Change } from './seller-state.ts';
import { groupOf } from './shipping-groups.ts';
import type { AmazonSite } from './sites.data.ts';

export interface AmazonPurchase {
  /** The lines of the purchase, with each SKU at most once. */
  lines: readonly { sku: string; quantity: number }[];
  site: AmazonSite;
  /** The buyer has not paid yet: the order has no price and cannot be shipped. */
  isPending: boolean;
  /** Allows overselling, as when several buyers pay for the last piece at once. */
  isForced: boolean;
  defect?: Defect | undefined;
}

/** All marketplaces share one stock, so an order lowers it everywhere. */
function stockChange(seller: AmazonSeller, listing: StoredListing, taken: number): Change {
  const left = Math.max(0, availableOf(seller, listing) - taken);
  const stock = stockOf(listing.attributes);
  if (stock?.channel !== OWN_CHANNEL) return { t: 'fba', sku: listing.sku, quantity: left };
  const attributes = { ...listing.attributes, [STOCK]: [{ fulfillment_channel_code: OWN_CHANNEL, quantity: left }] };
  return { t: 'listing', listing: { ...listing, attributes } };
}

interface Sold {
  listing: StoredListing;
  asin: string;
  priceMinor: number;
  quantity: number;
}

/** The quantity that a line takes from stock, or the error that a buyer would see. */
function sold(seller: AmazonSeller, { site, isForced }: AmazonPurchase, sku: string, quantity: number): Sold {
  const listing = seller.listing(sku);
  const market = listing?.markets[site.marketplaceId];
  const offer = listing && offerOf(listing.attributes, site.marketplaceId);
  if (!listing || !market || !offer || isParent(listing.attributes) || isFaulty(market)) {
    throw new PurchaseRefused(`${sku} is not for sale on ${site.site}`);
  }
  const left = availableOf(seller, listing);
  if (quantity > left && !isForced) throw new PurchaseRefused(`${sku} has ${left} left, ${quantity} were asked for`);
  return { listing, asin: market.asin, priceMinor: offer.priceMinor, quantity };
}

/** Amazon ships its own goods and the seller's in separate orders. */
function channelOf(lines: readonly Sold[]): StoredOrder['fulfilledBy'] {
  const channels = new Set(lines.map(({ listing }) => stockOf(listing.attributes)?.channel === OWN_CHANNEL));
  if (channels.size > 1) throw new PurchaseRefused('Goods in Amazon’s warehouse are not in one order with others');
  return channels.has(true) ? 'MERCHANT' : 'AMAZON';
}

/** Places an order; resolves once it is on disk. */
export async function buyOnAmazon(
  world: AmazonWorld,
  seller: AmazonSeller,
  purchase: AmazonPurchase,
): Promise<StoredOrder> {
  const { site } = purchase;
  const lines = purchase.lines.map(({ sku, quantity }) => sold(seller, purchase, sku, quantity));
  if (new Set(purchase.lines.map(({ sku }) => sku)).size < lines.length) {
    throw new PurchaseRefused('A sku stands in an order once');
  }
  const now = world.clock.now();
  const { value, change } = seller.next('order');
  const digits = String(value).padStart(14, '0');
  const orderId = `${seller.profile.number}-${digits.slice(0, 7)}-${digits.slice(7)}`;
  const { username, ...buyer } = personFrom(`${world.config.seed}/amazon/${orderId}`, site.country);
  const order: StoredOrder = {
    orderId,
    marketplaceId: site.marketplaceId,
    currency: site.currency,
    createdAt: now,
    modifiedAt: now,
    state: purchase.isPending ? 'PENDING' : 'OPEN',
    fulfilledBy: channelOf(lines),
    // Amazon shows an alias instead of the buyer's own e-mail address.
    buyer: { ...buyer, email: `${username}@marketplace.${site.domain.replace('www.', '')}.example` },
    shippingMinor: Math.max(
      ...lines.map(({ listing }) => groupOf(seller.profile, site.marketplaceId, listing.attributes).costMinor),
    ),
    lines: lines.map(({ listing, asin, priceMinor, quantity }, index) => ({
      orderItemId: `${seller.profile.number}${digits.slice(3)}${index === 0 ? '' : index}`,
      sku: listing.sku,
      asin,
      title: titleOf(seller, listing, site.marketplaceId) ?? listing.sku,
      quantity,
      priceMinor,
      shipped: 0,
    })),
    parcels: [],
    ...(purchase.defect ? { defect: purchase.defect } : {}),
  };
  const taken = lines.map(({ listing, quantity }) => stockChange(seller, listing, quantity));
  seller.commit([change, ...taken, { t: 'order', order }]);
  await seller.settled();
  return order;
}

/** Pays or cancels a pending order; cancelling returns its pieces to stock. */
export async function moveOrder(
  world: AmazonWorld,
  seller: AmazonSeller,
  orderId: string,
  state: 'OPEN' | 'CANCELLED',
): Promise<StoredOrder> {
  const order = seller.state.orders.get(orderId);
  if (!order) throw new PurchaseRefused(`there is no order ${orderId}`);
  const isDone = order.state === 'CANCELLED' || order.lines.some(({ shipped }) => shipped > 0);
  if (isDone || (state === 'OPEN' && order.state === 'OPEN'))
    throw new PurchaseRefused(`the order can not become ${state}`);
  const moved: StoredOrder = { ...order, state, modifiedAt: world.clock.now() };
  const back = state === 'CANCELLED' ? order.lines : [];
  const changes = back.flatMap(({ sku, quantity }) => {
    const listing = seller.listing(sku);
    return listing ? [stockChange(seller, listing, -quantity)] : [];
  });
  seller.commit([...changes, { t: 'order', order: moved }]);
  await seller.settled();
  return moved;
}

/**
 * Cancels pieces of one item before it is shipped, all if none are named, and returns them to stock. An order without other pieces is
 * cancelled.
 */
export async function cancelItem(
  world: AmazonWorld,
  seller: AmazonSeller,
  orderId: string,
  sku: string,
  pieces?: number,
): Promise<StoredOrder> {
  const order = seller.state.orders.get(orderId);
  const line = order?.lines.find((one) => one.sku === sku && !one.isCancelled);
  if (!order || !line) throw new PurchaseRefused(`there is no item ${sku} in order ${orderId}`);
  if (order.state === 'CANCELLED' || line.shipped > 0) throw new PurchaseRefused('the item can not be cancelled');
  const gone = Math.min(pieces ?? line.quantity, line.quantity);
  const left = line.quantity - gone;
  if (left === 0 && order.lines.every((one) => one === line || one.isCancelled))
    return moveOrder(world, seller, orderId, 'CANCELLED');
  const listing = seller.listing(sku);
  const back = listing ? [stockChange(seller, listing, -gone)] : [];
  const marked = left === 0 ? { isCancelled: true as const } : { isCutShort: true as const };
  const lines = order.lines.map((one) => (one === line ? { ...one, quantity: left, ...marked } : one));
  const changed: StoredOrder = { ...order, lines, modifiedAt: world.clock.now() };
  seller.commit([...back, { t: 'order', order: changed }]);
  await seller.settled();
  return changed;
}

/** The buyer asks the seller to cancel an item; it is sold until Amazon says that it was cancelled. */
export async function askToCancelItem(
  world: AmazonWorld,
  seller: AmazonSeller,
  orderId: string,
  sku: string,
): Promise<StoredOrder> {
  const order = seller.state.orders.get(orderId);
  const line = order?.lines.find((one) => one.sku === sku && !one.isCancelled && one.shipped === 0);
  if (order?.state !== 'OPEN' || !line) throw new PurchaseRefused('the item can not be cancelled');
  const lines = order.lines.map((one) => (one === line ? { ...one, isCancelRequested: true as const } : one));
  const asked: StoredOrder = { ...order, lines, modifiedAt: world.clock.now() };
  seller.commit([{ t: 'order', order: asked }]);
  await seller.settled();
  return asked;
}

/** Removes the defect from an order, like a marketplace that fixes a bug. The order has changed now. */
export async function mendAmazonOrder(world: AmazonWorld, seller: AmazonSeller, orderId: string): Promise<StoredOrder> {
  const stored = seller.state.orders.get(orderId);
  if (!stored) throw new PurchaseRefused(`there is no order ${orderId}`);
  const { defect: _defect, ...order } = stored;
  const mended = { ...order, modifiedAt: world.clock.now() };
  seller.commit([{ t: 'order', order: mended }]);
  await seller.settled();
  return mended;
}
