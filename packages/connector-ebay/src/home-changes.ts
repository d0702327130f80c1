import {
  type AccountSession,
  askSince,
  ConnectorError,
  type HomeChange,
  type HomeChangePage,
  type HomeSnapshotRow,
  type MarketplaceTime,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { belongsTo, ENDED, unique } from './home.ts';
import type { Trading } from './trading/trading-client.ts';
import { sellerEventsRequest } from './trading/trading-xml.ts';
import { child, children, text, type XmlElement } from './trading/xml.ts';
import { toHomeListing } from './transform/home-listing.ts';

/** An answer of so many is cut off: eBay says nothing of the rest, and asks for a shorter span of time. */
const MOST_ITEMS = 3_000;
const SHORTEST_SPAN_MS = 1_000;
/** eBay finishes events up to two minutes late and recommends that spans overlap by as much. */
const OVERLAP_MS = 120_000;
/** It promises no events of longer than 48 hours ago; the complete comparison shows what changed before. */
const FURTHEST_BACK_MS = 47 * 3_600_000;
const FIRST_SPAN_MS = 24 * 3_600_000;

/**
 * What eBay tells of the seller's listings: each that was changed since, as it stands now, with its end if it has ended. The newest span is
 * left open, so that neither clock cuts it short. The cursor is eBay's own time of the answer.
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
    // By eBay's own clock: the time of the answer's making comes after all that it tells.
    const askedAt = Math.min(statedTime(body) ?? now(), now());
    const span = (until ?? askedAt) - from;
    const isCutOff = items.length >= MOST_ITEMS;
    if (!isCutOff || span <= SHORTEST_SPAN_MS) {
      const changes = items.filter((item) => belongsTo(site, item)).flatMap((item) => toChange(item) ?? []);
      return {
        changes: unique(changes, ({ externalId }) => externalId),
        ...(isCutOff ? { isComparisonNeeded: true as const } : {}),
        nextCursor: iso(until ?? Math.max(askedAt, Math.min(since, now()))),
        hasMore: until !== undefined,
      };
    }
    // What the overlap tells was told before: it goes first. Then the span is halved.
    if (from < start) from = start;
    else until = from + Math.floor(span / 2);
  }
}

function toChange(item: XmlElement): HomeChange | undefined {
  const externalId = text(item, 'ItemID');
  if (externalId === '') return undefined;
  // The events do not say when each of them was.
  const told = { externalId, changedAt: null };
  if (ENDED.has(text(item, 'SellingStatus', 'ListingStatus'))) {
    return { ...told, isEnded: true, title: text(item, 'Title') || null, units: [] };
  }
  const listing = toHomeListing(item);
  if (!listing) return undefined;
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
  return { ...told, isEnded: false, title: listing.title || null, units };
}

/** @throws ConnectorError for an answer without eBay's time: nothing would say how far it goes */
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
