import { readRequests, requireUnique, runEntries } from './bulk.ts';
import { conform, isObject } from './conform.ts';
import { EbayRefusal, refusal } from './errors.ts';
import { countRevision, itemOf, liveQuantity, localeOf } from './live.ts';
import type { OfferBody, StoredOffer } from './model.ts';
import { minorOf } from './money.ts';
import { type Answer, json, noContent, type Operation, type UserCall } from './operation.ts';
import { publishProblems } from './publish-rules.ts';
import type { Seller } from './seller.ts';
import type { Change } from './seller-state.ts';
import { offerShape } from './shapes.data.ts';
import { siteByMarketplace } from './sites.data.ts';

const base = '/sell/inventory/v1';
const LOCATION_KEY_LENGTH = 36;

const invalid = (fieldName: string, additionalInfo: string) => refusal(400, 25709, { fieldName, additionalInfo });

export function requireOffer(seller: Seller, offerId: string): StoredOffer {
  const offer = seller.state.offers.get(offerId);
  if (!offer) throw refusal(404, 25713, { additionalInfo: offerId });
  return offer;
}

/** Updating an offer has its own error id for invalid input. */
const inconsistent = (fieldName: string, detail: string) =>
  refusal(400, 25604, { additionalInfo: `${fieldName}: ${detail}` });

/** Rejects what cannot be stored at all; missing data is reported when the offer is published. */
function checkTerms(body: Partial<OfferBody>, refused: typeof invalid): void {
  const price = body.pricingSummary?.price;
  if (price !== undefined && (typeof price.value !== 'string' || minorOf(price.value) === undefined)) {
    throw refused('pricingSummary.price.value', `${price.value} is not an amount with at most two decimals`);
  }
  if (price !== undefined && !/^[A-Z]{3}$/.test(price.currency ?? '')) {
    throw refused('pricingSummary.price.currency', 'a currency code is expected');
  }
  if ((body.availableQuantity ?? 0) < 0) throw refused('availableQuantity', 'it is below zero');
  if ((body.merchantLocationKey ?? '').length > LOCATION_KEY_LENGTH) {
    throw refused('merchantLocationKey', `more than ${LOCATION_KEY_LENGTH} characters`);
  }
  if ([...(body.listingDescription ?? '')].length > 500_000) {
    throw refused('listingDescription', 'more than 500000 characters');
  }
}

/** The error for an offer that already exists; the two calls that create offers have different ids for it. */
const twinOf = {
  single: (offerId: string) =>
    invalid('sku', `an offer for this SKU, marketplace and format exists already: ${offerId}`),
  bulk: (offerId: string) => refusal(400, 25729, { offerId }),
} as const;

function createOffer(call: UserCall, value: unknown, kind: keyof typeof twinOf): string {
  const { seller } = call;
  const body = conform<OfferBody>(offerShape, value);
  if (!body.sku) throw invalid('sku', 'it is missing');
  if (!siteByMarketplace.has(body.marketplaceId)) throw invalid('marketplaceId', `${body.marketplaceId ?? 'missing'}`);
  if (body.format !== 'FIXED_PRICE') throw invalid('format', 'only FIXED_PRICE is served here');
  checkTerms(body, invalid);
  if (seller.state.items.get(body.sku)?.has(localeOf(call.language)) !== true) {
    const additionalInfo = ` for the marketplace ${body.marketplaceId}`;
    throw refusal(400, 25702, { skuValue: body.sku, additionalInfo });
  }
  for (const offerId of seller.state.offersOfSku.get(body.sku) ?? []) {
    const known = seller.state.offers.get(offerId);
    if (!known) continue;
    if (known.body.marketplaceId !== body.marketplaceId) {
      throw invalid(
        'marketplaceId',
        `SKU ${body.sku} is offered on ${known.body.marketplaceId}: one SKU, one marketplace`,
      );
    }
    throw twinOf[kind](offerId);
  }
  const { value: number, change } = seller.next('offer');
  const offerId = `8${seller.profile.number}${String(number).padStart(8, '0')}`;
  const groupKey = seller.state.groupOfSku.get(body.sku) ?? null;
  const offer: StoredOffer = {
    offerId,
    language: call.language,
    body,
    listingId: null,
    groupKey,
    soldQuantity: 0,
    publishedAt: null,
  };
  seller.commit([change, { t: 'offer', offer }]);
  return offerId;
}

/**
 * Replaces an offer completely, except its SKU, marketplace and format. A live listing changes at once, or the call is
 * rejected.
 */
function updateOffer(call: UserCall): Answer {
  const { seller, world } = call;
  const before = requireOffer(seller, call.params.offerId ?? '');
  const { sku, marketplaceId, format } = before.body;
  const body: OfferBody = { ...conform<Partial<OfferBody>>(offerShape, call.body, 25604), sku, marketplaceId, format };
  checkTerms(body, inconsistent);
  const offer: StoredOffer = { ...before, language: call.language, body };
  const changes: Change[] = [{ t: 'offer', offer }];
  if (before.listingId !== null) {
    const group = before.groupKey === null ? undefined : seller.state.groups.get(before.groupKey)?.body;
    const problems = publishProblems(world, seller, offer, itemOf(seller, offer)?.body, group, false);
    if (problems.length > 0) throw new EbayRefusal(400, problems);
    changes.push(countRevision(world, seller, before.listingId));
  }
  seller.commit(changes);
  return noContent;
}

export function offerAnswer(seller: Seller, offer: StoredOffer): Record<string, unknown> {
  return {
    offerId: offer.offerId,
    ...offer.body,
    ...(offer.listingId === null
      ? { status: 'UNPUBLISHED' }
      : {
          status: 'PUBLISHED',
          listing: {
            listingId: offer.listingId,
            listingStatus: liveQuantity(offer, itemOf(seller, offer)) > 0 ? 'ACTIVE' : 'OUT_OF_STOCK',
            soldQuantity: offer.soldQuantity,
            listingOnHold: false,
          },
        }),
  };
}

function listOffers(call: UserCall): Answer {
  const { sku, marketplace_id: marketplaceId, format } = call.query;
  if (!sku) throw invalid('sku', 'it is missing');
  if (marketplaceId !== undefined && !siteByMarketplace.has(marketplaceId))
    throw invalid('marketplace_id', `${marketplaceId} is not served`);
  if (format !== undefined && format !== 'FIXED_PRICE' && format !== 'AUCTION')
    throw invalid('format', `${format} is no format`);
  const found = [...(call.seller.state.offersOfSku.get(sku) ?? [])].flatMap((offerId) => {
    const offer = call.seller.state.offers.get(offerId);
    if (!offer || (marketplaceId && offer.body.marketplaceId !== marketplaceId)) return [];
    return format && offer.body.format !== format ? [] : [offerAnswer(call.seller, offer)];
  });
  const limit = Number(call.query.limit ?? 25);
  const offset = Number(call.query.offset ?? 0);
  if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(offset) || offset < 0) {
    throw refusal(400, 25706, { additionalInfo: 'limit and offset are whole numbers' });
  }
  const offers = found.slice(offset * limit, (offset + 1) * limit);
  return json(200, {
    href: `${base}/offer?sku=${encodeURIComponent(sku)}&limit=${limit}&offset=${offset}`,
    total: found.length,
    size: offers.length,
    limit,
    offers,
  });
}

function bulkCreate(call: UserCall): Answer {
  const requests = readRequests(call.body, 25730);
  const keys = requests.map((request) => ({
    sku: request.sku,
    marketplaceId: request.marketplaceId,
    format: request.format,
  }));
  requireUnique(
    keys.map((key) => JSON.stringify(key)),
    25729,
  );
  return runEntries(
    call,
    requests,
    ({ sku, marketplaceId, format }) => ({
      ...(typeof sku === 'string' ? { sku } : {}),
      ...(typeof marketplaceId === 'string' ? { marketplaceId } : {}),
      ...(typeof format === 'string' ? { format } : {}),
    }),
    (request) => {
      const offerId = createOffer(call, request, 'bulk');
      const { sku, marketplaceId, format } = request;
      return { sku, marketplaceId, format, offerId, statusCode: 201 };
    },
  );
}

function listingFees(call: UserCall): Answer {
  const offers = isObject(call.body) ? call.body.offers : undefined;
  if (!Array.isArray(offers) || offers.length === 0 || offers.length > 250) {
    throw invalid('offers', 'a list of 1 to 250 is expected');
  }
  const marketplaces = new Set<string>();
  for (const entry of offers) {
    const offerId = isObject(entry) && typeof entry.offerId === 'string' ? entry.offerId : '';
    const offer = call.seller.state.offers.get(offerId);
    if (!offer || offer.listingId !== null) throw refusal(400, 25754);
    marketplaces.add(offer.body.marketplaceId);
  }
  const feeSummaries = [...marketplaces].map((marketplaceId) => {
    const currency = siteByMarketplace.get(marketplaceId)?.currency ?? 'GBP';
    return { marketplaceId, fees: [{ feeType: 'InsertionFee', amount: { value: '0.00', currency } }] };
  });
  return json(200, { feeSummaries });
}

const api = 'inventory';
const auth = 'user';

export const offerOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'createOffer',
    method: 'POST',
    url: `${base}/offer`,
    needsLanguage: true,
    run: (call) => json(201, { offerId: createOffer(call, call.body, 'single') }),
  },
  {
    api,
    auth,
    name: 'updateOffer',
    method: 'PUT',
    url: `${base}/offer/:offerId`,
    needsLanguage: true,
    languageRefusal: 25604,
    run: updateOffer,
  },
  { api, auth, name: 'getOffers', method: 'GET', url: `${base}/offer`, run: listOffers },
  {
    api,
    auth,
    name: 'getOffer',
    method: 'GET',
    url: `${base}/offer/:offerId`,
    run: (call) => json(200, offerAnswer(call.seller, requireOffer(call.seller, call.params.offerId ?? ''))),
  },
  {
    api,
    auth,
    name: 'deleteOffer',
    method: 'DELETE',
    url: `${base}/offer/:offerId`,
    run(call) {
      const { offerId } = requireOffer(call.seller, call.params.offerId ?? '');
      call.seller.commit([{ t: 'offer-gone', offerId }]);
      return noContent;
    },
  },
  {
    api,
    auth,
    name: 'bulkCreateOffer',
    method: 'POST',
    url: `${base}/bulk_create_offer`,
    needsLanguage: true,
    run: bulkCreate,
  },
  { api, auth, name: 'getListingFees', method: 'POST', url: `${base}/offer/get_listing_fees`, run: listingFees },
];
