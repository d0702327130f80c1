import { z } from 'zod';
import { CATEGORY_LIMITS, categories } from './categories.ts';
import { accountSelection } from './products.schema.ts';
import { accountParams, cursor, limit, page, schemasFor } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const categoryId = z.string().trim().min(1).max(100);
const name = z.string().max(300);

const place = z.object({ id: z.string(), path: z.array(z.string()).readonly() });
/** A category with its names, from the top down. */
export type CategoryPlace = z.output<typeof place>;

const mapping = z.object({
  site: siteSchema,
  /** Null: the marketplace suggests none. */
  category: place.nullable(),
  source: z.enum(['suggested', 'chosen']),
  /** Per cent; null where the seller chose the category, or took a choice back that is not looked up again yet. */
  confidence: z.number().int().nullable(),
});
export type CategoryMapping = z.output<typeof mapping>;

const row = z.object({
  home: place,
  /** Items on sale at home. */
  items: count,
  mappings: z.array(mapping).readonly(),
  /** Items of the category with a choice of their own, by site. */
  exceptions: z.array(z.object({ site: siteSchema, items: count })).readonly(),
});
export type HomeCategory = z.output<typeof row>;

const list = z.object({
  ...page(row).shape,
  /** The sites whose categories the account's items have been looked up on, or can be. */
  sites: z.array(siteSchema).readonly(),
});
export type HomeCategories = z.output<typeof list>;

const found = z.object({ categories: z.array(place).readonly() });
export type FoundCategories = z.output<typeof found>;

const listQuery = z.strictObject({
  query: z.string().trim().max(100).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type HomeCategoriesQuery = z.output<typeof listQuery>;

const choice = z
  .strictObject({
    site: siteSchema,
    /** Null takes the choice back: the marketplace's suggestion holds again. */
    categoryId: categoryId.nullable(),
    /** The names that were shown with it. */
    path: z.array(name).max(20).readonly(),
    /** For all items of a category at home. */
    homeCategoryId: categoryId.optional(),
    /** For these items. */
    selection: accountSelection.omit({ accountId: true }).optional(),
  })
  .refine(({ homeCategoryId, selection }) => (homeCategoryId === undefined) !== (selection === undefined), {
    path: ['selection'],
    message: 'one_of_two',
  });
export type CategoryChoice = z.output<typeof choice>;

const chosen = z.object({
  /** Items that the choice is for. */
  items: count,
  /** Live listings that move to the category. */
  live: count,
});
export type CategoryChosen = z.output<typeof chosen>;

const lacking = z.object({
  itemId: count,
  sku: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  site: siteSchema,
  category: place.nullable(),
  specifics: z
    .array(
      z.object({
        name: z.string(),
        allowedValues: z.array(z.string()).readonly(),
        isSelectionOnly: z.boolean(),
        /** What the seller has given since; it is judged at the next preparation. */
        values: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
});
/** An item that a site does not take for want of these specifics. */
export type LackingItem = z.output<typeof lacking>;

const given = z.strictObject({
  specifics: z
    .array(
      z.strictObject({
        itemId: z.number().int().positive(),
        site: siteSchema,
        name: z.string().trim().min(1).max(CATEGORY_LIMITS.specificName),
        /** Empty takes the specific back. */
        values: z
          .array(z.string().trim().min(1).max(CATEGORY_LIMITS.specificValue))
          .max(CATEGORY_LIMITS.values)
          .readonly(),
      }),
    )
    .min(1)
    .max(CATEGORY_LIMITS.specifics)
    .readonly(),
});
export type GivenSpecifics = z.output<typeof given>;

export const categoriesSchemas = schemasFor(categories, {
  list: { params: accountParams, query: listQuery, output: list },
  search: {
    params: accountParams,
    query: z.strictObject({ site: siteSchema, query: z.string().trim().min(1).max(200) }),
    output: found,
  },
  choose: { params: accountParams, body: choice, output: chosen },
  listLacking: {
    params: accountParams,
    query: z.strictObject({ cursor: cursor.optional(), limit: limit.optional() }),
    output: page(lacking),
  },
  giveSpecifics: { params: accountParams, body: given, output: z.object({ changed: count }) },
});
