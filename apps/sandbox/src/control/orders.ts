import type { FastifyInstance } from 'fastify';
import { findListing, mendOrder, type Purchase, placeOrders } from '../ebay/buy.ts';
import type { StoredOrder } from '../ebay/model.ts';
import { amountOf } from '../ebay/money.ts';
import { fulfillmentStatus, totalMinor } from '../ebay/order-json.ts';
import type { Seller } from '../ebay/seller.ts';
import { isCountry } from '../ebay/ship-to.ts';
import { ebaySites } from '../ebay/sites.data.ts';
import type { World } from '../world.ts';
import { readDefect } from './defects.ts';
import {
  ControlRefusal,
  type Fields,
  isTrue,
  optionalInteger,
  optionalText,
  pageLimit,
  readFields,
  refusing,
} from './read.ts';
import { requireSeller } from './sellers.ts';

const MAX_AT_ONCE = 100;
const PAGE = 100;
const MAX_ORDERS = 1000;

function readPurchase(seller: Seller, fields: Fields): Purchase {
  const sku = optionalText(fields, 'sku');
  const site = optionalText(fields, 'site');
  const quantity = optionalInteger(fields, 'quantity', 1, 10_000) ?? 1;
  const itemId = optionalText(fields, 'itemId');
  const country = optionalText(fields, 'country');
  if (country !== undefined && !isCountry(country)) throw new ControlRefusal(400, `there is no country ${country}`);
  const isByAd = fields.byAd === undefined ? undefined : isTrue(fields.byAd);
  const more = { isByAd, quantity, country, defect: readDefect(fields), isUnpaid: isTrue(fields.unpaid) };
  if (itemId !== undefined) return { itemId, sku, ...more };
  if (sku === undefined || site === undefined) throw new ControlRefusal(400, 'name an itemId, or a sku and its site');
  if (!ebaySites.some((known) => known.site === site)) throw new ControlRefusal(400, `there is no site ${site}`);
  const found = findListing(seller, site, sku);
  if (found === undefined) throw new ControlRefusal(404, `${sku} is not live on ${site}`);
  return { itemId: found, sku, ...more };
}

export function orderRow(seller: Seller, order: StoredOrder) {
  return {
    seller: seller.profile.username,
    orderId: order.orderId,
    site: ebaySites.find((site) => site.marketplaceId === order.marketplaceId)?.site ?? order.marketplaceId,
    createdAt: new Date(order.createdAt).toISOString(),
    modifiedAt: new Date(order.modifiedAt).toISOString(),
    status: fulfillmentStatus(order),
    total: amountOf(totalMinor(order), order.currency),
    buyer: order.buyer.username,
    country: order.buyer.country,
    shipping: amountOf(order.shippingMinor, order.currency),
    shippingService: order.shippingService ?? 'Other',
    lines: order.lines.map(({ itemId, sku, title, quantity, ad }) => ({
      ...{ itemId, sku, title, quantity },
      /** What the seller pays for the ad that led to the sale; null if none did. */
      adFee: ad ? amountOf(ad.feeMinor, order.currency) : null,
    })),
    shipments: order.shipments.map(({ trackingNumber, shippingCarrierCode, lineItems }) => ({
      trackingNumber: trackingNumber ?? null,
      carrier: shippingCarrierCode ?? null,
      pieces: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    refunds: order.refunds.map(({ amountMinor, lines }) => ({
      amount: amountOf(amountMinor, order.currency),
      isByLine: lines !== undefined,
    })),
    isUnpaid: order.isUnpaid === true,
    combinedInto: order.combinedInto ?? null,
    isCancelRequested: order.cancelRequest !== undefined && order.cancellation === undefined,
    cancelReason: order.cancellation?.reason ?? null,
  };
}

/** The latest orders of one seller, or of all, newest first. */
export async function latestOrders(world: World, username: string | undefined, limit: number) {
  const sellers = username === undefined ? await world.ebay.sellers.opened() : [await requireSeller(world, username)];
  return sellers
    .flatMap((seller) => seller.state.ordersByTime.slice(-limit).map((order) => orderRow(seller, order)))
    .sort((a, b) => (a.modifiedAt < b.modifiedAt ? 1 : -1))
    .slice(0, limit);
}

export function mountOrders(app: FastifyInstance, world: World): void {
  app.post('/control/api/orders', async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const wanted = fields.orders === undefined ? [fields] : fields.orders;
    if (!Array.isArray(wanted) || wanted.length === 0 || wanted.length > MAX_AT_ONCE) {
      throw new ControlRefusal(400, `orders is a list of 1 to ${MAX_AT_ONCE}`);
    }
    const purchases = wanted.map((entry) => readPurchase(seller, readFields(entry)));
    const orders = await refusing(placeOrders(world, seller, purchases, isTrue(fields.race)));
    return reply.code(201).send({ orders: orders.map((order) => orderRow(seller, order)) });
  });

  app.post('/control/api/orders/mend', async (request) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const order = await mendOrder(world, seller, optionalText(fields, 'orderId') ?? '');
    if (!order) throw new ControlRefusal(404, 'there is no such order');
    return { order: orderRow(seller, order) };
  });

  app.get<{ Querystring: { seller?: string; limit?: string } }>('/control/api/orders', async (request) => {
    const limit = pageLimit(request.query.limit, { usual: PAGE, most: MAX_ORDERS });
    return { orders: await latestOrders(world, request.query.seller, limit) };
  });
}
