import {
  type AccountSession,
  askSince,
  ConnectorError,
  type HomeChange,
  type HomeChangePage,
  type HomeSnapshotRow,
  type MarketplaceTime,
  type UnreadableHome,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { ENDED, placeOf, unique } from './home.ts';
import type { Trading } from './trading/trading-client.ts';
import { sellerEventsRequest } from './trading/trading-xml.ts';
import { child, children, text, type XmlElement } from './trading/xml.ts';
import { otherFormatOf, toHomeListing } from './transform/home-listing.ts';

/** A response with this many items is truncated without a hint; a shorter time span is needed. */
const MAX_ITEMS = 3_000;
const SHORTEST_SPAN_MS = 1_000;
/** eBay publishes events up to two minutes late and recommends an overlap of that length. */
const OVERLAP_MS = 120_000;
/** eBay guarantees no events older than 48 hours; the full comparison finds older changes. */
const FURTHEST_BACK_MS = 47 * 3_600_000;
const FIRST_SPAN_MS = 24 * 3_600_000;

/**
 * Lists the listings that changed since the cursor, each in its current state and with its end if it has ended. The newest time span is
 * open, so that neither clock truncates it. The cursor is eBay's time of the response.
 */
export function listHomeChanges(
  trading: Trading,
  session: AccountSession,
  site: Site,
  cursor: string | null,
): Promise<HomeChangePage> {
  const since = cursor === null ? null : Date.parse(cursor);
  return askSince(session, since, FIRST_SPAN_MS, (time, from) => listSince(trading, time, site, from));
}

async function listSince(
  trading: Trading,
  { session, now }: MarketplaceTime,
  site: Site,
  since: number,
): Promise<HomeChangePage> {
  const earliest = now() - FURTHEST_BACK_MS;
  const start = Math.max(since, earliest);
  let from = Math.max(since - OVERLAP_MS, earliest);
  for (let until: number | undefined; ; ) {
    const to = until === undefined ? undefined : iso(until);
    const request = sellerEventsRequest(iso(from), to);
    const { body } = await trading.call(session, site, 'GetSellerEvents', request, { isRepeatable: true });
    const items = children(child(body, 'ItemArray'), 'Item');
    // The time of eBay's own clock in the response, which is after every event in it.
    const askedAt = Math.min(statedTime(body) ?? now(), now());
    const span = (until ?? askedAt) - from;
    const isCutOff = items.length >= MAX_ITEMS;
    if (!isCutOff || span <= SHORTEST_SPAN_MS) {
      const read = items.filter((item) => isFixedPrice(site, item)).map((item) => toChange(site, item));
      return {
        changes: unique(
          read.flatMap(({ change }) => change ?? []),
          ({ externalId }) => externalId,
        ),
        unreadable: read.flatMap(({ unreadable }) => unreadable),
        ...(isCutOff ? { isComparisonNeeded: true as const } : {}),
        nextCursor: iso(until ?? Math.max(askedAt, Math.min(since, now()))),
        hasMore: until !== undefined,
      };
    }
    // Drops the overlap first, because its events were reported before. Then halves the time span.
    if (from < start) from = start;
    else until = from + Math.floor(span / 2);
  }
}

function isFixedPrice(site: Site, item: XmlElement): boolean {
  return placeOf(site, item) === 'home' && otherFormatOf(item) === undefined;
}

interface ReadChange {
  readonly change: HomeChange | undefined;
  readonly unreadable: readonly UnreadableHome[];
}

function toChange(site: Site, item: XmlElement): ReadChange {
  const externalId = text(item, 'ItemID');
  // The events do not state their times.
  const common = { externalId, changedAt: null };
  if (externalId !== '' && ENDED.has(text(item, 'SellingStatus', 'ListingStatus'))) {
    return { change: { ...common, isEnded: true, title: text(item, 'Title') || null, units: [] }, unreadable: [] };
  }
  const { listing, unreadable } = toHomeListing(site, item);
  if (!listing) return { change: undefined, unreadable };
  const unit = (sku: string, isVariant: boolean, { price, quantity }: Pick<HomeSnapshotRow, 'price' | 'quantity'>) => ({
    externalId,
    sku,
    isVariant,
    price,
    quantity,
  });
  const units =
    listing.variants.length > 0
      ? listing.variants.map((variant) => unit(variant.sku, true, variant))
      : [unit(listing.sku, false, listing)];
  const partial = unreadable.length > 0 ? { isPartial: true as const } : {};
  return { change: { ...common, isEnded: false, title: listing.title || null, units, ...partial }, unreadable };
}

/** @throws ConnectorError for a response without eBay's time, because its end is then unknown */
function statedTime(body: XmlElement): number | undefined {
  const stated = text(body, 'Timestamp');
  if (stated === '') return undefined;
  const at = Date.parse(stated);
  if (Number.isNaN(at)) throw new ConnectorError('unavailable', 'eBay’s answer has a time that cannot be read.');
  return at;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
