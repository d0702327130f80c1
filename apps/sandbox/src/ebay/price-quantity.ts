import { type BulkResponse, brokenEntryIndex, bulkAnswer, readRequests } from './bulk.ts';
import { conform } from './conform.ts';
import { EbayRefusal, ebayError, refusal } from './errors.ts';
import { countRevision, liveOffersOf } from './live.ts';
import type { Amount } from './model.ts';
import { minorOf } from './money.ts';
import type { Answer, Operation, UserCall } from './operation.ts';
import type { Change } from './seller-state.ts';
import { priceQuantityShape } from './shapes.data.ts';
import { siteByMarketplace } from './sites.data.ts';

interface OfferTerms {
  offerId?: string;
  availableQuantity?: number;
  price?: Amount;
}

interface PriceQuantity {
  sku?: string;
  shipToLocationAvailability?: { quantity?: number };
  offers?: OfferTerms[];
}

function stockChange(call: UserCall, entry: PriceQuantity): Change[] {
  const quantity = entry.shipToLocationAvailability?.quantity;
  if (quantity === undefined) return [];
  const sku = entry.sku ?? '';
  if (!call.seller.state.items.has(sku)) throw refusal(400, 25702, { skuValue: sku });
  if (quantity < 0) throw refusal(400, 25709, { fieldName: 'quantity', additionalInfo: 'it is below zero' });
  // If the call also changes offers, those changes count as the revision.
  const touched = (entry.offers ?? []).length > 0 ? [] : liveOffersOf(call.seller, sku);
  const revised = touched.flatMap(({ listingId }) =>
    listingId === null ? [] : [countRevision(call.world, call.seller, listingId, 25002)],
  );
  return [{ t: 'stock', sku, quantity }, ...revised];
}

/** Price and quantity of a live offer, eBay's only partial change. */
function termsChanges(call: UserCall, sku: string | undefined, terms: OfferTerms): Change[] {
  const { seller, world } = call;
  const offer = seller.state.offers.get(terms.offerId ?? '');
  if (!offer) throw refusal(400, 25709, { fieldName: 'offerId', additionalInfo: `there is no offer ${terms.offerId}` });
  if (sku !== undefined && offer.body.sku !== sku) {
    throw refusal(400, 25709, { fieldName: 'offerId', additionalInfo: `it belongs to SKU ${offer.body.sku}` });
  }
  if (offer.listingId === null) throw refusal(400, 25002, { additionalInfo: `offer ${offer.offerId} is not live` });
  const { price, availableQuantity } = terms;
  if (price === undefined && availableQuantity === undefined) {
    throw refusal(400, 25709, { fieldName: 'offers', additionalInfo: 'a price or a quantity is needed' });
  }
  if (availableQuantity !== undefined && availableQuantity < 0) {
    throw refusal(400, 25709, { fieldName: 'availableQuantity', additionalInfo: 'it is below zero' });
  }
  if (price !== undefined) {
    const site = siteByMarketplace.get(offer.body.marketplaceId);
    if (!((minorOf(price.value ?? '') ?? 0) > 0)) {
      throw refusal(400, 25709, { fieldName: 'price', additionalInfo: `${price.value} is not above zero` });
    }
    if (price.currency !== site?.currency) {
      throw refusal(400, 25709, { fieldName: 'price', additionalInfo: `${price.currency} is not the site's currency` });
    }
  }
  return [
    {
      t: 'terms',
      offerId: offer.offerId,
      ...(price === undefined ? {} : { price }),
      ...(availableQuantity === undefined ? {} : { quantity: availableQuantity }),
    },
    countRevision(world, seller, offer.listingId, 25002),
  ];
}

function attempt(named: Record<string, unknown>, run: () => void): BulkResponse {
  try {
    run();
    return { ...named, statusCode: 200 };
  } catch (error) {
    if (error instanceof EbayRefusal) return { ...named, statusCode: error.status, errors: error.errors };
    throw error;
  }
}

function updateEntry(call: UserCall, entry: PriceQuantity): BulkResponse[] {
  const { sku } = entry;
  const offers = entry.offers ?? [];
  const named = sku === undefined ? {} : { sku };
  if (entry.shipToLocationAvailability === undefined && offers.length === 0) {
    return [
      attempt(named, () => {
        throw refusal(400, 25709, { fieldName: 'requests', additionalInfo: 'nothing to update' });
      }),
    ];
  }
  const stock = attempt(named, () => call.seller.commit(stockChange(call, entry)));
  if (offers.length === 0 || stock.statusCode >= 400) return [stock];
  return offers.map((terms) =>
    attempt({ ...(terms.offerId === undefined ? {} : { offerId: terms.offerId }), ...named }, () =>
      call.seller.commit(termsChanges(call, sku, terms)),
    ),
  );
}

function bulkUpdatePriceQuantity(call: UserCall): Answer {
  const entries = readRequests(call.body, 25709).map((request) => conform<PriceQuantity>(priceQuantityShape, request));
  const offerIds = entries.flatMap((entry) => entry.offers ?? []).map((terms) => terms.offerId);
  if (new Set(offerIds).size !== offerIds.length) {
    throw refusal(400, 25709, { fieldName: 'offerId', additionalInfo: 'an offer may occur only once' });
  }
  const spoiled = brokenEntryIndex(call, entries.length);
  return bulkAnswer(
    entries.flatMap((entry, index): BulkResponse[] => {
      if (index !== spoiled) return updateEntry(call, entry);
      const errors = [ebayError(25001, { additionalInfo: 'a fault is switched on' })];
      const offerId = entry.offers?.[0]?.offerId;
      return [{ ...(offerId ? { offerId } : {}), ...(entry.sku ? { sku: entry.sku } : {}), statusCode: 500, errors }];
    }),
  );
}

export const priceQuantityOperations: readonly Operation[] = [
  {
    api: 'inventory',
    auth: 'user',
    name: 'bulkUpdatePriceQuantity',
    method: 'POST',
    url: '/sell/inventory/v1/bulk_update_price_quantity',
    run: bulkUpdatePriceQuantity,
  },
];
