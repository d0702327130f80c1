import type { Offer } from './offers.ts';

/**
 * A live listing as the repricer sees it. Amounts are whole minor units of the site's currency. The server reads it in one transaction with
 * the decision that it stores; the gate reads floor, ceiling, live price and changes again when the price is sent.
 */
export interface Situation {
  /** The live price. */
  readonly present: number;
  /** Null: the seller has set none, and nothing is repriced. Never 0 for "none". */
  readonly floor: number | null;
  /** Null: the rule price is the highest that the repricer goes to. */
  readonly ceiling: number | null;
  /** The price without the repricer; null if it can not be worked out. */
  readonly rulePrice: number | null;
  /** What a buyer pays for the item's own shipping; null if unknown. Never 0 for unknown. */
  readonly shipping: number | null;
  /** Named as in `PublishEntry.condition`. */
  readonly condition: string;
  readonly isInStock: boolean;
  /** All offers of the product on the site; null if none have been read. An empty list says that there is no other offer. */
  readonly offers: { readonly list: readonly Offer[]; readonly readAt: number } | null;
  /** Pieces sold in the days that the rule's sales velocity asks for; null if unknown. */
  readonly unitsSold: number | null;
  /** Of the live price, in milliseconds since 1970; null if never. */
  readonly lastChangedAt: number | null;
  /** Prices that the listing was sent on the site's calendar day. */
  readonly changesToday: number;
}
