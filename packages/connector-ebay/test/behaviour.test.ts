import {
  type AccountSession,
  type Connector,
  ConnectorError,
  type GatedPrice,
  type OfferUpdate,
  type PublishEntry,
  type StoredToken,
} from '@quayside/connector-kit';
import {
  createMemoryRuntime,
  type MemoryRuntime,
  systemClock,
} from '@quayside/connector-kit/conformance/memory-runtime';
import {
  type RecordedCall,
  type RecordingProxy,
  startRecordingProxy,
} from '@quayside/connector-kit/conformance/recording-proxy';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { money, type Site, siteFacts } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { createOfficialCheck, hasOfficialSchemas } from './official-schema.ts';
import { connectSeller, giveConsent, sandboxConfig } from './sandbox.ts';

const SELLER = 'demo-shop-uk';
const CATEGORY = 'Figures & Playsets > Accessories';

let sandbox: RunningSandbox;
let proxy: RecordingProxy;
let connector: Connector;
let runtime: MemoryRuntime;
let session: AccountSession;
let categoryId: string;
let image: string;

beforeAll(async () => {
  sandbox = await startSandbox([1, 2, 3].map((n) => `UK-${n},Wooden figure ${n},${CATEGORY},Harbour,${n}.50,GBP,5`));
  proxy = await startRecordingProxy(sandbox.url, '/ebay');
  connector = createEbayConnector(sandboxConfig(proxy.url));
  runtime = await connectSeller(connector, SELLER);
  session = runtime.session;
  const { listings } = await connector.listHomeListings(session, 'UK', null);
  const [detail] = await connector.getHomeListings(session, 'UK', [listings[0]?.externalId ?? '']);
  if (!detail?.ok) throw new Error('no home listing to copy');
  categoryId = detail.listing.categoryId;
  image = detail.listing.images[0] ?? '';
});

afterAll(async () => {
  await proxy?.close();
  await sandbox?.stop();
});

/** The calls that `work` makes. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly RecordedCall[]> {
  const before = proxy.calls.length;
  await work();
  return proxy.calls.slice(before);
}

async function errorOf(work: Promise<unknown>): Promise<ConnectorError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ConnectorError);
  return error as ConnectorError;
}

async function entryFor(site: Site, sku: string, changes: Partial<PublishEntry> = {}): Promise<PublishEntry> {
  const { settings } = await connector.siteReadiness(session, site);
  const required = (await connector.categoryRequirements(session, site, categoryId))?.requiredAspects ?? [];
  return {
    key: sku,
    isGroup: false,
    title: `Figure ${sku}`,
    description: '<p>Hand painted</p>',
    categoryId,
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images: [image],
    attributes: Object.fromEntries(required.map(({ name, allowedValues }) => [name, [allowedValues[0] ?? 'Wood']])),
    units: [
      {
        sku,
        price: money(1_990, siteFacts(site).currency) as GatedPrice,
        quantity: 6,
        gtin: null,
        specifics: {},
        images: [],
      },
    ],
    settings,
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  };
}

async function publishOne(site: Site, entry: PublishEntry) {
  const [outcome] = await connector.publish(session, site, [entry]);
  if (!outcome?.ok) throw outcome?.error ?? new Error('no outcome');
  return outcome.value;
}

describe('consent', () => {
  const context = { clock: systemClock, requestLog: { record: () => undefined } };

  it('asks once for every scope, by RuName, and hands the state back', async () => {
    const page = new URL(connector.authorizeUrl({ state: 's p#1', locale: 'de-DE' }));
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: 'quayside-demo',
      redirect_uri: 'Quayside-demo-ru',
      response_type: 'code',
      state: 's p#1',
      locale: 'de-DE',
      prompt: 'login',
    });
    expect(page.search).not.toContain('+');
    const scopes = page.searchParams.get('scope')?.split(' ') ?? [];
    expect(scopes).toContain('https://api.ebay.com/oauth/api_scope/sell.inventory');
    expect(new Set(scopes).size).toBe(scopes.length);
    expect((await giveConsent(connector, SELLER)).get('state')).toBe('state-1');
  });

  it('ends in a token for two hours and a consent for eighteen months', async () => {
    const code = (await giveConsent(connector, SELLER)).get('code') ?? '';
    const token = await connector.exchangeCode(encodeURIComponent(code), context);
    const hours = (iso: string | null) => Math.round((Date.parse(iso ?? '') - Date.now()) / 3_600_000);
    expect(hours(token.accessExpiresAt)).toBe(2);
    expect(hours(token.refreshExpiresAt)).toBe(13_140);
  });

  it('gives a code that works once', async () => {
    const code = (await giveConsent(connector, SELLER)).get('code') ?? '';
    await connector.exchangeCode(code, context);
    expect((await errorOf(connector.exchangeCode(code, context))).kind).toBe('auth-expired');
  });

  it('that is declined gives no code', async () => {
    const callback = await giveConsent(connector, SELLER, 'decline');
    expect(callback.get('isAuthSuccessful')).toBe('false');
    expect(callback.has('code')).toBe(false);
  });
});

describe('a token', () => {
  const spoiled = async (changes: Partial<StoredToken>) =>
    createMemoryRuntime({ token: { ...(await session.tokens.read()), ...changes } }).session;

  it('that eBay refuses is renewed unseen, for REST and for Trading', async () => {
    expect((await connector.whoAmI(await spoiled({ accessToken: 'gone' }))).username).toBe(SELLER);
    const page = await connector.listHomeListings(await spoiled({ accessToken: 'gone' }), 'UK', null);
    expect(page.listings).toHaveLength(3);
  });

  it('whose consent is gone needs the seller, and is asked for once', async () => {
    const revoked = await spoiled({ accessToken: 'gone', refreshToken: 'gone' });
    const calls = await callsOf(async () => {
      expect((await errorOf(connector.whoAmI(revoked))).kind).toBe('auth-expired');
    });
    expect(calls.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
    expect((await errorOf(connector.listHomeListings(revoked, 'UK', null))).kind).toBe('auth-expired');
  });

  it('is in no line of the request log, nor is the secret', async () => {
    const { accessToken, refreshToken } = await session.tokens.read();
    const lines = JSON.stringify(runtime.log);
    for (const secret of [accessToken, refreshToken ?? '', 'quayside-demo-secret']) expect(lines).not.toContain(secret);
    expect(runtime.log.length).toBeGreaterThan(0);
  });
});

describe('publishing', () => {
  it.each<Site>(['DE', 'FR', 'IT', 'ES', 'US', 'AU', 'CA', 'IE', 'AT', 'BEFR'])('goes live on %s', async (site) => {
    const entry = await entryFor(site, `SITE-${site}`);
    const calls = await callsOf(async () => {
      const { url, listingId } = await publishOne(site, entry);
      expect(url).toBe(`${proxy.url}/ebay/itm/${listingId}`);
    });
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
      'bulk_create_or_replace_inventory_item',
      'bulk_create_offer',
      'bulk_publish_offer',
    ]);
  });

  it('keeps what the seller set on the offer elsewhere', async () => {
    const entry = await entryFor('DE', 'KEPT-DE');
    const { offers } = await publishOne('DE', entry);
    const path = `${sandbox.url}/ebay/sell/inventory/v1/offer/${offers['KEPT-DE']}`;
    const headers = {
      authorization: `Bearer ${(await session.tokens.read()).accessToken}`,
      'content-type': 'application/json',
      'content-language': 'de-DE',
    };
    const held = (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
    const { offerId: _id, sku: _sku, marketplaceId: _m, format: _f, status: _s, listing: _l, ...content } = held;
    const set = { ...content, quantityLimitPerBuyer: 2, tax: { applyTax: true, vatPercentage: 19 } };
    expect((await fetch(path, { method: 'PUT', headers, body: JSON.stringify(set) })).status).toBeLessThan(300);

    const [unit] = entry.units;
    if (!unit) throw new Error('no unit');
    const units = [{ ...unit, price: money(2_990, 'EUR') as GatedPrice }];
    await publishOne('DE', { ...entry, units, knownOffers: offers });
    const after = (await (await fetch(path, { headers })).json()) as Record<string, unknown>;
    expect(after).toMatchObject({
      quantityLimitPerBuyer: 2,
      tax: { applyTax: true, vatPercentage: 19 },
      pricingSummary: { price: { value: '29.90', currency: 'EUR' } },
    });
  });

  it('that would change nothing costs no revision', async () => {
    const entry = await entryFor('DE', 'SAME-DE');
    const { offers } = await publishOne('DE', entry);
    const calls = await callsOf(() => publishOne('DE', { ...entry, knownOffers: offers }));
    expect(calls.map(({ path }) => path.split(/[/?]/).find((part) => /bulk|^offer$/.test(part)))).toEqual([
      'bulk_get_inventory_item',
      'offer',
    ]);
  });

  it('finds the listing that an earlier send completed after it was read back', async () => {
    const entry = await entryFor('DE', 'SLOW-DE');
    const { offers, listingId } = await publishOne('DE', entry);
    const stale = { sku: 'SLOW-DE', marketplaceId: 'EBAY_DE', format: 'FIXED_PRICE', status: 'UNPUBLISHED' };
    proxy.answerNext(/offer\?sku=SLOW-DE/, 200, { total: 1, offers: [{ ...stale, offerId: offers['SLOW-DE'] }] });
    expect((await publishOne('DE', { ...entry, mayHaveBeenSent: true })).listingId).toBe(listingId);
  });

  it('of an entry that met a system error inside the bulk leaves the others alone', async () => {
    const entries = await Promise.all(['BULK-1-DE', 'BULK-2-DE'].map((sku) => entryFor('DE', sku)));
    const trouble = { statusCode: 500, errors: [{ errorId: 25025, message: 'Two writers at once.' }] };
    proxy.answerNext(/bulk_create_or_replace/, 207, {
      responses: [
        { sku: 'BULK-1-DE', locale: 'de_DE', ...trouble },
        { sku: 'BULK-2-DE', locale: 'de_DE', statusCode: 200 },
      ],
    });
    const [first, second] = await connector.publish(session, 'DE', entries);
    expect(first?.ok === false && first.error.kind).toBe('unavailable');
    // The forged answer stored nothing, so the second entry got as far as its offer.
    expect(second?.ok === false && second.error.kind).toBe('not-found');
  });
});

describe('bulk price and stock', () => {
  it('goes sku by sku where eBay refuses several at once', async () => {
    const skus = ['ONE-DE', 'TWO-DE'];
    const updates: OfferUpdate[] = [];
    for (const sku of skus) {
      const { offers } = await publishOne('DE', await entryFor('DE', sku));
      updates.push({ sku, offerId: offers[sku] ?? '', quantity: 2 });
    }
    proxy.answerNext(/bulk_update_price_quantity/, 400, { errors: [{ errorId: 25709, message: 'One sku a call.' }] });
    const calls = await callsOf(async () => {
      const outcomes = await connector.updateOffers(session, 'DE', updates);
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    });
    expect(calls.map(({ body }) => (JSON.parse(body) as { requests: unknown[] }).requests.length)).toEqual([2, 1, 1]);
  });
});

describe('a listing that the seller ended at eBay', () => {
  it.each([
    ['withdrawn', 'POST', '/withdraw'],
    ['removed with its offer', 'DELETE', ''],
  ])('and that is %s there is gone: a change of its price finds nothing', async (what, method, path) => {
    const sku = `GONE-${what.length}-DE`;
    const { offers } = await publishOne('DE', await entryFor('DE', sku));
    const offerId = offers[sku] ?? '';
    const headers = { authorization: `Bearer ${(await session.tokens.read()).accessToken}` };
    const url = `${sandbox.url}/ebay/sell/inventory/v1/offer/${offerId}${path}`;
    expect((await fetch(url, { method, headers })).ok).toBe(true);
    const [outcome] = await connector.updateOffers(session, 'DE', [
      { sku, offerId, price: money(2_490, 'EUR') as GatedPrice },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('is told from one whose change is refused for what it says', async () => {
    const { offers } = await publishOne('DE', await entryFor('DE', 'POUNDS-DE'));
    const [outcome] = await connector.updateOffers(session, 'DE', [
      { sku: 'POUNDS-DE', offerId: offers['POUNDS-DE'] ?? '', price: money(2_490, 'GBP') as GatedPrice },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });
});

describe('a used-up quota', () => {
  const quotaAnswer = (remaining: number) => ({
    rateLimits: [
      {
        apiContext: 'sell',
        apiName: 'Inventory',
        apiVersion: 'v1',
        resources: [
          {
            name: 'sell.inventory',
            rates: [{ count: 5_000, limit: 5_000, remaining, reset: '2026-11-22T08:00:00.000Z', timeWindow: 86_400 }],
          },
        ],
      },
    ],
  });
  const refused = { errors: [{ errorId: 2001, domain: 'ACCESS', category: 'REQUEST', message: 'Too many requests.' }] };

  it('stops the operation until eBay’s own reset', async () => {
    proxy.answerNext(/bulk_get_inventory_item/, 429, refused);
    proxy.answerNext(/user_rate_limit/, 200, quotaAnswer(0));
    const error = await errorOf(connector.readListings(session, 'DE', [{ key: 'ONE-DE', isGroup: false }]));
    expect(error).toMatchObject({ kind: 'rate-limited', retryAt: '2026-11-22T08:00:00.000Z' });
    expect(runtime.penalties.at(-1)).toEqual({
      operation: 'ebay.inventory',
      retryAt: new Date('2026-11-22T08:00:00.000Z'),
    });
  });

  it('is told from a burst, after which a short pause is enough', async () => {
    proxy.answerNext(/bulk_get_inventory_item/, 429, refused);
    const error = await errorOf(connector.readListings(session, 'DE', [{ key: 'ONE-DE', isGroup: false }]));
    expect(Date.parse(error.retryAt ?? '') - Date.now()).toBeLessThan(60_000);
  });
});

describe('a category', () => {
  it('is asked for once, and tells what it requires in the site’s language', async () => {
    const fresh = createEbayConnector(sandboxConfig(proxy.url));
    const calls = await callsOf(() =>
      Promise.all([1, 2, 3].map(() => fresh.categoryRequirements(session, 'FR', categoryId))),
    );
    expect(calls.filter(({ path }) => path.includes('get_item_aspects'))).toHaveLength(1);
    expect(calls.filter(({ path }) => path.includes('/token'))).toHaveLength(1);
    const requirements = await fresh.categoryRequirements(session, 'FR', categoryId);
    expect(requirements?.requiredAspects.length).toBeGreaterThan(0);
  });

  it('is asked for in the site’s own language: Belgium answers in Dutch otherwise', async () => {
    const { requiredAspects = [] } = (await connector.categoryRequirements(session, 'BEFR', categoryId)) ?? {};
    expect(requiredAspects.map(({ name }) => name)).toContain('Marque');
  });

  it('that asks for nothing is known all the same', async () => {
    const fresh = createEbayConnector(sandboxConfig(proxy.url));
    proxy.answerNext(/get_item_aspects/, 204, {});
    expect(await fresh.categoryRequirements(session, 'FR', categoryId)).toEqual({ categoryId, requiredAspects: [] });
  });

  it('that the site does not have is undefined', async () => {
    expect(await connector.categoryRequirements(session, 'FR', '999999')).toBeUndefined();
  });
});

it('translates with eBay’s own engine, language to language', async () => {
  const calls = await callsOf(async () => {
    const request = { from: 'en-GB', to: 'de', context: 'title', text: 'Wooden figure' } as const;
    expect(await connector.translate?.(session, request)).toContain('Wooden figure');
  });
  const long = { from: 'en-GB', to: 'de', context: 'title', text: 'x'.repeat(1_001) } as const;
  expect((await errorOf(connector.translate?.(session, long) ?? Promise.resolve())).kind).toBe('rejected');
  const call = calls.find(({ path }) => path.includes('translate'));
  expect(JSON.parse(call?.body ?? '')).toEqual({
    from: 'en',
    to: 'de',
    translationContext: 'ITEM_TITLE',
    text: ['Wooden figure'],
  });
});

it('does not take listings of another site for home listings', async () => {
  await publishOne('US', await entryFor('US', 'ABROAD-US'));
  const { listings } = await connector.listHomeListings(session, 'UK', null);
  expect(listings.map(({ sku }) => sku).sort()).toEqual(['UK-1', 'UK-2', 'UK-3']);
  const rows = await connector.snapshotHomeListings(session, 'UK');
  expect(rows.map(({ sku }) => sku)).not.toContain('ABROAD-US');
});

it('waits for the report that was begun before a restart, and begins another only where that one is gone', async () => {
  let id: string | null = null;
  const snapshot = () =>
    connector.snapshotHomeListings(session, 'UK', {
      id,
      note: async (begun) => {
        id = begun;
      },
    });
  const begunBy = async (work: () => Promise<unknown>) =>
    (await callsOf(work)).filter(({ method, path }) => method === 'POST' && path.endsWith('/inventory_task')).length;
  // Killed while it waited: the report was begun, and nobody has read it.
  proxy.answerNext(/inventory_task\//, 401, {});
  proxy.answerNext(/inventory_task\//, 401, {});
  expect(await begunBy(() => snapshot().catch(() => undefined))).toBe(1);
  expect(id).not.toBeNull();
  expect(await begunBy(async () => expect(await snapshot()).not.toEqual([]))).toBe(0);
  id = 'task-of-another-year';
  expect(await begunBy(async () => expect(await snapshot()).not.toEqual([]))).toBe(1);
});

describe('a parcel', () => {
  const lineOf = async (sku: string) => {
    const bought = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
      seller: SELLER,
      sku,
      site: 'UK',
    });
    const orderId = bought.orders[0]?.orderId ?? '';
    const { orders } = await connector.listOrders(session, null);
    const lineId = orders.find(({ externalId }) => externalId === orderId)?.lines[0]?.externalId ?? '';
    return { orderId, lineId };
  };
  const parcelOf = (orderId: string, lineId: string, trackingNumber: string) => ({
    orderId,
    site: 'UK' as const,
    parcel: 1,
    carrierCode: 'RoyalMail',
    trackingNumber,
    shippedAt: new Date().toISOString(),
    lines: [{ externalId: lineId, quantity: 1 }],
  });
  const tell = async (shipment: ReturnType<typeof parcelOf>) => (await connector.ship?.(session, [shipment]))?.[0];

  it('whose telling was lost is told once, by letters and digits alone, and its order turns shipped', async () => {
    const { orderId, lineId } = await lineOf('UK-1');
    const shipment = parcelOf(orderId, lineId, 'RM 12-34.5678 9GB');
    proxy.answerNext(/\/shipping_fulfillment$/, 200, { total: 0, fulfillments: [] });
    proxy.dropNextAnswer(/\/shipping_fulfillment$/);
    const calls = await callsOf(async () => {
      expect(await tell(shipment)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
      expect(await tell(shipment)).toEqual({ ok: true, value: undefined });
    });
    const told = calls.filter(({ method }) => method === 'POST');
    expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        lineItems: [{ lineItemId: lineId, quantity: 1 }],
        shippedDate: shipment.shippedAt,
        shippingCarrierCode: 'RoyalMail',
        trackingNumber: 'RM123456789GB',
      },
    ]);
    const { orders } = await connector.listOrders(session, null);
    expect(orders.find(({ externalId }) => externalId === orderId)?.status).toBe('shipped');
  });

  it('that eBay refuses says why, and one whose number eBay can not write is not sent', async () => {
    const { orderId, lineId } = await lineOf('UK-2');
    expect(await tell(parcelOf(orderId, '0', 'A1'))).toMatchObject({ error: { kind: 'rejected', code: '32200' } });
    const calls = await callsOf(async () => {
      const outcome = await tell(parcelOf(orderId, lineId, 'Зщ/1'));
      expect(outcome).toMatchObject({ error: { kind: 'rejected', field: 'trackingNumber' } });
    });
    expect(calls).toEqual([]);
  });
});

describe('a home listing', () => {
  it('that has ended is gone', async () => {
    const { listings } = await connector.listHomeListings(session, 'UK', null);
    const ended = listings.find(({ sku }) => sku === 'UK-3')?.externalId ?? '';
    await sandbox.control('listings/change', { seller: SELLER, sku: 'UK-3', end: true });
    const [result] = await connector.getHomeListings(session, 'UK', [ended]);
    expect(result).toMatchObject({ ok: false, externalId: ended, error: { kind: 'not-found' } });
    const [stock] = await connector.updateHomeStock(session, 'UK', [
      { listingId: ended, sku: 'UK-3', isVariant: false, quantity: 1 },
    ]);
    expect(stock?.ok === false && stock.error.kind).toBe('not-found');
  });

  it('is read although eBay answers the first time with an error', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'GetItem', count: 1 });
    const { listings } = await connector.listHomeListings(session, 'UK', null);
    const [result] = await connector.getHomeListings(session, 'UK', [listings[0]?.externalId ?? '']);
    expect(result?.ok).toBe(true);
  });
});

// Withdraws the consent of this file's seller: only the check of what was sent comes after.
it('that has lost its consent in the middle of the work says so for every entry', async () => {
  const entries = await Promise.all(['LATE-1-DE', 'LATE-2-DE'].map((sku) => entryFor('DE', sku)));
  await sandbox.control('tokens/revoke', { seller: SELLER });
  const outcomes = await connector.publish(session, 'DE', entries);
  expect(outcomes.map((outcome) => outcome.ok === false && outcome.error.kind)).toEqual([
    'auth-expired',
    'auth-expired',
  ]);
});

// Runs last: over every call that the tests above have made.
if (hasOfficialSchemas) {
  it('sends nothing but what eBay’s own description of each operation allows', () => {
    const check = createOfficialCheck();
    expect([...new Set(proxy.calls.flatMap(check))]).toEqual([]);
    const sample = proxy.calls.find(({ path }) => path.endsWith('bulk_create_offer'));
    if (!sample) throw new Error('no offer was sent');
    const misspelt = { ...sample, headers: {}, body: sample.body.replace('categoryId', 'categoryID') };
    expect(check(misspelt)).toContain('bulkCreateOffer.requests[0]: categoryID is unknown');
    expect(check(misspelt)).toContain('bulkCreateOffer: header Content-Language is missing');
  });
}
