import { MOST_TAG_LETTERS } from '@quayside/kernel';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { listing, reasonCodeSchema } from './listing.schema.ts';
import { product } from './product.schema.ts';
import { FILTER_FIELDS, ITEM_EARNINGS, ITEM_ELIGIBILITIES, ITEM_SCOPES, MAX_SELECTED, products } from './products.ts';
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
const id = z.number().int();

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

/** What sites are told of a unit's stock, and how it comes about. */
const toldStock = z.object({
  unitId: id,
  /** Where the same limits apply. */
  sites: z.array(siteSchema).readonly(),
  /** Pieces for sale. */
  stock: id,
  /** Of the stock, rounded down. */
  percent: id,
  /** Pieces that are then kept back. */
  buffer: id,
  /** The most pieces that are told; null if there is no such limit. */
  maximum: id.nullable(),
  told: id,
});
export type ToldStockView = z.output<typeof toldStock>;

const detail = product.extend({
  description: z.string(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  categoryPath: z.array(z.string()).readonly(),
  images: z.array(z.string()).readonly(),
  attributes: attributesSchema,
  url: z.string().nullable(),
  units: z.array(unitView).readonly(),
  /** Of the live listings abroad whose account tells less than the whole stock. */
  told: z.array(toldStock).readonly(),
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
});
