import { z } from 'zod';
import { listingStateSchema, reasonSchema } from './listing.schema.ts';
import { ITEM_ELIGIBILITIES, PRICE_GAPS } from './products.ts';
import { isoTime, nameSchema, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const id = z.number().int();

const productSite = z.object({
  /** `N` where only a person's price or title waits for a listing. */
  state: listingStateSchema,
  isListed: z.boolean(),
  /** The account that sells it: not the item's own where a marketplace lists items of another platform. */
  accountId: id,
  /** Why it is not listed, or not any more; null if nothing is known against it. */
  reason: reasonSchema.nullable(),
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

/** An item in a list of products. */
export const product = z.object({
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
