import type { JsonObject } from './conform.ts';
import { homeChange } from './home-changes.ts';
import { type ListingView, viewListing } from './listing-view.ts';
import { REVISIONS_A_DAY, revisionsToday } from './live.ts';
import { minorOf } from './money.ts';
import { type Body, type TradingCall, TradingFailure } from './trading-call.ts';
import { child, type Element, list, text } from './trading-xml.ts';

const REVISIONS_A_CALL = 4;

export function readQuantity(quantityText: string): number {
  const quantity = Number(quantityText);
  if (Number.isInteger(quantity) && quantity >= 0) return quantity;
  throw new TradingFailure('515', `the quantity ${quantityText} is not a whole number of 0 or more`);
}

export function readPriceMinor(priceText: string): number {
  const priceMinor = minorOf(priceText);
  if (priceMinor !== undefined && priceMinor > 0) return priceMinor;
  throw new TradingFailure('73', `the price ${priceText} is not above zero`);
}

export function requireRevisionsLeft({ world, seller }: TradingCall, itemId: string): void {
  if (revisionsToday(world, seller, itemId) < REVISIONS_A_DAY) return;
  throw new TradingFailure('21919165', `item ${itemId} was revised ${REVISIONS_A_DAY} times today`);
}

export function requireHome(call: TradingCall, itemId: string): ListingView {
  const view = viewListing(call.world, call.seller, itemId);
  if (!view) throw new TradingFailure('17', `item ${itemId} does not exist or belongs to another seller`);
  if (!view.isHome) {
    throw new TradingFailure('21919474', `item ${itemId} is kept by the Inventory API and cannot be revised here`);
  }
  if (view.endedAt !== null) throw new TradingFailure('291', `item ${itemId} has ended`);
  return view;
}

interface Revision {
  itemId: string;
  variationSku: string | undefined;
  quantity: number | undefined;
  priceMinor: number | undefined;
}

function readRevision(call: TradingCall, entry: JsonObject): Revision {
  const { seller } = call;
  const sku = text(entry, 'SKU');
  const itemId = text(entry, 'ItemID') ?? (sku === undefined ? undefined : seller.home.itemIdOf(sku));
  if (itemId === undefined) throw new TradingFailure('10012', 'an ItemID or a known SKU is needed');
  const view = requireHome(call, itemId);
  const quantityText = text(entry, 'Quantity');
  const priceText = text(entry, 'StartPrice');
  if (quantityText === undefined && priceText === undefined) {
    throw new TradingFailure('21916', 'a Quantity or a StartPrice is needed');
  }
  const quantity = quantityText === undefined ? undefined : readQuantity(quantityText);
  const priceMinor = priceText === undefined ? undefined : readPriceMinor(priceText);
  const isVaried = view.variations.length > 0;
  if (isVaried && !view.variations.some((variation) => variation.hasSku && variation.sku === sku)) {
    throw new TradingFailure('21916664', `item ${itemId} has variations; name one of their SKUs`);
  }
  if (!isVaried && sku !== undefined && sku !== view.sku) {
    throw new TradingFailure('21916799', `item ${itemId} does not have the SKU ${sku}`);
  }
  return { itemId, variationSku: isVaried ? sku : undefined, quantity, priceMinor };
}

/** Price and quantity of up to four home listings or variations, addressed by item id and SKU. */
export function reviseInventoryStatus(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const entries = list(child(fields, 'InventoryStatus'));
  if (entries.length === 0) throw new TradingFailure('10012', 'InventoryStatus is needed');
  if (entries.length > REVISIONS_A_CALL) {
    throw new TradingFailure('37', `a call revises at most ${REVISIONS_A_CALL} items`);
  }
  const revised = entries.map((entry) => readRevision(call, entry));
  for (const { itemId } of revised) requireRevisionsLeft(call, itemId);
  const day = world.ebay.quotas.day();
  for (const revision of revised) {
    const count = revisionsToday(world, seller, revision.itemId) + 1;
    seller.commit([
      homeChange(seller, revision.itemId, revision, world.clock.now()),
      { t: 'revised', listingId: revision.itemId, day, count },
    ]);
  }
  return revised.map(({ itemId, variationSku }): Element => {
    const view = viewListing(world, seller, itemId);
    const variation = view?.variations.find((one) => one.sku === variationSku);
    const shown = variation ?? view;
    return [
      'InventoryStatus',
      [
        ['ItemID', itemId],
        ['SKU', shown?.sku],
        ['StartPrice', ((shown?.priceMinor ?? 0) / 100).toFixed(2), { currencyID: view?.currency ?? '' }],
        ['Quantity', shown?.quantity],
      ],
    ];
  });
}

export function endFixedPriceItem(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const itemId = text(fields, 'ItemID') ?? seller.home.itemIdOf(text(fields, 'SKU') ?? '');
  if (itemId === undefined) throw new TradingFailure('10012', 'ItemID is needed');
  if (text(fields, 'EndingReason') === undefined) throw new TradingFailure('10012', 'EndingReason is needed');
  const view = viewListing(world, seller, itemId);
  if (view?.isHome && view.endedAt !== null) throw new TradingFailure('1047', `item ${itemId} has ended already`);
  requireHome(call, itemId);
  const endedAt = world.clock.now();
  seller.commit([homeChange(seller, itemId, { endedAt }, endedAt)]);
  return [['EndTime', new Date(endedAt).toISOString()]];
}
