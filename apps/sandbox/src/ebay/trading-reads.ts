import { DAY_MS } from '../platform/durations.ts';
import { truncatedList } from '../platform/faults.ts';
import type { JsonObject } from './conform.ts';
import { activeIds, type ListingView, viewListing } from './listing-view.ts';
import { type Body, type TradingCall, TradingFailure } from './trading-call.ts';
import { fullItem, summaryItem } from './trading-items.ts';
import { child, type Element, text } from './trading-xml.ts';

const MAX_ENTRIES = 200;
const LONGEST_RANGE_DAYS = 120;

function readPage(fields: JsonObject, path: string[]): { entries: number; page: number } {
  const entries = Number(text(fields, ...path, 'EntriesPerPage') ?? 25);
  const page = Number(text(fields, ...path, 'PageNumber') ?? 1);
  if (!Number.isInteger(entries) || entries < 1 || entries > MAX_ENTRIES) {
    throw new TradingFailure('37', `EntriesPerPage is 1 to ${MAX_ENTRIES}`);
  }
  if (!Number.isInteger(page) || page < 1) throw new TradingFailure('37', 'PageNumber is 1 or more');
  return { entries, page };
}

function viewsOf(call: TradingCall, ids: readonly string[]): ListingView[] {
  const views = ids.flatMap((id) => viewListing(call.world, call.seller, id) ?? []);
  const [first] = views;
  return call.duplicates && first ? [...views, first] : views;
}

const paginationResult = (total: number, entries: number): Element => [
  'PaginationResult',
  [
    ['TotalNumberOfPages', Math.ceil(total / entries)],
    ['TotalNumberOfEntries', total],
  ],
];

/** The listings of the requested site. */
export function getMyeBaySelling(call: TradingCall): Body {
  const { world, seller, fields, site } = call;
  if (text(fields, 'ActiveList', 'Include') !== 'true') return [];
  const { entries, page } = readPage(fields, ['ActiveList', 'Pagination']);
  const active = activeIds(seller, site.marketplaceId);
  const ids = call.isCutShort ? truncatedList(active) : active;
  const views = viewsOf(call, ids.slice((page - 1) * entries, page * entries));
  const hide = text(fields, 'HideVariations') === 'true';
  return [
    [
      'ActiveList',
      [['ItemArray', views.map((view) => summaryItem(world, view, hide))], paginationResult(ids.length, entries)],
    ],
  ];
}

export function readTime(fields: JsonObject, name: string): number | undefined {
  const value = text(fields, name);
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new TradingFailure('37', `${name} is not a time`);
  return time;
}

export function getSellerList(call: TradingCall): Body {
  const { world, seller, fields, site } = call;
  const startFrom = readTime(fields, 'StartTimeFrom');
  const startTo = readTime(fields, 'StartTimeTo');
  const endFrom = readTime(fields, 'EndTimeFrom');
  const endTo = readTime(fields, 'EndTimeTo');
  const [from, to] = startFrom !== undefined ? [startFrom, startTo] : [endFrom, endTo];
  if (from === undefined || to === undefined)
    throw new TradingFailure('10012', 'a range of start or end times is needed');
  if (to - from > LONGEST_RANGE_DAYS * DAY_MS) {
    throw new TradingFailure('37', `the range of times is at most ${LONGEST_RANGE_DAYS} days`);
  }
  if (child(fields, 'Pagination') === undefined) throw new TradingFailure('10012', 'Pagination is needed');
  const { entries, page } = readPage(fields, ['Pagination']);
  const ids = activeIds(seller, site.marketplaceId).filter((id) => {
    // Listings run until cancelled: every active one renews within the next thirty days.
    if (startFrom === undefined) return to >= world.clock.now();
    const startedAt = viewListing(world, seller, id)?.startedAt ?? 0;
    return startedAt >= from && startedAt <= to;
  });
  const views = viewsOf(call, ids.slice((page - 1) * entries, page * entries));
  const isFull = text(fields, 'GranularityLevel') === 'Fine' || text(fields, 'DetailLevel') === 'ReturnAll';
  return [
    paginationResult(ids.length, entries),
    ['HasMoreItems', page * entries < ids.length],
    ['ItemArray', views.map((view) => (isFull ? fullItem(world, view, true, false) : summaryItem(world, view, false)))],
    ['ItemsPerPage', entries],
    ['PageNumber', page],
    ['ReturnedItemCountActual', views.length],
  ];
}

export function getItem(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const itemId = text(fields, 'ItemID');
  if (itemId === undefined) throw new TradingFailure('10012', 'ItemID is needed');
  const view = viewListing(world, seller, itemId);
  if (!view) throw new TradingFailure('17', `item ${itemId} does not exist or belongs to another seller`);
  const level = text(fields, 'DetailLevel');
  const withDescription = level === 'ReturnAll' || level === 'ItemReturnDescription';
  return [fullItem(world, view, text(fields, 'IncludeItemSpecifics') === 'true', withDescription)];
}
