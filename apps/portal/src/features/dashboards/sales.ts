import type { Sales, SalesReport, WireMoney } from '@quayside/contract';

/** What sales are shown in: all of them in the seller's currency, or one currency of the sites as it is. */
export type SalesCurrency = { readonly kind: 'home' } | { readonly kind: 'own'; readonly currency: string };

/** Sums in minor units of one currency. */
export interface Amounts {
  readonly gross: number;
  readonly refunds: number;
  readonly net: number;
}

/** The choices for a report: the seller's currency, if there is a rate for every day, then the currencies of the sites, largest first. */
export function currenciesOf({ total }: Pick<SalesReport, 'total'>): readonly SalesCurrency[] {
  const own = [...total.revenue]
    .sort((a, b) => b.minor - a.minor)
    .map(({ currency }) => ({ kind: 'own', currency }) as const);
  if (total.home === null) return own;
  const home = { kind: 'home' } as const;
  const [only] = own;
  return own.length > 1 || (only && only.currency !== total.home.currency) ? [home, ...own] : [home];
}

/** Zero on a day without sales in the currency. */
export function amountsIn(sales: Sales, shown: SalesCurrency): Amounts {
  const find = (sums: readonly WireMoney[]) =>
    shown.kind === 'own' ? (sums.find(({ currency }) => currency === shown.currency)?.minor ?? 0) : 0;
  const gross = shown.kind === 'home' ? (sales.home?.minor ?? 0) : find(sales.revenue);
  const refunds = shown.kind === 'home' ? (sales.homeRefunds?.minor ?? 0) : find(sales.refunds);
  return { gross, refunds, net: gross - refunds };
}

/** The change from before to now as a share of before; null if there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null;
}

const DAY_MS = 86_400_000;

/** The last days of the buckets of a report. */
export function lastDays({ buckets, to }: Pick<SalesReport, 'buckets' | 'to'>): readonly string[] {
  return buckets.map((_, index) => {
    const next = buckets[index + 1]?.from;
    return next === undefined ? to : new Date(Date.parse(next) - DAY_MS).toISOString().slice(0, 10);
  });
}
