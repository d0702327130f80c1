import { isReasonCode, LISTING_STATES, type ListingState, PRICE_OWNERS, type ReasonCode } from '@quayside/kernel';
import { z } from 'zod';
import { roundingSchema } from './price-rules.schema.ts';
import { PRICE_GAPS } from './products.ts';
import { isoTime, nameSchema, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

export const listingStateSchema = z.enum(LISTING_STATES.map((entry) => entry.state) as [ListingState]);
export const reasonCodeSchema = z.custom<ReasonCode>((value) => typeof value === 'string' && isReasonCode(value));
export const reasonParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
/** Why an item is not listed on a site. */
export const reasonSchema = z.object({ code: reasonCodeSchema, params: reasonParamsSchema.optional() });

const id = z.number().int();

/** The cost of the cheapest shipping. The price has to cover what the buyer does not pay. */
const shippingCost = z.object({ service: z.string(), cost: wireMoney, buyerPays: wireMoney });
export type ShippingCostView = z.output<typeof shippingCost>;

/** How a price came about. */
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

/** An item on a site, as the page of the item shows it. */
export const listing = z.object({
  site: siteSchema,
  /**
   * The account that sells it; the item's own while only a person's price or title waits for a listing. Differs from the item's account if
   * a marketplace lists items of another platform.
   */
  accountId: id,
  state: listingStateSchema,
  isListed: z.boolean(),
  reason: reasonSchema.nullable(),
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
