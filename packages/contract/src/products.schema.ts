import { isReasonCode, LISTING_STATES, type ListingState, PRICE_OWNERS, type ReasonCode } from '@quayside/kernel';
import { z } from 'zod';
import { products } from './products.ts';
import { cursor, isoTime, limit, pathId, queryBoolean, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const platformOrAll = z.union([platformSchema, z.literal('all')]);
export const listingStateSchema = z.enum(LISTING_STATES.map((entry) => entry.state) as [ListingState]);
export const reasonCodeSchema = z.custom<ReasonCode>((value) => typeof value === 'string' && isReasonCode(value));
export const reasonParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

const id = z.number().int();

const product = z.object({
  id,
  accountId: id,
  ref: z.string(),
  itemId: z.string().nullable(),
  asin: z.string().nullable(),
  sku: z.string(),
  shipping_profile: z.string().nullable(),
  checked: z.boolean(),
  title: z.string(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  imageUrl: z.string().nullable(),
  condition: z.string(),
  price: wireMoney,
  quantity: id,
  unitCount: id,
  isFBA: z.boolean(),
  isEnded: z.boolean(),
  isBlacklisted: z.boolean(),
  blacklistingReason: z.string(),
  repricerBlocked: z.boolean(),
  listedIn: z.array(siteSchema),
  translations: z.partialRecord(
    siteSchema,
    z.object({
      state: listingStateSchema,
      isListed: z.boolean(),
      price: wireMoney.nullable(),
      startPrice: wireMoney.nullable(),
      currency: z.string(),
      priceCurrency: z.string().nullable(),
      startPriceCurrency: z.string().nullable(),
      sku: z.string().nullable(),
      itemId: z.string().nullable(),
      manualPriceEnabled: z.boolean(),
      isTitleOutdated: z.boolean(),
      isFBA: z.boolean(),
      url: z.string().nullable(),
    }),
  ),
  updatedAt: isoTime,
});

export const breakdownSchema = z.object({
  source: wireMoney,
  rate: z.object({ value: z.string(), date: z.string(), source: z.string() }).nullable(),
  converted: wireMoney,
  increased: wireMoney,
  final: wireMoney,
  increase: z.string().nullable(),
  neat: z.boolean(),
});

const listing = z.object({
  site: siteSchema,
  accountId: id,
  state: listingStateSchema,
  isListed: z.boolean(),
  reason: z.object({ code: reasonCodeSchema, params: reasonParamsSchema.optional() }).nullable(),
  title: z.string(),
  titleLabel: z.string(),
  coverage: z.number().nullable(),
  price: wireMoney.nullable(),
  priceOwner: z.enum(PRICE_OWNERS),
  priceBreakdown: breakdownSchema.nullable(),
  quantity: id,
  sku: z.string().nullable(),
  itemId: z.string().nullable(),
  url: z.string().nullable(),
  manualPriceEnabled: z.boolean(),
  isFBA: z.boolean(),
  isStale: z.boolean(),
  isTitleOutdated: z.boolean(),
  endedAt: isoTime.nullable(),
  updatedAt: isoTime,
});

export const attributesSchema = z.record(z.string(), z.array(z.string()));

const detail = product.extend({
  description: z.string(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  categoryPath: z.array(z.string()),
  images: z.array(z.string()),
  attributes: attributesSchema,
  url: z.string().nullable(),
  units: z.array(
    z.object({
      unitId: id,
      sku: z.string(),
      specifics: z.record(z.string(), z.string()),
      price: wireMoney,
      onHand: id,
      reserved: id,
      available: id,
      isFBA: z.boolean(),
    }),
  ),
  listings: z.array(listing),
  importedAt: isoTime,
});

const filter = {
  query: z.string().trim().max(200).optional(),
  status: z.enum(['listedAbroad', 'inTranslation', 'notListed', 'failed']).optional(),
  eligibility: z.enum(['noShipping', 'blacklisted', 'outOfStock', 'ended']).optional(),
  site: siteSchema.optional(),
};

/** The maximum number of items in a selection by name; larger selections use a filter. */
const MAX_SELECTED = 100_000;

export const selectionShape = {
  accountId: id.positive().optional(),
  itemIds: z.array(id.positive()).max(MAX_SELECTED).optional(),
  filter: z.strictObject(filter).optional(),
};

const itemParams = z.strictObject({ ...userParams.shape, platform: platformSchema, itemId: pathId });

export const productsSchemas = schemasFor(products, {
  list: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    query: z.strictObject({
      ...filter,
      accountId: pathId.optional(),
      sort: z.enum(['title', 'price', 'quantity', 'sku', 'updated']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
      cursor: cursor.optional(),
      limit: limit.optional(),
      last: queryBoolean.optional(),
    }),
    output: z.object({
      list: z.array(product),
      nextCursor: z.string().nullable(),
      previousCursor: z.string().nullable(),
      count: id.nullable(),
    }),
  },
  listTotals: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    query: z.strictObject({ accountId: pathId.optional() }),
    output: z.object({ totals: z.record(z.string(), id) }),
  },
  get: { params: itemParams, output: detail },
  countSelection: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: z.strictObject(selectionShape),
    output: z.object({
      count: id,
      accounts: z.array(z.object({ accountId: id, count: id, itemIds: z.array(id).nullable() })),
    }),
  },
  block: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: z.strictObject({ ...selectionShape, blocked: z.boolean() }),
    output: z.object({
      changed: id,
      live: z.array(z.object({ accountId: id, site: siteSchema, n: id })),
    }),
  },
  countStock: {
    params: itemParams,
    body: z.strictObject({ unitId: id.positive(), onHand: id.min(0).max(10_000_000) }),
    output: detail,
  },
});
