import type { Schedule } from './clock.ts';
import type { OfferFilter } from './offers.ts';

/** A difference between prices: minor units, or basis points of the other price. Never negative. */
export type Distance =
  | { readonly in: 'amount'; readonly minor: number }
  | { readonly in: 'percent'; readonly basisPoints: number };

/**
 * How a rule finds the price it wants. Prices are compared with shipping.
 * - `lowest`: so far below the lowest competitor; a distance of 0 matches it.
 * - `featured`: so far above the featured offer, up or down; a distance of 0 matches it. Without one at a competitor, the price stays.
 * - `next_above`: if no competitor is as cheap, rises to so far below the next one above; never goes down.
 * - `velocity`: a step down if fewer than `slow` pieces were sold in the last days, a step up from `fast` pieces on; one step in so many days.
 * - `hold`: keeps the price.
 */
export type Strategy =
  | { readonly kind: 'lowest'; readonly below: Distance }
  | { readonly kind: 'featured'; readonly above: Distance }
  | { readonly kind: 'next_above'; readonly below: Distance }
  | {
      readonly kind: 'velocity';
      readonly days: number;
      readonly slow: number;
      readonly fast: number;
      readonly step: Distance;
    }
  | { readonly kind: 'hold' };

/** The items to which a rule applies: all of the filters that are not null. */
export interface ItemFilter {
  readonly brands: readonly string[] | null;
  /** Ids of the home categories. */
  readonly categories: readonly string[] | null;
  /** One of them is enough. */
  readonly tags: readonly string[] | null;
  /** Bounds of the rule price in minor units of the site's currency, both included. */
  readonly priceBand: { readonly from: number; readonly to: number } | null;
}

export const EVERY_ITEM: ItemFilter = { brands: null, categories: null, tags: null, priceBand: null };

export interface RepricingRule {
  readonly id: number;
  readonly isEnabled: boolean;
  readonly items: ItemFilter;
  readonly strategy: Strategy;
  readonly offers: OfferFilter;
  /** Where the price goes when no competitor is left. Without a ceiling, this is the rule price. */
  readonly whenAlone: 'ceiling' | 'rule_price';
  readonly schedule: Schedule;
  /** While the schedule is closed. */
  readonly whenClosed: 'hold' | 'rule_price';
  /** While the item is out of stock; `rule_price` resets it, so that it does not come back at the price of an old fight. */
  readonly whenOutOfStock: 'hold' | 'rule_price';
  /** The largest step of one change, of the live price. The gate's largest move limits it further. */
  readonly largestStep: Distance;
  /** Of one listing on one calendar day of the site. */
  readonly mostChangesPerDay: number;
}

/** What of an item decides about its rule. */
export interface RuledItem {
  readonly brand: string | null;
  readonly category: string | null;
  readonly tags: readonly string[];
  /** In minor units of the site's currency. Price bands use it, because the live price moves with each decision. */
  readonly rulePrice: number | null;
  /** The seller keeps the repricer off this item (`repricerBlocked`). */
  readonly isBlocked: boolean;
  /** The seller wrote the price, which no machine overwrites. */
  readonly hasManualPrice: boolean;
  /** The rule that the seller chose for this item; null if the first one that fits applies. */
  readonly ruleId: number | null;
}

export type RuleChoice =
  | { readonly kind: 'rule'; readonly rule: RepricingRule }
  | { readonly kind: 'none'; readonly code: 'blocked' | 'manual_price' | 'no_rule' | 'chosen_rule_off' };

/**
 * The rule of an item: the one that the seller chose for it, or the first enabled one whose filter fits. If the chosen one is gone or
 * disabled, no other takes its place.
 * @param rules in the seller's order
 */
export function chooseRule(rules: readonly RepricingRule[], item: RuledItem): RuleChoice {
  if (item.isBlocked) return { kind: 'none', code: 'blocked' };
  if (item.hasManualPrice) return { kind: 'none', code: 'manual_price' };
  const rule =
    item.ruleId === null
      ? rules.find(({ isEnabled, items }) => isEnabled && fits(items, item))
      : rules.find(({ id, isEnabled }) => isEnabled && id === item.ruleId);
  if (rule) return { kind: 'rule', rule };
  return { kind: 'none', code: item.ruleId === null ? 'no_rule' : 'chosen_rule_off' };
}

/** What is unknown of an item fits no filter for it. */
function fits({ brands, categories, tags, priceBand }: ItemFilter, item: RuledItem): boolean {
  return (
    (brands === null || (item.brand !== null && brands.includes(item.brand))) &&
    (categories === null || (item.category !== null && categories.includes(item.category))) &&
    (tags === null || item.tags.some((tag) => tags.includes(tag))) &&
    (priceBand === null ||
      (item.rulePrice !== null && item.rulePrice >= priceBand.from && item.rulePrice <= priceBand.to))
  );
}
