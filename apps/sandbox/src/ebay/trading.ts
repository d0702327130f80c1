import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../platform/faults.ts';
import type { World } from '../world.ts';
import type { JsonObject } from './conform.ts';
import { homeChange } from './home-changes.ts';
import { activeIds, type ListingView, viewListing } from './listing-view.ts';
import { REVISIONS_A_DAY, revisionsToday } from './live.ts';
import { minorOf } from './money.ts';
import { type Answer, answerCall } from './operation.ts';
import type { Seller } from './seller.ts';
import { type EbaySite, siteByNumber } from './sites.data.ts';
import { fullItem, summaryItem } from './trading-items.ts';
import { child, type Element, list, readRequest, text, writeDocument, XmlUnreadable } from './trading-xml.ts';

/** The Trading API: one address, XML, and always HTTP 200; failures stand in `Ack` and `Errors`. */

const VERSION = '1379';
const MOST_ENTRIES = 200;
const REVISIONS_A_CALL = 4;
const DAY_MS = 86_400_000;
const LONGEST_RANGE_DAYS = 120;

class TradingFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface TradingCall {
  world: World;
  seller: Seller;
  site: EbaySite;
  fields: JsonObject;
  duplicates: boolean;
}

type Body = readonly (Element | undefined)[];

const errorElement = (code: string, message: string, severity: 'Error' | 'Warning' = 'Error'): Element => [
  'Errors',
  [
    ['ShortMessage', message],
    ['LongMessage', message],
    ['ErrorCode', code],
    ['SeverityCode', severity],
    ['ErrorClassification', 'RequestError'],
  ],
];

function xmlAnswer(world: World, callName: string, ack: string, body: Body): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: writeDocument(`${callName}Response`, [
      ['Timestamp', new Date(world.clock.now()).toISOString()],
      ['Ack', ack],
      ['Version', VERSION],
      ...body,
    ]),
  };
}

function readPage(fields: JsonObject, path: string[]): { entries: number; page: number } {
  const entries = Number(text(fields, ...path, 'EntriesPerPage') ?? 25);
  const page = Number(text(fields, ...path, 'PageNumber') ?? 1);
  if (!Number.isInteger(entries) || entries < 1 || entries > MOST_ENTRIES) {
    throw new TradingFailure('37', `EntriesPerPage is 1 to ${MOST_ENTRIES}`);
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

/** The listings of the site that the call names. */
function getMyeBaySelling(call: TradingCall): Body {
  const { world, seller, fields, site } = call;
  if (text(fields, 'ActiveList', 'Include') !== 'true') return [];
  const { entries, page } = readPage(fields, ['ActiveList', 'Pagination']);
  const ids = activeIds(seller, site.marketplaceId);
  const views = viewsOf(call, ids.slice((page - 1) * entries, page * entries));
  const hide = text(fields, 'HideVariations') === 'true';
  return [
    [
      'ActiveList',
      [['ItemArray', views.map((view) => summaryItem(world, view, hide))], paginationResult(ids.length, entries)],
    ],
  ];
}

function readTime(fields: JsonObject, name: string): number | undefined {
  const value = text(fields, name);
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new TradingFailure('37', `${name} is not a time`);
  return time;
}

function getSellerList(call: TradingCall): Body {
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
    // Listings run until cancelled: every active one ends, and renews, within the next thirty days.
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

function getItem(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const itemId = text(fields, 'ItemID');
  if (itemId === undefined) throw new TradingFailure('10012', 'ItemID is needed');
  const view = viewListing(world, seller, itemId);
  if (!view) throw new TradingFailure('17', `item ${itemId} does not exist or belongs to another seller`);
  const level = text(fields, 'DetailLevel');
  const withDescription = level === 'ReturnAll' || level === 'ItemReturnDescription';
  return [fullItem(world, view, text(fields, 'IncludeItemSpecifics') === 'true', withDescription)];
}

function requireHome(call: TradingCall, itemId: string): ListingView {
  const view = viewListing(call.world, call.seller, itemId);
  if (!view) throw new TradingFailure('17', `item ${itemId} does not exist or belongs to another seller`);
  if (!view.isHome) {
    throw new TradingFailure('21919474', `item ${itemId} is kept by the Inventory API and cannot be revised here`);
  }
  if (view.endedAt !== null) throw new TradingFailure('291', `item ${itemId} has ended`);
  return view;
}

interface Revision {
  itemId: string;
  variationSku: string | undefined;
  quantity: number | undefined;
  priceMinor: number | undefined;
}

function readRevision(call: TradingCall, entry: JsonObject): Revision {
  const { seller } = call;
  const sku = text(entry, 'SKU');
  const itemId = text(entry, 'ItemID') ?? (sku === undefined ? undefined : seller.home.itemIdOf(sku));
  if (itemId === undefined) throw new TradingFailure('10012', 'an ItemID or a known SKU is needed');
  const view = requireHome(call, itemId);
  const quantityText = text(entry, 'Quantity');
  const priceText = text(entry, 'StartPrice');
  if (quantityText === undefined && priceText === undefined) {
    throw new TradingFailure('21916', 'a Quantity or a StartPrice is needed');
  }
  const quantity = quantityText === undefined ? undefined : Number(quantityText);
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 0)) {
    throw new TradingFailure('515', `the quantity ${quantityText} is not a whole number of 0 or more`);
  }
  const priceMinor = priceText === undefined ? undefined : minorOf(priceText);
  if (priceText !== undefined && !((priceMinor ?? 0) > 0)) {
    throw new TradingFailure('73', `the price ${priceText} is not above zero`);
  }
  const isVaried = view.variations.length > 0;
  if (isVaried && !view.variations.some((variation) => variation.sku === sku)) {
    throw new TradingFailure('21916664', `item ${itemId} has variations; name one of their SKUs`);
  }
  if (!isVaried && sku !== undefined && sku !== view.sku) {
    throw new TradingFailure('21916799', `item ${itemId} does not have the SKU ${sku}`);
  }
  return { itemId, variationSku: isVaried ? sku : undefined, quantity, priceMinor };
}

/** Price and quantity of up to four home listings or variations, addressed by item id and SKU. */
function reviseInventoryStatus(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const entries = list(child(fields, 'InventoryStatus'));
  if (entries.length === 0) throw new TradingFailure('10012', 'InventoryStatus is needed');
  if (entries.length > REVISIONS_A_CALL) {
    throw new TradingFailure('37', `a call revises at most ${REVISIONS_A_CALL} items`);
  }
  const revised = entries.map((entry) => readRevision(call, entry));
  const day = world.quotas.day();
  for (const revision of revised) {
    const count = revisionsToday(world, seller, revision.itemId);
    if (count >= REVISIONS_A_DAY) {
      throw new TradingFailure('21919165', `item ${revision.itemId} was revised ${REVISIONS_A_DAY} times today`);
    }
    seller.commit([
      homeChange(seller, revision.itemId, revision),
      { t: 'revised', listingId: revision.itemId, day, count: count + 1 },
    ]);
  }
  return revised.map(({ itemId, variationSku }): Element => {
    const view = viewListing(world, seller, itemId);
    const variation = view?.variations.find((one) => one.sku === variationSku);
    const shown = variation ?? view;
    return [
      'InventoryStatus',
      [
        ['ItemID', itemId],
        ['SKU', shown?.sku],
        ['StartPrice', ((shown?.priceMinor ?? 0) / 100).toFixed(2), { currencyID: view?.currency ?? '' }],
        ['Quantity', shown?.quantity],
      ],
    ];
  });
}

function endFixedPriceItem(call: TradingCall): Body {
  const { world, seller, fields } = call;
  const itemId = text(fields, 'ItemID') ?? seller.home.itemIdOf(text(fields, 'SKU') ?? '');
  if (itemId === undefined) throw new TradingFailure('10012', 'ItemID is needed');
  if (text(fields, 'EndingReason') === undefined) throw new TradingFailure('10012', 'EndingReason is needed');
  const view = viewListing(world, seller, itemId);
  if (view?.isHome && view.endedAt !== null) throw new TradingFailure('1047', `item ${itemId} has ended already`);
  requireHome(call, itemId);
  const endedAt = world.clock.now();
  seller.commit([homeChange(seller, itemId, { endedAt })]);
  return [['EndTime', new Date(endedAt).toISOString()]];
}

const calls: Readonly<Record<string, (call: TradingCall) => Body>> = {
  GetMyeBaySelling: getMyeBaySelling,
  GetSellerList: getSellerList,
  GetItem: getItem,
  ReviseInventoryStatus: reviseInventoryStatus,
  EndFixedPriceItem: endFixedPriceItem,
  GeteBayOfficialTime: () => [],
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function perform(world: World, callName: string, request: FastifyRequest, struck: Fault[]): Promise<Body> {
  const run = Object.hasOwn(calls, callName) ? calls[callName] : undefined;
  if (!run) throw new TradingFailure('2', `the call ${callName || '(none)'} is not supported`);
  const siteNumber = headerOf(request, 'x-ebay-api-siteid');
  const site = siteNumber === undefined ? undefined : siteByNumber.get(Number(siteNumber));
  if (!site) throw new TradingFailure('10012', 'X-EBAY-API-SITEID is missing or unknown');
  if (headerOf(request, 'x-ebay-api-compatibility-level') === undefined) {
    throw new TradingFailure('10012', 'X-EBAY-API-COMPATIBILITY-LEVEL is missing');
  }
  const token = headerOf(request, 'x-ebay-api-iaf-token')?.replace(/^Bearer /, '') ?? '';
  const found = world.tokens.findAccess(token);
  if (found?.expired) throw new TradingFailure('21917053', 'the access token has expired');
  const username = found?.access.seller ?? null;
  if (!found || username === null) throw new TradingFailure('932', 'the access token is no longer valid');
  if (struck.some((fault) => fault.kind === 'revoked-token')) {
    world.tokens.revokeSeller(username);
    throw new TradingFailure('932', 'the access token is no longer valid');
  }
  const isThrottled = struck.some((fault) => fault.kind === 'throttle-429');
  if (isThrottled || !world.quotas.take(found.access.clientId, 'trading', username)) {
    throw new TradingFailure('518', 'the calls allowed in a day are used up');
  }
  const seller = await world.sellers.open(username);
  if (!seller) throw new TradingFailure('932', 'the access token is no longer valid');
  const { name, fields } = readRequest(typeof request.body === 'string' ? request.body : '');
  if (name !== `${callName}Request`) throw new TradingFailure('5', `the body is ${name} and not ${callName}Request`);
  const duplicates = struck.some((fault) => fault.kind === 'duplicate');
  const body = run({ world, seller, site, fields, duplicates });
  await seller.settled();
  return body;
}

export function mountTrading(app: FastifyInstance, world: World): void {
  app.post('/ebay/ws/api.dll', (request, reply) => {
    const callName = headerOf(request, 'x-ebay-api-call-name') ?? '';
    return answerCall(world, callName || 'trading', request, reply, async (struck) => {
      if (struck.some((fault) => fault.kind === '5xx')) return { status: 503, body: 'Service Unavailable' };
      try {
        return xmlAnswer(world, callName, 'Success', await perform(world, callName, request, struck));
      } catch (error) {
        if (error instanceof TradingFailure) {
          return xmlAnswer(world, callName, 'Failure', [errorElement(error.code, error.message)]);
        }
        if (error instanceof XmlUnreadable) {
          return xmlAnswer(world, callName, 'Failure', [errorElement('5', error.message)]);
        }
        world.log.error('operation failed', { operation: callName, reason: String((error as Error).stack ?? error) });
        return xmlAnswer(world, callName, 'Failure', [errorElement('10007', 'the system failed')]);
      }
    });
  });
}
