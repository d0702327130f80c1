import type { Money } from '../money.ts';
import type { ExchangeRate } from '../pricing.ts';
import type { FeeGroup, MarginLack, MarginTerm, VatCase } from './names.ts';

/**
 * Where a figure comes from. `stated`: what listings say, or the shipping profile. `table`: a published table, with the day as of which it
 * was read. `learned`: from the final fees of orders. `seller`: the seller said so, for sales from a day on. Days are ISO dates.
 */
export type TermSource =
  | { readonly kind: 'stated' }
  | { readonly kind: 'table'; readonly name: string; readonly asOf: string }
  | { readonly kind: 'learned'; readonly orders: number; readonly since: string }
  | { readonly kind: 'seller'; readonly since: string };

/** A figure with its source, or what is lacking to know it. */
export type Known<T> = { readonly value: T; readonly source: TermSource } | { readonly lacks: MarginLack };

/** A percentage in basis points of an amount. */
export interface Share {
  readonly basisPoints: number;
  readonly of: Money;
}

/**
 * How an amount follows. `amount`: it is given. `shares`: the sum of these, unless the fee's lower or upper limit applies. `vat`: the VAT
 * that is contained in `of`. `included`: the commission already contains it. `converted`: `of` at the rate, which is null in one currency;
 * `share` says of which price `of` is an assumed part.
 */
export type TermBasis =
  | { readonly kind: 'amount' }
  | {
      readonly kind: 'shares';
      readonly shares: readonly Share[];
      readonly limit: 'least' | 'most' | null;
      readonly group: FeeGroup | null;
    }
  | ({ readonly kind: 'vat'; readonly vatCase: VatCase } & Share)
  | { readonly kind: 'included' }
  | {
      readonly kind: 'converted';
      readonly of: Money;
      readonly rate: ExchangeRate | null;
      readonly share: Share | null;
    };

export interface KnownTerm {
  readonly term: MarginTerm;
  readonly amount: Money;
  readonly basis: TermBasis;
  readonly source: TermSource;
}

export interface UnknownTerm {
  readonly term: MarginTerm;
  readonly amount: null;
  readonly lacks: MarginLack;
}

/** The amounts of all terms, in one currency, add up to the margin. */
export interface WorkedSum {
  readonly terms: readonly (KnownTerm | UnknownTerm)[];
  /** Null if a term is unknown. */
  readonly margin: Money | null;
  /** The margin in basis points of what the buyer pays without VAT; null if it is unknown, or the buyer pays nothing. */
  readonly marginShare: number | null;
  /** Each once, in the order of the terms. */
  readonly lacks: readonly MarginLack[];
}
