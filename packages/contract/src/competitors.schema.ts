import { SITES } from '@quayside/kernel';
import { z } from 'zod';
import { competitors, READING_PROBLEMS } from './competitors.ts';
import { nameSchema, pathId, schemasFor, userParams, wireMoney } from './schema.ts';

const time = z.iso.datetime();

const offer = z.object({
  /** The marketplace's id of the seller. */
  sellerId: z.string(),
  sellerName: z.string().nullable(),
  price: wireMoney,
  shipping: wireMoney,
  fulfilment: z.enum(['seller', 'marketplace']),
  /** Positive ratings in basis points, and how many there are; null if the marketplace does not say. */
  rating: z.number().int().nullable(),
  feedbackCount: z.number().int().nullable(),
  condition: z.string(),
  /** The longest delivery that is promised. */
  deliveryDays: z.number().int().nullable(),
  isFeatured: z.boolean(),
  /** Of any account of the business. */
  isOwn: z.boolean(),
});
export type CompetingOffer = z.output<typeof offer>;

/** Prices with shipping, as they were told from one time to another. */
const point = z.object({
  from: time,
  to: time,
  /** The lowest of a competitor; null if there was none. */
  lowest: wireMoney.nullable(),
  /** The lowest of the business's own. */
  own: wireMoney.nullable(),
  /** Whose offer was featured; null if nobody's or unknown. */
  featured: z.enum(['own', 'other']).nullable(),
});
export type OfferPoint = z.output<typeof point>;

const listingOffers = z.object({
  site: z.enum(SITES),
  /** The account that sells. */
  accountId: z.number().int(),
  /** Null: never read. The cheapest first; an empty list says that nobody sells the product. */
  reading: z.object({ at: time, offers: z.array(offer).readonly() }).nullable(),
  /** The newest first, at most 50. */
  history: z.array(point).readonly(),
  /** Of the last attempt; null if it succeeded or there was none. */
  problem: z
    .object({
      code: z.enum(READING_PROBLEMS),
      /** The marketplace's; may be empty. */
      words: z.string(),
      at: time,
    })
    .nullable(),
  /** Whether a reading that was asked for is still to come. */
  isAsked: z.boolean(),
  /** The price, without shipping, at which the marketplace would probably feature the account's offer; null if it does not say. */
  expectedPrice: wireMoney.nullable(),
  /** The price that the marketplace compares offers with. */
  referencePrice: wireMoney.nullable(),
});
export type ListingOffers = z.output<typeof listingOffers>;

const offersOfItem = z.object({
  /** By site. */
  list: z.array(listingOffers).readonly(),
});
nameSchema(offersOfItem, 'CompetitorsOfItem');
export type OffersOfItem = z.output<typeof offersOfItem>;

const itemParams = z.strictObject({ ...userParams.shape, itemId: pathId });

export const competitorsSchemas = schemasFor(competitors, {
  getOfItem: { params: itemParams, output: offersOfItem },
  readOfItem: { params: itemParams, output: offersOfItem },
});
