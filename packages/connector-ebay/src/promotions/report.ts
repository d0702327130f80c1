import {
  type AccountSession,
  ConnectorError,
  detached,
  linesOf,
  type PromotionReportRow,
  type WantedReport,
  withTemporaryFile,
} from '@quayside/connector-kit';
import { fromDecimal, isCurrency, type Money, type Site } from '@quayside/kernel';
import { ebaySite } from '../sites.ts';
import { unpackReport } from '../transform/archive.ts';
import { lastPart, type PromotionCalls } from './calls.ts';
import { REPORT_FAILED } from './refusals.data.ts';

const DIMENSIONS = ['campaign_id', 'listing_id', 'day'] as const;
const METRICS = ['impressions', 'clicks', 'sales', 'sale_amount', 'ad_fees'] as const;
const COLUMNS = [...DIMENSIONS, ...METRICS];
/** A report must not reach into the future, not even by a difference of clocks. */
const MARGIN_MS = 60_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)/;
const MONEY = /^([A-Z]{3}) ?(-?\d[\d,]*(?:\.\d+)?)$/;

export async function requestReport(
  calls: PromotionCalls,
  session: AccountSession,
  site: Site,
  { campaignIds, from, to }: WantedReport,
): Promise<string> {
  const begin = Date.parse(`${from}T00:00:00.000Z`);
  const end = Math.min(Date.parse(`${to}T23:59:59.000Z`), session.clock.now().getTime() - MARGIN_MS);
  const taskId = await calls.createReportTask(session, {
    reportType: 'CAMPAIGN_PERFORMANCE_REPORT',
    reportFormat: 'TSV_GZIP',
    marketplaceId: ebaySite(site).marketplaceId,
    dateFrom: new Date(begin).toISOString(),
    dateTo: new Date(Math.max(end, begin)).toISOString(),
    fundingModels: ['COST_PER_SALE'],
    campaignIds,
    dimensions: DIMENSIONS.map((dimensionKey) => ({ dimensionKey })),
    metricKeys: METRICS,
  });
  if (taskId === undefined) throw new ConnectorError('unknown', 'eBay did not say which report it makes.');
  return taskId;
}

export async function readReport(
  calls: PromotionCalls,
  session: AccountSession,
  ticket: string,
): Promise<PromotionReportRow[] | null> {
  const task = (await calls.getReportTask(session, ticket)) ?? {};
  if (task.reportTaskStatus === 'FAILED') {
    const why = task.reportTaskStatusMessage ?? 'eBay could not make the report.';
    throw new ConnectorError('rejected', why, { code: REPORT_FAILED });
  }
  if (task.reportTaskStatus !== 'SUCCESS') return null;
  const reportId = task.reportId ?? lastPart(task.reportHref);
  if (reportId === undefined) throw new ConnectorError('unavailable', 'eBay does not say where the report is.');
  return withTemporaryFile(async (file) => {
    await calls.getReport(session, reportId, file);
    return toRows(linesOf(await unpackReport(file)));
  });
}

/**
 * Reads the rows below the line of column names. Lines above it are titles.
 * @throws ConnectorError `unavailable` for a report with a row that cannot be read: without the row its sums would be wrong
 */
export async function toRows(lines: AsyncIterable<string>): Promise<PromotionReportRow[]> {
  const rows: PromotionReportRow[] = [];
  let places: ReadonlyMap<string, number> | undefined;
  for await (const line of lines) {
    const cells = line.replace(/^\uFEFF/, '').split('\t');
    if (!places) {
      const named = new Map(cells.map((name, index) => [name.trim().toLowerCase(), index]));
      if (COLUMNS.every((name) => named.has(name))) places = named;
      continue;
    }
    if (line.trim() === '') continue;
    const known = places;
    rows.push(toRow((column) => cells[known.get(column) ?? -1]?.trim() ?? ''));
  }
  if (!places) throw unreadable('it has no column names');
  return rows;
}

function toRow(cell: (column: (typeof COLUMNS)[number]) => string): PromotionReportRow {
  const campaignId = detached(cell('campaign_id'));
  const listingId = detached(cell('listing_id'));
  if (campaignId === '' || listingId === '') throw unreadable('a row names no campaign or listing');
  return {
    campaignId,
    listingId,
    day: dayOf(cell('day')),
    impressions: countOf(cell('impressions')),
    clicks: countOf(cell('clicks')),
    sold: countOf(cell('sales')),
    sales: moneyOf(cell('sale_amount')),
    fees: moneyOf(cell('ad_fees')),
  };
}

/** eBay writes `Aug 01, 2026`. */
function dayOf(text: string): string {
  if (DAY.test(text)) return text.slice(0, 10);
  const at = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  if (Number.isNaN(at)) throw unreadable(`“${text}” is no day`);
  return new Date(at).toISOString().slice(0, 10);
}

function countOf(text: string): number {
  const digits = text.replaceAll(',', '');
  if (!/^\d{1,12}$/.test(digits)) throw unreadable(`“${text}” is no number`);
  return Number(digits);
}

/** `EUR 12.34`. Null for a currency in which Quayside does not trade. */
function moneyOf(text: string): Money | null {
  const [, currency = '', amount = ''] = MONEY.exec(text) ?? [];
  if (currency === '') throw unreadable(`“${text}” is no amount`);
  if (!isCurrency(currency)) return null;
  const money = fromDecimal(amount.replaceAll(',', ''), currency);
  if (!money) throw unreadable(`“${text}” is no amount`);
  return money;
}

function unreadable(why: string): ConnectorError {
  return new ConnectorError('unavailable', `eBay’s report cannot be read: ${why}.`, { code: 'UNREADABLE_REPORT' });
}
