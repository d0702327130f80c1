import { CURRENCIES, type Currency, INCREASE_LIMITS, SITES } from '@quayside/kernel';
import { z } from 'zod';
import { selectionShape } from './products.schema.ts';
import { wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const manualPlace = { site: siteSchema, sku: z.string().min(1).max(100).optional() };

/** What `pricing.listManual` lists. */
export const manual = z.object({
  userId: z.number().int(),
  site: siteSchema,
  /** The variation with this price; null for the price of the whole item. */
  sku: z.string().nullable(),
  price: wireMoney,
  manualPriceEnabled: z.boolean(),
});
export type ManualPrice = z.output<typeof manual>;

/** A price of `pricing.setManual`. */
export const manualPriceInput = z.discriminatedUnion('enabled', [
  z.strictObject({ ...manualPlace, enabled: z.literal(true), minor: z.number().int().max(99_999_999_999) }),
  z.strictObject({ ...manualPlace, enabled: z.literal(false) }),
]);
/** Sets the manual price of an item or of one variation on a site, or removes it. */
export type ManualPriceInput = z.output<typeof manualPriceInput>;

const adjustmentMinor = z.number().int().max(99_999_999_999);
const adjustmentCurrency = z.enum(CURRENCIES as [Currency]);
/** What becomes of a price: a percentage in basis points, an amount more or less, this amount, or no price by hand. */
export const priceAdjustment = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.number().int().min(-9_999).max(INCREASE_LIMITS.highest),
  }),
  z.strictObject({ kind: z.literal('add'), minor: adjustmentMinor.min(-99_999_999_999), currency: adjustmentCurrency }),
  z.strictObject({ kind: z.literal('set'), minor: adjustmentMinor.min(1), currency: adjustmentCurrency }),
  z.strictObject({ kind: z.literal('clear') }),
]);
export type PriceAdjustment = z.output<typeof priceAdjustment>;

/** The body of `pricing.prepareManual`. */
export const manualPricesInput = z.strictObject({
  ...selectionShape,
  sites: z.array(siteSchema).min(1).max(SITES.length).readonly(),
  adjustment: priceAdjustment,
});
/** Prices by hand of selected items on some sites. */
export type ManualPricesInput = z.output<typeof manualPricesInput>;
