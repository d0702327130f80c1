import type { IgnoredOffer } from './market.ts';

/** A competitor in a sentence: its landed price in minor units. */
interface Named {
  readonly seller: string;
  readonly landed: number;
}
type Nothing = Readonly<Record<string, never>>;

/**
 * Why a price is wanted or kept: each code is one sentence with these figures. Amounts are minor units of the site's currency, moments
 * milliseconds since 1970. The codes up to `velocity_waits` keep the price.
 */
interface Sentences {
  readonly blocked: Nothing;
  /** The seller wrote the price. */
  readonly manual_price: Nothing;
  readonly no_rule: Nothing;
  /** The rule that the seller chose for the item is gone or disabled. */
  readonly chosen_rule_off: Nothing;
  readonly no_floor: Nothing;
  /** Neither ceiling nor rule price: nothing says how high the price may go. */
  readonly no_top: Nothing;
  readonly floor_above_top: { readonly floor: number; readonly top: number };
  /** The floor is less than a tenth of the rule price: rather a slip of the keyboard or a wrong cost. */
  readonly floor_implausible: { readonly floor: number; readonly rulePrice: number };
  /** The live price is none: it is not a whole number above zero. */
  readonly no_live_price: Nothing;
  readonly out_of_stock: Nothing;
  readonly holiday: { readonly day: string };
  readonly closed_hours: Nothing;
  readonly held_by_rule: Nothing;
  readonly offers_unknown: Nothing;
  readonly offers_old: { readonly readAt: number };
  /** Without it, prices with shipping cannot be compared. */
  readonly own_shipping_unknown: Nothing;
  /** All competitors ask prices that look like errors. */
  readonly only_suspicious: { readonly offers: number };
  readonly none_featured: { readonly competitors: number };
  readonly not_cheapest: Named;
  readonly sales_unknown: Nothing;
  readonly sales_steady: { readonly units: number; readonly days: number };
  readonly velocity_waits: { readonly until: number };
  readonly below_lowest: Named;
  readonly at_lowest: Named;
  readonly above_featured: Named;
  readonly at_featured: Named;
  readonly below_next: Named;
  readonly at_next: Named;
  readonly sales_slow: { readonly units: number; readonly days: number };
  readonly sales_fast: { readonly units: number; readonly days: number };
  readonly alone: { readonly to: 'ceiling' | 'rule_price' };
  readonly reset_out_of_stock: Nothing;
  readonly reset_closed: Nothing;
}

export type DecisionCode = keyof Sentences;

export type Sentence = {
  readonly [Code in DecisionCode]: { readonly code: Code; readonly params: Sentences[Code] };
}[DecisionCode];

/** The limit that the wanted price would cross, so that it stops there. */
export type Bound = 'floor' | 'ceiling' | 'rule_price';

/**
 * Why the price is not yet what is wanted: the largest step is less, the day's changes are used up, or the live price is so far outside
 * floor and ceiling that no step brings it inside. Then a person decides.
 */
export type Pace = 'step' | 'changes' | 'outside_bounds';

/** What the item is told now. All amounts are minor units of the site's currency. */
export interface Decision {
  /** The live price if nothing changes. */
  readonly price: number;
  /** Where the rule wants the price in the end, within floor and ceiling; null if it keeps the price. */
  readonly target: number | null;
  readonly because: Sentence;
  readonly bound: Bound | null;
  readonly pace: Pace | null;
  readonly ignored: readonly IgnoredOffer[];
}
