import type { FastifyInstance } from 'fastify';
import type { AutomaticBuyers } from '../buyers/automatic.ts';
import { buyOnOctopia, cancelByBuyer, mendOctopiaOrder } from '../octopia/buy.ts';
import type { StoredOffer, StoredOrder } from '../octopia/model.ts';
import { rivalsOf } from '../octopia/offer-json.ts';
import { totalMinor } from '../octopia/order-json.ts';
import { CONDITIONS } from '../octopia/package-processing.ts';
import { settleDue } from '../octopia/processing.ts';
import { changeByHand, seedOffers } from '../octopia/seeding.ts';
import type { OctopiaSeller } from '../octopia/seller.ts';
import type { World } from '../world.ts';
import { mountBuyers } from './buyers.ts';
import { mountClientSecrets } from './client-secrets.ts';
import { readDefect } from './defects.ts';
import { readPlacement } from './placement.ts';
import {
  ControlRefusal,
  type Fields,
  isTrue,
  optionalInteger,
  optionalPriceMinor,
  optionalText,
  pageLimit,
  readFields,
  refusing,
  requiredText,
} from './read.ts';

const PAGE = 200;
const LARGEST_PAGE = 50_000;
const MAX_ORDERS = 1000;
const MAX_SEEDED = 50_000;

/** The given seller, or the first one, with all due work completed. */
export async function requireOctopiaSeller(world: World, username: string | undefined): Promise<OctopiaSeller> {
  const seller = await world.octopia.sellers.open(username ?? world.octopia.sellers.profiles[0]?.username ?? '');
  if (!seller) throw new ControlRefusal(404, `there is no seller ${username}`);
  await settleDue(world, seller);
  return seller;
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);

function offerRow(world: World, seller: OctopiaSeller, offer: StoredOffer) {
  const [best] = rivalsOf(world, seller, offer, world.clock.now());
  return {
    seller: seller.profile.username,
    sku: offer.reference,
    site: 'FR',
    gtin: offer.gtin,
    title: world.octopia.catalogue.find(offer.gtin)?.title ?? '',
    price: decimal(offer.priceMinor),
    currency: 'EUR',
    taxes: Object.fromEntries(offer.taxes.map(({ code, value }) => [code, value])),
    quantity: offer.quantity,
    condition: offer.condition,
    isLive: offer.quantity > 0,
    delivery: offer.deliveryModes.map(({ code, cost, additionalCost }) => ({
      code,
      cost: decimal(cost),
      additionalCost: decimal(additionalCost),
    })),
    preparationTime: offer.preparationTime,
    hasBestOffer: best?.isMine ?? false,
    updatedAt: new Date(offer.updatedAt).toISOString(),
  };
}

export function listOctopiaRows(world: World, seller: OctopiaSeller, from: number, limit: number) {
  const offers = [...seller.state.offers.values()];
  const rows = offers.slice(from, from + limit).map((offer) => offerRow(world, seller, offer));
  return { rows, next: from + limit < offers.length ? from + limit : null };
}

export async function describeOctopiaSellers(world: World) {
  const { credentials, sellers } = world.octopia;
  const described = [];
  for (const profile of sellers.profiles) {
    const { state } = await requireOctopiaSeller(world, profile.username);
    described.push({
      username: profile.username,
      sellerId: profile.sellerId,
      shopName: profile.shopName,
      /** The clients that may act for it now. */
      connections: credentials.connectionsOf(profile.username),
      orders: state.orders.size,
      offers: state.offers.size,
      /** Packages that were declared complete and have not been processed yet. */
      waiting: [...state.packages.values()].filter(({ readyAt, outcome }) => readyAt !== null && outcome === null)
        .length,
    });
  }
  return described;
}

export function octopiaOrderRow(seller: OctopiaSeller, order: StoredOrder) {
  return {
    seller: seller.profile.username,
    orderId: order.id,
    createdAt: new Date(order.createdAt).toISOString(),
    modifiedAt: new Date(order.updatedAt).toISOString(),
    status: order.status,
    total: { value: decimal(totalMinor(order)), currency: 'EUR' },
    gestures: (order.gestures ?? []).map(({ amountMinor }) => decimal(amountMinor)),
    lines: order.lines.map(({ id, reference, title, quantity, status, parcels }) => ({
      orderLineId: id,
      sku: reference,
      title,
      quantity,
      status,
      parcels,
    })),
  };
}

/** One line for each of `lines`, or the single line in the fields themselves. */
function linesOf(fields: Fields) {
  const wanted = fields.lines === undefined ? [fields] : fields.lines;
  if (!Array.isArray(wanted) || wanted.length === 0) throw new ControlRefusal(400, 'lines is a list');
  return wanted.map((entry: unknown) => {
    const line = readFields(entry);
    return { reference: requiredText(line, 'sku'), quantity: optionalInteger(line, 'quantity', 1, 10_000) ?? 1 };
  });
}

function mountOrders(app: FastifyInstance, world: World, base: string): void {
  app.post(`${base}/orders`, async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    const bought = await refusing(
      buyOnOctopia(world, seller, {
        lines: linesOf(fields),
        isProcessing: isTrue(fields.processing),
        isForced: isTrue(fields.race),
        supplyMode: isTrue(fields.fulfillment) ? 'Fulfillment' : 'Seller',
        defect: readDefect(fields),
      }),
    );
    return reply.code(201).send(octopiaOrderRow(seller, bought));
  });

  app.post(`${base}/orders/mend`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    const mended = mendOctopiaOrder(world, seller, requiredText(fields, 'orderId'));
    return octopiaOrderRow(seller, await refusing(mended));
  });

  app.post<{ Params: { orderId: string } }>(`${base}/orders/:orderId`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    if (requiredText(fields, 'state') !== 'Cancelled') throw new ControlRefusal(400, 'state has to be Cancelled');
    const sku = optionalText(fields, 'sku');
    return octopiaOrderRow(seller, await refusing(cancelByBuyer(world, seller, request.params.orderId, sku)));
  });

  app.get<{ Querystring: { seller?: string; limit?: string } }>(`${base}/orders`, async ({ query }) => {
    const seller = await requireOctopiaSeller(world, query.seller);
    const limit = pageLimit(query.limit, { usual: PAGE, most: MAX_ORDERS });
    const latest = [...seller.state.orders.values()].slice(-limit).reverse();
    return { orders: latest.map((order) => octopiaOrderRow(seller, order)) };
  });
}

function mountCredentials(app: FastifyInstance, world: World, base: string): void {
  const { credentials } = world.octopia;
  const readSeller = (fields: Fields) => requireOctopiaSeller(world, optionalText(fields, 'seller'));

  app.post(`${base}/tokens/revoke`, async (request) => {
    const { profile } = await readSeller(readFields(request.body));
    const revoked = credentials.revokeSeller(profile.username);
    await credentials.settled();
    return { seller: profile.username, revoked };
  });

  app.post(`${base}/credentials`, async (request, reply) => {
    const { profile } = await readSeller(readFields(request.body));
    const { clientId, clientSecret } = credentials.ownClient(profile.username);
    await credentials.settled();
    return reply.code(201).send({ clientId, clientSecret, sellerId: profile.sellerId });
  });

  app.post(`${base}/links`, async (request) => {
    const fields = readFields(request.body);
    const { profile } = await readSeller(fields);
    const clientId = optionalText(fields, 'clientId') ?? credentials.aggregators[0]?.clientId ?? '';
    if (!credentials.aggregators.some((known) => known.clientId === clientId)) {
      throw new ControlRefusal(404, `there is no aggregator ${clientId}`);
    }
    credentials.setLinked(clientId, profile.username, isTrue(fields.linked));
    await credentials.settled();
    return { seller: profile.username, clientId, linked: credentials.mayActFor(clientId, profile.username) };
  });

  mountClientSecrets(app, base, credentials, (clientId) => credentials.client(clientId) !== undefined);

  app.get<{ Querystring: { clientId?: string } }>(`${base}/tokens`, ({ query }) => {
    const clientId = query.clientId ?? credentials.aggregators[0]?.clientId ?? '';
    return { clientId, thisHour: credentials.tokensThisHour(clientId) };
  });
}

function mountOffers(app: FastifyInstance, world: World, base: string): void {
  app.get<{ Querystring: { seller?: string; after?: string; limit?: string } }>(
    `${base}/listings`,
    async ({ query }) => {
      const seller = await requireOctopiaSeller(world, query.seller);
      const limit = pageLimit(query.limit, { usual: PAGE, most: LARGEST_PAGE });
      return listOctopiaRows(world, seller, Number(query.after ?? 0) || 0, limit);
    },
  );

  app.post(`${base}/listings/change`, async (request) => {
    const fields = readFields(request.body);
    const seller = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    const sku = requiredText(fields, 'sku');
    const isDone = await changeByHand(world, seller, sku, {
      title: optionalText(fields, 'title'),
      priceMinor: optionalPriceMinor(fields, 'price'),
      quantity: optionalInteger(fields, 'quantity', 0, 1_000_000),
      isEnded: isTrue(fields.end),
    });
    if (!isDone) throw new ControlRefusal(404, `there is no offer ${sku}`);
    return { sku };
  });

  app.post(`${base}/seed`, async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    const count = optionalInteger(fields, 'count', 1, MAX_SEEDED);
    if (count === undefined) throw new ControlRefusal(400, 'count is missing');
    const offers = await seedOffers(world, seller, count);
    return reply.code(201).send({ seller: seller.profile.username, added: count, offers });
  });

  app.post(`${base}/competitors`, (request) => {
    const fields = readFields(request.body);
    const placement = readPlacement(fields);
    const gtin = requiredText(fields, 'gtin');
    const name = requiredText(fields, 'name');
    const condition = optionalText(fields, 'condition') ?? 'New';
    if (!CONDITIONS.includes(condition)) throw new ControlRefusal(400, `there is no condition ${condition}`);
    const { market } = world.octopia;
    market.set(gtin, condition, name, placement, world.clock.now());
    if (fields.alone !== undefined) market.setAlone(gtin, isTrue(fields.alone));
    return { gtin, name, condition, price: placement && placement.priceMinor / 100 };
  });
}

/** Octopia's part of the console's JSON. */
export function mountOctopiaControl(app: FastifyInstance, world: World, buyers: AutomaticBuyers): void {
  const base = '/control/api/octopia';
  app.get(`${base}/sellers`, async () => ({ sellers: await describeOctopiaSellers(world) }));
  mountBuyers(app, base, buyers);
  mountOffers(app, world, base);
  mountOrders(app, world, base);
  mountCredentials(app, world, base);
}
