import { roundHalfUp } from '../billing/plans.ts';
import { type Currency, type Money, money } from '../money.ts';
import { convert, type ExchangeRate } from '../pricing.ts';
import type { MarginLack, MarginTerm } from './names.ts';
import type { SaleVat } from './sale-vat.ts';
import type { Known, KnownTerm, Share, TermBasis, UnknownTerm, WorkedSum } from './terms.ts';

/* How terms are worked out. Each is rounded half up by itself. */

/** What a piece costs the seller, without VAT. `share` says of which price it is an assumed part. */
export interface UnitCost {
  readonly amount: Money;
  readonly share: Share | null;
}

export const AMOUNT: TermBasis = { kind: 'amount' };

/** Fees are subtracted; nothing is 0, and not -0. */
export const less = (minor: number, currency: Currency) => money(0 - minor, currency);

/** What buyers pay without VAT. */
const NET: readonly MarginTerm[] = ['price', 'shipping_paid', 'vat'];

/** What the buyer pays without VAT, in minor units. No term is unknown. @param names the terms that it is made of */
export function netOf(terms: readonly (KnownTerm | UnknownTerm)[], names: readonly MarginTerm[] = NET): number {
  return terms.reduce((total, { term, amount }) => total + (names.includes(term) ? (amount?.minor ?? 0) : 0), 0);
}

/** @param netTerms those that add up to what the buyer pays without VAT */
export function summed(
  terms: readonly (KnownTerm | UnknownTerm)[],
  currency: Currency,
  netTerms: readonly MarginTerm[] = NET,
): WorkedSum {
  const lacks = [...new Set(terms.flatMap((one): MarginLack[] => (one.amount === null ? [one.lacks] : [])))];
  if (lacks.length > 0) return { terms, margin: null, marginShare: null, lacks };
  const margin = terms.reduce((total, { amount }) => total + (amount?.minor ?? 0), 0);
  const net = netOf(terms, netTerms);
  const share = net > 0 ? Math.sign(margin) * roundHalfUp(Math.abs(margin) * 10_000, net) : null;
  return { terms, margin: money(margin, currency), marginShare: share === 0 ? 0 : share, lacks };
}

export type Worked = Pick<KnownTerm, 'amount' | 'basis'>;

export function termOf<T>(term: MarginTerm, known: Known<T>, work: (value: T) => Worked): KnownTerm | UnknownTerm {
  if ('lacks' in known) return { term, amount: null, lacks: known.lacks };
  return { term, ...work(known.value), source: known.source };
}

/** A term that depends on what the buyer pays: unknown while shipping is. */
export function ofAmount<T>(
  term: MarginTerm,
  amount: Money | null,
  known: Known<T>,
  work: (value: T, amount: Money) => Worked,
): KnownTerm | UnknownTerm {
  if ('lacks' in known) return { term, amount: null, lacks: known.lacks };
  if (amount === null) return { term, amount: null, lacks: 'shipping_cost' };
  return { term, ...work(known.value, amount), source: known.source };
}

export function vatTerm({ vatCase, basisPoints }: SaleVat, of: Money): Worked {
  const contained = roundHalfUp(of.minor * basisPoints, 10_000 + basisPoints);
  return { amount: less(contained, of.currency), basis: { kind: 'vat', vatCase, basisPoints, of } };
}

export const totalOf = (shares: readonly Share[]) =>
  roundHalfUp(
    shares.reduce((total, { basisPoints, of }) => total + basisPoints * of.minor, 0),
    10_000,
  );

export function shareTerm(shares: readonly [Share]): Worked {
  const [{ of }] = shares;
  return { amount: less(totalOf(shares), of.currency), basis: { kind: 'shares', shares, limit: null, group: null } };
}

/** What pieces cost, in the site's currency. @param rate from the currency of the cost; null if it is that of the site, or none is known */
export function convertedTerm(
  currency: Currency,
  cost: Known<UnitCost>,
  rate: ExchangeRate | null,
  pieces: number,
): KnownTerm | UnknownTerm {
  if ('value' in cost && cost.value.amount.currency !== currency && rate === null) {
    return { term: 'cost', amount: null, lacks: 'exchange_rate' };
  }
  return termOf('cost', cost, ({ amount, share }) => {
    const of = money(amount.minor * pieces, amount.currency);
    const used = of.currency === currency ? null : rate;
    const here = used ? convert(of, used) : of;
    return { amount: less(here.minor, currency), basis: { kind: 'converted', of, rate: used, share } };
  });
}
