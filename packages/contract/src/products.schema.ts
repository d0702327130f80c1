import {
  isReasonCode,
  LISTING_STATES,
  type ListingState,
  MOST_TAG_LETTERS,
  PRICE_OWNERS,
  type ReasonCode,
} from '@quayside/kernel';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { roundingSchema } from './price-rules.schema.ts';
import {
  FILTER_FIELDS,
  ITEM_EARNINGS,
  ITEM_ELIGIBILITIES,
  ITEM_SCOPES,
  LISTING_CHECKS,
  MAX_SELECTED,
  PRICE_GAPS,
  products,
} from './products.ts';
import {
  cursor,
  isoTime,
  limit,
  nameSchema,
  pathId,
  queryBoolean,
  queryInt,
  schemasFor,
  userParams,
  wireMoney,
} from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

export const platformOrAll = z.union([platformSchema, z.literal('all')]);
export const listingStateSchema = z.enum(LISTING_STATES.map((entry) => entry.state) as [ListingState]);
export const reasonCodeSchema = z.custom<ReasonCode>((value) => typeof value === 'string' && isReasonCode(value));
export const reasonParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

const id = z.number().int();

const productSite = z.object({
  /** `N` where only a person's price or title waits for a listing. */
  state: listingStateSchema,
  isListed: z.boolean(),
  /** The wanted price: what a buyer pays there once it is sent. While nothing is on sale, a manual price is the wanted one at once. */
  price: wireMoney.nullable(),
  /** What a buyer pays now, as the marketplace confirmed it; of variations, the lowest. Null while it is not on sale. */
  livePrice: wireMoney.nullable(),
  /** Null if the price on sale is the wanted one. */
  priceGap: z.enum(PRICE_GAPS).nullable(),
  /** The lowest price that applies: the item's own, or the rule's. */
  floor: wireMoney.nullable(),
  /** The home price that it was calculated from. */
  startPrice: wireMoney.nullable(),
  /** The currency of the site. */
  currency: z.string(),
  priceCurrency: z.string().nullable(),
  startPriceCurrency: z.string().nullable(),
  sku: z.string().nullable(),
  /** The listing's id at the marketplace. */
  itemId: z.string().nullable(),
  /** That id, or the SKU where the marketplace gives none. */
  identifier: z.string().nullable(),
  /** The wanted price and how it comes about: `ALGORITHM_MANUAL` by hand, `ALGORITHM_FLOOR` raised to the lowest price. Null without a price. */
  algorithm: z
    .object({
      price: wireMoney,
      type: z.enum(['ALGORITHM_FLOOR', 'ALGORITHM_MANUAL', 'ALGORITHM_REPRICER', 'ALGORITHM_RULE', 'ALGORITHM_SOURCE']),
    })
    .nullable(),
  manualPriceEnabled: z.boolean(),
  /** The title that a person wrote for the site; null without one. */
  manualTitle: z.string().nullable(),
  /** The title was generated from, or written for, a home title that has changed since. */
  isTitleOutdated: z.boolean(),
  /** The marketplace stores and ships the goods, so their quantity is read and never set. */
  isFBA: z.boolean(),
  url: z.string().nullable(),
});
nameSchema(productSite, 'ProductSite');
/** The state of an item on one site. */
export type ProductSite = z.output<typeof productSite>;

const product = z.object({
  id,
  accountId: id,
  /** eBay's item id or Amazon's asin-sku; the SKU alone while Amazon has assigned no ASIN. */
  ref: z.string(),
  itemId: z.string().nullable(),
  asin: z.string().nullable(),
  sku: z.string(),
  /** Null if the item uses none. */
  shipping_profile: z.string().nullable(),
  /** Selection state of a screen; always false in a response. */
  checked: z.boolean(),
  title: z.string(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  /** Sorted by name. */
  tags: z.array(z.string()).readonly(),
  imageUrl: z.string().nullable(),
  condition: z.string(),
  price: wireMoney,
  quantity: id,
  unitCount: id,
  /** The marketplace stores the goods of the item or of some of its variations. */
  isFBA: z.boolean(),
  isEnded: z.boolean(),
  eligibility: z.enum(ITEM_ELIGIBILITIES),
  isBlacklisted: z.boolean(),
  blacklistingReason: z.string(),
  keywords: z
    .array(z.object({ keyword: z.string(), platform: z.enum(['all', 'ebay', 'amazon', 'cdiscount']) }))
    .readonly(),
  repricerBlocked: z.boolean(),
  listedIn: z.array(siteSchema).readonly(),
  translations: z.partialRecord(siteSchema, productSite),
  /** When the item last changed at home or by a block. Changes abroad are part of the listings. */
  updatedAt: isoTime,
  /** What a piece costs today, as the seller said; null if nobody said. */
  cost: wireMoney.nullable(),
  /** What a sale would earn as it was last worked out: on the site of the filter, or where it earns least. Null if it was never worked out. */
  margin: z
    .object({
      site: siteSchema,
      /** Of one piece, in the site's currency; null if something is lacking. */
      amount: wireMoney.nullable(),
      /** In basis points of what buyers pay without VAT. */
      share: z.number().int().nullable(),
    })
    .nullable(),
});
nameSchema(product, 'Product');
export type Product = z.output<typeof product>;

/** The cost of the cheapest shipping. The price has to cover what the buyer does not pay. */
const shippingCost = z.object({ service: z.string(), cost: wireMoney, buyerPays: wireMoney });
export type ShippingCostView = z.output<typeof shippingCost>;

export const breakdownSchema = z.object({
  source: wireMoney,
  rate: z.object({ value: z.string(), date: z.string(), source: z.string() }).nullable(),
  converted: wireMoney,
  increased: wireMoney,
  final: wireMoney,
  increase: z.string().nullable(),
  neat: z.boolean(),
  /** The rule for some items that made the price; absent if the site's own rule did. */
  byItems: z
    .object({
      name: z.string(),
      /** Standard rates in basis points, and the price with the site's VAT in place of that at home; null if the VAT stayed. */
      vat: z.object({ home: z.number(), there: z.number(), price: wireMoney }).nullable(),
      rounding: roundingSchema.nullable(),
    })
    .optional(),
  /** Null if the account's own policies determine shipping; absent for an older price. */
  shipping: shippingCost.nullable().optional(),
});
nameSchema(breakdownSchema, 'PriceBreakdown');
export type PriceBreakdownView = z.output<typeof breakdownSchema>;

const listing = z.object({
  site: siteSchema,
  /**
   * The account that sells it; the item's own while only a person's price or title waits for a listing. Differs from the item's account if
   * a marketplace lists items of another platform.
   */
  accountId: id,
  state: listingStateSchema,
  isListed: z.boolean(),
  reason: z.object({ code: reasonCodeSchema, params: reasonParamsSchema.optional() }).nullable(),
  title: z.string(),
  /** Who wrote the title. `catalogue`: it is the title of the marketplace's own product, which the seller cannot change. */
  titleLabel: z.string(),
  price: wireMoney.nullable(),
  /** What buyers pay now, as the marketplace confirmed it; `to` is higher than `from` for variations. Null while it is not on sale. */
  live: z.object({ from: wireMoney, to: wireMoney, at: isoTime }).nullable(),
  /** The lowest price that applies: the item's own, or the rule's. */
  floor: wireMoney.nullable(),
  priceGap: z.enum(PRICE_GAPS).nullable(),
  priceOwner: z.enum(PRICE_OWNERS),
  priceBreakdown: breakdownSchema.nullable(),
  quantity: id,
  sku: z.string().nullable(),
  itemId: z.string().nullable(),
  url: z.string().nullable(),
  manualPriceEnabled: z.boolean(),
  isFBA: z.boolean(),
  /** The source title or price changed after a person wrote this one. */
  isStale: z.boolean(),
  /** The automatic title was generated from a home title that has changed since. */
  isTitleOutdated: z.boolean(),
  /** Since when the marketplace has the listing's content and does not show it yet; null if it shows what it has. */
  inProcessSince: isoTime.nullable(),
  /** When it ended; null unless it has ended. */
  endedAt: isoTime.nullable(),
  updatedAt: isoTime,
});
nameSchema(listing, 'Listing');
export type ListingView = z.output<typeof listing>;

export const attributesSchema = z.record(z.string(), z.array(z.string()).readonly());

const unitView = z.object({
  unitId: id,
  sku: z.string(),
  specifics: z.record(z.string(), z.string()),
  price: wireMoney,
  onHand: id,
  reserved: id,
  available: id,
  /** The marketplace stores the goods: a manual count is rejected with `stock_kept_by_marketplace`. */
  isFBA: z.boolean(),
});
export type UnitView = z.output<typeof unitView>;

const detail = product.extend({
  description: z.string(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  categoryPath: z.array(z.string()).readonly(),
  images: z.array(z.string()).readonly(),
  attributes: attributesSchema,
  url: z.string().nullable(),
  units: z.array(unitView).readonly(),
  listings: z.array(listing).readonly(),
  /** Some other home listings of the seller with the same SKU. Each listing has its own stock. */
  sameSku: z.array(z.object({ itemId: id, accountId: id, title: z.string(), sku: z.string() })).readonly(),
  importedAt: isoTime,
});
nameSchema(detail, 'ProductDetail');
export type ProductDetail = z.output<typeof detail>;

/** At most what an integer of the database holds. */
const amount = queryInt(0, 2 ** 31 - 1);
const share = queryInt(-1_000_000, 1_000_000);

const filter = {
  query: z.string().trim().max(200).optional(),
  status: z.enum(['listedAbroad', 'inTranslation', 'notListed', 'failed']).optional(),
  eligibility: z
    .enum(['noShipping', 'blacklisted', 'blockedAbroad', 'outOfStock', 'ended', 'belowFloor', ...ITEM_ELIGIBILITIES])
    .optional(),
  scope: z.enum(ITEM_SCOPES).optional(),
  /** What a sale would earn as it was last worked out: on the site, or on some site if none is given. */
  earning: z.enum(ITEM_EARNINGS).optional(),
  /** Listed on this site; with `status`, in that state on this site; with `noShipping`, held on this site; with `belowFloor`, on sale below the lowest price there; with `blockedAbroad`, kept from it; with `eligible` or `not_eligible`, not refused or refused there; with `earning`, what a sale there would earn. */
  site: siteSchema.optional(),
  brand: z.string().trim().min(1).max(200).optional(),
  /** The last part of the category at home. */
  category: z.string().trim().min(1).max(200).optional(),
  /** In upper or lower case. */
  tag: z.string().trim().min(1).max(MOST_TAG_LETTERS).optional(),
  shippingProfile: pathId.optional(),
  /** Kept from a site for this reason, or failed there; on the site, if one is given. */
  reason: reasonCodeSchema.optional(),
  /** Price at home in minor units of its own currency, from and to. */
  priceFrom: amount.optional(),
  priceTo: amount.optional(),
  /** Pieces that can be sold, from and to. */
  stockFrom: amount.optional(),
  stockTo: amount.optional(),
  /** Margin in basis points of what buyers pay without VAT, from and to: on the site, or on some site if none is given. */
  marginFrom: share.optional(),
  marginTo: share.optional(),
  /** Changed at home or by a block on this day or later: `YYYY-MM-DD`, in UTC. */
  changedSince: z.iso.date().optional(),
};

export const productFilterSchema = z.strictObject(filter);
nameSchema(productFilterSchema, 'ProductFilter');
/** The filter of a list, a selection or a run; the same names in the URL, the API and a stored run. */
export type ProductFilter = z.output<typeof productFilterSchema>;

export const selectionShape = {
  accountId: id.positive().optional(),
  itemIds: z.array(id.positive()).max(MAX_SELECTED).readonly().optional(),
  filter: productFilterSchema.optional(),
};

const itemParams = z.strictObject({ ...userParams.shape, platform: platformSchema, itemId: pathId });
export type ItemParams = z.output<typeof itemParams>;

const productPage = z.object({
  list: z.array(product).readonly(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
  /**
   * The exact count. Always sent for an unfiltered list and by status; for a search with its first page only. Null on later pages of a
   * search and above 10,000.
   */
  count: id.nullable(),
  /** What was searched for instead, because nothing contains a word as it was typed; null if the words were found or are unlike any. */
  correctedQuery: z.string().nullable(),
});
export type ProductPage = z.output<typeof productPage>;

const productSort = z.enum(['title', 'price', 'quantity', 'sku', 'updated']);
export type ProductSort = z.output<typeof productSort>;

const productQuery = z.strictObject({
  ...filter,
  accountId: pathId.optional(),
  sort: productSort.optional(),
  order: z.enum(['asc', 'desc']).optional(),
  cursor: cursor.optional(),
  /** 1 to 200; default 50. */
  limit: limit.optional(),
  /** The last page instead of the first. */
  last: queryBoolean.optional(),
});
export type ProductQuery = z.output<typeof productQuery>;

const filterValues = z.object({
  /** The most frequent first. */
  list: z
    .array(
      z.object({
        /** As the filter takes it. */
        value: z.string(),
        /** The name of a thing that the filter knows by its id; null if the value says it. */
        name: z.string().nullable(),
        /** The items with it, which all other filters let through. */
        count: id,
      }),
    )
    .readonly(),
  /** Whether all items were looked at; false above 10,000, of which the counts then are. */
  isWhole: z.boolean(),
});
export type FilterValues = z.output<typeof filterValues>;

const selectionPart = z.object({
  accountId: id,
  count: id,
  /** The individually selected items of this account; null if a filter selects. */
  itemIds: z.array(id).readonly().nullable(),
});
export type SelectionPart = z.output<typeof selectionPart>;

const selectionCount = z.object({
  count: id,
  accounts: z.array(selectionPart).readonly(),
});
/** The number of selected items per account with at least one. */
export type SelectionCount = z.output<typeof selectionCount>;

const gathered = z.object({
  /** The ids of the items, ascending. */
  list: z.array(id).readonly(),
  /** Whether these are all; false above the maximum of individually selected items. */
  isWhole: z.boolean(),
});
export type GatheredItems = z.output<typeof gathered>;

export const productSelection = z.strictObject(selectionShape);
/**
 * Individually selected items, or all items of a filter, in one account or, if none is given, in all accounts of the
 * call's platform. An item outside those accounts is rejected with `item_not_in_selection`.
 */
export type ProductSelection = z.output<typeof productSelection>;

export const accountSelection = productSelection.extend({ accountId: id.positive() });
/** The part of a selection that belongs to one account. */
export type AccountSelection = z.output<typeof accountSelection>;

const listingOptimizer = z.object({
  /** In a fixed order. */
  checks: z
    .array(
      z.object({
        check: z.enum(LISTING_CHECKS),
        value: z.boolean(),
        /** The items on sale that the check finds; null while it is off. */
        items: id.nullable(),
        /** Up to three of them, as examples. */
        examples: z
          .array(z.object({ platform: platformSchema, accountId: id, itemId: id, title: z.string() }))
          .readonly(),
      }),
    )
    .readonly(),
  /** The items that at least one check finds. */
  items: id,
});
export type ListingOptimizer = z.output<typeof listingOptimizer>;

/** Pieces on hand: so many, so many more, or so many fewer. */
export const stockAdjustment = z.strictObject({
  kind: z.enum(['set', 'add', 'subtract']),
  pieces: id.min(0).max(10_000_000),
});
export type StockAdjustment = z.output<typeof stockAdjustment>;
const stockInput = z.strictObject({ ...selectionShape, adjustment: stockAdjustment });
/** The stock of selected items. */
export type StockInput = z.output<typeof stockInput>;

export const productsSchemas = schemasFor(products, {
  list: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    query: productQuery,
    output: productPage,
  },
  listTotals: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    query: z.strictObject({ accountId: pathId.optional() }),
    output: z.object({ totals: z.record(z.string(), id) }),
  },
  listValues: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll, field: z.enum(FILTER_FIELDS) }),
    query: z.strictObject({ ...filter, accountId: pathId.optional() }),
    output: filterValues,
  },
  get: { params: itemParams, output: detail },
  countSelection: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: productSelection,
    output: selectionCount,
  },
  gather: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: productSelection,
    output: gathered,
  },
  prepareBlocking: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: z.strictObject({ ...selectionShape, blocked: z.boolean() }),
    output: changeSchema,
  },
  prepareStock: {
    params: z.strictObject({ ...userParams.shape, platform: platformOrAll }),
    body: stockInput,
    output: changeSchema,
  },
  countStock: {
    params: itemParams,
    body: z.strictObject({ unitId: id.positive(), onHand: id.min(0).max(10_000_000) }),
    output: detail,
  },
  getOptimizer: { params: userParams, output: listingOptimizer },
  updateOptimizer: {
    params: z.strictObject({ ...userParams.shape, check: z.enum(LISTING_CHECKS) }),
    body: z.strictObject({ value: z.boolean() }),
    output: listingOptimizer,
  },
});
