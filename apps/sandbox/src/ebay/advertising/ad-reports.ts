import { gzipSync } from 'node:zlib';
import { DAY_MS } from '../../platform/durations.ts';
import { truncatedList } from '../../platform/faults.ts';
import { isObject, type JsonObject } from '../conform.ts';
import { refusal } from '../errors.ts';
import type { AdReportTask } from '../model.ts';
import { amountOf } from '../money.ts';
import { type Answer, json, type Operation, type UserCall } from '../operation.ts';
import { siteByMarketplace } from '../sites.data.ts';
import { type AdDay, numbersOf } from './ad-numbers.ts';
import { AD_MARKETPLACES } from './advertising-account.ts';
import { base } from './campaigns.ts';

const REPORT_TYPE = 'CAMPAIGN_PERFORMANCE_REPORT';
const FORMAT = 'TSV_GZIP';
const DIMENSIONS = ['campaign_id', 'listing_id', 'day'];
const METRICS = ['impressions', 'clicks', 'ad_fees', 'sales', 'sale_amount', 'ctr', 'avg_cost_per_sale'];
const MOST_CAMPAIGNS = 1_000;
/** eBay does not publish how many days a report may span; three months are its usual limit elsewhere. */
const MOST_DAYS = 90;
/** A report takes long enough that a client has to poll more than once. */
const READY_MS = 1_200;
const KEPT_MS = 30 * DAY_MS;

const statusOf = ({ createdAt, hasFailed }: AdReportTask, now: number) => {
  if (now - createdAt < READY_MS) return 'PENDING';
  return hasFailed ? 'FAILED' : 'SUCCESS';
};

function readDate(body: JsonObject, key: 'dateFrom' | 'dateTo', now: number): number {
  const value = body[key];
  if (value === undefined) throw refusal(400, 35102, { date_key: key });
  const at = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw refusal(400, 35137, { date_key: key });
  if (at > now) throw refusal(400, 35103);
  return at;
}

function readDates(body: JsonObject, now: number): { dateFrom: number; dateTo: number } {
  const dateFrom = readDate(body, 'dateFrom', now);
  const dateTo = readDate(body, 'dateTo', now);
  const at = { dateFrom: String(body.dateFrom), dateTo: String(body.dateTo) };
  if (dateFrom > dateTo) throw refusal(400, 35104, at);
  if (dateTo - dateFrom > MOST_DAYS * DAY_MS) throw refusal(400, 35090, { maxDayRange: MOST_DAYS });
  return { dateFrom, dateTo };
}

function readColumns(body: JsonObject): { dimensions: string[]; metrics: string[] } {
  const given = Array.isArray(body.dimensions) ? body.dimensions : [];
  const dimensions = given.map((one) => (isObject(one) ? String(one.dimensionKey) : ''));
  const strange = dimensions.find((key) => !DIMENSIONS.includes(key));
  if (strange !== undefined) throw refusal(400, 35107, { dimensionKey: strange, reportType: REPORT_TYPE });
  // Rows of one campaign and listing, as this report is for.
  if (!dimensions.includes('campaign_id') || !dimensions.includes('listing_id')) {
    throw refusal(400, 35119, { reportType: REPORT_TYPE, minimumDimensionKeys: 'campaign_id, listing_id' });
  }
  const metrics = Array.isArray(body.metricKeys) ? body.metricKeys.map(String) : [];
  if (metrics.length === 0) throw refusal(400, 35120, { reportType: REPORT_TYPE });
  const unknown = metrics.find((key) => !METRICS.includes(key));
  if (unknown !== undefined) throw refusal(400, 35115, { metricKey: unknown, reportType: REPORT_TYPE });
  return { dimensions, metrics };
}

function readCampaigns({ seller }: UserCall, body: JsonObject): string[] {
  const ids = Array.isArray(body.campaignIds) ? body.campaignIds.map(String) : [];
  if (ids.length === 0) throw refusal(400, 35100);
  if (ids.length > MOST_CAMPAIGNS) throw refusal(409, 35101, { maxSupportedCampaigns: MOST_CAMPAIGNS });
  const strange = ids.find((id) => !seller.state.campaigns.has(id));
  if (strange !== undefined) throw refusal(400, 35045, { campaign_id: strange });
  return ids;
}

function createReportTask(call: UserCall): Answer {
  const { seller, world } = call;
  const body = isObject(call.body) ? call.body : {};
  const { marketplaceId, reportType, reportFormat, fundingModels } = body;
  if (reportType !== REPORT_TYPE) throw refusal(400, 35114, { supportedReportTypes: REPORT_TYPE });
  if (reportFormat !== FORMAT) throw refusal(400, 35118, { supportedReportFormats: FORMAT });
  if (typeof marketplaceId !== 'string') throw refusal(400, 35041);
  if (!AD_MARKETPLACES.includes(marketplaceId)) {
    throw refusal(409, 35051, { marketplaceId, supportedMarketplaces: AD_MARKETPLACES.join(', ') });
  }
  if (fundingModels !== undefined && !(Array.isArray(fundingModels) && fundingModels.join() === 'COST_PER_SALE')) {
    throw refusal(400, 35038, { fundingModelValues: 'COST_PER_SALE' });
  }
  const now = world.clock.now();
  const dates = readDates(body, now);
  const columns = readColumns(body);
  const campaignIds = readCampaigns(call, body);
  const { value, change } = seller.next('report');
  const taskId = `${seller.profile.number}${String(value).padStart(7, '0')}`;
  const failing = call.fault('fatal') ? { hasFailed: true as const } : {};
  const task: AdReportTask = {
    ...{ taskId, reportId: `${taskId}5`, createdAt: now, marketplaceId },
    ...{ campaignIds, ...dates, ...columns, ...failing },
  };
  seller.commit([change, { t: 'ad-task', task }]);
  return { status: 202, headers: { location: `${world.config.publicUrl}/ebay${base}/ad_report_task/${taskId}` } };
}

function isKept({ createdAt }: AdReportTask, now: number): boolean {
  return now - createdAt < KEPT_MS;
}

function getReportTask({ seller, world, params }: UserCall): Answer {
  const now = world.clock.now();
  const task = seller.state.adTasks.get(params.taskId ?? '');
  if (!task || !isKept(task, now)) throw refusal(400, 35140, { report_task_id: params.taskId ?? '' });
  const status = statusOf(task, now);
  const reportHref = `${world.config.publicUrl}/ebay${base}/ad_report/${task.reportId}`;
  return json(200, {
    reportTaskId: task.taskId,
    reportTaskStatus: status,
    reportTaskCreationDate: new Date(task.createdAt).toISOString(),
    reportType: REPORT_TYPE,
    reportFormat: FORMAT,
    marketplaceId: task.marketplaceId,
    campaignIds: task.campaignIds,
    dateFrom: new Date(task.dateFrom).toISOString(),
    dateTo: new Date(task.dateTo).toISOString(),
    dimensions: task.dimensions.map((dimensionKey) => ({ dimensionKey })),
    metricKeys: task.metrics,
    fundingModels: ['COST_PER_SALE'],
    ...(status === 'SUCCESS' ? { reportId: task.reportId, reportHref } : {}),
  });
}

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

function money(minor: number, currency: string): string {
  return `${currency} ${amountOf(minor, currency).value}`;
}

function cellOf(row: AdDay, column: string): string {
  const cells: Readonly<Record<string, () => string>> = {
    campaign_id: () => row.campaignId,
    listing_id: () => row.listingId,
    day: () => dayName.format(row.at),
    impressions: () => String(row.impressions),
    clicks: () => String(row.clicks),
    sales: () => String(row.sales),
    sale_amount: () => money(row.amountMinor, row.currency),
    ad_fees: () => money(row.feesMinor, row.currency),
    ctr: () => `${row.impressions === 0 ? '0' : ((row.clicks / row.impressions) * 100).toFixed(2)}%`,
    avg_cost_per_sale: () => money(row.sales === 0 ? 0 : Math.round(row.feesMinor / row.sales), row.currency),
  };
  return cells[column]?.() ?? '';
}

/** Days of a listing are one row unless the report is by day. */
function grouped(rows: readonly AdDay[], dimensions: readonly string[]): AdDay[] {
  if (dimensions.includes('day')) return [...rows];
  const sums = new Map<string, AdDay>();
  for (const row of rows) {
    const key = `${row.campaignId}/${row.listingId}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...row });
    else
      for (const name of ['impressions', 'clicks', 'sales', 'amountMinor', 'feesMinor'] as const)
        sum[name] += row[name];
  }
  return [...sums.values()];
}

function getReport(call: UserCall): Answer {
  const { seller, world, params } = call;
  const now = world.clock.now();
  const task = [...seller.state.adTasks.values()].find(({ reportId }) => reportId === params.reportId);
  if (!task || !isKept(task, now) || statusOf(task, now) !== 'SUCCESS') {
    throw refusal(400, 35110, { report_id: params.reportId ?? '' });
  }
  const currency = siteByMarketplace.get(task.marketplaceId)?.currency ?? 'GBP';
  const columns = [...task.dimensions, ...task.metrics];
  const rows = grouped(numbersOf(world, seller, task, currency), task.dimensions);
  const lines = rows.map((row) => columns.map((column) => cellOf(row, column)).join('\t'));
  const text = [columns.join('\t'), ...lines].map((line) => `${line}\r\n`).join('');
  const file = gzipSync(text);
  return {
    status: 200,
    headers: {
      'content-type': 'text/tab-separated-values',
      'content-disposition': `attachment; filename="${task.reportId}.tsv.gz"`,
    },
    // A file that was cut short cannot be unpacked to its end.
    body: call.fault('cut-short') ? Buffer.from(truncatedList([...file])) : file,
  };
}

const api = 'adReport';
const auth = 'user';

export const adReportOperations: readonly Operation[] = [
  { api, auth, name: 'createReportTask', method: 'POST', url: `${base}/ad_report_task`, run: createReportTask },
  { api, auth, name: 'getReportTask', method: 'GET', url: `${base}/ad_report_task/:taskId`, run: getReportTask },
  { api, auth, name: 'getReport', method: 'GET', url: `${base}/ad_report/:reportId`, run: getReport },
];
