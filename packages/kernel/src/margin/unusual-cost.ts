import type { Money } from '../money.ts';

/** What makes a cost look like a mistake. `factor`: far from the one before. `above_price`: above the price at home. */
export const COST_DOUBTS = ['factor', 'above_price'] as const;
export type CostDoubt = (typeof COST_DOUBTS)[number];

/** A shifted comma changes a cost by 10 or 100; goods rarely become five times as dear or as cheap. */
const FACTOR = 5;

/**
 * What is doubtful of a cost, if anything. All amounts are in one currency: amounts in another one are converted before.
 * @param before what the piece has cost so far; null if nothing is known
 */
export function doubtOf(cost: Money, before: Money | null, price: Money): CostDoubt | undefined {
  if (before && (cost.minor >= before.minor * FACTOR || cost.minor * FACTOR <= before.minor)) return 'factor';
  return cost.minor > price.minor ? 'above_price' : undefined;
}
