import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectorError } from '../errors.ts';
import type { GatedPrice } from '../gated-price.ts';
import type { PublishEntry } from '../listings.ts';
import type { Connector } from '../port.ts';
import type { AccountSession } from '../runtime.ts';
import { createMemoryRuntime, systemClock } from './memory-runtime.ts';

export interface StrangersHarness {
  /** Creates a connector whose hosts are all this address. */
  connectorAt(url: string): Connector;
  readonly homeSite: Site;
  readonly awaySite: Site;
  readonly categoryId: string;
  /** Calls for which an empty response is valid. */
  readonly silent?: readonly string[];
  /** Calls whose response carries no information; their result is read by another call. */
  readonly wordless?: readonly string[];
}

/** Members of real responses, each with a value of the wrong type. */
const LISTS = ['items', 'orders', 'responses', 'offers', 'programs', 'locations', 'fulfillments', 'warnings', 'lines'];
const VALUES = [
  'sku',
  'status',
  'processingStatus',
  'userId',
  'offerId',
  'listingId',
  'total',
  'state',
  'packageId',
  'id',
];
const POLICIES = ['fulfillmentPolicies', 'paymentPolicies', 'returnPolicies'];
const ofAnotherKind = (list: unknown, value: unknown, rest: unknown) =>
  JSON.stringify({
    ...Object.fromEntries([...LISTS, ...POLICIES].map((name) => [name, list])),
    ...Object.fromEntries(VALUES.map((name) => [name, value])),
    ...Object.fromEntries(
      ['payload', 'properties', 'sellingLimit', 'rateLimits', 'aspects'].map((name) => [name, rest]),
    ),
    reference: value,
    orderId: value,
    sellerId: value,
    variantSKUs: rest,
    categoryTreeId: value,
  });

/** Responses that do not come from the marketplace: status, content type and body. */
const STRANGERS: Readonly<Record<string, readonly [number, string, string]>> = {
  'a page': [200, 'text/html; charset=utf-8', '<html><body>We will be back soon</body></html>'],
  'a page that calls itself JSON': [200, 'application/json', '<html><body>We will be back soon</body></html>'],
  'a page that is not there': [404, 'text/html', '<html><body>404 Not Found</body></html>'],
  'a page that lets nobody in': [403, 'text/html', '<html><body>Request blocked</body></html>'],
  'an address elsewhere': [302, 'text/html', ''],
  'JSON that was cut off': [200, 'application/json', '{"orders":[{"orderId":"1","li'],
  'an error that calls itself a success': [200, 'application/json', '{"status":500,"error":"Internal Server Error"}'],
  'an object without anything': [200, 'application/json', '{}'],
  'nothing at all': [200, 'application/json', 'null'],
  'a list': [200, 'application/json', '[]'],
  'lists that are objects': [200, 'application/json', ofAnotherKind({ 0: {} }, [], 7)],
  'lists of something else': [200, 'application/json', ofAnotherKind([7, null], {}, [7])],
  'plain words': [200, 'text/plain', 'OK'],
  'no word': [204, 'application/json', ''],
  'a server in trouble': [503, 'text/html', '<html><body>503</body></html>'],
};

const LATER = '2999-01-01T00:00:00.000Z';

/** No connector may read a response of another server as the marketplace's: not as a list, a rejection or a success. */
export function describeStrangers(name: string, harness: StrangersHarness): void {
  describe(`${name} accepts no response that is not the marketplace’s`, () => {
    let server: Server;
    let url: string;
    let stranger: readonly [number, string, string] = [200, 'text/plain', ''];
    beforeAll(async () => {
      server = createServer((request, response) => {
        request.resume();
        const [status, type, body] = stranger;
        response.writeHead(status, { 'content-type': type, location: '/elsewhere' }).end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it.each(Object.keys(STRANGERS))('%s', async (kind) => {
      stranger = STRANGERS[kind] ?? stranger;
      const [status, type, body] = stranger;
      const isGood = status < 300 && !type.startsWith('text/html');
      const skipped = [
        ...(isGood && body === '' ? (harness.silent ?? []) : []),
        ...(isGood ? (harness.wordless ?? []) : []),
      ];
      const verdicts: Record<string, string> = {};
      for (const [call, ask] of Object.entries(callsOf(harness))) {
        if (skipped.includes(call)) continue;
        verdicts[call] = await verdictOf(ask(harness.connectorAt(url), newSession()));
      }
      const credulous = Object.entries(verdicts).filter(([, verdict]) => !/^un(available|known)$/.test(verdict));
      expect(Object.fromEntries(credulous)).toEqual({});
      expect(Object.keys(verdicts).length).toBeGreaterThan(10);
    });
  });
}

/** No wait is real, so reads are repeated at once. */
function newSession(): AccountSession {
  const token = { accessToken: 'access', accessExpiresAt: LATER, refreshToken: 'refresh', refreshExpiresAt: LATER };
  const clock = { now: systemClock.now, sleep: async () => undefined };
  return createMemoryRuntime({ token: { ...token, externalId: '1' }, externalId: '1', clock }).session;
}

type Ask = (connector: Connector, session: AccountSession) => Promise<unknown> | undefined;

function callsOf({ homeSite, awaySite, categoryId }: StrangersHarness): Readonly<Record<string, Ask>> {
  const price = { minor: 1_000, currency: 'EUR' } as GatedPrice;
  const unit = { sku: 'S', price, quantity: 1, gtin: '4006381333931', specifics: {}, images: [] };
  const entry: PublishEntry = {
    key: 'S',
    isGroup: false,
    title: 'Figure',
    description: 'A figure.',
    categoryId,
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images: ['https://images.example/1.jpg'],
    attributes: {},
    units: [unit],
    settings: {},
    mayHaveBeenSent: false,
    knownOffers: {},
  };
  const update = { sku: 'S', offerId: '1', quantity: 2, price };
  const live = { key: 'S', isGroup: false, listingId: '1', offers: { S: '1' } };
  const homeStock = { listingId: '1', sku: 'S', isVariant: false, quantity: 2 };
  const shipment = {
    orderId: '1',
    site: awaySite,
    number: 1,
    carrier: 'DHL',
    trackingNumber: '1',
    shippedAt: LATER,
  };
  const lines = [{ externalId: '1', quantity: 1 }];
  const service = { code: 'S', carrier: null, cost: price, additionalCost: price, isFree: false };
  const content = { country: 'DE', handlingDays: 1, services: [service], excluded: [] };
  const policy = { key: '1.p0', name: 'Parcels', content, policyId: '1' };
  return {
    renewAccess: (connector, session) => connector.renewAccess(session),
    whoAmI: (connector, session) => connector.whoAmI(session),
    listHomeListings: (connector, session) => connector.listHomeListings(session, homeSite, null),
    getHomeListings: (connector, session) => connector.getHomeListings(session, homeSite, ['1']),
    snapshotHomeListings: (connector, session) => connector.snapshotHomeListings(session, homeSite),
    listPolicies: (connector, session) => connector.shippingPolicies?.list(session, awaySite),
    ensurePolicy: (connector, session) => connector.shippingPolicies?.ensure?.(session, awaySite, policy),
    siteReadiness: (connector, session) => connector.siteReadiness(session, awaySite),
    categoryRequirements: (connector, session) => connector.categoryRequirements(session, awaySite, categoryId),
    categoryVersion: (connector, session) => connector.categories?.version(session, awaySite),
    suggestCategories: (connector, session) => connector.categories?.suggest(session, awaySite, 'Figure'),
    publish: (connector, session) => connector.publish(session, awaySite, [entry]),
    updateOffers: (connector, session) => connector.updateOffers(session, awaySite, [update]),
    end: (connector, session) => connector.end(session, awaySite, [live]),
    updateHomeStock: (connector, session) => connector.updateHomeStock(session, homeSite, [homeStock]),
    readListings: (connector, session) => connector.readListings(session, awaySite, [{ key: 'S', isGroup: false }]),
    listOrders: (connector, session) => connector.listOrders(session, null),
    readOrder: (connector, session) => connector.readOrder(session, '1'),
    answerOrders: (connector, session) => connector.answerOrders?.(session, [{ orderId: '1', isAccepted: true }]),
    ship: (connector, session) => connector.ship?.(session, [{ ...shipment, lines }]),
    submit: ({ bulk }, session) =>
      bulk
        ?.submit(session, awaySite, [[{ kind: 'update', update }]])
        .then((ticket) => bulk.begin(session, awaySite, ticket)),
    readQuotas: (connector, session) =>
      connector.capabilities.statesQuotas ? connector.readQuotas(session) : undefined,
  };
}

/**
 * The error kind of the call or of its only entry; otherwise a description of the result. Undefined if the connector does not have the
 * call.
 */
async function verdictOf(asked: Promise<unknown> | undefined): Promise<string> {
  if (asked === undefined) return 'unavailable';
  try {
    const answer = await asked;
    const [outcome] = Array.isArray(answer) ? (answer as { ok?: boolean; error?: ConnectorError }[]) : [];
    return outcome?.ok === false && outcome.error ? outcome.error.kind : `took ${JSON.stringify(answer)}`;
  } catch (error) {
    return error instanceof ConnectorError ? error.kind : `failed: ${String(error)}`;
  }
}
