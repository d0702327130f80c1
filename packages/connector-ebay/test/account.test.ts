import type { StoredToken } from '@quayside/connector-kit';
import { createMemoryRuntime, systemClock } from '@quayside/connector-kit/conformance/memory-runtime';
import { describe, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { giveConsent, sandboxConfig } from './sandbox.ts';
import { errorOf, SELLER, useShop } from './shop.ts';

const shop = useShop();

describe('consent', () => {
  const context = { clock: systemClock, requestLog: { record: () => undefined } };

  it('requests every scope once, by RuName, and returns the state', async () => {
    const page = new URL(shop.connector.authorizeUrl({ state: 's p#1', locale: 'de-DE' }));
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
    expect((await giveConsent(shop.connector, SELLER)).get('state')).toBe('state-1');
  });

  it('yields a token for two hours and a consent for eighteen months', async () => {
    const code = (await giveConsent(shop.connector, SELLER)).get('code') ?? '';
    const token = await shop.connector.exchangeCode(encodeURIComponent(code), context);
    const hours = (iso: string | null) => Math.round((Date.parse(iso ?? '') - Date.now()) / 3_600_000);
    expect(hours(token.accessExpiresAt)).toBe(2);
    expect(hours(token.refreshExpiresAt)).toBe(13_140);
  });

  it('yields a code that works once', async () => {
    const code = (await giveConsent(shop.connector, SELLER)).get('code') ?? '';
    await shop.connector.exchangeCode(code, context);
    expect((await errorOf(shop.connector.exchangeCode(code, context))).kind).toBe('auth-expired');
  });

  it('that is declined yields no code', async () => {
    const callback = await giveConsent(shop.connector, SELLER, 'decline');
    expect(callback.get('isAuthSuccessful')).toBe('false');
    expect(callback.has('code')).toBe(false);
  });
});

describe('a token', () => {
  const spoiled = async (changes: Partial<StoredToken>) =>
    createMemoryRuntime({ token: { ...(await shop.session.tokens.read()), ...changes } }).session;

  it('that eBay rejects is renewed transparently, for REST and for Trading', async () => {
    expect((await shop.connector.whoAmI(await spoiled({ accessToken: 'gone' }))).username).toBe(SELLER);
    const page = await shop.connector.listHomeListings(await spoiled({ accessToken: 'gone' }), 'UK', null);
    expect(page.listings.map(({ sku }) => sku)).toContain('UK-1');
  });

  it('without a valid consent needs the seller, and is requested once', async () => {
    const revoked = await spoiled({ accessToken: 'gone', refreshToken: 'gone' });
    const calls = await shop.callsOf(async () => {
      expect((await errorOf(shop.connector.whoAmI(revoked))).kind).toBe('auth-expired');
    });
    expect(calls.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
    expect((await errorOf(shop.connector.listHomeListings(revoked, 'UK', null))).kind).toBe('auth-expired');
  });

  it('never appears in the request log, and neither does the secret', async () => {
    const { accessToken, refreshToken } = await shop.session.tokens.read();
    const lines = JSON.stringify(shop.runtime.log);
    for (const secret of [accessToken, refreshToken ?? '', 'quayside-demo-secret']) expect(lines).not.toContain(secret);
    expect(shop.runtime.log.length).toBeGreaterThan(0);
  });
});

describe('a used-up quota', () => {
  const reset = new Date(Date.now() + 3_600_000).toISOString();
  const quotaAnswer = (remaining: number) => ({
    rateLimits: [
      {
        apiContext: 'sell',
        apiName: 'Inventory',
        apiVersion: 'v1',
        resources: [
          {
            name: 'sell.inventory',
            rates: [{ count: 5_000, limit: 5_000, remaining, reset, timeWindow: 86_400 }],
          },
        ],
      },
    ],
  });
  const refused = { errors: [{ errorId: 2001, domain: 'ACCESS', category: 'REQUEST', message: 'Too many requests.' }] };

  it('blocks the operation until eBay’s own reset', async () => {
    shop.proxy.answerNext(/bulk_get_inventory_item/, 429, refused);
    shop.proxy.answerNext(/user_rate_limit/, 200, quotaAnswer(0));
    const error = await errorOf(shop.connector.readListings(shop.session, 'DE', [{ key: 'ONE-DE', isGroup: false }]));
    expect(error).toMatchObject({ kind: 'rate-limited', retryAt: reset });
    expect(shop.runtime.penalties.at(-1)).toEqual({
      operation: 'ebay.inventory',
      retryAt: new Date(reset),
    });
  });

  it('is distinguished from a burst, which needs only a short pause', async () => {
    shop.proxy.answerNext(/bulk_get_inventory_item/, 429, refused);
    const error = await errorOf(shop.connector.readListings(shop.session, 'DE', [{ key: 'ONE-DE', isGroup: false }]));
    expect(Date.parse(error.retryAt ?? '') - Date.now()).toBeLessThan(60_000);
  });
});

describe('a category', () => {
  it('is requested once and has its requirements in the site’s language', async () => {
    const categoryId = await shop.categoryOn('FR');
    const fresh = createEbayConnector(sandboxConfig(shop.proxy.url));
    const calls = await shop.callsOf(() =>
      Promise.all([1, 2, 3].map(() => fresh.categoryRequirements(shop.session, 'FR', categoryId))),
    );
    expect(calls.filter(({ path }) => path.includes('get_item_aspects'))).toHaveLength(1);
    expect(calls.filter(({ path }) => path.includes('/token'))).toHaveLength(1);
    const requirements = await fresh.categoryRequirements(shop.session, 'FR', categoryId);
    expect(requirements?.requiredAspects.map(({ name }) => name)).toEqual(['Marque', 'Type']);
    expect(requirements?.recommendedAspects?.map(({ name }) => name)).toContain('Couleur');
    expect(requirements?.conditions).toEqual(['NEW', 'NEW_OTHER', 'USED_EXCELLENT']);
  });

  it('is requested in the site’s own language, because Belgium’s default is Dutch', async () => {
    const { requiredAspects = [] } =
      (await shop.connector.categoryRequirements(shop.session, 'BEFR', await shop.categoryOn('BEFR'))) ?? {};
    expect(requiredAspects.map(({ name }) => name)).toContain('Marque');
  });

  it('without requirements is still known', async () => {
    const categoryId = await shop.categoryOn('FR');
    const fresh = createEbayConnector(sandboxConfig(shop.proxy.url));
    shop.proxy.answerNext(/get_item_aspects/, 204, {});
    shop.proxy.answerNext(/get_item_condition_policies/, 204, {});
    shop.proxy.answerNext(/get_regulatory_policies/, 204, {});
    expect(await fresh.categoryRequirements(shop.session, 'FR', categoryId)).toEqual({
      categoryId,
      requiredAspects: [],
      recommendedAspects: [],
      optionalAspects: [],
    });
  });

  it('is suggested by words in the site’s language, with its names from the top level down', async () => {
    const [first] = (await shop.connector.categories?.suggest(shop.session, 'DE', 'Kupferkante Bratpfanne Topf')) ?? [];
    expect(first?.path.slice(0, 2)).toEqual(['Küche', 'Backen & Kochgeschirr']);
    const [british] = (await shop.connector.categories?.suggest(shop.session, 'UK', 'pan')) ?? [];
    expect(british?.path).toEqual(['Kitchen', 'Bakeware & Cookware']);
    expect(british?.categoryId).not.toBe(first?.categoryId);
    expect(await shop.connector.categoryRequirements(shop.session, 'DE', british?.categoryId ?? '')).toBeUndefined();
    expect(await shop.connector.categories?.suggest(shop.session, 'DE', 'qqqq')).toEqual([]);
  });

  it('that the site does not have is undefined', async () => {
    expect(await shop.connector.categoryRequirements(shop.session, 'FR', '999999')).toBeUndefined();
  });
});

it('translates with eBay’s own engine between languages', async () => {
  const calls = await shop.callsOf(async () => {
    const request = { from: 'en-GB', to: 'de', context: 'title', text: 'Wooden figure' } as const;
    expect(await shop.connector.translate?.(shop.session, request)).toContain('Wooden figure');
  });
  const long = { from: 'en-GB', to: 'de', context: 'title', text: 'x'.repeat(1_001) } as const;
  expect((await errorOf(shop.connector.translate?.(shop.session, long) ?? Promise.resolve())).kind).toBe('rejected');
  const call = calls.find(({ path }) => path.includes('translate'));
  expect(JSON.parse(call?.body ?? '')).toEqual({
    from: 'en',
    to: 'de',
    translationContext: 'ITEM_TITLE',
    text: ['Wooden figure'],
  });
});

it('waits for the report requested before a restart, and requests another only if that one is gone', async () => {
  let id: string | null = null;
  const snapshot = () =>
    shop.connector.snapshotHomeListings(shop.session, 'UK', {
      id,
      note: async (begun) => {
        id = begun;
      },
    });
  const begunBy = async (work: () => Promise<unknown>) =>
    (await shop.callsOf(work)).filter(({ method, path }) => method === 'POST' && path.endsWith('/inventory_task'))
      .length;
  // Killed while waiting: the report was requested and not read.
  shop.proxy.answerNext(/inventory_task\//, 401, {});
  shop.proxy.answerNext(/inventory_task\//, 401, {});
  expect(await begunBy(() => snapshot().catch(() => undefined))).toBe(1);
  expect(id).not.toBeNull();
  expect(await begunBy(async () => expect(await snapshot()).not.toEqual([]))).toBe(0);
  id = 'task-of-another-year';
  expect(await begunBy(async () => expect(await snapshot()).not.toEqual([]))).toBe(1);
});

describe('a shipment', () => {
  const lineOf = async (sku: string) => {
    const bought = await shop.sandbox.control<{ orders: { orderId: string }[] }>('orders', {
      seller: SELLER,
      sku,
      site: 'UK',
    });
    const orderId = bought.orders[0]?.orderId ?? '';
    const { orders } = await shop.connector.listOrders(shop.session, null);
    const lineId = orders.find(({ externalId }) => externalId === orderId)?.lines[0]?.externalId ?? '';
    return { orderId, lineId };
  };
  const parcelOf = (orderId: string, lineId: string, trackingNumber: string) => ({
    orderId,
    site: 'UK' as const,
    number: 1,
    carrier: 'RoyalMail',
    trackingNumber,
    shippedAt: new Date().toISOString(),
    lines: [{ externalId: lineId, quantity: 1 }],
  });
  const tell = async (shipment: ReturnType<typeof parcelOf>) =>
    (await shop.connector.ship?.(shop.session, [shipment]))?.[0];

  it('with a lost response is confirmed once, by letters and digits only, and its order becomes shipped', async () => {
    const { orderId, lineId } = await lineOf('UK-1');
    const shipment = parcelOf(orderId, lineId, 'RM 12-34.5678 9GB');
    shop.proxy.answerNext(/\/shipping_fulfillment$/, 200, { total: 0, fulfillments: [] });
    shop.proxy.dropNextAnswer(/\/shipping_fulfillment$/);
    const calls = await shop.callsOf(async () => {
      expect(await tell(shipment)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
      expect(await tell(shipment)).toEqual({ ok: true, value: undefined });
    });
    const posted = calls.filter(({ method }) => method === 'POST');
    expect(posted.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        lineItems: [{ lineItemId: lineId, quantity: 1 }],
        shippedDate: shipment.shippedAt,
        shippingCarrierCode: 'RoyalMail',
        trackingNumber: 'RM123456789GB',
      },
    ]);
    const { orders } = await shop.connector.listOrders(shop.session, null);
    expect(orders.find(({ externalId }) => externalId === orderId)?.status).toBe('shipped');
  });

  it('that eBay rejects has a reason, and a number that eBay cannot represent is not sent', async () => {
    const { orderId, lineId } = await lineOf('UK-2');
    expect(await tell(parcelOf(orderId, '0', 'A1'))).toMatchObject({ error: { kind: 'rejected', code: '32200' } });
    const calls = await shop.callsOf(async () => {
      const outcome = await tell(parcelOf(orderId, lineId, 'Зщ/1'));
      expect(outcome).toMatchObject({ error: { kind: 'rejected', field: 'trackingNumber' } });
    });
    expect(calls).toEqual([]);
  });
});

describe('a home listing', () => {
  it('that has ended is not found', async () => {
    const { listings } = await shop.connector.listHomeListings(shop.session, 'UK', null);
    const ended = listings.find(({ sku }) => sku === 'UK-3')?.externalId ?? '';
    await shop.sandbox.control('listings/change', { seller: SELLER, sku: 'UK-3', end: true });
    const [result] = await shop.connector.getHomeListings(shop.session, 'UK', [ended]);
    expect(result).toMatchObject({ ok: false, externalId: ended, error: { kind: 'not-found' } });
    const [stock] = await shop.connector.updateHomeStock(shop.session, 'UK', [
      { listingId: ended, sku: 'UK-3', isVariant: false, quantity: 1 },
    ]);
    expect(stock?.ok === false && stock.error.kind).toBe('not-found');
  });

  it('is read although eBay’s first response is an error', async () => {
    await shop.sandbox.control('faults', { kind: '5xx', operation: 'GetItem', count: 1 });
    const { listings } = await shop.connector.listHomeListings(shop.session, 'UK', null);
    const [result] = await shop.connector.getHomeListings(shop.session, 'UK', [listings[0]?.externalId ?? '']);
    expect(result?.ok).toBe(true);
  });
});
