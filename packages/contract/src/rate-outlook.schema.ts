import { CURRENCIES } from '@quayside/kernel';
import { z } from 'zod';
import { rateView } from './rates.schema.ts';
import { nameSchema, pathId, wireMoney } from './schema.ts';
import { platformSchema } from './session-user.schema.ts';

const count = z.number().int();

export const outlookParams = z.strictObject({ id: pathId, platform: platformSchema });
/** `to`: a currency of the account's sites, other than that of its home. */
export const outlookQuery = z.strictObject({ accountId: pathId.optional(), to: z.enum(CURRENCIES) });

/** The body of `pricing.getRateHistory`. */
export const rateHistory = z.object({
  inForce: rateView,
  /** As decimal text. Once a published rate is as low as `below` or as high as `above`, it is in force and prices follow. */
  follows: z.object({ below: z.string(), above: z.string() }),
  /** What was published in the last quarter of a year, the oldest first. A day that lacks one of the currencies is left out. */
  days: z.array(z.object({ date: z.string(), value: z.string() })).readonly(),
});
nameSchema(rateHistory, 'RateHistory');
export type RateHistory = z.output<typeof rateHistory>;

const rateMove = z.object({
  /** How far the rate moves, in basis points of what it is. */
  basisPoints: count,
  /** Live listings whose price would change and leave. */
  changed: count,
  /** Those whose new price is below their lowest price, or above their highest one: they keep the price that they have. */
  held: count,
  /** The mean of the prices that would change, as they are and as they would be; null if none would. */
  before: wireMoney.nullable(),
  after: wireMoney.nullable(),
  /** So many prices would move so far that the account's stop for unusual movements would hold them. */
  isStopped: z.boolean(),
});
export type RateMove = z.output<typeof rateMove>;

/** The body of `pricing.getRateMoves`. */
export const rateMoves = z.object({
  /** Live listings with a converted price that follows the rate. */
  following: count,
  /** Those with a price by hand, of the repricer, or from a wanted margin, whose price does not follow the rate by itself. */
  staying: count,
  /** From the largest fall to the largest rise. */
  moves: z.array(rateMove).readonly(),
});
nameSchema(rateMoves, 'RateMoves');
export type RateMoves = z.output<typeof rateMoves>;
