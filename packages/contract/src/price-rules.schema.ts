import { CURRENCIES, type Currency, INCREASE_LIMITS, MOST_TAG_LETTERS } from '@quayside/kernel';
import { ENDINGS, MOST_ITEM_RULES, ROUNDING_DIRECTIONS } from '@quayside/kernel/pricing-rules';
import { z } from 'zod';
import { nameSchema, visibleText } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const currency = z.enum(CURRENCIES as [Currency]);
const minor = z.number().int().min(-100_000_000).max(100_000_000);
const bound = z.number().int().nonnegative().max(99_999_999_999).nullable();
const day = z.iso.date().nullable();
/** A filter: at least one value, or null for all. */
const oneOf = <Value extends z.ZodType>(value: Value) => z.array(value).min(1).max(100).readonly().nullable();

const isInOrder = (from: string | number | null, to: string | number | null) =>
  from === null || to === null || from <= to;

/** To which price another one is rounded: the ending is the last two digits. */
export const roundingSchema = z.object({ ending: z.literal(ENDINGS), direction: z.enum(ROUNDING_DIRECTIONS) });

/** Which items a rule concerns. */
const filter = {
  /** Unique in the list. */
  id: z.number().int().positive().max(1_000_000_000),
  name: visibleText(60),
  isEnabled: z.boolean(),
  /** Null: every site on which the account sells. */
  sites: z.array(siteSchema).min(1).max(20).readonly().nullable(),
  brands: oneOf(visibleText(200)),
  /** Paths of home categories, such as `Toys > Wooden`; one stands for those below it, too. */
  categories: oneOf(z.string().min(1).max(1_000)),
  /** One of them is enough, in upper or lower case. Absent is null. */
  tags: oneOf(visibleText(MOST_TAG_LETTERS)).optional(),
  /** Prices at home in minor units of `currency`, both included. */
  priceBand: z
    .strictObject({ from: bound, to: bound })
    .refine(({ from, to }) => (from !== null || to !== null) && isInOrder(from, to), { message: 'out_of_range' })
    .nullable(),
  currency,
};

/** A share of what the buyer pays without VAT that a sale earns, in basis points: up to 90 %. */
const wantedMargin = z.strictObject({ kind: z.literal('margin'), basisPoints: z.number().int().min(0).max(9_000) });

export const itemRule = z
  .strictObject({
    ...filter,
    /** `exchange`: the VAT of home is replaced by that of the site's country. */
    vat: z.enum(['keep', 'exchange']),
    uplift: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('percent'),
        basisPoints: z.number().int().min(INCREASE_LIMITS.lowest).max(INCREASE_LIMITS.highest),
      }),
      /** Minor units of `currency`, which is converted like the price. */
      z.strictObject({ kind: z.literal('amount'), minor }),
      /** The lowest price that earns the share; the rule fits no item whose margin is unknown. */
      wantedMargin,
    ]),
    /** By the site's currency. */
    rounding: z.partialRecord(currency, roundingSchema),
    /** The first and the last day, by the site's calendar. */
    from: day,
    to: day,
  })
  .refine(({ from, to }) => isInOrder(from, to), { path: ['to'], message: 'out_of_range' });
nameSchema(itemRule, 'ItemPriceRule');

const hasOwnIds = (rules: readonly { readonly id: number }[]) =>
  new Set(rules.map(({ id }) => id)).size === rules.length;

/** In the order in which they are asked. */
export const itemRules = z.array(itemRule).max(MOST_ITEM_RULES).refine(hasOwnIds).readonly();

const floorRule = z.strictObject({
  ...filter,
  floor: z.discriminatedUnion('kind', [
    /** Minor units of `currency`, converted like a price. */
    z.strictObject({ kind: z.literal('amount'), minor: z.number().int().positive().max(100_000_000) }),
    /** A share of the price at home, converted like a price: up to ten times it. */
    z.strictObject({ kind: z.literal('share'), basisPoints: z.number().int().positive().max(100_000) }),
    /** The lowest price that earns the share; 0 is the price that loses nothing. Without a known cost there is no such floor. */
    wantedMargin,
  ]),
});
nameSchema(floorRule, 'FloorRule');

/** Lowest prices for some items, in the order in which they are asked. */
export const floorRules = z.array(floorRule).max(MOST_ITEM_RULES).refine(hasOwnIds).readonly();
