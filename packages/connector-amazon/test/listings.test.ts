import type { PublishEntry } from '@quayside/connector-kit';
import { HOUR_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { connectSeller } from './sandbox.ts';
import { price, SELLER, useShop } from './shop.ts';

const shop = useShop();

describe('shared stock with a price per site', () => {
  it('lowers the shared stock once for an order on amazon.fr, and changes each site’s price separately', async () => {
    const sites = ['DE', 'FR', 'IT'] as const;
    for (const [index, site] of sites.entries()) await shop.publishOn(site, 'SHARED', 2_000 + index);
    await shop.stage.sandbox.control('amazon/orders', { seller: SELLER, sku: 'SHARED', site: 'FR', quantity: 2 });
    for (const site of sites) expect((await shop.rowOf('SHARED', site))?.quantity).toBe(4);

    const [changed] = await shop.stage.connector.updateOffers(shop.session, 'FR', [
      { sku: 'SHARED', offerId: '', price: price(2_500) },
    ]);
    expect(changed).toEqual({ ok: true, value: undefined });
    expect(await Promise.all(sites.map(async (site) => (await shop.rowOf('SHARED', site))?.price))).toEqual([
      '20.00',
      '25.00',
      '20.02',
    ]);

    await shop.stage.connector.end(shop.session, 'DE', [
      { key: 'SHARED', isGroup: false, listingId: 'SHARED', offers: {} },
    ]);
    expect(await shop.rowOf('SHARED', 'DE')).toBeUndefined();
    expect((await shop.rowOf('SHARED', 'IT'))?.quantity).toBe(4);
  });

  it('keeps a business price and a sale when it changes the price', async () => {
    await shop.publishOn('DE', 'KEPT', 3_000);
    const offer = { marketplace_id: 'A1PA6795UKMFR9', currency: 'EUR' };
    const schedule = (value_with_tax: number) => [{ schedule: [{ value_with_tax }] }];
    const token = await shop.session.tokens.read();
    const patched = await fetch(
      `${shop.stage.sandbox.url}/amazon/listings/2021-08-01/items/${shop.session.externalId}/KEPT?marketplaceIds=A1PA6795UKMFR9`,
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
    await shop.stage.advance(2_000);
    await shop.stage.connector.updateOffers(shop.session, 'DE', [{ sku: 'KEPT', offerId: '', price: price(3_100) }]);
    const sent = shop.stage.proxy.calls.findLast(({ method, path }) => method === 'PATCH' && path.includes('/KEPT?'));
    const [value] = (JSON.parse(sent?.body ?? '{}') as { patches: { value: unknown }[] }).patches;
    expect(value?.value).toEqual([
      { ...offer, audience: 'ALL', our_price: schedule(31), discounted_price: schedule(27) },
      { ...offer, audience: 'B2B', our_price: schedule(26) },
    ]);
  });

  it('sends nothing if price and stock are already as desired', async () => {
    await shop.publishOn('DE', 'SAME', 1_500);
    const before = shop.stage.proxy.calls.length;
    const outcomes = await shop.stage.connector.updateOffers(shop.session, 'DE', [
      { sku: 'SAME', offerId: '', price: price(1_500), quantity: 6 },
    ]);
    expect(outcomes).toEqual([{ ok: true, value: undefined }]);
    expect(shop.stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('an item of the home shop', () => {
  const bodyOf = (sku: string) => {
    const sent = shop.stage.proxy.calls.findLast(({ method, path }) => method === 'PUT' && path.includes(`/${sku}?`));
    return JSON.parse(sent?.body ?? '{}') as { requirements: string; attributes: Record<string, unknown> };
  };

  it('goes to another site as an offer for its product, without product details', async () => {
    await shop.publishOn('DE', 'UK-7', 2_000, { attributes: {} });
    const { requirements, attributes } = bodyOf('UK-7');
    expect(requirements).toBe('LISTING_OFFER_ONLY');
    expect(Object.keys(attributes).sort()).toEqual([
      'condition_type',
      'fulfillment_availability',
      'merchant_suggested_asin',
      'purchasable_offer',
    ]);
    const there = await shop.rowOf('UK-7', 'DE');
    expect(there).toMatchObject({ price: '20.00', isLive: true, asin: (await shop.rowOf('UK-7', 'UK'))?.asin });
  });

  it('stays an offer when it is sent again, even after its end', async () => {
    await shop.publishOn('DE', 'UK-8', 2_000);
    await shop.publishOn('DE', 'UK-8', 2_100);
    expect(bodyOf('UK-8').requirements).toBe('LISTING_OFFER_ONLY');
    expect(await shop.rowOf('UK-8', 'DE')).toMatchObject({ price: '21.00' });
    const ref = { key: 'UK-8', isGroup: false, listingId: 'UK-8', offers: {} };
    await shop.stage.connector.end(shop.session, 'DE', [ref]);
    await shop.publishOn('DE', 'UK-8', 2_200);
    expect(bodyOf('UK-8').requirements).toBe('LISTING_OFFER_ONLY');
    expect(await shop.rowOf('UK-8', 'DE')).toMatchObject({ price: '22.00' });
  });

  it('that Quayside described itself returns under its own product after its end', async () => {
    await shop.publishOn('DE', 'OWN', 2_000);
    expect(bodyOf('OWN').requirements).toBe('LISTING');
    const asin = (await shop.rowOf('OWN', 'DE'))?.asin ?? '';
    await shop.stage.connector.end(shop.session, 'DE', [{ key: 'OWN', isGroup: false, listingId: 'OWN', offers: {} }]);
    await shop.publishOn('DE', 'OWN', 2_000, { knownOffers: { OWN: asin } });
    expect(await shop.rowOf('OWN', 'DE')).toMatchObject({ asin, isLive: true });
  });
});

describe('a shipping group', () => {
  it('in the entry is set on the listing, and stays when the listing is sent without one', async () => {
    const groups = (await shop.stage.connector.shippingPolicies?.list(shop.session, 'DE')) ?? [];
    expect(groups.map(({ name }) => name)).toEqual(['Migrated Template', 'Tracked', 'Free delivery']);
    const policyId = groups.find(({ name }) => name === 'Tracked')?.policyId ?? '';
    await shop.publishOn('DE', 'GROUPED', 2_000, { shipping: { by: 'id', policyId } });
    expect(await shop.rowOf('GROUPED', 'DE')).toMatchObject({ shippingGroup: 'Tracked', shippingCost: '5.99' });
    await shop.publishOn('DE', 'GROUPED', 2_100);
    expect(await shop.rowOf('GROUPED', 'DE')).toMatchObject({ price: '21.00', shippingGroup: 'Tracked' });
  });

  it('that Quayside had set is replaced by the account’s default, and one that the seller has chosen since stays', async () => {
    const groups = (await shop.stage.connector.shippingPolicies?.list(shop.session, 'DE')) ?? [];
    const idOf = (wanted: string) => groups.find(({ name }) => name === wanted)?.policyId ?? '';
    const [tracked, free] = [idOf('Tracked'), idOf('Free delivery')];
    await shop.publishOn('DE', 'LEFT', 2_000, { shipping: { by: 'id', policyId: tracked } });
    await shop.publishOn('DE', 'LEFT', 2_000, { shipping: { by: 'account', left: free } });
    expect(await shop.rowOf('LEFT', 'DE')).toMatchObject({ shippingGroup: 'Tracked' });
    await shop.publishOn('DE', 'LEFT', 2_000, { shipping: { by: 'account', left: tracked } });
    expect(await shop.rowOf('LEFT', 'DE')).toMatchObject({ shippingGroup: 'Migrated Template', shippingCost: '3.99' });
  });

  it('that the account does not have is rejected, and the error names the attribute', async () => {
    await expect(
      shop.publishOn('DE', 'STRANGE', 2_000, { shipping: { by: 'id', policyId: 'nobody-made-it' } }),
    ).rejects.toMatchObject({
      kind: 'rejected',
      field: 'merchant_shipping_group',
    });
  });
});

describe('an accepted submission that is not done yet', () => {
  it('reports an error that Amazon finds after accepting', async () => {
    await shop.fault({ kind: 'late-issue', operation: 'putListingsItem', count: 1 });
    const [outcome] = await shop.stage.connector.publish(shop.session, 'DE', [shop.entry('LATE')]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: '18027' } });
  });

  it('is read back and not sent again, until Amazon shows it', async () => {
    const puts = () => shop.stage.proxy.calls.filter(({ method }) => method === 'PUT').length;
    const before = puts();
    const accepted = { mayHaveBeenSent: true, isInProcess: true } as const;
    const publish = async (entry: PublishEntry) => {
      const [outcome] = await shop.stage.connector.publish(shop.session, 'DE', [entry]);
      return outcome;
    };
    expect(await publish(shop.entry('SLOW', accepted))).toMatchObject({
      ok: false,
      error: { kind: 'unknown', code: 'in-process' },
    });
    expect(puts()).toBe(before);
    expect(await publish(shop.entry('SLOW'))).toMatchObject({ ok: true });
    expect(puts()).toBe(before + 1);
    expect(await publish(shop.entry('SLOW', accepted))).toMatchObject({ ok: true, value: { listingId: 'SLOW' } });
    expect(puts()).toBe(before + 1);
  });

  it('is not misled by delayed reads', async () => {
    await shop.publishOn('DE', 'STALE', 2_000);
    await shop.fault({ kind: 'stale-read', operation: 'searchListingsItems', count: 3 });
    const [outcome] = await shop.stage.connector.updateOffers(shop.session, 'DE', [
      { sku: 'STALE', offerId: '', price: price(2_222) },
    ]);
    expect(outcome?.ok).toBe(true);
    expect((await shop.rowOf('STALE', 'DE'))?.price).toBe('22.22');
  });

  it('reports every missing attribute before a call is spent on the listing', async () => {
    const before = shop.stage.proxy.calls.length;
    const [outcome] = await shop.stage.connector.publish(shop.session, 'DE', [shop.entry('BARE', { attributes: {} })]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'definition' } });
    const words = outcome?.ok === false ? outcome.error.message : '';
    for (const name of [
      'country_of_origin',
      'item_type_keyword',
      'supplier_declared_dg_hz_regulation',
      'externally_assigned_product_identifier',
    ]) {
      expect(words).toContain(`${name} is missing.`);
    }
    expect(shop.stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('reports a rejected submission with Amazon’s own words and the attribute', async () => {
    await expect(
      shop.publishOn('DE', 'GROUPLESS', 2_000, { shipping: { by: 'id', policyId: 'nobody-made-it' } }),
    ).rejects.toMatchObject({
      kind: 'rejected',
      code: '90245',
      message: expect.stringContaining('nobody-made-it'),
    });
  });

  it('reports a throttled call with the time of the next token', async () => {
    await shop.fault({ kind: 'throttle-429', operation: 'putListingsItem', count: 1 });
    const [outcome] = await shop.stage.connector.publish(shop.session, 'DE', [shop.entry('THROTTLED')]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rate-limited', retryAt: expect.any(String) } });
    expect(await shop.rowOf('THROTTLED', 'DE')).toBeUndefined();
  });
});

describe('a SKU with special characters', () => {
  it.each(['A/B %25 + ?x=1&y#z', 'a,b;c:"d"', 'Ü-汉字-🧸'])(
    '%s is listed, changed and ended under its exact name',
    async (sku) => {
      await shop.publishOn('DE', sku, 2_100);
      const changed = await shop.stage.connector.updateOffers(shop.session, 'DE', [
        { sku, offerId: '', price: price(2_300), quantity: 2 },
      ]);
      expect(changed).toEqual([{ ok: true, value: undefined }]);
      expect(await shop.rowOf(sku, 'DE')).toMatchObject({ price: '23.00', quantity: 2 });
      await shop.stage.connector.end(shop.session, 'DE', [{ key: sku, isGroup: false, listingId: sku, offers: {} }]);
      expect(await shop.rowOf(sku, 'DE')).toBeUndefined();
    },
  );

  it('that would change the path is rejected without a call', async () => {
    const before = shop.stage.proxy.calls.length;
    const [published] = await shop.stage.connector.publish(shop.session, 'DE', [shop.entry('..')]);
    expect(published).toMatchObject({ ok: false, error: { kind: 'rejected', field: 'sku' } });
    const [stocked] = await shop.stage.connector.updateHomeStock(shop.session, 'UK', [
      { listingId: '.', sku: '.', isVariant: false, quantity: 1 },
    ]);
    expect(stocked?.ok).toBe(false);
    expect(shop.stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('goods in Amazon’s warehouse', () => {
  it('are read with their stock, marked read-only, and never written', async () => {
    const fba = (await connectSeller(shop.stage, 'demo-shop-uk')).session;
    let begun: string | null = null;
    const memory = () => ({
      id: begun,
      note: async (id: string) => {
        begun = id;
      },
    });
    const reportsBegun = () =>
      shop.stage.proxy.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/reports')).length;
    const already = reportsBegun();
    // Killed while waiting: the next process waits for the same report.
    await shop.fault({ kind: '5xx', operation: 'getReport', count: 10 });
    await expect(shop.stage.connector.snapshotHomeListings(fba, 'UK', memory())).rejects.toThrow();
    await fetch(`${shop.stage.sandbox.url}/control/api/faults`, { method: 'DELETE' });
    const { rows } = await shop.stage.connector.snapshotHomeListings(fba, 'UK', memory());
    expect(reportsBegun()).toBe(already + 1);
    const kept = rows.filter(({ isStockReadOnly }) => isStockReadOnly);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ quantity }) => quantity === 5)).toBe(true);
    const sku = kept[0]?.sku ?? '';
    const [detail] = await shop.stage.connector.getHomeListings(fba, 'UK', [sku]);
    expect(detail).toMatchObject({ ok: true, listing: { isStockReadOnly: true, quantity: 5 } });
    const { asin, url } = detail?.ok ? detail.listing : { asin: undefined, url: null };
    expect(asin).toMatch(/^[A-Z0-9]{10}$/);
    expect(url?.endsWith(`/dp/${asin}`)).toBe(true);

    const before = shop.stage.proxy.calls.length;
    const [outcome] = await shop.stage.connector.updateHomeStock(fba, 'UK', [
      { listingId: sku, sku, isVariant: false, quantity: 1 },
    ]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'fba-stock' } });
    expect(shop.stage.proxy.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);

    const [published] = await shop.stage.connector.publish(fba, 'DE', [
      shop.entry(sku, { units: [{ sku, price: price(2_000), quantity: 9, gtin: null, specifics: {}, images: [] }] }),
    ]);
    expect(published?.ok).toBe(true);
    const away = await shop.rowOf(sku, 'DE', 'demo-shop-uk');
    expect(away).toMatchObject({ quantity: 5, isLive: true });
    // The product is the one at home, not a second one.
    expect(away?.asin).toBe((await shop.rowOf(sku, 'UK', 'demo-shop-uk'))?.asin);

    await shop.stage.sandbox.control('amazon/orders', { seller: 'demo-shop-uk', sku, site: 'DE', quantity: 1 });
    const { orders } = await shop.stage.connector.listOrders(fba, null);
    expect(orders).toMatchObject([{ isFulfilledByMarketplace: true, site: 'DE', lines: [{ sku }] }]);
  });
});

it('finds the catalogue, restrictions, prices and lists in the sandbox', async () => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${shop.stage.proxy.url}/amazon${path}`, {
      method,
      headers: {
        'x-amz-access-token': (await shop.session.tokens.read()).accessToken,
        'x-amz-date': '20261121T120000Z',
        'user-agent': 'tests/1.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  await shop.stage.advance(HOUR_MS);
  await shop.stage.connector.siteReadiness(shop.session, 'UK');
  const marketplaceId = 'A1F83G8C2ARO7P';
  const asin = (await shop.rowOf('UK-1', 'UK'))?.asin ?? '';
  const at = `marketplaceIds=${marketplaceId}`;
  const found = await call(
    'GET',
    `/catalog/2022-04-01/items?${at}&identifiers=${asin}&identifiersType=ASIN&includedData=summaries,identifiers,productTypes,images`,
  );
  expect(found.numberOfResults).toBe(1);
  await call('GET', `/catalog/2022-04-01/items/${asin}?${at}`);
  await call(
    'GET',
    `/listings/2021-08-01/restrictions?${at}&asin=${asin}&sellerId=${shop.session.externalId}&conditionType=new_new`,
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
