import type { Assumptions, DatedAssumptions } from '@quayside/contract';

/**
 * A start with which every margin can be worked out, for sellers who have stated nothing. The button names it in full before it is
 * saved. The share is a round figure to begin with; the others are 0 until the seller knows better.
 */
export const FIRST_ASSUMPTIONS: Assumptions = {
  ...{ vatScheme: 'oss', vatRate: null, commission: null, adRate: 0 },
  ...{ returnShare: 0, returnCost: null, costShare: 6_000 },
};

/** Without its place and day. */
export function statedOf({ site: _site, validFrom: _day, ...stated }: DatedAssumptions): Assumptions {
  return stated;
}
