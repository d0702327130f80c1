import { roundHalfUp } from '../billing/plans.ts';
import { type Currency, type Money, money } from '../money.ts';
import { convert, type ExchangeRate } from '../pricing.ts';
import type { Commission, SaleFees } from './fees.ts';
import type { MarginLack, MarginTerm } from './names.ts';
import { type SaleVat, vatAtPrice } from './sale-vat.ts';
import type { Known, KnownTerm, Share, TermBasis, TermSource, UnknownTerm, WorkedSum } from './terms.ts';

/** What a piece costs the seller, without VAT. `share` says of which price it is an assumed part. */
export interface UnitCost {
  readonly amount: Money;
  readonly share: Share | null;
}

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
const AMOUNT: TermBasis = { kind: 'amount' };

/** Fees are subtracted; nothing is 0, and not -0. */
const less = (minor: number, currency: Currency) => money(0 - minor, currency);

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
    costTerm(facts),
  ];
  return summed(terms, currency);
}

function summed(terms: readonly (KnownTerm | UnknownTerm)[], currency: Currency): WorkedSum {
  const lacks = [...new Set(terms.flatMap((one): MarginLack[] => (one.amount === null ? [one.lacks] : [])))];
  if (lacks.length > 0) return { terms, margin: null, marginShare: null, lacks };
  const sum = (names?: readonly MarginTerm[]) =>
    terms.reduce((total, { term, amount }) => total + (names?.includes(term) === false ? 0 : (amount?.minor ?? 0)), 0);
  const margin = sum();
  const net = sum(['price', 'shipping_paid', 'vat']);
  const share = net > 0 ? Math.sign(margin) * roundHalfUp(Math.abs(margin) * 10_000, net) : null;
  return { terms, margin: money(margin, currency), marginShare: share === 0 ? 0 : share, lacks };
}

type Worked = Pick<KnownTerm, 'amount' | 'basis'>;

function termOf<T>(term: MarginTerm, known: Known<T>, work: (value: T) => Worked): KnownTerm | UnknownTerm {
  if ('lacks' in known) return { term, amount: null, lacks: known.lacks };
  return { term, ...work(known.value), source: known.source };
}

/** A term that depends on what the buyer pays: unknown while shipping is. */
function ofAmount<T>(
  term: MarginTerm,
  amount: Money | null,
  known: Known<T>,
  work: (value: T, amount: Money) => Worked,
): KnownTerm | UnknownTerm {
  if ('lacks' in known) return { term, amount: null, lacks: known.lacks };
  if (amount === null) return { term, amount: null, lacks: 'shipping_cost' };
  return { term, ...work(known.value, amount), source: known.source };
}

function vatTerm({ vatCase, basisPoints }: SaleVat, of: Money): Worked {
  const contained = roundHalfUp(of.minor * basisPoints, 10_000 + basisPoints);
  return { amount: less(contained, of.currency), basis: { kind: 'vat', vatCase, basisPoints, of } };
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

const totalOf = (shares: readonly Share[]) =>
  roundHalfUp(
    shares.reduce((total, { basisPoints, of }) => total + basisPoints * of.minor, 0),
    10_000,
  );

function shareTerm(shares: readonly [Share]): Worked {
  const [{ of }] = shares;
  return { amount: less(totalOf(shares), of.currency), basis: { kind: 'shares', shares, limit: null, group: null } };
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

function costTerm({ currency, cost, rate }: SaleFacts): KnownTerm | UnknownTerm {
  if ('value' in cost && cost.value.amount.currency !== currency && rate === null) {
    return { term: 'cost', amount: null, lacks: 'exchange_rate' };
  }
  return termOf('cost', cost, ({ amount: of, share }) => {
    const used = of.currency === currency ? null : rate;
    const here = used ? convert(of, used) : of;
    return { amount: less(here.minor, currency), basis: { kind: 'converted', of, rate: used, share } };
  });
}
