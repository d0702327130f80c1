import { itemRules } from '@quayside/contract/price-rules.schema';
import { type Money, SITES, type Site } from '@quayside/kernel';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Kind } from '../../changes/index.ts';
import type { FollowDeps } from '../../listings/index.ts';
import type { RuleBook } from './rule-book.ts';
import { ruleOf } from './site-rules.ts';

const siteRule = z.object({
  site: z.enum(SITES as [Site]),
  isPricingEnabled: z.boolean(),
  increaseType: z.enum(['percent', 'fixed']),
  increase: z.number().int(),
  neatPrices: z.boolean(),
});
const rules = z.object({
  /** Of the sites whose rule changes. */
  sites: z.array(siteRule).readonly(),
  /** All in their order; null if they stay. */
  items: itemRules.nullable(),
});
export type ChangedRules = z.output<typeof rules>;

/** Whose rules change, and how. */
export const rulesSettings = z.object({ accountId: z.number().int(), before: rules, after: rules });
export type RulesSettings = z.output<typeof rulesSettings>;

/** The rules of an account, or the price of a listing. */
export type PriceValue =
  | { readonly kind: 'rules'; readonly rules: ChangedRules }
  | {
      readonly kind: 'price';
      readonly price: Money;
      /** Minor units by unit, for an item with variations. */
      readonly units: Readonly<Record<string, number>>;
      /** What a sale earned at the price when it was shown, in basis points; null if it was unknown. Not restored. */
      readonly margin?: number | null;
    };

/** The last listing that was read. */
export interface PricePlace {
  readonly itemId: number;
  readonly site: string;
}
export type PricesKind = Kind<RulesSettings, PriceValue, PricePlace>;
export type PricesDeps = FollowDeps & { readonly clock: Pick<Clock, 'now'> };

/** The key of the row of rules; the id of the account follows it. */
export const RULES_KEY = 'rules';

/** The changed rules of a book, in the form of these. */
export function storedOf({ siteRules, itemRules: stored }: RuleBook, { sites, items }: ChangedRules): ChangedRules {
  return {
    sites: sites.map(({ site }) => {
      const { floorMinor: _, ...rule } = ruleOf(siteRules, site);
      return rule;
    }),
    items: items && stored,
  };
}
