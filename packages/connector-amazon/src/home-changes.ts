import {
  type AccountSession,
  askSince,
  type HomeChange,
  type HomeChangePage,
  type HomeSnapshotRow,
  type MarketplaceTime,
  type UnreadableHome,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { AmazonClient } from './client.ts';
import { readFba } from './home.ts';
import { isFromElsewhere } from './sites.ts';
import { childSkusOf, type FbaStock, stockFor, summaryOn, unreadUnit } from './transform/home-listing.ts';
import { isFulfilledByAmazon, priceOf } from './transform/values.ts';
import type { ListingsItem } from './wire.ts';

/*
 * Amazon's ways to detect changes. `searchListingsItems` with `lastUpdatedAfter` returns listings whose title, price or quantity changed,
 * within seconds, at five calls a second and up to a thousand listings per query. It does not report deleted listings: the number of
 * listings drops, and the full report then shows which one is gone. The notification LISTINGS_ITEM_STATUS_CHANGE would report both, but
 * needs an AWS queue of the seller, which few sellers have.
 */

/** Overlap before the cursor, because a listing may become visible after one that changed later. */
const OVERLAP_MS = 120_000;
const FIRST_SPAN_MS = 24 * 3_600_000;
/** Amazon returns at most a thousand listings per search, twenty per page. */
const MAX_PAGES = 50;
/** How often listings are counted. */
const COUNT_EVERY_MS = 30_000;
const SEPARATOR = ' ';

/** Amazon's times of the last read and the last count, and the number of listings at the last count. */
interface Cursor {
  readonly since: number;
  readonly countedAt: number;
  readonly count: number;
}

function readCursor(cursor: string): Cursor {
  const [since = '', countedAt = '', count = ''] = cursor.split(SEPARATOR);
  return { since: Date.parse(since), countedAt: Date.parse(countedAt) || 0, count: Number(count) || 0 };
}

export function listHomeChanges(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  cursor: string | null,
): Promise<HomeChangePage> {
  const given = cursor === null ? { since: null, countedAt: 0, count: 0 } : readCursor(cursor);
  return askSince(session, given.since, FIRST_SPAN_MS, (time, since) =>
    listSince(client, time, site, { ...given, since }),
  );
}

async function listSince(
  client: AmazonClient,
  { session, now }: MarketplaceTime,
  site: Site,
  { since, countedAt, count }: Cursor,
): Promise<HomeChangePage> {
  const { items, isWhole } = await readChanged(client, session, site, iso(since - OVERLAP_MS));
  const askedAt = Math.max(now(), since);
  const newest = Date.parse(summaryOn(site, items.at(-1) ?? {})?.lastUpdatedDate ?? '') || askedAt;
  // If a thousand listings do not reach the present, the next query starts at the newest of them.
  const reached = isWhole ? askedAt : Math.min(newest + OVERLAP_MS, askedAt);
  const isCountDue = askedAt - countedAt >= COUNT_EVERY_MS || countedAt > askedAt;
  const counted = isCountDue ? await client.countItems(session, site) : undefined;
  return {
    ...(await toChanges(client, session, site, items)),
    ...(counted !== undefined && counted < count ? { isComparisonNeeded: true as const } : {}),
    nextCursor: [iso(reached), iso(isCountDue ? askedAt : countedAt), String(counted ?? count)].join(SEPARATOR),
    hasMore: !isWhole,
  };
}

async function readChanged(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  since: string,
): Promise<{ items: readonly ListingsItem[]; isWhole: boolean }> {
  // A listing that changes between pages appears again in a newer version.
  const items = new Map<string, ListingsItem>();
  let token: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const body = await client.searchChanged(session, site, since, token);
    for (const item of body?.items ?? []) {
      items.delete(item.sku ?? '');
      items.set(item.sku ?? '', item);
    }
    token = body?.pagination?.nextToken;
    if (token === undefined) {
      const isWhole = (body?.numberOfResults ?? 0) <= items.size || page < MAX_PAGES;
      return { items: [...items.values()], isWhole };
    }
  }
  return { items: [...items.values()], isWhole: false };
}

async function toChanges(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  items: readonly ListingsItem[],
): Promise<Pick<HomeChangePage, 'changes' | 'unreadable'>> {
  const skusAtAmazon = items.filter(isFulfilledByAmazon).flatMap(({ sku }) => sku ?? []);
  const fba = await readFba(client, session, site, skusAtAmazon);
  const read = items.flatMap((item) => toChange(site, item, fba) ?? []);
  return {
    changes: read.flatMap((one) => ('problem' in one ? [] : one)),
    unreadable: read.flatMap((one) => ('problem' in one ? one : [])),
  };
}

/** A variation belongs to its parent's listing. The parent alone has a title and no offer. */
function toChange(site: Site, item: ListingsItem, fba: FbaStock): HomeChange | UnreadableHome | undefined {
  const { sku } = item;
  if (sku === undefined || isFromElsewhere(sku)) return undefined;
  const summary = summaryOn(site, item);
  const parentSku = parentSkuOf(item);
  const isParent = childSkusOf(item).length > 0;
  const common = { externalId: parentSku ?? sku, isEnded: false, changedAt: summary?.lastUpdatedDate ?? null };
  const title = summary?.itemName ?? null;
  if (isParent) return { ...common, title, units: [], isPartial: true };
  const price = priceOf(site, item);
  const quantity = stockFor(item, fba);
  if (price === undefined || quantity === undefined) return unreadUnit(site, common.externalId, item, fba);
  const unit: HomeSnapshotRow = {
    externalId: common.externalId,
    sku,
    isVariant: parentSku !== undefined,
    price,
    quantity,
    ...(isFulfilledByAmazon(item) ? { isStockReadOnly: true as const } : {}),
  };
  return parentSku === undefined
    ? { ...common, title, units: [unit] }
    : { ...common, title: undefined, units: [unit], isPartial: true };
}

function parentSkuOf({ relationships = [] }: ListingsItem): string | undefined {
  return relationships
    .flatMap((one) => one.relationships ?? [])
    .flatMap(({ type, parentSkus = [] }) => (type === 'VARIATION' ? parentSkus : []))[0];
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
