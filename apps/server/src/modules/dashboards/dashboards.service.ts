import type { InventoryReport, SalesReport, WireMoney } from '@quayside/contract';
import { type Platform, SITES, siteFacts } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Account, listAccounts } from '../accounts/index.ts';
import { type HomeAmounts, loadHomeAmounts } from '../rates/index.ts';
import { dayIn, daysUpTo, monthsUpTo } from './calendar.ts';
import { readFreshness, readListingTotals, readProductTotals } from './kept-totals.repository.ts';
import { listSales, type SalesRow } from './sales-days.repository.ts';

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
const YEAR_MONTHS = 12;

/** @throws account_not_found */
export function getWeekly(deps: DashboardDeps, scope: ReportScope): Promise<SalesReport> {
  return getSales(deps, scope, 'day', (today) => daysUpTo(today, WEEK_DAYS));
}

/** @throws account_not_found */
export function getMonths(deps: DashboardDeps, scope: ReportScope): Promise<SalesReport> {
  return getSales(deps, scope, 'month', (today) => monthsUpTo(today, YEAR_MONTHS));
}

async function getSales(
  { db, clock }: DashboardDeps,
  scope: ReportScope,
  bucket: 'day' | 'month',
  bucketsUpTo: (today: string) => string[],
): Promise<SalesReport> {
  const accounts = await accountsOf(db, scope);
  const accountIds = accounts.map((account) => account.accountId);
  const platforms = [...new Set(accounts.map((account) => account.platform))];
  const today = dayIn(homeZoneOf(accounts), clock.now());
  const buckets = bucketsUpTo(today);
  const [rows, asOf, amounts] = await Promise.all([
    listSales(db, scope.userId, { platforms, accountIds }, { from: buckets[0] ?? today, to: today, bucket }),
    readFreshness(db, scope.userId, accountIds, ['orders']),
    loadHomeAmounts(db, scope.userId, clock.now()),
  ]);
  const sumOf = (some: readonly SalesRow[]) => sumIn(some, amounts);
  const total = sumOf(rows);
  const sites = SITES.filter((site) => rows.some((row) => row.site === site));
  return {
    buckets: buckets.map((from) => ({ from, ...sumOf(rows.filter((row) => row.from === from)) })),
    bySite: sites
      .map((site) => ({ site, ...sumOf(rows.filter((row) => row.site === site)) }))
      .sort((one, other) => other.orders - one.orders),
    total,
    rates: total.revenue.flatMap(({ currency }) => amounts.rateFrom(currency) ?? []),
    asOf: asOf?.toISOString() ?? null,
  };
}

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
function homeZoneOf([first]: readonly Account[]): string {
  return first === undefined ? 'UTC' : siteFacts(first.sourceSite).timeZone;
}

/** One sum per currency code, and all of them in the seller's currency. */
function sumIn(rows: readonly SalesRow[], { currency: home, toHome }: HomeAmounts): SalesReport['total'] {
  const revenue = new Map<string, number>();
  let orders = 0;
  let units = 0;
  for (const row of rows) {
    orders += row.orders;
    units += row.units;
    revenue.set(row.currency, (revenue.get(row.currency) ?? 0) + row.revenueMinor);
  }
  const sums = [...revenue].map(([currency, minor]): WireMoney => ({ minor, currency }));
  const converted = sums.map(toHome);
  const minor = converted.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0);
  return {
    orders,
    units,
    revenue: sums.sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    home: converted.includes(null) ? null : { minor, currency: home },
  };
}
