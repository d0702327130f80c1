import { MOST_TAG_LETTERS } from '@quayside/kernel';
import { z } from 'zod';
import { nameSchema, visibleText } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const minor = z.number().int().positive().max(99_999_999_999);

/** Not negative; 0 is "the same price". At most 1,000 units of money or half the price. */
const distance = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('amount'), minor: z.number().int().min(0).max(100_000) }),
  z.strictObject({ in: z.literal('percent'), basisPoints: z.number().int().min(0).max(5_000) }),
]);
/** A step that is none would never arrive. The gate lets no price move by more than 30 %. */
const step = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('amount'), minor: z.number().int().min(1).max(100_000) }),
  z.strictObject({ in: z.literal('percent'), basisPoints: z.number().int().min(1).max(3_000) }),
]);

const strategy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lowest'), below: distance }),
  z.strictObject({ kind: z.literal('featured'), above: distance }),
  z.strictObject({ kind: z.literal('next_above'), below: distance }),
  z
    .strictObject({
      kind: z.literal('velocity'),
      /** Sales of these last days count, and one step is made in as many days. */
      days: z.number().int().min(1).max(30),
      slow: z.number().int().min(1).max(10_000),
      fast: z.number().int().min(1).max(10_000),
      step,
    })
    .refine(({ slow, fast }) => slow <= fast, 'slow_above_fast'),
  z.strictObject({ kind: z.literal('hold') }),
]);
nameSchema(strategy, 'PriceStrategy');

const words = z.array(visibleText(200)).min(1).max(200).readonly().nullable();
const items = z.strictObject({
  brands: words,
  /** Ids of the home categories. */
  categories: words,
  /** One of them is enough, in upper or lower case. Absent is null. */
  tags: z.array(visibleText(MOST_TAG_LETTERS)).min(1).max(200).readonly().nullable().optional(),
  /** Of the rule price, in minor units of the site's currency, both included. */
  priceBand: z
    .strictObject({ from: minor, to: minor })
    .refine(({ from, to }) => from <= to, 'from_above_to')
    .nullable(),
});

const offers = z.strictObject({
  fulfilments: z
    .array(z.enum(['seller', 'marketplace']))
    .min(1)
    .max(2)
    .readonly()
    .nullable(),
  /** In basis points of positive ratings. */
  leastRating: z.number().int().min(0).max(10_000).nullable(),
  leastFeedback: z.number().int().min(0).max(10_000_000).nullable(),
  /** Null: only offers in the item's own condition. */
  conditions: words,
  sellers: z
    .strictObject({ are: z.enum(['only', 'except']), ids: z.array(visibleText(100)).min(1).max(200).readonly() })
    .nullable(),
  mostDeliveryDays: z.number().int().min(0).max(90).nullable(),
});

const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
const minuteOfDay = z.number().int().min(0).max(1_440);
const schedule = z.strictObject({
  /** Null: at all hours. Minutes since midnight of the site; `to` is not included. */
  hours: z
    .array(z.strictObject({ days: z.array(weekday).min(1).max(7).readonly(), from: minuteOfDay, to: minuteOfDay }))
    .min(1)
    .max(21)
    .readonly()
    .nullable(),
  holidays: z.array(z.iso.date()).max(200).readonly(),
});

const resting = z.enum(['hold', 'rule_price']);
/** A rule as sellers write it. */
export const ruleInput = z.strictObject({
  name: visibleText(80),
  isEnabled: z.boolean(),
  /** Null: on all sites of the account. */
  sites: z.array(siteSchema).min(1).max(20).readonly().nullable(),
  items,
  strategy,
  offers,
  whenAlone: z.enum(['ceiling', 'rule_price']),
  schedule,
  whenClosed: resting,
  whenOutOfStock: resting,
  largestStep: step,
  /** Of one listing on one calendar day of the site. */
  mostChangesPerDay: z.number().int().min(1).max(24),
});
nameSchema(ruleInput, 'RepricerRuleInput');
export type RepricerRuleInput = z.output<typeof ruleInput>;
