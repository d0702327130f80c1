import { gzipSync } from 'node:zlib';
import { truncatedList } from '../platform/faults.ts';
import { isParent, OWN_CHANNEL, offerOf, stockOf } from './attributes.ts';
import { type DownloadSource, signedUrl } from './documents.ts';
import { invalidInput, notFound } from './errors.ts';
import { bodyOf, marketplaceIdsOf } from './feeds.ts';
import { conditionOf, isFaulty } from './item-json.ts';
import type { StoredReport } from './model.ts';
import { type AmazonCall, type AmazonOperation, iso, json } from './operation.ts';
import { titleOf } from './product-page.ts';
import { listingColumns } from './report-columns.data.ts';
import type { AmazonSeller } from './seller.ts';

/** Reports 2021-06-30, with the only report that lists a shop. */
const base = '/reports/2021-06-30';
const LISTINGS_REPORT = 'GET_MERCHANT_LISTINGS_ALL_DATA';
const QUEUE_MS = 500;
const WORK_MS = 1000;
function create(call: AmazonCall) {
  const { seller, now } = call;
  const body = bodyOf(call);
  if (body.reportType !== LISTINGS_REPORT) throw invalidInput(`'${body.reportType}' is not a served report type.`);
  const { value, change } = seller.next('report');
  const report: StoredReport = {
    reportId: `${seller.profile.number}${String(value).padStart(10, '0')}`,
    reportType: LISTINGS_REPORT,
    marketplaceIds: marketplaceIdsOf(body, seller),
    createdAt: now,
    readyAt: now + QUEUE_MS + WORK_MS + call.world.faults.delayOf('reportProcessing', seller.profile.username),
    ends: call.fault('fatal') ? 'FATAL' : 'DONE',
    ...(call.fault('cut-short') ? { isCutShort: true as const } : {}),
  };
  seller.commit([change, { t: 'report', report }]);
  return json(202, { reportId: report.reportId });
}

function reportJson(report: StoredReport, now: number) {
  const startedAt = report.createdAt + QUEUE_MS;
  const isOver = now >= report.readyAt;
  return {
    reportId: report.reportId,
    reportType: report.reportType,
    marketplaceIds: report.marketplaceIds,
    createdTime: iso(report.createdAt),
    processingStatus: isOver ? report.ends : now < startedAt ? 'IN_QUEUE' : 'IN_PROGRESS',
    ...(now >= startedAt ? { processingStartTime: iso(startedAt) } : {}),
    ...(isOver ? { processingEndTime: iso(report.readyAt) } : {}),
    ...(isOver && report.ends === 'DONE' ? { reportDocumentId: `${report.reportId}-document` } : {}),
  };
}

function requireReport({ seller, params }: AmazonCall): StoredReport {
  const report = seller.state.reports.get(params.reportId ?? '');
  if (!report) throw notFound(params.reportId ?? '');
  return report;
}

function getDocument(call: AmazonCall) {
  const id = call.params.reportDocumentId ?? '';
  const report = call.seller.state.reports.get(id.replace(/-document$/, ''));
  if (report?.ends !== 'DONE' || call.now < report.readyAt) throw notFound(id);
  return json(200, {
    reportDocumentId: id,
    url: signedUrl(call.world, call.seller, 'report', id),
    compressionAlgorithm: 'GZIP',
  });
}

const twoDigits = '2-digit';
const openDateFormat = new Intl.DateTimeFormat('en-GB', {
  day: twoDigits,
  month: twoDigits,
  year: 'numeric',
  hour: twoDigits,
  minute: twoDigits,
  second: twoDigits,
  timeZone: 'Europe/London',
  timeZoneName: 'short',
});

/** Amazon's local form: `08/07/2026 10:12:40 BST`. */
const openDate = (at: number): string => openDateFormat.format(at).replace(', ', ' ');

/** Tabs and line breaks separate cells, so they cannot occur in one. */
const cell = (value: string): string => value.replace(/[\t\r\n]+/g, ' ');

function rowOf(seller: AmazonSeller, sku: string, marketplaceId: string): string | undefined {
  const listing = seller.listing(sku);
  const market = listing?.markets[marketplaceId];
  if (!listing || !market) return undefined;
  const { attributes } = listing;
  const offer = offerOf(attributes, marketplaceId);
  const stock = stockOf(attributes);
  const isOwn = stock?.channel === OWN_CHANNEL;
  const isActive = !isFaulty(market) && (isParent(attributes) || offer !== undefined);
  const values: Partial<Record<(typeof listingColumns)[number], string>> = {
    'item-name': titleOf(seller, listing, marketplaceId) ?? '',
    'listing-id': `0${market.asin.slice(1)}`,
    'seller-sku': sku,
    price: offer === undefined ? '' : (offer.priceMinor / 100).toFixed(2),
    quantity: isOwn ? String(stock.quantity) : '',
    'open-date': openDate(market.createdAt),
    'item-is-marketplace': 'y',
    'product-id-type': '1',
    'item-condition': conditionOf(listing, marketplaceId).number,
    asin1: market.asin,
    'product-id': market.asin,
    'pending-quantity': '0',
    'fulfillment-channel': stock?.channel ?? OWN_CHANNEL,
    'merchant-shipping-group': 'Migrated Template',
    status: isActive ? 'Active' : 'Inactive',
  };
  return listingColumns.map((name) => cell(values[name] ?? '')).join('\t');
}

export const reportSource: DownloadSource = (seller, id) => {
  const report = seller.state.reports.get(id.replace(/-document$/, ''));
  const [marketplaceId] = report?.marketplaceIds ?? [];
  if (marketplaceId === undefined) return undefined;
  const rows = seller.skusOn(marketplaceId).flatMap((sku) => rowOf(seller, sku, marketplaceId) ?? []);
  const shown = report?.isCutShort ? truncatedList(rows) : rows;
  const text = [listingColumns.join('\t'), ...shown].join('\r\n');
  return { contentType: 'text/plain;charset=UTF-8', body: gzipSync(text) };
};

function list(call: AmazonCall) {
  const reports = [...call.seller.state.reports.values()].reverse().slice(0, Number(call.query.pageSize ?? 10));
  return json(200, { reports: reports.map((report) => reportJson(report, call.now)) });
}

export const reportsOperations: readonly AmazonOperation[] = [
  { name: 'createReport', method: 'POST', url: `${base}/reports`, run: create },
  { name: 'getReports', method: 'GET', url: `${base}/reports`, run: list },
  {
    name: 'getReport',
    method: 'GET',
    url: `${base}/reports/:reportId`,
    run: (call) => json(200, reportJson(requireReport(call), call.now)),
  },
  { name: 'getReportDocument', method: 'GET', url: `${base}/documents/:reportDocumentId`, run: getDocument },
];
