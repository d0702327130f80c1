import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../platform/faults.ts';
import type { EbayWorld } from './ebay-world.ts';
import { type Answer, answerCall } from './operation.ts';
import { siteByNumber } from './sites.data.ts';
import { type Body, type TradingCall, TradingFailure } from './trading-call.ts';
import { endFixedPriceItem, reviseInventoryStatus } from './trading-changes.ts';
import { checkCurrencies, checkTradingRequest } from './trading-conform.ts';
import { getSellerEvents } from './trading-events.ts';
import { getItem, getMyeBaySelling, getSellerList } from './trading-reads.ts';
import { reviseFixedPriceItem } from './trading-revise.ts';
import { type Element, readRequest, writeDocument, XmlUnreadable } from './trading-xml.ts';

/** The Trading API: one address, XML, and always HTTP 200; errors are in `Ack` and `Errors`. */

const VERSION = '1379';

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

function xmlAnswer(world: EbayWorld, callName: string, ack: string, body: Body): Answer {
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

const calls: Readonly<Record<string, (call: TradingCall) => Body>> = {
  GetMyeBaySelling: getMyeBaySelling,
  GetSellerList: getSellerList,
  GetSellerEvents: getSellerEvents,
  GetItem: getItem,
  ReviseInventoryStatus: reviseInventoryStatus,
  ReviseFixedPriceItem: reviseFixedPriceItem,
  EndFixedPriceItem: endFixedPriceItem,
  GeteBayOfficialTime: () => [],
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function perform(world: EbayWorld, callName: string, request: FastifyRequest, struck: Fault[]): Promise<Body> {
  const run = Object.hasOwn(calls, callName) ? calls[callName] : undefined;
  if (!run) throw new TradingFailure('2', `the call ${callName || '(none)'} is not supported`);
  const siteNumber = headerOf(request, 'x-ebay-api-siteid');
  const site = siteNumber === undefined ? undefined : siteByNumber.get(Number(siteNumber));
  if (!site) throw new TradingFailure('10012', 'X-EBAY-API-SITEID is missing or unknown');
  if (!/^\d+$/.test(headerOf(request, 'x-ebay-api-compatibility-level') ?? '')) {
    throw new TradingFailure('10012', 'X-EBAY-API-COMPATIBILITY-LEVEL is missing, or no number');
  }
  const token = headerOf(request, 'x-ebay-api-iaf-token')?.replace(/^Bearer /, '') ?? '';
  const found = world.ebay.tokens.findAccess(token);
  if (found?.expired) throw new TradingFailure('21917053', 'the access token has expired');
  const username = found?.access.seller ?? null;
  if (!found || username === null) throw new TradingFailure('932', 'the access token is no longer valid');
  if (struck.some((fault) => fault.kind === 'revoked-token')) {
    world.ebay.tokens.revokeSeller(username);
    throw new TradingFailure('932', 'the access token is no longer valid');
  }
  const isThrottled = struck.some((fault) => fault.kind === 'throttle-429');
  if (isThrottled || !world.ebay.quotas.take(found.access.clientId, 'trading', username)) {
    throw new TradingFailure('518', 'the calls allowed in a day are used up');
  }
  const seller = await world.ebay.sellers.open(username);
  if (!seller) throw new TradingFailure('932', 'the access token is no longer valid');
  const xml = typeof request.body === 'string' ? request.body : '';
  const { name, fields } = readRequest(xml);
  if (name !== `${callName}Request`) throw new TradingFailure('5', `the body is ${name} and not ${callName}Request`);
  checkTradingRequest(callName, fields);
  checkCurrencies(xml, site);
  const duplicates = struck.some((fault) => fault.kind === 'duplicate');
  const isBehind = struck.some((fault) => fault.kind === 'stale-read');
  const isCutShort = struck.some((fault) => fault.kind === 'cut-short');
  const body = run({ world, seller, site, fields, duplicates, isCutShort, isBehind });
  await seller.settled();
  return body;
}

export function mountTrading(app: FastifyInstance, world: EbayWorld): void {
  app.post('/ws/api.dll', (request, reply) => {
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
