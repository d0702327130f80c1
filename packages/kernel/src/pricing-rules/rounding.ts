import { type Money, money } from '../money.ts';

/** The last two digits of a rounded price; 0 is a whole unit. */
export const ENDINGS = [99, 95, 50, 0] as const;
export const ROUNDING_DIRECTIONS = ['nearest', 'up', 'down'] as const;

/** To which price with an ending another one is rounded. */
export interface Rounding {
  readonly ending: (typeof ENDINGS)[number];
  readonly direction: (typeof ROUNDING_DIRECTIONS)[number];
}

/** Currencies here have a hundred minor units in a unit. */
const UNIT = 100;

/**
 * The price with the ending that is next to this one in the direction; `nearest` goes up from the middle. If no such price above zero lies
 * below, it goes up: rounding makes no price of zero. A price of zero or less stays, because the price gate refuses it.
 */
export function roundPrice(amount: Money, { ending, direction }: Rounding): Money {
  if (amount.minor <= 0) return amount;
  const down = Math.floor((amount.minor - ending) / UNIT) * UNIT + ending;
  const up = down === amount.minor ? down : down + UNIT;
  if (down <= 0 || direction === 'up') return money(up, amount.currency);
  if (direction === 'down') return money(down, amount.currency);
  return money(amount.minor - down < up - amount.minor ? down : up, amount.currency);
}
