import type { AbroadMargin, InventoryReport, Sales, SalesReport, WireMoney } from '@quayside/contract';
import { type Platform, SITES, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayIn } from '../../platform/day-in.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { loadHomeAmounts } from '../rates/index.ts';
import { type AbroadMarginSum, getAbroadMargin } from './abroad-margin.repository.ts';
import { daysUpTo, monthsUpTo, weeksUpTo } from './calendar.ts';
import { readFreshness, readListingTotals, readProductTotals } from './kept-totals.repository.ts';
import { listSales, type SalesRow } from './sales-rows.repository.ts';

export interface DashboardDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The time that orders, trials and reads of marketplaces have. */
  readonly marketplaceClock: Clock;
}

/** The accounts that a report covers. */
export interface ReportScope {
  readonly userId: number;
  readonly platform: Platform | 'all';
  readonly accountId: number | undefined;
}

const WEEK_DAYS = 7;
/** A quarter of a year. */
const QUARTER_WEEKS = 13;
const YEAR_MONTHS = 12;

/** The periods of the reports, each with what it is compared with: the one before, up to the same day. */
const PERIODS = {
  days: { bucket: 'day', span: `${WEEK_DAYS} days`, upTo: (today: string) => daysUpTo(today, WEEK_DAYS) },
  weeks: {
    bucket: 'week',
    span: `${QUARTER_WEEKS * WEEK_DAYS} days`,
    upTo: (today: string) => weeksUpTo(today, QUARTER_WEEKS),
  },
  months: { bucket: 'month', span: `${YEAR_MONTHS} months`, upTo: (today: string) => monthsUpTo(today, YEAR_MONTHS) },
} as const;

/** @throws account_not_found */
export async function getSales(
  { db, clock }: DashboardDeps,
  scope: ReportScope,
  period: keyof typeof PERIODS,
): Promise<SalesReport> {
  const accounts = await accountsOf(db, scope);
  const accountIds = accounts.map((account) => account.accountId);
  const today = dayIn(homeZoneOf(accounts), clock.now());
  const { bucket, span, upTo } = PERIODS[period];
  const buckets = upTo(today);
  const amounts = await loadHomeAmounts(db, scope.userId, clock.now());
  const home = amounts.currency;
  const range = { from: buckets[0] ?? today, to: today, bucket, span };
  const [rows, asOf, abroadMargin] = await Promise.all([
    listSales(db, scope.userId, accounts, range, home),
    readFreshness(db, scope.userId, accountIds, ['orders']),
    getAbroadMargin(db, scope.userId, accountIds, range.from, home),
  ]);
  const sumOf = (some: readonly SalesRow[]) => sumIn(some, home);
  const now = rows.filter(({ from }) => from !== null);
  const total = sumOf(now);
  const sites = SITES.filter((site) => now.some((row) => row.site === site));
  return {
    from: range.from,
    to: today,
    buckets: buckets.map((from) => ({ from, ...sumOf(now.filter((row) => row.from === from)) })),
    bySite: sites
      .map((site) => ({ site, ...sumOf(now.filter((row) => row.site === site)) }))
      .sort((one, other) => other.orders - one.orders),
    total,
    before: sumOf(rows.filter(({ from }) => from === null)),
    abroad: sumOf(now.filter(({ isAbroad }) => isAbroad)),
    abroadMargin: abroadMargin ? marginIn(abroadMargin, home) : null,
    rates: total.revenue.flatMap(({ currency }) => amounts.rateFrom(currency) ?? []),
    asOf: asOf?.toISOString() ?? null,
  };
}

const marginIn = ({ known, unknown, homeMinor, workedOutAt }: AbroadMarginSum, home: string): AbroadMargin => ({
  known,
  unknown,
  margin: homeMinor === null ? null : { minor: homeMinor, currency: home },
  workedOutAt: workedOutAt.toISOString(),
});

/** @throws account_not_found */
export async function getInventory({ db, clock }: DashboardDeps, scope: ReportScope): Promise<InventoryReport> {
  const accountIds = (await accountsOf(db, scope)).map((account) => account.accountId);
  const countedAt = clock.now();
  const [totals, bySite, asOf] = await Promise.all([
    readProductTotals(db, scope.userId, accountIds),
    readListingTotals(db, scope.userId, accountIds),
    readFreshness(db, scope.userId, accountIds, ['import', 'compare']),
  ]);
  return {
    items: totals.get('*') ?? 0,
    units: totals.get('units') ?? 0,
    outOfStock: totals.get('outOfStock') ?? 0,
    blocked: totals.get('blacklisted') ?? 0,
    bySite,
    asOf: asOf?.toISOString() ?? null,
    countedAt: countedAt.toISOString(),
  };
}

export async function accountsOf(db: Db, { userId, platform, accountId }: ReportScope): Promise<Account[]> {
  const accounts = (await listAccounts(db, userId)).filter(
    (account) =>
      (platform === 'all' || account.platform === platform) &&
      (accountId === undefined || account.accountId === accountId),
  );
  if (accountId !== undefined && accounts.length === 0) throw fail('account_not_found');
  return accounts;
}

/** Today is the current day at the home site of the seller's oldest account. */
export function homeZoneOf([first]: readonly Account[]): string {
  return first === undefined ? 'UTC' : siteFacts(first.sourceSite).timeZone;
}

/** One sum per currency code, and all of them in the seller's currency. */
function sumIn(rows: readonly SalesRow[], home: string): Sales {
  const all = (part: (row: SalesRow) => number) => rows.reduce((sum, row) => sum + part(row), 0);
  const isKnown = rows.every(({ homeMinor }) => homeMinor !== null);
  const atHome = (part: (row: SalesRow) => number | null): WireMoney | null =>
    isKnown ? { minor: all((row) => part(row) ?? 0), currency: home } : null;
  return {
    orders: all(({ orders }) => orders),
    units: all(({ units }) => units),
    revenue: byCurrency(rows, ({ revenueMinor }) => revenueMinor),
    refunds: byCurrency(rows, ({ refundsMinor }) => refundsMinor),
    home: atHome(({ homeMinor }) => homeMinor),
    homeRefunds: atHome(({ homeRefundsMinor }) => homeRefundsMinor),
  };
}

function byCurrency(rows: readonly SalesRow[], part: (row: SalesRow) => number): WireMoney[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + part(row));
  return [...sums]
    .map(([currency, minor]): WireMoney => ({ minor, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
