import type { FastifyInstance } from 'fastify';
import { isParent, offerOf, parentOf } from '../amazon/attributes.ts';
import { askToCancelItem, buyOnAmazon, cancelItem, mendAmazonOrder, moveOrder } from '../amazon/buy.ts';
import { conditionByType, NEW } from '../amazon/conditions.data.ts';
import { availableOf, conditionOf, isFaulty, statusOf } from '../amazon/item-json.ts';
import type { StoredOrder } from '../amazon/model.ts';
import { fulfillmentStatus, totalMinor } from '../amazon/order-json.ts';
import { settleDue } from '../amazon/processing.ts';
import { titleOf } from '../amazon/product-page.ts';
import type { AmazonSeller } from '../amazon/seller.ts';
import { groupOf } from '../amazon/shipping-groups.ts';
import { type AmazonSite, amazonSites, siteById, siteByName } from '../amazon/sites.data.ts';
import type { AutomaticBuyers } from '../buyers/automatic.ts';
import type { World } from '../world.ts';
import { changeAtHome } from './amazon-home.ts';
import { mountBuyers } from './buyers.ts';
import { mountClientSecrets } from './client-secrets.ts';
import { readDefect } from './defects.ts';
import { readPlacement } from './placement.ts';
import {
  ControlRefusal,
  type Fields,
  isTrue,
  optionalInteger,
  optionalNumber,
  optionalText,
  pageLimit,
  readFields,
  refusing,
  requiredText,
} from './read.ts';

const PAGE = 200;
const LARGEST_PAGE = 50_000;
const MAX_ORDERS = 1000;

/** The given seller, or the first one, with all due submissions applied. */
export async function requireAmazonSeller(world: World, username: string | undefined): Promise<AmazonSeller> {
  const seller = await world.amazon.sellers.open(username ?? world.amazon.sellers.profiles[0]?.username ?? '');
  if (!seller) throw new ControlRefusal(404, `there is no seller ${username}`);
  await settleDue(world, seller);
  return seller;
}

export function requireAmazonSite(name: string | undefined): AmazonSite {
  const site = siteByName.get(name ?? 'UK');
  if (!site) throw new ControlRefusal(400, `there is no site ${name}`);
  return site;
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** One SKU on one site as buyers see it; a parent of variations has no row. */
function rowOf(seller: AmazonSeller, sku: string, site: AmazonSite) {
  const { marketplaceId } = site;
  const listing = seller.listing(sku);
  const market = listing?.markets[marketplaceId];
  const offer = listing && offerOf(listing.attributes, marketplaceId);
  if (!listing || !market || isParent(listing.attributes)) return undefined;
  return {
    seller: seller.profile.username,
    sku,
    site: site.site,
    asin: market.asin,
    parentSku: parentOf(listing.attributes) ?? null,
    title: titleOf(seller, listing, marketplaceId) ?? '',
    condition: conditionOf(listing, marketplaceId).type,
    price: offer ? decimal(offer.priceMinor) : null,
    currency: offer?.currency ?? null,
    quantity: availableOf(seller, listing),
    status: statusOf(seller, listing, marketplaceId),
    isLive: offer !== undefined && !isFaulty(market),
    shippingGroup: groupOf(seller.profile, marketplaceId, listing.attributes).name,
    shippingCost: decimal(groupOf(seller.profile, marketplaceId, listing.attributes).costMinor),
    manufacturer: listing.attributes.gpsr_manufacturer_reference ?? null,
    issues: market.issues.map(({ code, message }) => `${code} ${message}`),
  };
}

export function listAmazonRows(seller: AmazonSeller, sites: readonly AmazonSite[], from: number, limit: number) {
  const all = sites.flatMap((site) => seller.skusOn(site.marketplaceId).map((sku) => [sku, site] as const));
  const rows = all.slice(from, from + limit).flatMap(([sku, site]) => rowOf(seller, sku, site) ?? []);
  return { rows, next: from + limit < all.length ? from + limit : null };
}

export async function describeAmazonSellers(world: World) {
  const described = [];
  for (const profile of world.amazon.sellers.profiles) {
    const seller = await requireAmazonSeller(world, profile.username);
    described.push({
      username: profile.username,
      sellerId: profile.sellerId,
      shopName: profile.shopName,
      connections: world.amazon.tokens.grantsOf(profile.username),
      orders: seller.state.orders.size,
      waiting: seller.state.submissions.size,
      live: Object.fromEntries(amazonSites.map((site) => [site.site, seller.skusOn(site.marketplaceId).length])),
    });
  }
  return described;
}

export function amazonOrderRow(seller: AmazonSeller, order: StoredOrder) {
  return {
    seller: seller.profile.username,
    orderId: order.orderId,
    site: siteById.get(order.marketplaceId)?.site ?? order.marketplaceId,
    createdAt: new Date(order.createdAt).toISOString(),
    modifiedAt: new Date(order.modifiedAt).toISOString(),
    status: fulfillmentStatus(order),
    fulfilledBy: order.fulfilledBy,
    total: { value: decimal(totalMinor(order)), currency: order.currency },
    lines: order.lines.map(({ sku, asin, title, quantity, shipped }) => ({ sku, asin, title, quantity, shipped })),
    parcels: order.parcels.map(({ packageReferenceId, trackingNumber, carrierCode }) => ({
      packageReferenceId,
      trackingNumber,
      carrierCode,
    })),
  };
}

const readLine = (line: unknown) => {
  const fields = readFields(line);
  return { sku: requiredText(fields, 'sku'), quantity: optionalInteger(fields, 'quantity', 1, 10_000) ?? 1 };
};

function mountOrders(app: FastifyInstance, world: World, base: string): void {
  app.post(`${base}/orders`, async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireAmazonSeller(world, optionalText(fields, 'seller'));
    const bought = await refusing(
      buyOnAmazon(world, seller, {
        lines: Array.isArray(fields.lines) ? fields.lines.map(readLine) : [readLine(fields)],
        site: requireAmazonSite(optionalText(fields, 'site')),
        isPending: isTrue(fields.pending),
        isForced: isTrue(fields.race),
        defect: readDefect(fields),
      }),
    );
    return reply.code(201).send(amazonOrderRow(seller, bought));
  });

  app.post(`${base}/buckets/fill`, () => {
    world.amazon.buckets.fill();
    return { filled: true };
  });

  app.post(`${base}/orders/mend`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireAmazonSeller(world, optionalText(fields, 'seller'));
    const mended = mendAmazonOrder(world, seller, requiredText(fields, 'orderId'));
    return amazonOrderRow(seller, await refusing(mended));
  });

  app.post<{ Params: { orderId: string } }>(`${base}/orders/:orderId`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireAmazonSeller(world, optionalText(fields, 'seller'));
    const state = requiredText(fields, 'state');
    const { orderId } = request.params;
    const sku = optionalText(fields, 'sku');
    if (state === 'CANCEL_REQUESTED') {
      const asked = askToCancelItem(world, seller, orderId, requiredText(fields, 'sku'));
      return amazonOrderRow(seller, await refusing(asked));
    }
    if (state !== 'OPEN' && state !== 'CANCELLED')
      throw new ControlRefusal(400, 'state has to be OPEN, CANCEL_REQUESTED or CANCELLED');
    const pieces = optionalInteger(fields, 'pieces', 1, 10_000);
    const moved =
      sku === undefined || state === 'OPEN'
        ? moveOrder(world, seller, orderId, state)
        : cancelItem(world, seller, orderId, sku, pieces);
    return amazonOrderRow(seller, await refusing(moved));
  });

  app.get<{ Querystring: { seller?: string; limit?: string } }>(`${base}/orders`, async (request) => {
    const seller = await requireAmazonSeller(world, request.query.seller);
    const limit = pageLimit(request.query.limit, { usual: PAGE, most: MAX_ORDERS });
    return {
      orders: seller.state.ordersByTime
        .slice(-limit)
        .reverse()
        .map((order) => amazonOrderRow(seller, order)),
    };
  });
}

function mountTokens(app: FastifyInstance, world: World, base: string): void {
  const { tokens } = world.amazon;
  const readSeller = (fields: Fields) => requireAmazonSeller(world, optionalText(fields, 'seller'));

  app.post(`${base}/tokens/revoke`, async (request) => {
    const { profile } = await readSeller(readFields(request.body));
    const revoked = tokens.revokeSeller(profile.username);
    await tokens.settled();
    return { seller: profile.username, revoked };
  });

  app.post(`${base}/tokens/self-authorise`, async (request, reply) => {
    const { profile } = await readSeller(readFields(request.body));
    const { client, grant } = tokens.selfAuthorise(profile.username);
    await tokens.settled();
    const { clientId, clientSecret } = client;
    return reply
      .code(201)
      .send({ clientId, clientSecret, refreshToken: grant.refreshToken, sellerId: profile.sellerId });
  });

  mountClientSecrets(app, base, tokens, (clientId) => tokens.client(clientId) !== undefined);
}

/** Amazon's part of the console's JSON. */
export function mountAmazonControl(app: FastifyInstance, world: World, buyers: AutomaticBuyers): void {
  const base = '/control/api/amazon';
  app.get(`${base}/sellers`, async () => ({ sellers: await describeAmazonSellers(world) }));

  app.get<{ Querystring: { seller?: string; site?: string; after?: string; limit?: string } }>(
    `${base}/listings`,
    async ({ query }) => {
      const seller = await requireAmazonSeller(world, query.seller);
      const limit = pageLimit(query.limit, { usual: PAGE, most: LARGEST_PAGE });
      const sites = query.site ? [requireAmazonSite(query.site)] : amazonSites;
      return listAmazonRows(seller, sites, Number(query.after ?? 0) || 0, limit);
    },
  );

  app.post(`${base}/listings/change`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireAmazonSeller(world, optionalText(fields, 'seller'));
    await changeAtHome(world, seller, fields);
    return { sku: fields.sku };
  });

  app.post(`${base}/competitors`, async (request) => {
    const fields = readFields(request.body);
    const placement = readPlacement(fields);
    const site = requireAmazonSite(optionalText(fields, 'site'));
    const asin = requiredText(fields, 'asin');
    const account = optionalText(fields, 'account');
    const sellerId =
      account === undefined
        ? requiredText(fields, 'sellerId')
        : (await requireAmazonSeller(world, account)).profile.sellerId;
    const { market } = world.amazon;
    const type = optionalText(fields, 'condition') ?? NEW.type;
    const condition = conditionByType.get(type);
    if (!condition) throw new ControlRefusal(400, `there is no condition ${type}`);
    const shipping = optionalNumber(fields, 'shipping', 0, 1_000_000);
    const shippingMinor = shipping === undefined ? undefined : Math.round(shipping * 100);
    market.set(asin, site.marketplaceId, { sellerId, condition, shippingMinor }, placement, world.clock.now());
    if (fields.alone !== undefined) market.setAlone(asin, site.marketplaceId, isTrue(fields.alone));
    return { asin, site: site.site, sellerId, condition: type, price: placement && placement.priceMinor / 100 };
  });

  app.get<{ Querystring: { seller?: string } }>(`${base}/rates`, async ({ query }) => {
    const { profile } = await requireAmazonSeller(world, query.seller);
    return { rates: world.amazon.buckets.levels(profile.sellerId) };
  });

  mountBuyers(app, base, buyers);

  mountOrders(app, world, base);
  mountTokens(app, world, base);
}
