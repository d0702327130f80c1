import { PRICE_OWNERS } from '@quayside/kernel';
import { MARGIN_LACKS } from '@quayside/kernel/margin/names';
import { z } from 'zod';
import { floorRules } from './price-rules.schema.ts';
import { isOnePerSite, wireMoney } from './schema.ts';
import { siteSchema } from './session-user.schema.ts';

const count = z.number().int();

/** What `pricing.getFloors` lists. */
export const itemFloor = z.object({
  site: siteSchema,
  /** The item's own floor, which overrides the rule's. */
  own: wireMoney.nullable(),
  /** The floor that the account's rule for the site sets for all items. */
  byRule: wireMoney.nullable(),
  /** What the account's rule for some items says; null if none fits. */
  byItems: z
    .object({
      name: z.string(),
      /** Null if it is unknown, or no price earns what is wanted. */
      floor: wireMoney.nullable(),
      /** Why it is unknown: what is lacking to work it out. */
      lacks: z.array(z.enum(MARGIN_LACKS)).readonly(),
    })
    .nullable(),
  /** The number of the item's prices that the floor blocks or raises, counted per variation. */
  waiting: z.number().int(),
  /** The highest price, above which nothing is sent. */
  ceiling: wireMoney.nullable(),
  /** The seller has stopped the prices of the item's account: what is saved waits. */
  isStopped: z.boolean(),
});
/** The floors and the ceiling of an item on a site. Quayside never sends a price below the effective floor or above the ceiling. */
export type ItemFloor = z.output<typeof itemFloor>;

const BELOW_CHOICES = ['raise', 'end', 'keep'] as const;
const belowChoice = z.enum(BELOW_CHOICES);
/** `raise`: the floor replaces its lower price while it applies; `end`: the listing ends; `keep`: it stays on sale as it is. */
export type BelowChoice = z.output<typeof belowChoice>;

/** Of previews. */
export const belowList = z.object({
  count,
  /** The first 500, the cheapest first. */
  list: z
    .array(
      z.object({
        itemId: count,
        title: z.string(),
        site: siteSchema,
        /** What buyers pay now; of variations, the lowest. */
        live: wireMoney,
        floor: wireMoney,
        owner: z.enum(PRICE_OWNERS),
      }),
    )
    .readonly(),
});
/** Listings on sale below a new floor, whoever set their price. */
export type BelowList = z.output<typeof belowList>;

/** What calls that set floors are given. */
export const belowConsent = z.strictObject({
  /** The number of listings below the floor that the seller was shown. */
  expected: count.min(1),
  choice: belowChoice,
  /** Listings for which something else was chosen. */
  except: z
    .array(z.strictObject({ itemId: count.positive(), site: siteSchema, choice: belowChoice }))
    .max(500)
    .readonly()
    .optional(),
});
/** What becomes of listings that are on sale below a new floor. */
export type BelowConsent = z.output<typeof belowConsent>;

/** The body of `pricing.getFloorRules`. */
export const floorList = z.object({
  /** Raised by each change of the list. */
  version: z.number().int().nonnegative(),
  rules: floorRules,
});
/** The lowest prices of an account for some of its items; the first rule that fits an item counts. */
export type FloorRuleList = z.output<typeof floorList>;

/** The body of `pricing.previewFloorRules`. */
export const floorsPreview = z.object({
  /** What would be on sale below a floor that becomes higher. */
  below: belowList,
  /** The live listings whose floor follows from their margin, and cannot be worked out. They have no such floor. */
  unknown: count,
  /** What is lacking, each with the number of these listings, the most frequent first. */
  lacks: z.array(z.object({ lack: z.enum(MARGIN_LACKS), listings: count })).readonly(),
  /** The live listings of which no price earns what is wanted. They have no such floor either. */
  unreachable: count,
});
export type FloorsPreview = z.output<typeof floorsPreview>;

/** What `pricing.prepareFloorRules` is given. */
export const floorsToPrepare = z.strictObject({
  ...floorList.shape,
  /** What becomes of listings on sale below a higher floor; each is a row of the change. */
  below: belowConsent.omit({ expected: true }).optional(),
});
export type FloorsToPrepare = z.output<typeof floorsToPrepare>;

/** Floors or ceilings of an item, one a site; null removes it. */
export const floorInputs = z
  .array(z.strictObject({ site: siteSchema, minor: z.number().int().max(99_999_999_999).nullable() }))
  .min(1)
  .max(20)
  .refine(isOnePerSite)
  .readonly();
