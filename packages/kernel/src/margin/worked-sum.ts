import { type Currency, type Money, money } from '../money.ts';
import type { ExchangeRate } from '../pricing.ts';
import type { Commission, SaleFees } from './fees.ts';
import { type SaleVat, vatAtPrice } from './sale-vat.ts';
import {
  AMOUNT,
  convertedTerm,
  less,
  ofAmount,
  shareTerm,
  summed,
  termOf,
  totalOf,
  type UnitCost,
  vatTerm,
  type Worked,
} from './term-work.ts';
import type { Known, KnownTerm, Share, TermSource, UnknownTerm, WorkedSum } from './terms.ts';

/** Everything but the price that decides what a sale of one piece on a site earns. Amounts of the site are in its currency. */
export interface SaleFacts {
  readonly currency: Currency;
  readonly vat: Known<SaleVat>;
  readonly fees: SaleFees;
  /** What the buyer pays for shipping, and what it costs the seller. */
  readonly shipping: Known<{ readonly buyerPays: Money; readonly cost: Money }>;
  /** The share of what the buyer pays that is spent on advertising, in basis points. */
  readonly adRate: Known<number>;
  /** How many sales come back, in basis points, and what each of these costs: shipping there and back, and goods that are lost. */
  readonly returns: Known<{ readonly share: number; readonly cost: Money }>;
  readonly cost: Known<UnitCost>;
  /** From the currency of the cost; null if it is that of the site, or no rate is known. */
  readonly rate: ExchangeRate | null;
}

const STATED: TermSource = { kind: 'stated' };

/**
 * The margin of one piece at a price, VAT included, with all its terms. Every term is rounded half up by itself, so that the sum is exactly
 * that of the amounts shown.
 */
export function workSum(facts: SaleFacts, price: Money): WorkedSum {
  const { currency, fees } = facts;
  if (price.currency !== currency) throw new RangeError(`price is in ${price.currency}, sale in ${currency}`);
  const paid = 'value' in facts.shipping ? facts.shipping.value.buyerPays.minor : null;
  const amount = paid === null ? null : money(price.minor + paid, currency);
  const commission = ofAmount('commission', amount, fees.commission, (value, of) => commissionTerm(value, of, fees));
  const terms = [
    { term: 'price', amount: price, basis: AMOUNT, source: STATED } as const,
    termOf('shipping_paid', facts.shipping, ({ buyerPays }) => ({ amount: buyerPays, basis: AMOUNT })),
    ofAmount('vat', amount, facts.vat, (vat, of) => vatTerm(vatAtPrice(vat, price.minor), of)),
    commission,
    ofAmount('order_fee', amount, fees.orderFee, (fee, of) => {
      if (fee === 'included') return includedTerm(currency);
      const { minor } = bracketOf(fee.brackets, of.minor);
      return { amount: less(minor, currency), basis: AMOUNT };
    }),
    regulatoryTerm(facts, amount, commission),
    ofAmount('ads', amount, facts.adRate, (basisPoints, of) => shareTerm([{ basisPoints, of }])),
    termOf('shipping', facts.shipping, ({ cost }) => ({ amount: less(cost.minor, currency), basis: AMOUNT })),
    termOf('returns', facts.returns, ({ share, cost }) => shareTerm([{ basisPoints: share, of: cost }])),
    convertedTerm(currency, facts.cost, facts.rate, 1),
  ];
  return summed(terms, currency);
}

const includedTerm = (currency: Currency): Worked => ({ amount: money(0, currency), basis: { kind: 'included' } });

/** The bracket of an amount. The last one has no limit. */
function bracketOf<T extends { readonly upTo: number | null }>(brackets: readonly T[], minor: number): T {
  const found = brackets.find(({ upTo }) => upTo === null || minor <= upTo);
  if (!found) throw new RangeError('the last bracket has a limit');
  return found;
}

function sharesOf({ by, brackets }: Commission, amount: Money): Share[] {
  if (by === 'whole') return [{ basisPoints: bracketOf(brackets, amount.minor).basisPoints, of: amount }];
  let from = 0;
  return brackets.flatMap(({ upTo, basisPoints }) => {
    const part = Math.min(amount.minor, upTo ?? amount.minor) - from;
    if (part <= 0) return [];
    from += part;
    return [{ basisPoints, of: money(part, amount.currency) }];
  });
}

function commissionTerm(commission: Commission, amount: Money, { group }: SaleFees): Worked {
  const shares = sharesOf(commission, amount);
  const { least, most } = commission;
  const full = totalOf(shares);
  const minor = Math.min(Math.max(full, least), most ?? Number.MAX_SAFE_INTEGER);
  const limit = minor === full ? null : minor > full ? 'least' : 'most';
  return { amount: less(minor, amount.currency), basis: { kind: 'shares', shares, limit, group } };
}

function regulatoryTerm(
  { currency, fees: { regulatoryFee } }: SaleFacts,
  amount: Money | null,
  commission: KnownTerm | UnknownTerm,
): KnownTerm | UnknownTerm {
  const term = 'regulatory_fee';
  if ('value' in regulatoryFee && regulatoryFee.value !== 'included' && regulatoryFee.value.of === 'commission') {
    if (commission.amount === null) return { term, amount: null, lacks: commission.lacks };
    const of = less(commission.amount.minor, currency);
    return { term, ...shareTerm([{ basisPoints: regulatoryFee.value.basisPoints, of }]), source: regulatoryFee.source };
  }
  return ofAmount(term, amount, regulatoryFee, (fee, of) =>
    fee === 'included' ? includedTerm(currency) : shareTerm([{ basisPoints: fee.basisPoints, of }]),
  );
}
