import type { FastifyInstance } from 'fastify';
import type { OtherFormat } from '../catalog/entry.ts';
import { homeChange } from '../ebay/home-changes.ts';
import { viewListing } from '../ebay/listing-view.ts';
import { minorOf } from '../ebay/money.ts';
import type { World } from '../world.ts';
import {
  ControlRefusal,
  type Fields,
  isTrue,
  optionalInteger,
  optionalText,
  readFields,
  requiredText,
} from './read.ts';
import { requireSeller } from './sellers.ts';

/** Changes, ends and creates home listings as a seller does at eBay. */

function readPrice(fields: Fields): number | undefined {
  const value = fields.price;
  if (value === undefined || value === '') return undefined;
  const minor = minorOf(String(value));
  if (minor !== undefined && minor > 0) return minor;
  throw new ControlRefusal(400, `the price ${value} is not above zero with at most two decimals`);
}

function readFormat(fields: Fields): OtherFormat | undefined {
  const format = optionalText(fields, 'format');
  if (format === undefined || format === 'fixed') return undefined;
  if (format === 'auction' || format === 'classified') return format;
  throw new ControlRefusal(400, 'format is fixed, auction or classified');
}

export function mountHomeEdits(app: FastifyInstance, world: World): void {
  app.post('/control/api/listings/change', async (request, reply) => {
    const fields = readFields(request.body);
    const seller = await requireSeller(world, optionalText(fields, 'seller'));
    const title = optionalText(fields, 'title');
    const priceMinor = readPrice(fields);
    const quantity = optionalInteger(fields, 'quantity', 0, 1_000_000);
    const now = world.clock.now();

    if (isTrue(fields.create)) {
      const sku = requiredText(fields, 'sku');
      if (title === undefined || priceMinor === undefined) throw new ControlRefusal(400, 'title and price are needed');
      if (seller.home.itemIdOf(sku) !== undefined) throw new ControlRefusal(409, `the SKU ${sku} is in use`);
      const format = readFormat(fields);
      const sold = format === undefined ? {} : { format };
      seller.commit([{ t: 'home-new', sku, title, priceMinor, quantity: quantity ?? 1, startedAt: now, ...sold }]);
      await seller.settled();
      return reply.code(201).send({ itemId: seller.home.itemIdOf(sku) });
    }

    const sku = optionalText(fields, 'sku');
    const itemId = optionalText(fields, 'itemId') ?? seller.home.itemIdOf(sku ?? '');
    const view = itemId === undefined ? undefined : viewListing(world, seller, itemId);
    if (itemId === undefined || !view?.isHome) throw new ControlRefusal(404, 'there is no such home listing');
    if (view.endedAt !== null) throw new ControlRefusal(409, `listing ${itemId} has ended`);
    const variation = view.variations.find((one) => one.sku === sku);
    if (view.variations.length > 0 && !variation && (priceMinor !== undefined || quantity !== undefined)) {
      throw new ControlRefusal(400, 'the listing has variations; name one of their SKUs');
    }
    const endedAt = isTrue(fields.end) ? now : undefined;
    const edit = { variationSku: variation?.sku, title, priceMinor, quantity, endedAt };
    seller.commit([homeChange(seller, itemId, edit, now)]);
    await seller.settled();
    return { itemId };
  });
}
