import { isVatRate, TAX_LIMITS } from '@quayside/kernel';
import { z } from 'zod';
import { isoTime, pathId, schemasFor, userParams, visibleText } from './schema.ts';
import { taxes } from './taxes.ts';

const accountQuery = z.strictObject({ accountId: pathId });
const count = z.number().int().min(0);

const figures = {
  /** One of the French rates, in basis points: 550 is 5.5 %. */
  vat_rate: z.number().int().refine(isVatRate),
  /** Per piece, including VAT, in cents; zero if none is due. */
  eco_tax: z.number().int().min(0).max(TAX_LIMITS.ecoTax),
};
export const offerTaxes = z.strictObject(figures);
export type OfferTaxesInput = z.output<typeof offerTaxes>;

const category = z.strictObject({ id: visibleText(100), path: z.string().trim().max(1_000) });
const rule = z.union([
  z.strictObject({ ...figures, category, item_id: z.null() }),
  z.strictObject({ ...figures, category: z.null(), item_id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
]);

type Rule = z.output<typeof rule>;
const placeOf = ({ category: of, item_id }: Rule) => (of ? `c${of.id}` : `i${item_id}`);

const input = z.strictObject({
  standard: offerTaxes,
  /** One for each category and each item. The item's rule overrides that of its category. */
  rules: z
    .array(rule)
    .max(TAX_LIMITS.rules)
    .refine((rules) => new Set(rules.map(placeOf)).size === rules.length)
    .readonly(),
});
export type TaxesInput = z.output<typeof input>;

const view = z.object({
  standard: z.object({ vat_rate: z.number().int(), eco_tax: z.number().int() }).nullable(),
  confirmed_at: isoTime.nullable(),
  rules: z
    .array(
      z.object({
        vat_rate: z.number().int(),
        eco_tax: z.number().int(),
        category: z.object({ id: z.string(), path: z.string() }).nullable(),
        item: z.object({ id: z.number().int(), sku: z.string(), title: z.string() }).nullable(),
      }),
    )
    .readonly(),
});
export type TaxesView = z.output<typeof view>;

const categories = z.object({ categories: z.array(z.object(category.shape)).readonly() });
export type TaxCategories = z.output<typeof categories>;

const preview = z.object({
  /** Live offers, and offers being published, whose taxes change: the number to consent to. */
  expected: count,
  /** Items that wait for a confirmed rate and could be listed afterwards. */
  freed: count,
});
export type TaxesPreview = z.output<typeof preview>;

export const taxesSchemas = schemasFor(taxes, {
  get: { params: userParams, query: accountQuery, output: view },
  listCategories: {
    params: userParams,
    query: z.strictObject({ query: z.string().max(100).optional() }),
    output: categories,
  },
  preview: { params: userParams, query: accountQuery, body: input, output: preview },
  update: { params: userParams, query: accountQuery, body: input.extend({ expected: count }), output: view },
});
