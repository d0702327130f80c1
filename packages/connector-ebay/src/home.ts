import {
  type AccountSession,
  type BegunSnapshot,
  ConnectorError,
  chunked,
  failed,
  failedBy,
  type HomeListingPage,
  type HomeListingResult,
  type HomeSnapshot,
  type HomeStockUpdate,
  mapBounded,
  type OtherListing,
  type Outcome,
  succeeded,
  type UnreadableHome,
  unreadableHome,
  withTemporaryFile,
} from '@quayside/connector-kit';
import { isCurrency, type Site } from '@quayside/kernel';
import { isRefusal } from './bulk.ts';
import type { EbayClient } from './client.ts';
import { reviseVariations } from './home-variations.ts';
import { SITE_NAMES } from './site-names.data.ts';
import { ebaySite } from './sites.ts';
import type { Trading } from './trading/trading-client.ts';
import {
  activeListRequest,
  currencyOf,
  itemRequest,
  REVISE_LIMIT,
  reviseInventoryRequest,
  tradingQuantity,
} from './trading/trading-xml.ts';
import { child, children, text, type XmlElement } from './trading/xml.ts';
import { unpackReport } from './transform/archive.ts';
import {
  isCurrencyOf,
  isNamedBySpecifics,
  otherFormatOf,
  priceElement,
  toHomeListing,
  toSummary,
} from './transform/home-listing.ts';
import { toSnapshot } from './transform/report.ts';

/** Parallel GetItem calls: enough to hide the round trip, within eBay's limit of simultaneous calls. */
const PARALLEL_ITEMS = 6;

/** Pauses between polls of a report: seconds for a small shop, minutes for a large one. */
const REPORT_PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000] as const;
const REPORT_PATIENCE_MS = 15 * 60_000;
/** The wait after eBay reported that the daily or simultaneous reports are used up. */
const REPORT_RETRY_MS = 60 * 60_000;

/** GetItem returns ended listings for 90 days. */
export const ENDED: ReadonlySet<string> = new Set(['Completed', 'Ended']);

/**
 * One page of the seller's active listings. eBay lists all sites of the seller; entries of other sites are named as such. The
 * caller excludes listings that were published abroad in the home currency, by their ids. `total` is eBay's own count.
 * @throws ConnectorError `unavailable` for a page that does not say how many there are: it would end the list early
 */
export async function listHomeListings(
  trading: Trading,
  session: AccountSession,
  site: Site,
  cursor: string | null,
): Promise<HomeListingPage> {
  const page = cursor === null ? 1 : Number(cursor);
  const answer = await trading.call(session, site, 'GetMyeBaySelling', activeListRequest(page), { isRepeatable: true });
  const list = child(answer.body, 'ActiveList');
  const pages = tradingQuantity(list, 'PaginationResult', 'TotalNumberOfPages');
  const total = tradingQuantity(list, 'PaginationResult', 'TotalNumberOfEntries');
  // eBay leaves the whole list out if nothing is for sale.
  const isEmpty = list === undefined && page === 1;
  if (!isEmpty && (pages === undefined || total === undefined)) {
    throw new ConnectorError('unavailable', 'eBay’s list of active listings does not say how long it is.');
  }
  const items = children(child(list, 'ItemArray'), 'Item').map((item) => ({ item, place: placeOf(site, item) }));
  const goods = items
    .filter(({ item, place }) => place === 'home' && otherFormatOf(item) === undefined)
    .map(({ item }) => toSummary(site, item));
  const notHome = items.flatMap(({ place }) => (place === 'home' ? [] : place));
  return {
    listings: unique(
      goods.flatMap((one) => ('problem' in one ? [] : one)),
      ({ externalId }) => externalId,
    ),
    others: unique(
      items.flatMap(({ item, place }) => (place === 'home' ? toOther(item) : [])),
      ({ externalId }) => externalId,
    ),
    unreadable: [...goods.flatMap((one) => ('problem' in one ? one : [])), ...notHome],
    nextCursor: pages !== undefined && page < pages ? String(page + 1) : null,
    total: total ?? 0,
  };
}

function toOther(item: XmlElement): OtherListing[] {
  const format = otherFormatOf(item);
  const externalId = text(item, 'ItemID');
  return format === undefined || externalId === '' ? [] : [{ externalId, format }];
}

/** Whether an `Item` is for sale on the home site; otherwise what indicates another one. */
export function placeOf(site: Site, item: XmlElement): 'home' | UnreadableHome {
  const externalId = text(item, 'ItemID') || null;
  const named = text(item, 'Site');
  const isElsewhere = true;
  if (named !== '') {
    if (named === ebaySite(site).siteName) return 'home';
    const elsewhere = SITE_NAMES.has(named) ? ({ isElsewhere } as const) : {};
    return unreadableHome(externalId, text(item, 'SKU') || null, 'site', named, elsewhere);
  }
  // Without a supported currency, nothing indicates another site.
  const currency = currencyOf(priceElement(item));
  if (!isCurrency(currency) || isCurrencyOf(site, currency)) return 'home';
  return unreadableHome(externalId, text(item, 'SKU') || null, 'currency', currency, { isElsewhere });
}

/** eBay's lists change while they are read and may contain an entry twice; the first one counts. */
export function unique<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const first = new Map<string, T>();
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row);
  return [...first.values()];
}

export function getHomeListings(
  trading: Trading,
  session: AccountSession,
  site: Site,
  externalIds: readonly string[],
): Promise<HomeListingResult[]> {
  return mapBounded(externalIds, PARALLEL_ITEMS, async (externalId): Promise<HomeListingResult> => {
    try {
      const { body } = await trading.call(session, site, 'GetItem', itemRequest(externalId), { isRepeatable: true });
      const item = child(body, 'Item');
      if (!item) throw new ConnectorError('unavailable', 'eBay’s answer has no item.');
      if (ENDED.has(text(item, 'SellingStatus', 'ListingStatus'))) {
        return { ok: false, externalId, error: new ConnectorError('not-found', 'The listing has ended.') };
      }
      if (otherFormatOf(item) !== undefined) return unread(externalId, 'The listing has no fixed price.', 'format', []);
      const place = placeOf(site, item);
      if (place !== 'home') return unread(externalId, 'The listing is on another site of eBay.', 'site', [place]);
      const { listing, unreadable } = toHomeListing(site, item);
      if (listing?.externalId === externalId) return { ok: true, listing, unreadable };
      // An answer about another listing would overwrite that one.
      if (listing) {
        const problem = unreadableHome(externalId, null, 'id', listing.externalId);
        return unread(externalId, 'eBay’s answer is about another listing.', 'id', [problem]);
      }
      const [first] = unreadable;
      return unread(externalId, 'eBay’s answer cannot be read.', first?.problem ?? 'price', unreadable);
    } catch (error) {
      return { externalId, ...failedBy(error) };
    }
  });
}

function unread(
  externalId: string,
  message: string,
  field: string,
  unreadable: readonly UnreadableHome[],
): HomeListingResult {
  return { ok: false, externalId, error: new ConnectorError('rejected', message, { field }), unreadable };
}

/** The reason of a report that failed and will not arrive. */
const ENDED_BADLY = 'report-ended';

/** Reads the active inventory report. eBay allows 25 a day, so a report requested before a restart is reused. */
export async function snapshotHomeListings(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  begun?: BegunSnapshot,
): Promise<HomeSnapshot> {
  const earlier = begun?.id ? await readReport(client, session, site, begun.id).catch(goneOrThrown) : undefined;
  if (earlier) return earlier;
  const taskId = await beginReport(client, session, site);
  await begun?.note(taskId);
  return readReport(client, session, site, taskId);
}

/** A report that eBay deleted or that failed is replaced by a new one. */
function goneOrThrown(error: unknown): undefined {
  const { kind, code } = failedBy(error).error;
  if (kind !== 'not-found' && code !== ENDED_BADLY) throw error;
}

async function beginReport(client: EbayClient, session: AccountSession, site: Site): Promise<string> {
  const taskId = await client.createInventoryTask(session, site).catch((error: unknown) => {
    const cause = failedBy(error).error;
    if (cause.kind !== 'rate-limited') throw cause;
    const retryAt = cause.retryAt ?? new Date(session.clock.now().getTime() + REPORT_RETRY_MS).toISOString();
    throw new ConnectorError('rate-limited', cause.message, { retryAt, ...(cause.code ? { code: cause.code } : {}) });
  });
  if (taskId === undefined) throw new ConnectorError('unavailable', 'eBay did not name the report it started.');
  return taskId;
}

async function readReport(
  client: EbayClient,
  session: AccountSession,
  site: Site,
  taskId: string,
): Promise<HomeSnapshot> {
  const { clock, signal } = session;
  const started = clock.now().getTime();
  for (let attempt = 0; clock.now().getTime() - started < REPORT_PATIENCE_MS; attempt += 1) {
    await clock.sleep(REPORT_PAUSES_MS[Math.min(attempt, REPORT_PAUSES_MS.length - 1)] ?? 10_000, signal);
    const status = (await client.getInventoryTask(session, taskId))?.status ?? '';
    if (status === 'COMPLETED' || status === 'COMPLETED_WITH_ERROR') {
      const { rows, unreadable } = await withTemporaryFile(async (file) => {
        await client.downloadResult(session, taskId, file);
        return toSnapshot(site, await unpackReport(file));
      });
      return { rows: unique(rows, ({ externalId, sku }) => `${externalId} ${sku}`), unreadable };
    }
    if (status !== 'QUEUED' && status !== 'IN_PROCESS' && status !== 'CREATED') {
      const code = ENDED_BADLY;
      throw new ConnectorError('unavailable', `eBay’s report ended as ${status || 'nothing'}.`, { code });
    }
  }
  throw new ConnectorError('unavailable', 'eBay’s report did not come in time.');
}

/** Sets home stock to absolute quantities, so repeating it is safe. */
export async function updateHomeStock(
  trading: Trading,
  session: AccountSession,
  site: Site,
  updates: readonly HomeStockUpdate[],
): Promise<Outcome<void>[]> {
  const outcomes = new Map<HomeStockUpdate, Outcome<void>>();
  const note = (sent: readonly HomeStockUpdate[], results: readonly Outcome<void>[]) =>
    sent.forEach((update, index) => {
      const outcome = results[index];
      if (outcome) outcomes.set(update, outcome);
    });
  const isNamed = ({ listingId, sku, isVariant }: HomeStockUpdate) => isVariant && isNamedBySpecifics(listingId, sku);
  const named = updates.filter(isNamed);
  const listingIds = [...new Set(named.map(({ listingId }) => listingId))];
  const bySku = chunked(
    updates.filter((update) => !isNamed(update)),
    REVISE_LIMIT,
  );
  await mapBounded(bySku, 2, async (chunk) => note(chunk, await revise(trading, session, site, chunk)));
  await mapBounded(listingIds, 2, async (listingId) => {
    const those = named.filter((update) => update.listingId === listingId);
    note(those, await reviseVariations(trading, session, site, listingId, those));
  });
  return updates.map((update) => outcomes.get(update) ?? missing());
}

function missing(): Outcome<void> {
  return failed(new ConnectorError('unknown', 'eBay did not say what became of the quantity.'));
}

async function revise(
  trading: Trading,
  session: AccountSession,
  site: Site,
  updates: readonly HomeStockUpdate[],
): Promise<Outcome<void>[]> {
  const statuses = updates.map(({ listingId, sku, isVariant, quantity }) => ({
    itemId: listingId,
    sku: isVariant ? sku : undefined,
    quantity,
  }));
  try {
    const answer = await trading.call(session, site, 'ReviseInventoryStatus', reviseInventoryRequest(statuses), {
      isRepeatable: false,
    });
    if (answer.ack !== 'PartialFailure') return updates.map(() => succeeded(undefined));
  } catch (error) {
    const failure = failedBy(error);
    if (updates.length === 1 || !isRefusal(failure.error)) return updates.map(() => failure);
  }
  if (updates.length === 1) return [failed(new ConnectorError('rejected', 'eBay did not take the quantity.'))];
  // eBay does not say which entries it rejected, so each is sent separately.
  return (await mapBounded(updates, 2, (update) => revise(trading, session, site, [update]))).flat();
}
