import { HELD_CAUSES, PRICE_OWNERS } from '@quayside/kernel';
import { z } from 'zod';
import { nameSchema, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int();
/** Why the gate holds a price. */
export const heldCause = z.enum(HELD_CAUSES);
const heldKey = {
  /** The unit's SKU at the marketplace; of a listing that waits for its prices, the listing's key. */
  targetKey: z.string().min(1).max(200),
  site: siteSchema,
  changeKind: z.enum(['price', 'content']),
  itemId: count.positive(),
  /** Grows with each change, so that nothing is allowed that was not shown. */
  generation: count,
};

const heldPrice = z.object({
  ...heldKey,
  title: z.string(),
  cause: heldCause,
  heldAt: z.string(),
  wanted: wireMoney.nullable(),
  owner: z.enum(PRICE_OWNERS).nullable(),
  /** What buyers pay now; null if the listing is not on sale. */
  live: wireMoney.nullable(),
  /** As the gate found them. */
  floor: wireMoney.nullable(),
  ceiling: wireMoney.nullable(),
});
/** A price that the gate holds, and why. */
export type HeldPriceView = z.output<typeof heldPrice>;

/** The body of `pricing.listHeld`. */
export const heldPage = z.object({
  list: z.array(heldPrice).readonly(),
  nextCursor: z.string().nullable(),
  causes: z.array(z.object({ cause: heldCause, count })).readonly(),
});
nameSchema(heldPage, 'HeldPrices');
export type HeldPage = z.output<typeof heldPage>;

/** Which held price `pricing.allowHeld` allows. */
export const heldRef = z.strictObject(heldKey);
export type HeldRef = z.output<typeof heldRef>;

const breakerLimits = {
  /** Basis points of the price before: a larger move is counted. */
  largeMove: count.min(100).max(9_000),
  /** Basis points of the live listings that may move so far. */
  share: count.min(10).max(10_000),
  /** So many listings may move so far in any case. */
  alwaysAllowed: count.min(0).max(1_000),
  windowHours: count.min(1).max(168),
};
/** The limits that a seller sets. */
export const breakerInput = z.strictObject(breakerLimits);
export type BreakerInput = z.output<typeof breakerInput>;
/** The body of `pricing.getBreaker`. */
export const breaker = z.object({
  ...breakerLimits,
  /** When it opened, and what was counted then; null while prices leave. */
  opened: z.object({ at: z.string(), largeMoves: count, listings: count }).nullable(),
  /** The number of prices that it holds. */
  waiting: count,
});
/** The breaker of an account: prices that nobody decided are held once too many of its listings move too far. */
export type BreakerView = z.output<typeof breaker>;
