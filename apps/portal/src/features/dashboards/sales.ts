import type { SalesBucket, SalesReport, WireMoney } from '@quayside/contract';

export interface SalesTotals {
  readonly orders: number;
  readonly units: number;
  /** One sum per currency, the largest first. */
  readonly revenue: readonly WireMoney[];
}

export function totalsOf(report: Pick<SalesReport, 'buckets'>): SalesTotals {
  const sums = new Map<string, number>();
  let orders = 0;
  let units = 0;
  for (const bucket of report.buckets) {
    orders += bucket.orders;
    units += bucket.units;
    for (const { minor, currency } of bucket.revenue) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  }
  const revenue = [...sums].map(([currency, minor]) => ({ currency, minor })).sort((a, b) => b.minor - a.minor);
  return { orders, units, revenue };
}

export function revenueIn(bucket: SalesBucket, currency: string): WireMoney {
  return bucket.revenue.find((sum) => sum.currency === currency) ?? { minor: 0, currency };
}
