import type { SalesBucket, WireMoney } from '@quayside/contract';

export const largestFirst = (sums: readonly WireMoney[]): readonly WireMoney[] =>
  [...sums].sort((a, b) => b.minor - a.minor);

/** A bucket's sum in the seller's currency, or else in one of the others. */
export function revenueIn({ home, revenue }: Pick<SalesBucket, 'home' | 'revenue'>, currency: string): WireMoney {
  if (home?.currency === currency) return home;
  return revenue.find((sum) => sum.currency === currency) ?? { minor: 0, currency };
}
