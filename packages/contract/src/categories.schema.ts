import { SPECIFIC_KINDS, SPECIFIC_NEEDS, SPECIFIC_ORIGINS } from '@quayside/kernel/specifics';
import { z } from 'zod';
import { CATEGORY_LIMITS, categories, SPECIFICS_SHOWN } from './categories.ts';
import { accountSelection } from './products.schema.ts';
import { accountParams, cursor, limit, nameSchema, page, pathId, schemasFor, visibleText } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int().nonnegative();
const categoryId = visibleText(100);
const name = z.string().max(300);

const place = z.object({ id: z.string(), path: z.array(z.string()).readonly() });
/** A category with its names, from the top level down. */
export type CategoryPlace = z.output<typeof place>;

const mapping = z.object({
  site: siteSchema,
  /** Null: the marketplace suggests none. */
  category: place.nullable(),
  source: z.enum(['suggested', 'chosen']),
  /** Per cent; null if the seller chose the category, or removed a choice and the new suggestion is still due. */
  confidence: z.number().int().nullable(),
});
export type CategoryMapping = z.output<typeof mapping>;

const row = z.object({
  home: place,
  /** Items on sale at home. */
  items: count,
  /** Items that a site would reject because of their category there, or because of missing specifics. */
  waiting: count,
  mappings: z.array(mapping).readonly(),
  /** Items in the category with their own choice, by site. */
  exceptions: z.array(z.object({ site: siteSchema, items: count })).readonly(),
});
export type HomeCategory = z.output<typeof row>;

const list = z.object({
  ...page(row).shape,
  /** The sites on which categories for the account's items have been or can be looked up. */
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

const choiceFields = z.strictObject({
  site: siteSchema,
  /** Null removes the choice: the marketplace's suggestion applies again. */
  categoryId: categoryId.nullable(),
  /** The names that were shown with it. */
  path: z.array(name).max(20).readonly(),
  /** Set if the choice is for all items of a category at home. */
  homeCategoryId: categoryId.optional(),
  /** Set if the choice is for these items only. */
  selection: accountSelection.omit({ accountId: true }).optional(),
});
const isOneOfTwo = ({ homeCategoryId, selection }: z.output<typeof choiceFields>) =>
  (homeCategoryId === undefined) !== (selection === undefined);
const ONE_OF_TWO = { path: ['selection'], message: 'one_of_two' };

/** The number of live listings that the seller was shown and agreed to change. Absent: none. */
const expected = count.max(10_000_000).optional();

const choice = choiceFields.extend({ expected }).refine(isOneOfTwo, ONE_OF_TWO);
export type CategoryChoice = z.output<typeof choice>;

const chosen = z.object({
  /** Items to which the choice applies. */
  items: count,
  /** Live listings that move to the category. */
  live: count,
});
export type CategoryChosen = z.output<typeof chosen>;

const itemSpecific = z.object({
  name: z.string(),
  /** The title for sellers, if the name is a code. */
  label: z.string().optional(),
  /** Absent: text. */
  kind: z.enum(SPECIFIC_KINDS).optional(),
  /** A value is a number with one of these units, such as `5 kilograms`. */
  units: z.array(z.string()).readonly().optional(),
  need: z.enum(SPECIFIC_NEEDS),
  /** All values of a closed list; some of them if others are accepted too. */
  allowedValues: z.array(z.string()).readonly(),
  /** The titles of the allowed values, in the same order. Absent: the values themselves. */
  valueNames: z.array(z.string()).readonly().optional(),
  isSelectionOnly: z.boolean(),
  isMulti: z.boolean(),
  maxLength: count,
  /** The values in the listing. */
  values: z.array(z.string()).readonly(),
  origin: z.enum(SPECIFIC_ORIGINS),
});
/** A specific of an item on a site. */
export type ItemSpecific = z.output<typeof itemSpecific>;

const lacking = z.object({
  itemId: count,
  sku: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  site: siteSchema,
  category: place.nullable(),
  /** The marketplace's own words about a rejection; null if specifics are only missing. */
  detail: z.string().nullable(),
  specifics: z.array(itemSpecific).readonly(),
});
nameSchema(lacking, 'LackingSpecifics');
/** An item on a site, with specifics: those that it lacks, or all. */
export type LackingItem = z.output<typeof lacking>;

const lackingQuery = z.strictObject({
  /**
   * `required`: what prevents items from being listed; `recommended`: what the site recommends; `all`: every specific,
   * filled or not. Default: required.
   */
  show: z.enum(SPECIFICS_SHOWN).optional(),
  site: siteSchema.optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type LackingQuery = z.output<typeof lackingQuery>;

const itemPlace = z.object({
  site: siteSchema,
  /** Null until it is looked up, or if the marketplace suggests none. */
  category: place.nullable(),
  /** Whether it was chosen for this item, for its category at home, or suggested. */
  source: z.enum(['item', 'chosen', 'suggested']),
  confidence: z.number().int().nullable(),
  /** A listing there is live or being published. */
  isLive: z.boolean(),
});
/** The category of an item on a site. */
export type ItemPlace = z.output<typeof itemPlace>;

const specificName = visibleText(CATEGORY_LIMITS.specificName);
/** An empty list removes the specific from the listing; null restores the item's own. */
const specificValues = z
  .array(visibleText(CATEGORY_LIMITS.specificValue))
  .max(CATEGORY_LIMITS.values)
  .readonly()
  .nullable();
const itemId = z.number().int().positive();

const givenFields = z.strictObject({
  specifics: z
    .array(z.strictObject({ itemId, site: siteSchema, name: specificName, values: specificValues }))
    .min(1)
    .max(CATEGORY_LIMITS.specifics)
    .readonly(),
});
const given = givenFields.extend({ expected });
export type GivenSpecifics = z.output<typeof given>;

const filledFields = z.strictObject({
  site: siteSchema,
  name: specificName,
  values: specificValues,
  /** These items; absent: all of the account's items in the `show` view. */
  itemIds: z.array(itemId).min(1).max(CATEGORY_LIMITS.specifics).readonly().optional(),
  show: z.enum(SPECIFICS_SHOWN),
  /** Keeps existing values unchanged. */
  isEmptyOnly: z.boolean(),
});
const filled = filledFields.extend({ expected });
export type FilledSpecific = z.output<typeof filled>;

const changeInput = z.discriminatedUnion('change', [
  choiceFields.extend({ change: z.literal('choose') }).refine(isOneOfTwo, ONE_OF_TWO),
  givenFields.extend({ change: z.literal('give') }),
  filledFields.extend({ change: z.literal('fill') }),
]);
export type CategoryChange = z.output<typeof changeInput>;

const touched = z.object({
  /** Items whose category or specifics change. */
  items: count,
  /** Live listings that change; the change is saved with this number. */
  live: count,
  /** Where they are. */
  sites: z.array(siteSchema).readonly(),
});
export type CategoryTouched = z.output<typeof touched>;

const specificsGiven = z.object({ changed: count, live: count });
export type SpecificsGiven = z.output<typeof specificsGiven>;

const product = z.object({
  id: z.string(),
  gtin: z.string(),
  title: z.string(),
  /** Null: the catalogue states none. */
  brand: z.string().nullable(),
  /** Pieces in a package. */
  pack: count,
  imageUrl: z.string().nullable(),
});

const doubtful = z.object({
  itemId: count,
  sku: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack: count,
  imageUrl: z.string().nullable(),
  site: siteSchema,
  /** The catalogue products with the item's code. */
  product,
  /** The seller's decision; null until there is one. */
  isSame: z.boolean().nullable(),
});
/** An item and the catalogue product with its code, which may be a different one. */
export type DoubtfulMatch = z.output<typeof doubtful>;

const decision = z.strictObject({
  itemId,
  site: siteSchema,
  /** The product that was shown. */
  productId: z.string().min(1).max(100),
  /** False: the item is another product, to be listed as a new one. Null reverses the decision. */
  isSame: z.boolean().nullable(),
});
export type MatchDecision = z.output<typeof decision>;

const exemption = z.object({
  /** The selling account, and its site's platform. */
  sellerId: count,
  /** Empty for goods without a brand. */
  brand: z.string(),
  category: place,
  /** Items that wait for it. */
  items: count,
  isDeclared: z.boolean(),
});
/** A brand in a category that a marketplace accepts without product codes, if the seller declares the exemption. */
export type AskedExemption = z.output<typeof exemption>;

const declared = z.strictObject({
  sellerId: z.number().int().positive(),
  brand: z.string().trim().max(200),
  categoryId,
  isExempt: z.boolean(),
});
export type DeclaredExemption = z.output<typeof declared>;

const pageQuery = z.strictObject({ cursor: cursor.optional(), limit: limit.optional() });
const done = z.strictObject({});

const itemParams = z.strictObject({ ...accountParams.shape, itemId: pathId });

export const categoriesSchemas = schemasFor(categories, {
  list: { params: accountParams, query: listQuery, output: list },
  search: {
    params: accountParams,
    query: z.strictObject({ site: siteSchema, query: visibleText(200) }),
    output: found,
  },
  choose: { params: accountParams, body: choice, output: chosen },
  preview: { params: accountParams, body: changeInput, output: touched },
  listLacking: { params: accountParams, query: lackingQuery, output: page(lacking) },
  giveSpecifics: { params: accountParams, body: given, output: specificsGiven },
  fillSpecific: { params: accountParams, body: filled, output: specificsGiven },
  listMatches: { params: accountParams, query: pageQuery, output: page(doubtful) },
  decideMatch: { params: accountParams, body: decision, output: done },
  listExemptions: { params: accountParams, query: pageQuery, output: page(exemption) },
  declareExemption: { params: accountParams, body: declared, output: done },
  getItem: { params: itemParams, output: z.object({ places: z.array(itemPlace).readonly() }) },
  getSpecifics: { params: itemParams, query: z.strictObject({ site: siteSchema }), output: lacking },
});
