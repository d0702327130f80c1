import { type Money, money } from '../money.ts';
import { highestImport } from './sale-vat.ts';
import { type SaleFacts, workSum } from './worked-sum.ts';

/** No marketplace accepts a higher price, in minor units. */
const HIGHEST_PRICE = 99_999_999_999;

/**
 * Between two limits of the fees, a higher price earns more, except for what rounding takes: four terms are each off by half a minor unit at
 * most at either price.
 */
const ROUNDING = 5;

/**
 * The lowest price, VAT included, from which no sale loses: neither at it nor at any higher price. At the price below it a sale loses,
 * unless it is the lowest price of all. Undefined if a term is unknown, and null if sales lose at the highest price too.
 */
export function breakEven(facts: SaleFacts): Money | null | undefined {
  const marginAt = (minor: number) => workSum(facts, money(minor, facts.currency)).margin?.minor;
  const top = marginAt(HIGHEST_PRICE);
  if (top === undefined) return undefined;
  if (top < 0) return null;
  const earns = (minor: number, least = 0) => (marginAt(minor) ?? 0) >= least;
  let to = HIGHEST_PRICE;
  for (const from of startsOf(facts).toReversed()) {
    let price = lowestSafe(from, to, (minor) => earns(minor, ROUNDING));
    while (price > from && earns(price - 1)) price -= 1;
    if (price > from) return money(price, facts.currency);
    to = from - 1;
  }
  return money(1, facts.currency);
}

/** The lowest price found from which on the predicate holds; `to + 1` if it does not hold at `to`. */
function lowestSafe(from: number, to: number, isSafe: (minor: number) => boolean): number {
  if (!isSafe(to)) return to + 1;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSafe(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
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
