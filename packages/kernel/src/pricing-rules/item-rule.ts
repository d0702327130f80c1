import type { Currency } from '../money.ts';
import type { Site } from '../sites.ts';
import type { Rounding } from './rounding.ts';

/** What a rule adds to a price. It may be negative. */
export type Uplift =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** Minor units of the rule's currency, which is converted like the price. */
  | { readonly kind: 'amount'; readonly minor: number }
  /**
   * No addition, but the lowest price that earns this share of what the buyer pays without VAT. The price at home plays no part. The rule
   * fits no item whose margin cannot be worked out.
   */
  | { readonly kind: 'margin'; readonly basisPoints: number };

/** Prices at home, in minor units of the rule's currency; both bounds are included, null is open. */
export interface PriceBand {
  readonly from: number | null;
  readonly to: number | null;
}

/** Which items a rule concerns. A filter that is null lets every item through. */
export interface ItemFilter {
  /** Unique among the rules of the account. */
  readonly id: number;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly sites: readonly Site[] | null;
  /** In any case of letters. */
  readonly brands: readonly string[] | null;
  /** Home categories as `categoryKey` writes them; a category stands for those below it, too. */
  readonly categories: readonly string[] | null;
  /** One of them is enough, in any case of letters. Absent, as in rules from before there were tags, is null. */
  readonly tags?: readonly string[] | null | undefined;
  readonly priceBand: PriceBand | null;
  /** The home currency. A rule with amounts does not fit an item in another currency. */
  readonly currency: Currency;
}

/** A price rule of an account for some of its items. Steps: exchange rate, VAT, uplift, rounding. */
export interface ItemRule extends ItemFilter {
  /** `exchange`: the VAT in the price at home is replaced by that of the site's country. */
  readonly vat: 'keep' | 'exchange';
  readonly uplift: Uplift;
  /** By the site's currency; without an entry the price stays as it is. */
  readonly rounding: Readonly<Partial<Record<Currency, Rounding>>>;
  /** The first and the last day on which it applies: ISO dates of the site's calendar. Null is open. */
  readonly from: string | null;
  readonly to: string | null;
}

/** How a floor follows. None of them is below one minor unit. */
export type FloorSource =
  /** Minor units of the rule's currency, which is converted like a price. */
  | { readonly kind: 'amount'; readonly minor: number }
  /** A share of the price at home, in basis points, converted like a price. */
  | { readonly kind: 'share'; readonly basisPoints: number }
  /** The lowest price that earns this share of what the buyer pays without VAT; 0 is the price that loses nothing. */
  | { readonly kind: 'margin'; readonly basisPoints: number };

/** A lowest price for some items of an account. */
export interface FloorRule extends ItemFilter {
  readonly floor: FloorSource;
}

/** What of an item decides about its rule. */
export interface RuledItem {
  readonly brand: string | null;
  readonly categoryPath: readonly string[];
  /** As `foldTag` has them. */
  readonly tags: readonly string[];
  readonly price: { readonly minor: number; readonly currency: Currency };
}

/** Most rules of an account: they are asked in order for every price, and a seller must oversee them. */
export const MOST_ITEM_RULES = 50;

const SEPARATOR = ' > ';

/** A category as one text: its path from the top. */
export function categoryKey(path: readonly string[]): string {
  return path.join(SEPARATOR);
}

/** Whether a category is the given one or below it. */
export function isWithinCategory(path: readonly string[], key: string): boolean {
  const own = categoryKey(path);
  return own === key || own.startsWith(`${key}${SEPARATOR}`);
}
