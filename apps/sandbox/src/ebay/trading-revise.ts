import type { JsonObject } from './conform.ts';
import { homeChange } from './home-changes.ts';
import type { ListingView, VariationView } from './listing-view.ts';
import { revisionsToday } from './live.ts';
import { type Body, type TradingCall, TradingFailure } from './trading-call.ts';
import { readPriceMinor, readQuantity, requireHome, requireRevisionsLeft } from './trading-changes.ts';
import { child, list, text } from './trading-xml.ts';

/** The fields that the sandbox can revise here: price and quantity of variations. */
const KNOWN_FIELDS = new Set(['ItemID', 'Variations']);

function specificsOf(entry: JsonObject): Map<string, string> {
  const pairs = list(child(entry, 'VariationSpecifics', 'NameValueList'));
  return new Map(pairs.map((pair) => [text(pair, 'Name') ?? '', text(pair, 'Value') ?? '']));
}

/** By its SKU if it has one, otherwise by all of its specifics; the order of the names does not matter. */
function findVariation(view: ListingView, entry: JsonObject): VariationView {
  const sku = text(entry, 'SKU');
  const specifics = specificsOf(entry);
  const isMeant = (one: VariationView) => {
    if (sku !== undefined) return one.hasSku && one.sku === sku;
    const own = Object.entries(one.specifics);
    return own.length === specifics.size && own.every(([name, value]) => specifics.get(name) === value);
  };
  const found = view.variations.find(isMeant);
  if (found) return found;
  throw new TradingFailure('21916639', `item ${view.itemId} has no variation with this SKU or these specifics`);
}

/** Price and quantity of variations of one home listing. Variations that are not named stay as they are. */
export function reviseFixedPriceItem(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const item = child(fields, 'Item') as JsonObject | undefined;
  const itemId = item && text(item, 'ItemID');
  if (item === undefined || itemId === undefined) throw new TradingFailure('10012', 'Item.ItemID is needed');
  const other = Object.keys(item).find((name) => !KNOWN_FIELDS.has(name));
  if (other !== undefined) throw new TradingFailure('10012', `Item.${other} cannot be revised in the sandbox`);
  const view = requireHome(call, itemId);
  const entries = list(child(item, 'Variations', 'Variation'));
  if (entries.length === 0) throw new TradingFailure('10012', 'Item.Variations.Variation is needed');
  requireRevisionsLeft(call, itemId);
  const revised = entries.map((entry) => {
    const variation = findVariation(view, entry);
    const [quantity, price] = [text(entry, 'Quantity'), text(entry, 'StartPrice')];
    if (price === undefined) throw new TradingFailure('21916635', 'the StartPrice of a variation is needed');
    return {
      variationSku: variation.sku,
      priceMinor: readPriceMinor(price),
      quantity: quantity === undefined ? undefined : readQuantity(quantity),
    };
  });
  const now = world.clock.now();
  for (const revision of revised) seller.commit([homeChange(seller, itemId, revision, now)]);
  const count = revisionsToday(world, seller, itemId) + 1;
  seller.commit([{ t: 'revised', listingId: itemId, day: world.ebay.quotas.day(), count }]);
  return [['ItemID', itemId]];
}
