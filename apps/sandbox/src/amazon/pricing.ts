import { truncatedList } from '../platform/faults.ts';
import { type Condition, conditionGroups, withUnderscores } from './conditions.data.ts';
import { AmazonRefusal, invalidInput, quotaExceeded } from './errors.ts';
import { bodyOf } from './feeds.ts';
import { conditionOf } from './item-json.ts';
import { type Group, type Offer, offersIn } from './market.ts';
import { type AmazonCall, type AmazonOperation, json } from './operation.ts';
import { type AmazonSite, siteById } from './sites.data.ts';

/** Product Pricing 2022-05-01 and the batches of v0: competitors' offers, and which offer is featured. */
const MAX_SUMMARIES = 20;
const MAX_EXPECTED = 40;
const MAX_OFFERS = 20;
const MAX_LOWEST = 5;
const moneyOf = (site: AmazonSite, minor: number) => ({ currencyCode: site.currency, amount: minor / 100 });

/** v0 uses the same names capitalized. */
const capitalMoney = (site: AmazonSite, minor: number) => ({ CurrencyCode: site.currency, Amount: minor / 100 });

type Entry = Record<string, unknown>;

/** What a request of a batch has to state, and the values that it may choose from. */
interface EntryRule {
  readonly required: readonly string[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

const v0Entry: EntryRule = {
  required: ['uri', 'method', 'MarketplaceId', 'ItemCondition'],
  choices: {
    method: ['GET'],
    ItemCondition: conditionGroups,
    CustomerType: ['Consumer', 'Business'],
  },
};
const summaryEntry: EntryRule = {
  required: ['uri', 'method', 'asin', 'marketplaceId', 'includedData'],
  choices: {
    method: ['GET'],
    includedData: ['featuredBuyingOptions', 'referencePrices', 'lowestPricedOffers', 'similarItems'],
  },
};
const lowestInput: EntryRule = {
  required: ['itemCondition', 'offerType'],
  choices: { itemCondition: conditionGroups, offerType: ['Consumer'] },
};
const expectedEntry: EntryRule = {
  required: ['uri', 'method', 'marketplaceId', 'sku'],
  choices: { method: ['GET'] },
};

function checkEntry(entry: unknown, { required, choices }: EntryRule): Entry {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw invalidInput('A request is an object.');
  const fields = entry as Entry;
  for (const name of new Set([...required, ...Object.keys(choices)])) {
    const value = fields[name];
    if (value === undefined && !required.includes(name)) continue;
    const values: unknown[] = name === 'includedData' && Array.isArray(value) ? value : [value];
    const isText = values.length > 0 && values.every((one) => typeof one === 'string' && one !== '');
    const isChoice = values.every((one) => choices[name]?.includes(one as string) ?? true);
    if (!isText || !isChoice) throw invalidInput(`'${name}' is missing, or has a value that is not allowed.`);
  }
  return fields;
}

function requestsOf(call: AmazonCall, most: number, rule: EntryRule): Entry[] {
  const { requests } = bodyOf(call);
  if (!Array.isArray(requests) || requests.length === 0 || requests.length > most) {
    throw invalidInput(`'requests' has to be a list of 1 to ${most}.`);
  }
  return requests.map((entry: unknown) => checkEntry(entry, rule));
}

function siteOf(entry: Entry, name: string): AmazonSite {
  const site = siteById.get(String(entry[name]));
  if (!site) throw invalidInput(`'${entry[name]}' is not a valid marketplace id.`);
  return site;
}

/** The groups whose lowest offers a summary shall name, by default those of new goods. */
function lowestGroups({ lowestPricedOffersInputs: inputs }: Entry): Group[] {
  if (inputs === undefined) return ['New'];
  if (!Array.isArray(inputs) || inputs.length > MAX_LOWEST) {
    throw invalidInput(`'lowestPricedOffersInputs' has to be a list of at most ${MAX_LOWEST}.`);
  }
  const groups = inputs.map((input: unknown) => checkEntry(input, lowestInput).itemCondition as Group);
  return groups.length > 0 ? groups : ['New'];
}

/** What other shops ask, for products of the catalogue. */
function referencesOf({ world }: AmazonCall, asin: string, site: AmazonSite) {
  const product = world.amazon.goods.byAsin(asin);
  if (!product) return [];
  const price = moneyOf(site, Math.round(product.entry.priceMinor * site.perPound));
  return [{ name: 'CompetitivePriceThreshold', price }];
}

function competitiveSummary(call: AmazonCall) {
  const responses = requestsOf(call, MAX_SUMMARIES, summaryEntry).map((entry) => {
    const site = siteOf(entry, 'marketplaceId');
    const asin = String(entry.asin);
    if (!/^[A-Z0-9]{10}$/.test(asin)) {
      const refusal = invalidInput(`'${asin}' is not a valid ASIN.`);
      const { status, body } = refusedEntry(refusal, {});
      return { status, body: { asin, marketplaceId: site.marketplaceId, ...body } };
    }
    const wanted = Array.isArray(entry.includedData) ? entry.includedData : [];
    const toldIn = (group: Group) =>
      offersIn(call, asin, site, { group }).map((offer) => ({
        sellerId: offer.sellerId,
        condition: offer.condition.group,
        subCondition: offer.condition.sub,
        fulfillmentType: offer.isFba ? 'AFN' : 'MFN',
        listingPrice: moneyOf(site, offer.priceMinor),
        shippingOptions: [{ shippingOptionType: 'DEFAULT', price: moneyOf(site, offer.shippingMinor) }],
      }));
    // Amazon has this buying option for new goods alone.
    const [featured] = toldIn('New');
    const segment = { customerMembership: 'DEFAULT', segmentDetails: { glanceViewWeightPercentage: 100 } };
    const buyingOption = featured && {
      buyingOptionType: 'New',
      segmentedFeaturedOffers: [{ ...featured, featuredOfferSegments: [segment] }],
    };
    const lowest = lowestGroups(entry).flatMap((group) => {
      const offers = toldIn(group).slice(0, MAX_OFFERS);
      const lowestPricedOffersInput = { itemCondition: group, offerType: 'Consumer' };
      return offers.length > 0 ? [{ lowestPricedOffersInput, offers }] : [];
    });
    return {
      status: { statusCode: 200, reasonPhrase: 'Success' },
      body: {
        asin,
        marketplaceId: site.marketplaceId,
        ...(wanted.includes('featuredBuyingOptions')
          ? { featuredBuyingOptions: buyingOption ? [buyingOption] : [] }
          : {}),
        ...(wanted.includes('lowestPricedOffers') ? { lowestPricedOffers: lowest } : {}),
        ...(wanted.includes('referencePrices') ? { referencePrices: referencesOf(call, asin, site) } : {}),
        ...(wanted.includes('similarItems') ? { similarItems: [] } : {}),
      },
    };
  });
  return json(200, { responses: misled(call, responses) });
}

function expectedPrice(call: AmazonCall) {
  const responses = requestsOf(call, MAX_EXPECTED, expectedEntry).map((entry) => {
    const site = siteOf(entry, 'marketplaceId');
    const sku = String(entry.sku);
    const request = { marketplaceId: site.marketplaceId, sku };
    const listing = call.seller.listing(sku);
    const market = listing?.markets[site.marketplaceId];
    const headers = {};
    if (!listing || !market) {
      return refusedEntry(notListed(sku), { headers, request });
    }
    const { group } = conditionOf(listing, site.marketplaceId);
    const offers = offersIn(call, market.asin, site, { group, sku });
    const [current] = offers;
    const rival = offers.find(({ isMine }) => !isMine);
    const offerJson = (offer: Offer) => ({
      offerIdentifier: {
        marketplaceId: site.marketplaceId,
        sellerId: offer.sellerId,
        asin: market.asin,
        fulfillmentType: offer.isFba ? 'AFN' : 'MFN',
      },
      condition: offer.condition.group,
      price: { listingPrice: moneyOf(site, offer.priceMinor), shippingPrice: moneyOf(site, offer.shippingMinor) },
    });
    const won = rival && { listingPrice: moneyOf(site, Math.max(1, rival.priceMinor + rival.shippingMinor - 1)) };
    return {
      headers,
      status: { statusCode: 200, reasonPhrase: 'Success' },
      request,
      body: {
        offerIdentifier: { ...request, sellerId: call.seller.profile.sellerId, asin: market.asin },
        featuredOfferExpectedPriceResults: [
          {
            resultStatus: rival ? 'VALID_FOEP' : 'NO_COMPETING_OFFER',
            ...(won ? { featuredOfferExpectedPrice: won } : {}),
            ...(rival ? { competingFeaturedOffer: offerJson(rival) } : {}),
            ...(current ? { currentFeaturedOffer: offerJson(current) } : {}),
          },
        ],
      },
    };
  });
  return json(200, { responses: misled(call, responses) });
}

interface Asked {
  readonly site: AmazonSite;
  readonly group: Condition['group'];
}

/** The payload of offers in v0: a summary, and at most twenty offers. */
function offersPayload(call: AmazonCall, asked: Asked, asin: string, named: { ASIN: string } | { SKU: string }) {
  const { site, group } = asked;
  const offers = offersIn(call, asin, site, { group, ...('SKU' in named ? { sku: named.SKU } : {}) });
  const prices = (offer: Offer) => ({
    LandedPrice: capitalMoney(site, offer.priceMinor + offer.shippingMinor),
    ListingPrice: capitalMoney(site, offer.priceMinor),
    Shipping: capitalMoney(site, offer.shippingMinor),
  });
  const [featured] = offers;
  const channelOf = ({ isFba }: Offer) => (isFba ? 'Amazon' : 'Merchant');
  const identifier = 'SKU' in named ? { SellerSKU: named.SKU } : { ASIN: named.ASIN };
  return {
    marketplaceId: site.marketplaceId,
    ...named,
    ItemCondition: group,
    status: offers.length > 0 ? 'Success' : 'NoBuyableOffers',
    Identifier: { MarketplaceId: site.marketplaceId, ...identifier, ItemCondition: group },
    Summary: {
      TotalOfferCount: offers.length,
      LowestPrices: featured
        ? [{ condition: group.toLowerCase(), fulfillmentChannel: channelOf(featured), ...prices(featured) }]
        : [],
      BuyBoxPrices: featured ? [{ condition: group, ...prices(featured), sellerId: featured.sellerId }] : [],
    },
    Offers: offers.slice(0, MAX_OFFERS).map((offer, index) => ({
      MyOffer: offer.isMine,
      SubCondition: withUnderscores(offer.condition.sub),
      SellerId: offer.sellerId,
      SellerFeedbackRating: { SellerPositiveFeedbackRating: offer.positivePercent, FeedbackCount: offer.feedbackCount },
      ShippingTime: { minimumHours: 24, maximumHours: 48, availabilityType: 'NOW' },
      ListingPrice: capitalMoney(site, offer.priceMinor),
      Shipping: capitalMoney(site, offer.shippingMinor),
      IsFulfilledByAmazon: offer.isFba,
      IsBuyBoxWinner: index === 0,
      IsFeaturedMerchant: true,
    })),
  };
}

/** The response to an entry of a batch, which succeeds or fails by itself. */
type EntryAnswer = { readonly request: object; readonly payload: object } | { readonly refused: AmazonRefusal };

function batch(call: AmazonCall, pattern: RegExp, answerOne: (asked: Asked, name: string) => EntryAnswer) {
  const responses = requestsOf(call, MAX_OFFERS, v0Entry).map((entry) => {
    const name = pattern.exec(String(entry.uri))?.[1];
    if (name === undefined) throw invalidInput(`'${entry.uri}' is not an address of this batch.`);
    const asked = askedOf(entry);
    const answer = answerOne(asked, decodeURIComponent(name));
    if ('refused' in answer) {
      const request = { ...requestParams(asked), SellerSKU: decodeURIComponent(name) };
      return refusedEntry(answer.refused, { headers: {}, request });
    }
    const { request, payload } = answer;
    return { headers: {}, status: { statusCode: 200, reasonPhrase: 'Success' }, request, body: { payload } };
  });
  return json(200, { responses: misled(call, responses) });
}

function refusedEntry<T extends object>({ status, errors }: AmazonRefusal, rest: T) {
  return { ...rest, status: { statusCode: status, reasonPhrase: REASONS[status] ?? 'Error' }, body: { errors } };
}

const REASONS: Readonly<Record<number, string>> = { 400: 'Client Error', 404: 'Not Found', 429: 'Too Many Requests' };

type EntryResponse = { readonly status: object; readonly body: object };

/** The responses of a batch as faults change them. */
function misled<T extends EntryResponse>(call: AmazonCall, responses: readonly T[]): readonly EntryResponse[] {
  let told: readonly EntryResponse[] = responses;
  const [first, second, ...rest] = responses;
  if (first && call.fault('partial-207')) told = [refusedEntry(quotaExceeded(), first), ...told.slice(1)];
  if (call.fault('rows-half')) told = truncatedList(told);
  if (call.fault('rows-twice')) told = [...told, ...told];
  if (call.fault('rows-reordered')) told = told.toReversed();
  // Each tells of the other's product.
  if (first && second && call.fault('rows-swapped')) {
    told = [{ ...first, body: second.body }, { ...second, body: first.body }, ...rest];
  }
  return told;
}

const askedOf = (entry: Entry): Asked => ({
  site: siteOf(entry, 'MarketplaceId'),
  group: entry.ItemCondition as Group,
});

const requestParams = ({ site, group }: Asked) => ({ MarketplaceId: site.marketplaceId, ItemCondition: group });

function itemOffers(call: AmazonCall) {
  return batch(call, /^\/products\/pricing\/v0\/items\/([^/]+)\/offers$/, (asked, asin) => ({
    request: { ...requestParams(asked), Asin: asin },
    payload: offersPayload(call, asked, asin, { ASIN: asin }),
  }));
}

const notListed = (sku: string) => new AmazonRefusal(400, 'InvalidInput', `The SKU '${sku}' is not listed.`);

function asinOfSku(call: AmazonCall, sku: string, site: AmazonSite): string {
  const market = call.seller.listing(sku)?.markets[site.marketplaceId];
  if (!market) throw notListed(sku);
  return market.asin;
}

function listingOffersBatch(call: AmazonCall) {
  return batch(call, /^\/products\/pricing\/v0\/listings\/([^/]+)\/offers$/, (asked, sku) => {
    const asin = call.seller.listing(sku)?.markets[asked.site.marketplaceId]?.asin;
    if (asin === undefined) return { refused: notListed(sku) };
    return {
      request: { ...requestParams(asked), SellerSKU: sku },
      payload: offersPayload(call, asked, asin, { SKU: sku }),
    };
  });
}

function listingOffers(call: AmazonCall) {
  const asked = askedOf(call.query);
  const sku = call.params.sku ?? '';
  return json(200, { payload: offersPayload(call, asked, asinOfSku(call, sku, asked.site), { SKU: sku }) });
}

const v0 = '/products/pricing/v0';

export const pricingOperations: readonly AmazonOperation[] = [
  {
    name: 'getCompetitiveSummary',
    method: 'POST',
    url: '/batches/products/pricing/2022-05-01/items/competitiveSummary',
    run: competitiveSummary,
  },
  {
    name: 'getFeaturedOfferExpectedPriceBatch',
    method: 'POST',
    url: '/batches/products/pricing/2022-05-01/offer/featuredOfferExpectedPrice',
    run: expectedPrice,
  },
  { name: 'getItemOffersBatch', method: 'POST', url: `/batches${v0}/itemOffers`, run: itemOffers },
  { name: 'getListingOffersBatch', method: 'POST', url: `/batches${v0}/listingOffers`, run: listingOffersBatch },
  { name: 'getListingOffers', method: 'GET', url: `${v0}/listings/:sku/offers`, run: listingOffers },
];
