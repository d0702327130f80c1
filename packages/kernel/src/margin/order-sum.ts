import { type Currency, type Money, money } from '../money.ts';
import type { ExchangeRate } from '../pricing.ts';
import { type SaleVat, vatAtPrice } from './sale-vat.ts';
import {
  AMOUNT,
  convertedTerm,
  less,
  ofAmount,
  shareTerm,
  summed,
  termOf,
  type UnitCost,
  vatTerm,
} from './term-work.ts';
import type { Known, KnownTerm, TermSource, UnknownTerm, WorkedSum } from './terms.ts';

/** What was sold in one line of an order. */
export interface SoldPieces {
  readonly title: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly cost: Known<UnitCost>;
  /** From the currency of the cost; null if it is that of the order, or no rate is known. */
  readonly rate: ExchangeRate | null;
}

/** Everything that decides what an order earned. Amounts are in the order's currency unless they are costs. */
export interface SettledOrder {
  readonly currency: Currency;
  readonly lines: readonly SoldPieces[];
  /** What the buyer paid for the goods, VAT included and without shipping. */
  readonly goods: Money;
  readonly shippingPaid: Known<Money>;
  /** What was paid back. */
  readonly refunded: Money;
  readonly vat: Known<SaleVat>;
  /** The marketplace's fees for the order, without VAT. */
  readonly fees: Known<Money>;
  /** The share of what the buyer paid that is spent on advertising, in basis points. */
  readonly adRate: Known<number>;
  /** What shipping cost the seller. */
  readonly shipping: Known<Money>;
}

/** A term of an order; `pieces` says of which line it is. */
export type OrderTerm = (KnownTerm | UnknownTerm) & {
  readonly pieces?: { readonly title: string; readonly quantity: number };
};

export interface OrderSum extends WorkedSum {
  readonly terms: readonly OrderTerm[];
}

const STATED: TermSource = { kind: 'stated' };

/** What an order earned, with all its terms. Each is rounded half up by itself, so that the sum is exactly that of the amounts shown. */
export function workOrder(order: SettledOrder): OrderSum {
  const { currency, lines, goods, refunded } = order;
  const kept =
    'value' in order.shippingPaid
      ? money(goods.minor + order.shippingPaid.value.minor - refunded.minor, currency)
      : null;
  const terms: OrderTerm[] = [
    { term: 'price', amount: goods, basis: AMOUNT, source: STATED },
    termOf('shipping_paid', order.shippingPaid, (amount) => ({ amount, basis: AMOUNT })),
    ...(refunded.minor > 0
      ? [{ term: 'returns', amount: less(refunded.minor, currency), basis: AMOUNT, source: STATED } as const]
      : []),
    ofAmount('vat', kept, order.vat, (vat, of) => vatTerm(vatAtPrice(vat, goods.minor), of)),
    termOf('commission', order.fees, (fees) => ({ amount: less(fees.minor, currency), basis: AMOUNT })),
    ofAmount('ads', kept, order.adRate, (basisPoints, of) => shareTerm([{ basisPoints, of }])),
    termOf('shipping', order.shipping, (cost) => ({ amount: less(cost.minor, currency), basis: AMOUNT })),
    ...lines.map(({ title, quantity, cost, rate }) => ({
      ...convertedTerm(currency, cost, rate, quantity),
      pieces: { title, quantity },
    })),
  ];
  return { ...summed(terms, currency, ['price', 'shipping_paid', 'returns', 'vat']), terms };
}
