import {
  type AccountSession,
  type BegunSnapshot,
  ConnectorError,
  failedBy,
  type HomeListingPage,
  type HomeListingResult,
  type HomeListingSummary,
  type HomeSnapshot,
  unreadableHome,
} from '@quayside/connector-kit';
import { money, type Site } from '@quayside/kernel';
import type { AmazonClient, ItemData } from './client.ts';
import { readExisting } from './existing.ts';
import { currencyOf, isFromElsewhere } from './sites.ts';
import { childSkusOf, type FbaStock, toHomeListing } from './transform/home-listing.ts';
import { type Report, type ReportRow, readReport } from './transform/report.ts';
import { isFulfilledByAmazon } from './transform/values.ts';
import type { Processing } from './wire.ts';

/** Pauses between polls of a report: a small shop takes seconds, a large one minutes. */
const REPORT_PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000] as const;
const REPORT_PATIENCE_MS = 20 * 60_000;

/** Maximum SKUs in one FBA stock query; for more SKUs the whole stock is read. */
const FBA_SKUS = 50;

const DETAILS: readonly ItemData[] = ['summaries', 'attributes', 'offers', 'fulfillmentAvailability', 'relationships'];

/**
 * Waits for a report or feed to end.
 * @throws ConnectorError `unavailable` if it fails or takes too long
 */
async function untilDone(session: AccountSession, read: () => Promise<Processing | undefined>): Promise<Processing> {
  const { clock, signal } = session;
  const started = clock.now().getTime();
  for (let turn = 0; clock.now().getTime() - started < REPORT_PATIENCE_MS; turn += 1) {
    await clock.sleep(REPORT_PAUSES_MS[Math.min(turn, REPORT_PAUSES_MS.length - 1)] ?? 20_000, signal);
    const processing = await read();
    const status = processing?.processingStatus;
    if (processing && status === 'DONE') return processing;
    if (status === 'FATAL' || status === 'CANCELLED') {
      throw new ConnectorError('unavailable', `Amazon’s report ended as ${status}.`, { code: status });
    }
  }
  throw new ConnectorError('unavailable', 'Amazon’s report did not come in time.');
}

/** Reads every row of the shop on a site from a pending report or a new one. Amazon limits new reports per hour. */
export async function readShop(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  begun?: BegunSnapshot,
): Promise<Report> {
  if (begun?.id) {
    const earlier = await readReportRows(client, session, site, begun.id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
      return undefined;
    });
    if (earlier) return earlier;
  }
  const reportId = await client.createListingsReport(session, site);
  await begun?.note(reportId);
  return readReportRows(client, session, site, reportId);
}

async function readReportRows(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  reportId: string,
): Promise<Report> {
  const { reportDocumentId } = await untilDone(session, () => client.getReport(session, reportId));
  // Amazon ends an empty report without a document.
  if (reportDocumentId === undefined) return { rows: [], unreadable: [] };
  return client.readReportDocument(session, reportDocumentId, (parts) => readReport(site, parts));
}

/** @param skus the SKUs in Amazon's warehouse; with none, no call is made */
export async function readFba(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  skus: readonly string[],
): Promise<FbaStock> {
  const isAskable = skus.length <= FBA_SKUS && !skus.some((sku) => sku.includes(','));
  if (skus.length === 0) return new Map();
  const summaries = await client.getFbaInventory(session, site, isAskable ? skus : []);
  return new Map(
    summaries.flatMap(({ sellerSku, totalQuantity, inventoryDetails }) =>
      sellerSku === undefined ? [] : [[sellerSku, inventoryDetails?.fulfillableQuantity ?? totalQuantity ?? 0]],
    ),
  );
}

/** A parent of variations is a report row without price and quantity. */
const isParentRow = ({ price, quantity, isFulfilledByAmazon: isFba }: ReportRow): boolean =>
  price === undefined && quantity === undefined && !isFba;

interface Shop extends Pick<HomeSnapshot, 'unreadable'> {
  readonly rows: readonly (ReportRow & { readonly parentSku: string | null; readonly stock: number })[];
  readonly parents: readonly ReportRow[];
  readonly inactive: readonly string[];
}

/** The report does not state which rows are variations of which parent, so the few parents are read. */
async function readFamilies(client: AmazonClient, session: AccountSession, site: Site, report: Report): Promise<Shop> {
  const own = report.rows.filter(({ sku }) => !isFromElsewhere(sku));
  const rows = own.filter(({ isActive }) => isActive);
  const parents = rows.filter(isParentRow);
  const existing = await readExisting(
    client,
    session,
    site,
    parents.map(({ sku }) => sku),
    ['relationships'],
  );
  const parentOf = new Map(
    [...existing.values()].flatMap((item) => childSkusOf(item).map((child) => [child, item.sku ?? ''] as const)),
  );
  const forSale = rows.filter((row) => !isParentRow(row));
  const fba = await readFba(
    client,
    session,
    site,
    forSale.flatMap(({ sku, isFulfilledByAmazon: isFba }) => (isFba ? sku : [])),
  );
  const unreadable = report.unreadable.flatMap((row) => {
    if (row.externalId === null) return row;
    return isFromElsewhere(row.externalId)
      ? []
      : { ...row, externalId: parentOf.get(row.externalId) ?? row.externalId };
  });
  const listed = forSale.map((row) => ({
    ...row,
    parentSku: parentOf.get(row.sku) ?? null,
    stock: row.isFulfilledByAmazon ? (fba.get(row.sku) ?? 0) : (row.quantity ?? 0),
  }));
  const present = new Set([
    ...listed.map(({ sku, parentSku }) => parentSku ?? sku),
    ...unreadable.map(({ externalId }) => externalId),
  ]);
  const inactive = own.filter(({ isActive }) => !isActive).map(({ sku }) => parentOf.get(sku) ?? sku);
  return { parents, rows: listed, unreadable, inactive: [...new Set(inactive)].filter((sku) => !present.has(sku)) };
}

/** Maximum reports requested for one list if Amazon ends them without a document. */
const REPORTS_OF_A_LIST = 3;
const SEPARATOR = ' ';

/**
 * Returns the whole shop in one page from the report, because a search ends after a thousand listings. The first page is empty and its
 * cursor names the report, so that a restart waits for the same one: Amazon limits new reports per hour.
 */
export async function listHomeListings(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  cursor: string | null,
): Promise<HomeListingPage> {
  const [reportId, begun = '0'] = cursor?.split(SEPARATOR) ?? [];
  const begin = async (nth: number): Promise<HomeListingPage> => {
    const id = await client.createListingsReport(session, site);
    return { listings: [], nextCursor: `${id}${SEPARATOR}${nth}`, total: 0 };
  };
  if (reportId === undefined) return begin(1);
  try {
    return await listReport(client, session, site, await readReportRows(client, session, site, reportId));
  } catch (error) {
    if (!isGone(error) || Number(begun) >= REPORTS_OF_A_LIST) throw error;
    return begin(Number(begun) + 1);
  }
}

/** Whether a report failed or was deleted by Amazon, so that a new one is needed. */
function isGone(error: unknown): boolean {
  const { kind, code } = failedBy(error).error;
  return kind === 'not-found' || code === 'FATAL' || code === 'CANCELLED';
}

async function listReport(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  report: Report,
): Promise<HomeListingPage> {
  const { rows, parents, unreadable, inactive } = await readFamilies(client, session, site, report);
  const titles = new Map(parents.map(({ sku, title }) => [sku, title]));
  const listings = new Map<string, HomeListingSummary>();
  for (const row of rows) {
    const externalId = row.parentSku ?? row.sku;
    const before = listings.get(externalId);
    const price = row.price ?? money(0, currencyOf(site));
    listings.set(externalId, {
      externalId,
      sku: externalId,
      title: row.parentSku === null ? row.title : (titles.get(row.parentSku) ?? row.title),
      price: before && before.price.minor <= price.minor ? before.price : price,
      quantity: (before?.quantity ?? 0) + row.stock,
      // A family's stock is Amazon's only if that of every variation is.
      ...(row.isFulfilledByAmazon && (!before || before.isStockReadOnly) ? { isStockReadOnly: true as const } : {}),
    });
  }
  return { listings: [...listings.values()], unreadable, inactive, nextCursor: null, total: listings.size };
}

export async function snapshotHomeListings(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  begun?: BegunSnapshot,
): Promise<HomeSnapshot> {
  const report = await readShop(client, session, site, begun);
  const { rows, unreadable, inactive } = await readFamilies(client, session, site, report);
  const units = rows.map(({ sku, parentSku, price, stock, isFulfilledByAmazon: isFba }) => ({
    externalId: parentSku ?? sku,
    sku,
    isVariant: parentSku !== null,
    price: price ?? money(0, currencyOf(site)),
    quantity: stock,
    ...(isFba ? { isStockReadOnly: true as const } : {}),
  }));
  return { rows: units, unreadable, inactive };
}

export async function getHomeListings(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  skus: readonly string[],
): Promise<HomeListingResult[]> {
  const existing = await readExisting(client, session, site, skus, DETAILS);
  const childSkus = [...existing.values()].flatMap(childSkusOf);
  const children = await readExisting(client, session, site, childSkus, DETAILS);
  const atAmazon = [...existing.values(), ...children.values()].filter(isFulfilledByAmazon);
  const fba = await readFba(
    client,
    session,
    site,
    atAmazon.flatMap(({ sku }) => sku ?? []),
  );
  return skus.map((externalId): HomeListingResult => {
    const item = existing.get(externalId);
    if (!item) return { ok: false, externalId, ...missing(externalId) };
    const family = childSkusOf(item).map((sku) => children.get(sku) ?? { sku });
    const { listing, unreadable } = toHomeListing(site, item, family, fba);
    if (listing) return { ok: true, listing, unreadable };
    const field = unreadable[0]?.problem ?? 'price';
    const error = new ConnectorError('rejected', 'Amazon’s answer cannot be read.', { field });
    return { ok: false, externalId, error, unreadable };
  });
}

/** Letters that were lost on the way: a report replaces those that its charset lacks. */
const LOST_LETTERS = /[?\ufffd]/;

function missing(sku: string): Pick<Extract<HomeListingResult, { ok: false }>, 'error' | 'unreadable'> {
  if (!LOST_LETTERS.test(sku)) return { error: new ConnectorError('not-found', 'The listing has ended.') };
  const error = new ConnectorError('not-found', 'Amazon does not know this SKU.', { field: 'sku' });
  return { error, unreadable: [unreadableHome(sku, sku, 'sku', sku)] };
}
