import type { AccountSession, BulkChange, GatedPrice, PublishEntry } from '@quayside/connector-kit';
import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { money, type Site } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOfficialCheck } from './official-model.ts';
import { connectSeller, giveConsent, redeem, runtimeFor, type Stage, startStage } from './sandbox.ts';

const SELLER = 'harbour-toys-uk';
const clientId = 'amzn1.application-oa2-client.quayside-demo';
const MINUTE_MS = 60_000;

let stage: Stage;
let session: AccountSession;

beforeAll(async () => {
  const rows = Array.from(
    { length: 60 },
    (_, n) => `UK-${n},Figure number ${n},Figures & Playsets,Harbour,${n + 1}.50,GBP,5`,
  );
  stage = await startStage(rows);
  session = (await connectSeller(stage, SELLER)).session;
});
afterAll(() => stage?.stop());
afterEach(async () => {
  await fetch(`${stage.sandbox.url}/control/api/faults`, { method: 'DELETE' });
  await stage.sandbox.control('amazon/clients/secret', { clientId, expired: false });
});

const price = (minor: number, currency: 'EUR' | 'GBP' = 'EUR') => money(minor, currency) as GatedPrice;
const fault = (fields: object) => stage.sandbox.control('faults', fields);
const context = () => ({ clock: stage.clock, requestLog: { record: () => undefined } });

function entry(sku: string, changes: Partial<PublishEntry> = {}): PublishEntry {
  return {
    key: sku,
    isGroup: false,
    title: `Figur ${sku} aus Holz`,
    description: '<p>Handbemalt</p>',
    categoryId: 'TOYS_AND_GAMES',
    brand: 'Harbour',
    mpn: null,
    condition: 'NEW',
    images: [`${stage.proxy.url}/media/UK-1.svg`],
    attributes: { item_type_name: ['Figur'] },
    units: [{ sku, price: price(1_990), quantity: 6, gtin: null, specifics: {}, images: [] }],
    settings: {},
    mayHaveBeenSent: false,
    knownOffers: {},
    ...changes,
  };
}

interface Row {
  sku: string;
  asin: string;
  site: string;
  price: string;
  quantity: number;
  isLive: boolean;
}

async function rowOf(sku: string, site: Site, seller = SELLER): Promise<Row | undefined> {
  const { rows } = await stage.sandbox.control<{ rows: Row[] }>(
    `amazon/listings?seller=${seller}&site=${site}&limit=5000`,
  );
  return rows.find((row) => row.sku === sku);
}

async function publishOn(site: Site, sku: string, minor: number): Promise<void> {
  const currency = site === 'UK' ? 'GBP' : 'EUR';
  const units = [{ sku, price: price(minor, currency), quantity: 6, gtin: null, specifics: {}, images: [] }];
  const [outcome] = await stage.connector.publish(session, site, [entry(sku, { units })]);
  if (!outcome?.ok) throw outcome?.error ?? new Error('no outcome');
}

describe('connecting', () => {
  it('takes the seller’s id from the consent, and believes it only when the token serves it', async () => {
    const { connector } = stage;
    const callback = await giveConsent(connector, SELLER);
    const other = await giveConsent(connector, 'pennine-crafts-uk');
    const honest = await redeem(connector, callback);
    expect(await connector.whoAmI(runtimeFor(stage, honest).session)).toMatchObject({
      externalId: callback.get('selling_partner_id'),
      homeSite: 'UK',
      businessType: 'BUSINESS',
    });
    const forged = { ...honest, externalId: other.get('selling_partner_id') ?? '' };
    await expect(connector.whoAmI(runtimeFor(stage, forged).session)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'wrong-seller-id',
    });
  });

  it('redeems a code once', async () => {
    const callback = await giveConsent(stage.connector, SELLER);
    await redeem(stage.connector, callback);
    await expect(redeem(stage.connector, callback)).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'invalid_grant',
    });
  });

  it('connects a private application by its credentials, and finds the seller’s id by itself', async () => {
    const { connector, sandbox } = stage;
    const made = await sandbox.control<Record<'clientId' | 'clientSecret' | 'refreshToken' | 'sellerId', string>>(
      'amazon/tokens/self-authorise',
      { seller: 'northgate-outdoors-uk' },
    );
    const { sellerId, ...credentials } = made;
    const token = await connector.connectWithCredentials?.(credentials, context());
    if (!token) throw new Error('there is no such way to connect');
    expect(token).toMatchObject({ refreshToken: made.refreshToken, application: { clientId: made.clientId } });
    const who = await connector.whoAmI(createMemoryRuntime({ token, externalId: '', clock: stage.clock }).session);
    expect(who.externalId).toBe(sellerId);

    // An hour later the token is renewed with the seller's own application.
    await stage.advance(61 * MINUTE_MS);
    const later = createMemoryRuntime({ token, externalId: sellerId, clock: stage.clock });
    expect((await connector.siteReadiness(later.session, 'DE')).ready).toBe(true);

    await expect(
      connector.connectWithCredentials?.({ ...credentials, clientSecret: 'wrong' }, context()),
    ).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'invalid_client',
    });
    await expect(
      connector.connectWithCredentials?.({ ...credentials, refreshToken: ' ' }, context()),
    ).rejects.toMatchObject({
      kind: 'rejected',
      field: 'refreshToken',
    });
  });

  it('tells a revoked consent, an expired secret and a missing role from a trouble that passes', async () => {
    const { connector, sandbox } = stage;
    const { session: revoked } = await connectSeller(stage, 'pennine-crafts-uk');
    await sandbox.control('amazon/tokens/revoke', { seller: 'pennine-crafts-uk' });
    await expect(connector.siteReadiness(revoked, 'DE')).rejects.toMatchObject({ kind: 'auth-expired' });

    expect((await connector.siteReadiness(session, 'DE')).ready).toBe(true);
    await sandbox.control('amazon/clients/secret', { clientId, expired: true });
    await expect(connector.siteReadiness(session, 'DE')).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'secret-expired',
    });
    await sandbox.control('amazon/clients/secret', { clientId, expired: false });

    await fault({ kind: 'access-denied', operation: 'getMarketplaceParticipations', count: 1 });
    await expect(connector.siteReadiness(session, 'DE')).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'Unauthorized',
    });
    await fault({ kind: '5xx', operation: 'getMarketplaceParticipations', count: 1 });
    expect((await connector.siteReadiness(session, 'DE')).ready).toBe(true);
  });

  it('names the site that an account does not take part in', async () => {
    const { session: partial } = await connectSeller(stage, 'saltmarsh-sports-uk');
    expect(await stage.connector.siteReadiness(partial, 'ES')).toMatchObject({ ready: false, gaps: ['participation'] });
  });
});

describe('one stock, a price for each site', () => {
  it('lowers one stock once for an order on amazon.fr, and changes each site’s price apart', async () => {
    const sites = ['DE', 'FR', 'IT'] as const;
    for (const [index, site] of sites.entries()) await publishOn(site, 'SHARED', 2_000 + index);
    await stage.sandbox.control('amazon/orders', { seller: SELLER, sku: 'SHARED', site: 'FR', quantity: 2 });
    for (const site of sites) expect((await rowOf('SHARED', site))?.quantity).toBe(4);

    const [changed] = await stage.connector.updateOffers(session, 'FR', [
      { sku: 'SHARED', offerId: '', price: price(2_500) },
    ]);
    expect(changed).toEqual({ ok: true, value: undefined });
    expect(await Promise.all(sites.map(async (site) => (await rowOf('SHARED', site))?.price))).toEqual([
      '20.00',
      '25.00',
      '20.02',
    ]);

    await stage.connector.end(session, 'DE', [{ key: 'SHARED', isGroup: false, listingId: 'SHARED', offers: {} }]);
    expect(await rowOf('SHARED', 'DE')).toBeUndefined();
    expect((await rowOf('SHARED', 'IT'))?.quantity).toBe(4);
  });

  it('keeps a business price and a sale when it changes the price', async () => {
    await publishOn('DE', 'KEPT', 3_000);
    const offer = { marketplace_id: 'A1PA6795UKMFR9', currency: 'EUR' };
    const schedule = (value_with_tax: number) => [{ schedule: [{ value_with_tax }] }];
    const token = await session.tokens.read();
    const patched = await fetch(
      `${stage.sandbox.url}/amazon/listings/2021-08-01/items/${session.externalId}/KEPT?marketplaceIds=A1PA6795UKMFR9`,
      {
        method: 'PATCH',
        headers: {
          'x-amz-access-token': token.accessToken,
          'content-type': 'application/json',
          'user-agent': 'seller',
        },
        body: JSON.stringify({
          productType: 'PRODUCT',
          patches: [
            {
              op: 'replace',
              path: '/attributes/purchasable_offer',
              value: [
                { ...offer, audience: 'ALL', our_price: schedule(30), discounted_price: schedule(27) },
                { ...offer, audience: 'B2B', our_price: schedule(26) },
              ],
            },
          ],
        }),
      },
    );
    expect(patched.status).toBe(200);
    await stage.advance(2_000);
    await stage.connector.updateOffers(session, 'DE', [{ sku: 'KEPT', offerId: '', price: price(3_100) }]);
    const sent = stage.proxy.calls.findLast(({ method, path }) => method === 'PATCH' && path.includes('/KEPT?'));
    const [value] = (JSON.parse(sent?.body ?? '{}') as { patches: { value: unknown }[] }).patches;
    expect(value?.value).toEqual([
      { ...offer, audience: 'ALL', our_price: schedule(31), discounted_price: schedule(27) },
      { ...offer, audience: 'B2B', our_price: schedule(26) },
    ]);
  });

  it('asks for nothing where price and stock are what they shall be', async () => {
    await publishOn('DE', 'SAME', 1_500);
    const before = stage.proxy.calls.length;
    const outcomes = await stage.connector.updateOffers(session, 'DE', [
      { sku: 'SAME', offerId: '', price: price(1_500), quantity: 6 },
    ]);
    expect(outcomes).toEqual([{ ok: true, value: undefined }]);
    expect(stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('accepted is not done', () => {
  it('tells the fault that Amazon finds after having accepted', async () => {
    await fault({ kind: 'late-issue', operation: 'putListingsItem', count: 1 });
    const [outcome] = await stage.connector.publish(session, 'DE', [entry('LATE')]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: '18027' } });
  });

  it('is not deceived by reads that lag behind', async () => {
    await publishOn('DE', 'STALE', 2_000);
    await fault({ kind: 'stale-read', operation: 'searchListingsItems', count: 3 });
    const [outcome] = await stage.connector.updateOffers(session, 'DE', [
      { sku: 'STALE', offerId: '', price: price(2_222) },
    ]);
    expect(outcome?.ok).toBe(true);
    expect((await rowOf('STALE', 'DE'))?.price).toBe('22.22');
  });

  it('answers a refused submission with Amazon’s own words and the attribute', async () => {
    const [outcome] = await stage.connector.publish(session, 'DE', [entry('BARE', { attributes: {} })]);
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        kind: 'rejected',
        code: '90220',
        field: 'item_type_name',
        message: expect.stringContaining('item_type_name'),
      },
    });
  });

  it('passes a throttled call on with the time of the next token', async () => {
    await fault({ kind: 'throttle-429', operation: 'putListingsItem', count: 1 });
    const [outcome] = await stage.connector.publish(session, 'DE', [entry('THROTTLED')]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rate-limited', retryAt: expect.any(String) } });
    expect(await rowOf('THROTTLED', 'DE')).toBeUndefined();
  });
});

describe('goods in Amazon’s warehouse', () => {
  it('reads their stock, says that it is read-only, and never writes it', async () => {
    const fba = (await connectSeller(stage, 'demo-shop-uk')).session;
    const rows = await stage.connector.snapshotHomeListings(fba, 'UK');
    const kept = rows.filter(({ isStockReadOnly }) => isStockReadOnly);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ quantity }) => quantity === 5)).toBe(true);
    const sku = kept[0]?.sku ?? '';
    const [detail] = await stage.connector.getHomeListings(fba, 'UK', [sku]);
    expect(detail).toMatchObject({ ok: true, listing: { isStockReadOnly: true, quantity: 5 } });

    const before = stage.proxy.calls.length;
    const [outcome] = await stage.connector.updateHomeStock(fba, 'UK', [
      { listingId: sku, sku, isVariant: false, quantity: 1 },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'fba-stock' } });
    expect(stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);

    const [published] = await stage.connector.publish(fba, 'DE', [
      entry(sku, { units: [{ sku, price: price(2_000), quantity: 9, gtin: null, specifics: {}, images: [] }] }),
    ]);
    expect(published?.ok).toBe(true);
    const away = await rowOf(sku, 'DE', 'demo-shop-uk');
    expect(away).toMatchObject({ quantity: 5, isLive: true });
    // The same product as at home, and not a second one.
    expect(away?.asin).toBe((await rowOf(sku, 'UK', 'demo-shop-uk'))?.asin);

    await stage.sandbox.control('amazon/orders', { seller: 'demo-shop-uk', sku, site: 'DE', quantity: 1 });
    const { orders } = await stage.connector.listOrders(fba, null);
    expect(orders).toMatchObject([{ isFulfilledByMarketplace: true, site: 'DE', lines: [{ sku }] }]);
  });
});

describe('many changes at once', () => {
  const publishing = (sku: string, changes?: Partial<PublishEntry>): BulkChange => ({
    kind: 'publish',
    entry: entry(sku, changes),
  });

  async function carryOut(site: Site, changes: readonly BulkChange[]) {
    const { bulk } = stage.connector;
    if (!bulk) throw new Error('there is no bulk channel');
    const ticket = await bulk.submit(session, site, changes);
    expect(await bulk.settle(session, site, ticket, changes)).toBeNull();
    await stage.advance(5_000);
    return bulk.settle(session, site, ticket, changes);
  }

  it('publishes, changes and ends in one feed, and gives each change its own outcome', async () => {
    await publishOn('DE', 'FEED-PRICE', 1_000);
    await publishOn('DE', 'FEED-END', 1_000);
    const calls = stage.proxy.calls.length;
    const outcomes = await carryOut('DE', [
      ...Array.from({ length: 30 }, (_, n) => publishing(`FEED-${n}`)),
      publishing('FEED-BARE', { attributes: {} }),
      publishing('FEED-LONG', { title: 'x'.repeat(201) }),
      publishing('FEED-NOWHERE', { categoryId: 'NO_SUCH_TYPE' }),
      { kind: 'update', update: { sku: 'FEED-PRICE', offerId: '', price: price(1_234), quantity: 3 } },
      { kind: 'update', update: { sku: 'FEED-UNKNOWN', offerId: '', quantity: 3 } },
      { kind: 'end', listing: { key: 'FEED-END', isGroup: false, listingId: 'FEED-END', offers: {} } },
    ]);
    expect(outcomes?.slice(0, 30).every((outcome) => outcome.ok)).toBe(true);
    expect(outcomes?.[0]).toMatchObject({
      value: { listingId: 'FEED-0', url: expect.stringMatching(/^https:\/\/www\.amazon\.de\/dp\/B0/) },
    });
    const rejected = (code?: string) => ({ ok: false, error: { kind: 'rejected', ...(code ? { code } : {}) } });
    expect(outcomes?.[30]).toMatchObject(rejected('90220'));
    expect(outcomes?.[31]).toMatchObject(rejected());
    expect(outcomes?.[32]).toMatchObject(rejected());
    expect(outcomes?.[33]).toEqual({ ok: true, value: null });
    expect(outcomes?.[34]).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(outcomes?.[35]).toEqual({ ok: true, value: null });
    expect(await rowOf('FEED-PRICE', 'DE')).toMatchObject({ price: '12.34', quantity: 3 });
    expect(await rowOf('FEED-END', 'DE')).toBeUndefined();
    const made = stage.proxy.calls.slice(calls);
    expect(made.filter(({ method, path }) => method === 'POST' && path.endsWith('/feeds'))).toHaveLength(1);
    expect(made.filter(({ method }) => method === 'PATCH' || method === 'DELETE')).toEqual([]);
  });

  it('does nothing twice when a feed is handed in again after a lost answer', async () => {
    const changes = [publishing('AGAIN-1'), publishing('AGAIN-2')];
    stage.proxy.dropNextAnswer(/\/feeds$/);
    await expect(stage.connector.bulk?.submit(session, 'DE', changes)).rejects.toMatchObject({ kind: 'unknown' });
    await stage.advance(5_000);
    const outcomes = await carryOut('DE', changes);
    expect(outcomes?.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('says that a feed which ended badly may have been carried out in part', async () => {
    await fault({ kind: 'fatal', operation: 'createFeed', count: 1 });
    const outcomes = await carryOut('DE', [publishing('FATAL-1')]);
    expect(outcomes).toMatchObject([{ ok: false, error: { kind: 'unknown', code: 'FATAL' } }]);
  });
});

describe('orders', () => {
  it('reserves for a pending order that has no price yet, and hands it on again when it is paid', async () => {
    await publishOn('DE', 'PENDING', 1_800);
    const { orderId } = await stage.sandbox.control<{ orderId: string }>('amazon/orders', {
      seller: SELLER,
      sku: 'PENDING',
      site: 'DE',
      pending: true,
    });
    const first = await stage.connector.listOrders(session, null);
    const pending = first.orders.find(({ externalId }) => externalId === orderId);
    expect(pending).toMatchObject({ status: 'pending', total: { minor: 0, currency: 'EUR' }, shipToName: null });
    await stage.sandbox.control(`amazon/orders/${orderId}`, { seller: SELLER, state: 'OPEN' });
    const second = await stage.connector.listOrders(session, first.nextCursor);
    const paid = second.orders.find(({ externalId }) => externalId === orderId);
    expect(paid).toMatchObject({
      status: 'paid',
      total: { minor: 2_199, currency: 'EUR' },
      lines: [{ total: { minor: 1_800 } }],
    });
    expect(paid?.shipToCountry).toBe('DE');
  });

  it('asks for the orders of all sites in one call, and goes on page by page without losing one', async () => {
    const { session: busy } = await connectSeller(stage, 'tideway-home-uk');
    const start = (await stage.connector.listOrders(busy, null)).nextCursor;
    for (let n = 0; n < 120; n += 1) {
      await stage.sandbox.control('amazon/orders', {
        seller: 'tideway-home-uk',
        sku: `UK-${n % 60}`,
        site: 'UK',
        race: true,
      });
    }
    const ids: string[] = [];
    const before = stage.proxy.calls.length;
    for (let cursor = start, isMore = true; isMore; ) {
      const page = await stage.connector.listOrders(busy, cursor);
      ids.push(...page.orders.map(({ externalId }) => externalId));
      cursor = page.nextCursor;
      isMore = page.hasMore;
    }
    expect(new Set(ids).size).toBe(120);
    expect(stage.proxy.calls.slice(before)).toHaveLength(2);
  });

  it('confirms a parcel once, however often it is told', async () => {
    await publishOn('DE', 'SHIPPED', 1_200);
    const { orderId } = await stage.sandbox.control<{ orderId: string }>('amazon/orders', {
      seller: SELLER,
      sku: 'SHIPPED',
      site: 'DE',
      quantity: 2,
    });
    const { orders } = await stage.connector.listOrders(session, null);
    const [line] = orders.find(({ externalId }) => externalId === orderId)?.lines ?? [];
    const shipment = {
      orderId,
      site: 'DE' as const,
      parcel: 1,
      carrierCode: 'DHL',
      trackingNumber: 'JJD0001',
      shippedAt: stage.clock.now().toISOString(),
      lines: [{ externalId: line?.externalId ?? '', quantity: 2 }],
    };
    for (const _again of [1, 2]) {
      expect(await stage.connector.ship?.(session, [shipment])).toEqual([{ ok: true, value: undefined }]);
    }
    const held = await stage.sandbox.control<{ orders: { orderId: string; status: string; parcels: unknown[] }[] }>(
      `amazon/orders?seller=${SELLER}`,
    );
    expect(held.orders.find((order) => order.orderId === orderId)).toMatchObject({
      status: 'SHIPPED',
      parcels: [{ packageReferenceId: '1' }],
    });
    const [refused] = (await stage.connector.ship?.(session, [{ ...shipment, orderId: '999-0000000-0000000' }])) ?? [];
    expect(refused).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});

describe('variations at home', () => {
  let shop: Stage;
  beforeAll(async () => {
    shop = await startStage();
  });
  afterAll(() => shop?.stop());

  it('imports a family as one listing with its variations, and tells the same in the snapshot', async () => {
    const { session: built, log } = await connectSeller(shop, SELLER);
    const page = await shop.connector.listHomeListings(built, 'UK', null);
    expect(page).toMatchObject({ total: 300, nextCursor: null });
    const snapshot = await shop.connector.snapshotHomeListings(built, 'UK');
    const varied = snapshot.filter(({ isVariant }) => isVariant);
    const family = varied[0]?.externalId ?? '';
    const [detail] = await shop.connector.getHomeListings(built, 'UK', [family]);
    if (!detail?.ok) throw new Error('the family cannot be read');
    const { listing } = detail;
    const members = varied.filter(({ externalId }) => externalId === family);
    expect(listing.variants.map(({ sku }) => sku).sort()).toEqual(members.map(({ sku }) => sku).sort());
    expect(listing.variants.every(({ specifics }) => Object.keys(specifics).length > 0)).toBe(true);
    expect(listing.quantity).toBe(members.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(page.listings.find(({ externalId }) => externalId === family)).toMatchObject({
      price: listing.price,
      quantity: listing.quantity,
    });
    // No secret of a presigned address reaches the request log.
    expect(shop.proxy.calls.some(({ path }) => path.includes('X-Amz-Signature'))).toBe(true);
    expect(log.filter(({ path }) => path.includes('X-Amz-Signature'))).toEqual([]);
  });
});

it('finds in the sandbox what is asked of Amazon elsewhere: catalogue, restrictions, prices, lists', async () => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${stage.proxy.url}/amazon${path}`, {
      method,
      headers: {
        'x-amz-access-token': (await session.tokens.read()).accessToken,
        'x-amz-date': '20261121T120000Z',
        'user-agent': 'tests/1.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  await stage.advance(60 * MINUTE_MS);
  await stage.connector.siteReadiness(session, 'UK');
  const marketplaceId = 'A1F83G8C2ARO7P';
  const asin = (await rowOf('UK-1', 'UK'))?.asin ?? '';
  const at = `marketplaceIds=${marketplaceId}`;
  const found = await call(
    'GET',
    `/catalog/2022-04-01/items?${at}&identifiers=${asin}&identifiersType=ASIN&includedData=summaries,identifiers,productTypes,images`,
  );
  expect(found.numberOfResults).toBe(1);
  await call('GET', `/catalog/2022-04-01/items/${asin}?${at}`);
  await call(
    'GET',
    `/listings/2021-08-01/restrictions?${at}&asin=${asin}&sellerId=${session.externalId}&conditionType=new_new`,
  );
  await call('GET', `/definitions/2020-09-01/productTypes?${at}&keywords=toys`);
  await call('GET', '/feeds/2021-06-30/feeds?feedTypes=JSON_LISTINGS_FEED');
  await call('GET', '/reports/2021-06-30/reports?reportTypes=GET_MERCHANT_LISTINGS_ALL_DATA');
  const method = 'GET';
  const summary = '/products/pricing/2022-05-01/items/competitiveSummary';
  const includedData = ['featuredBuyingOptions', 'lowestPricedOffers', 'referencePrices', 'similarItems'];
  await call('POST', `/batches${summary}`, { requests: [{ asin, marketplaceId, includedData, uri: summary, method }] });
  const expected = '/products/pricing/2022-05-01/offer/featuredOfferExpectedPrice';
  const skus = ['UK-1', 'never-had'];
  await call('POST', `/batches${expected}`, {
    requests: skus.map((sku) => ({ marketplaceId, sku, uri: expected, method })),
  });
  const v0 = { MarketplaceId: marketplaceId, ItemCondition: 'New', method };
  await call('POST', '/batches/products/pricing/v0/itemOffers', {
    requests: [{ ...v0, uri: `/products/pricing/v0/items/${asin}/offers` }],
  });
  await call('GET', `/products/pricing/v0/listings/UK-1/offers?MarketplaceId=${marketplaceId}&ItemCondition=New`);
});

// Runs last: over every call that the tests above have made, feeds and their reports included.
it('sends nothing but what Amazon’s own models allow, and is answered by what they describe', () => {
  const { calls } = stage.proxy;
  const official = createOfficialCheck();
  expect([...new Set(calls.flatMap(official.request))]).toEqual([]);
  expect([...new Set(calls.flatMap(official.answer))]).toEqual([]);
  expect(calls.some(({ method, path }) => method === 'PUT' && path.includes('/upload/'))).toBe(true);
  expect(calls.some(({ path }) => path.includes('/result/'))).toBe(true);
});
