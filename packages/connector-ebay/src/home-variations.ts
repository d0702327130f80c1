import {
  type AccountSession,
  ConnectorError,
  failed,
  failedBy,
  type HomeStockUpdate,
  mapBounded,
  type Outcome,
  succeeded,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { isRefusal } from './bulk.ts';
import type { Trading } from './trading/trading-client.ts';
import { currencyOf, itemRequest, reviseVariationsRequest, type VariationStock } from './trading/trading-xml.ts';
import { child, children, text } from './trading/xml.ts';
import { readPrice, specificsOf, variantFallbackSku } from './transform/home-listing.ts';

type Named = Omit<VariationStock, 'quantity'>;

/**
 * Sets the stock of one listing's variations without a SKU. ReviseInventoryStatus cannot address them, so their
 * specifics identify them. A revised variation must state its price: the one that the listing has at the moment.
 */
export async function reviseVariations(
  trading: Trading,
  session: AccountSession,
  site: Site,
  listingId: string,
  updates: readonly HomeStockUpdate[],
): Promise<Outcome<void>[]> {
  const known = await readVariations(trading, session, site, listingId).catch(failedBy);
  if (!(known instanceof Map)) return updates.map(() => known);
  const wanted = updates.map(({ sku, quantity }) => {
    const found = known.get(sku);
    return found && { ...found, quantity };
  });
  const sent = wanted.filter((one) => one !== undefined);
  const outcomes = await send(trading, session, site, listingId, sent);
  let next = 0;
  return wanted.map((one, index) => {
    if (one !== undefined) return outcomes[next++] ?? succeeded(undefined);
    const sku = updates[index]?.sku ?? '';
    return failed(new ConnectorError('not-found', `The listing has no variation ${sku}.`, { code: 'no-variation' }));
  });
}

/** The variations without a SKU, by the names under which they were imported. */
async function readVariations(
  trading: Trading,
  session: AccountSession,
  site: Site,
  listingId: string,
): Promise<Map<string, Named>> {
  const { body } = await trading.call(session, site, 'GetItem', itemRequest(listingId), { isRepeatable: true });
  const variations = children(child(body, 'Item', 'Variations'), 'Variation');
  return new Map(
    variations.flatMap((variation): [string, Named][] => {
      const price = child(variation, 'StartPrice');
      if (text(variation, 'SKU') !== '' || !readPrice(price)) return [];
      const specifics = specificsOf(variation);
      const named = { specifics, price: { amount: text(price), currency: currencyOf(price) } };
      return [[variantFallbackSku(listingId, specifics), named]];
    }),
  );
}

/** One call revises all of them or none; after a rejection each is sent separately. */
async function send(
  trading: Trading,
  session: AccountSession,
  site: Site,
  listingId: string,
  variations: readonly VariationStock[],
): Promise<Outcome<void>[]> {
  if (variations.length === 0) return [];
  try {
    const request = reviseVariationsRequest(listingId, variations);
    await trading.call(session, site, 'ReviseFixedPriceItem', request, { isRepeatable: false });
    return variations.map(() => succeeded(undefined));
  } catch (error) {
    const failure = failedBy(error);
    if (variations.length === 1 || !isRefusal(failure.error)) return variations.map(() => failure);
  }
  return (await mapBounded(variations, 1, (variation) => send(trading, session, site, listingId, [variation]))).flat();
}
