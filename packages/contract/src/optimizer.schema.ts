import { LISTING_CHECKS, PLACE_CHECKS } from '@quayside/kernel/listing-checks';
import { z } from 'zod';
import { changeSchema } from './changes.schema.ts';
import { optimizer, PROPOSALS_AT_ONCE } from './optimizer.ts';
import { accountParams, cursor, limit, nameSchema, page, schemasFor, userParams, wireMoney } from './schema.ts';
import { platformSchema, siteSchema } from './session-user.schema.ts';

const id = z.number().int();
const letters = z.number().int();

const listingOptimizer = z.object({
  /** In a fixed order. */
  checks: z
    .array(
      z.object({
        check: z.enum(LISTING_CHECKS),
        value: z.boolean(),
        /** The items on sale that the check finds; null while it is off, and for a check of listings on other sites, which are not counted. */
        items: id.nullable(),
        /** Up to three of them, as examples. */
        examples: z
          .array(z.object({ platform: platformSchema, accountId: id, itemId: id, title: z.string() }))
          .readonly(),
      }),
    )
    .readonly(),
  /** The items at home that at least one check finds. */
  items: id,
});
nameSchema(listingOptimizer, 'ListingOptimizer');
export type ListingOptimizer = z.output<typeof listingOptimizer>;

const names = z.array(z.string()).readonly();
const improvement = z.discriminatedUnion('check', [
  /** `usual`: what the listing cost for most of the last 180 days. It is proposed. */
  z.object({ check: z.literal('priceHigh'), price: wireMoney, usual: wireMoney }),
  /** Recommended specifics without a value, by the names of the site. */
  z.object({ check: z.literal('specifics'), names }),
  /** How many pictures there are, and how many of them are smaller than 500 pixels. */
  z.object({ check: z.literal('pictures'), count: id, small: id }),
  z.object({
    check: z.literal('titleSpace'),
    length: letters,
    limit: letters,
    /** A longer title; null if the listing states nothing that the title lacks. */
    proposal: z.string().nullable(),
  }),
  /** Sizes that no chart converts for the site. */
  z.object({ check: z.literal('sizes'), sizes: names }),
  z.object({
    check: z.literal('promotion'),
    /** `closed`: nothing is promoted on the site. `excluded`: the seller keeps this item from it. */
    why: z.enum(['closed', 'excluded']),
    /** In basis points of what the buyer pays. */
    rate: z.number().int(),
    /** What a sale would still earn at this rate. */
    margin: wireMoney,
  }),
  z.object({ check: z.literal('gtin') }),
  z.object({ check: z.literal('brand') }),
]);
/** One thing that would help a listing, with the inputs of its sentence. */
export type Improvement = z.output<typeof improvement>;

const improvable = z.object({
  itemId: id,
  sku: z.string(),
  /** At home. */
  sourceTitle: z.string(),
  /** On the site. */
  title: z.string(),
  imageUrl: z.string().nullable(),
  site: siteSchema,
  /** The most helpful first. */
  improvements: z.array(improvement).readonly(),
});
/** A live listing that something would help. */
export type ImprovableListing = z.output<typeof improvable>;
const improvablePage = page(improvable);
nameSchema(improvablePage, 'ImprovableListings');

const query = z.strictObject({
  check: z.enum(PLACE_CHECKS).optional(),
  site: siteSchema.optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});
export type ImprovableQuery = z.output<typeof query>;

const proposed = z.strictObject({
  listings: z
    .array(z.strictObject({ itemId: id.positive(), site: siteSchema }))
    .min(1)
    .max(PROPOSALS_AT_ONCE)
    .readonly(),
});
/** Listings whose proposals the seller wants to see as a change. */
export type ProposedListings = z.output<typeof proposed>;

export const optimizerSchemas = schemasFor(optimizer, {
  get: { params: userParams, output: listingOptimizer },
  update: {
    params: z.strictObject({ ...userParams.shape, check: z.enum(LISTING_CHECKS) }),
    body: z.strictObject({ value: z.boolean() }),
    output: listingOptimizer,
  },
  list: { params: accountParams, query, output: improvablePage },
  prepareTitles: { params: accountParams, body: proposed, output: changeSchema },
  preparePrices: { params: accountParams, body: proposed, output: changeSchema },
});
