import { type Money, money } from '../money.ts';
import { highestImport } from './sale-vat.ts';
import { netOf } from './term-work.ts';
import { type SaleFacts, workSum } from './worked-sum.ts';

/** No marketplace accepts a higher price, in minor units. */
const HIGHEST_PRICE = 99_999_999_999;

/**
 * Between two limits of the fees, a higher price earns more, except for what rounding takes: five terms are each off by half a minor unit at
 * most at either price.
 */
const ROUNDING = 6;

/**
 * The lowest price, VAT included, from which no sale loses: neither at it nor at any higher price. At the price below it a sale loses,
 * unless it is the lowest price of all. Undefined if a term is unknown, and null if sales lose at the highest price too.
 */
export function breakEven(facts: SaleFacts): Money | null | undefined {
  return lowestPriceFor(facts, 0);
}

/**
 * The lowest price, VAT included, from which each sale earns at least a share of what the buyer pays without VAT: at it, and at any higher
 * price. Undefined if a term is unknown, and null if no price earns so much.
 * @param share basis points
 */
export function lowestPriceFor(facts: SaleFacts, share: number): Money | null | undefined {
  const marginAt = (minor: number) => {
    const { margin, terms } = workSum(facts, money(minor, facts.currency));
    return margin === null ? undefined : margin.minor - Math.ceil((netOf(terms) * share) / 10_000);
  };
  const top = marginAt(HIGHEST_PRICE);
  if (top === undefined) return undefined;
  if (top < 0) return null;
  const earned = (minor: number) => marginAt(minor) ?? Number.NaN;
  let to = HIGHEST_PRICE;
  for (const from of startsOf(facts).toReversed()) {
    let price = lowestSafe(from, to, (minor) => earned(minor) - ROUNDING);
    while (price > from && earned(price - 1) >= 0) price -= 1;
    if (price > from) return money(price, facts.currency);
    to = from - 1;
  }
  return money(1, facts.currency);
}

/**
 * The lowest price found from which on the function is not negative; `to + 1` if it is negative at `to`. The function grows nearly in a
 * straight line, so the next price tried is where the line through the known ones crosses 0. If that keeps moving the same end, for example
 * around a least or a highest commission, the middle is tried.
 */
function lowestSafe(from: number, to: number, valueAt: (minor: number) => number): number {
  let high = { at: to, value: valueAt(to) };
  if (high.value < 0) return to + 1;
  let low = { at: from, value: valueAt(from) };
  if (low.value >= 0) return from;
  let isLowMoved: boolean | undefined;
  let moves = 0;
  while (high.at - low.at > 1) {
    const isStuck = moves > 1;
    const share = isStuck ? 0.5 : -low.value / (high.value - low.value);
    const at = Math.min(Math.max(low.at + Math.round((high.at - low.at) * share), low.at + 1), high.at - 1);
    const value = valueAt(at);
    const isLow = value < 0;
    moves = isStuck || isLow !== isLowMoved ? 1 : moves + 1;
    isLowMoved = isLow;
    if (isLow) low = { at, value };
    else high = { at, value };
  }
  return high.at;
}

/** The prices at which a new bracket of the fees or another case of VAT begins, ascending, from the lowest price on. */
function startsOf({ vat, fees, shipping }: SaleFacts): number[] {
  const paid = 'value' in shipping ? shipping.value.buyerPays.minor : 0;
  const brackets = [
    ...('value' in fees.commission ? fees.commission.value.brackets : []),
    ...('value' in fees.orderFee && fees.orderFee.value !== 'included' ? fees.orderFee.value.brackets : []),
  ];
  const limits = brackets.flatMap(({ upTo }) => (upTo === null ? [] : [upTo - paid]));
  if ('value' in vat && vat.value.importLimit !== null) {
    limits.push(highestImport(vat.value.importLimit, vat.value.basisPoints));
  }
  const starts = limits.map((limit) => limit + 1).filter((start) => start > 1 && start <= HIGHEST_PRICE);
  return [...new Set([1, ...starts])].sort((a, b) => a - b);
}
