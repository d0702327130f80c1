import type { TestSandbox } from './harness.ts';

/** A seller's application at the sandbox's Amazon. Every call uses a real connection. */

export const demoClient = {
  client_id: 'amzn1.application-oa2-client.quayside-demo',
  client_secret: 'quayside-demo-secret',
};
export const UK = 'A1F83G8C2ARO7P';
export const DE = 'A1PA6795UKMFR9';
export const FR = 'A13V1IB3VIYZZH';

export interface AmazonAnswer {
  status: number;
  headers: Headers;
  // Each test reads the part that its call returns.
  body: Record<string, unknown> & { errors?: { code: string; message: string; details: string }[] };
}

export interface AmazonTestClient {
  sellerId: string;
  accessToken: string;
  refreshToken: string;
  call(method: string, path: string, body?: unknown): Promise<AmazonAnswer>;
  item(sku: string, marketplaceIds: string, includedData?: string): Promise<AmazonAnswer>;
  put(
    sku: string,
    marketplaceId: string,
    attributes: object,
    query?: string,
    productType?: string,
  ): Promise<AmazonAnswer>;
  offer(sku: string, marketplaceId: string, attributes: object): Promise<AmazonAnswer>;
  patch(sku: string, marketplaceId: string, patches: object[]): Promise<AmazonAnswer>;
}

export async function amazonConsent(
  url: string,
  seller: string,
  decision: 'approve' | 'decline' = 'approve',
): Promise<URL> {
  const response = await fetch(`${url}/amazon/apps/authorize/consent`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      application_id: 'amzn1.sp.solution.quayside-demo',
      redirect_uri: 'http://localhost:4400/amazon/oauth',
      state: 'state-1',
      seller,
      decision,
    }),
  });
  return new URL(response.headers.get('location') ?? '');
}

export async function askLwa(url: string, fields: Record<string, string>) {
  const response = await fetch(`${url}/amazon/auth/o2/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...demoClient, ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

export async function connectAmazon(sandbox: TestSandbox, seller = 'harbour-toys-uk'): Promise<AmazonTestClient> {
  const callback = (await amazonConsent(sandbox.url, seller)).searchParams;
  const { body: grant } = await askLwa(sandbox.url, {
    grant_type: 'authorization_code',
    code: callback.get('spapi_oauth_code') ?? '',
  });
  const sellerId = callback.get('selling_partner_id') ?? '';
  const accessToken = grant.access_token ?? '';

  async function call(method: string, path: string, body?: unknown): Promise<AmazonAnswer> {
    const response = await fetch(`${sandbox.url}/amazon${path}`, {
      method,
      headers: {
        'x-amz-access-token': accessToken,
        'user-agent': 'tests/1.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  }

  const path = (sku: string) => `/listings/2021-08-01/items/${sellerId}/${encodeURIComponent(sku)}`;
  return {
    sellerId,
    accessToken,
    refreshToken: grant.refresh_token ?? '',
    call,
    item: (sku, marketplaceIds, includedData = 'summaries,attributes,issues,offers,fulfillmentAvailability') =>
      call('GET', `${path(sku)}?marketplaceIds=${marketplaceIds}&includedData=${includedData}`),
    put: (sku, marketplaceId, attributes, query = '', productType = 'TOYS_AND_GAMES') =>
      call('PUT', `${path(sku)}?marketplaceIds=${marketplaceId}${query}`, {
        productType,
        requirements: 'LISTING',
        attributes,
      }),
    offer: (sku, marketplaceId, attributes) =>
      call('PUT', `${path(sku)}?marketplaceIds=${marketplaceId}`, {
        productType: 'TOYS_AND_GAMES',
        requirements: 'LISTING_OFFER_ONLY',
        attributes,
      }),
    patch: (sku, marketplaceId, patches) =>
      call('PATCH', `${path(sku)}?marketplaceIds=${marketplaceId}`, { productType: 'PRODUCT', patches }),
  };
}

/** The attributes that a new product needs. */
export function attributesFor(
  marketplace_id: string,
  amount: number,
  quantity = 5,
  currency = marketplace_id === UK ? 'GBP' : 'EUR',
) {
  const at = { marketplace_id };
  const words = (value: string) => [{ value, language_tag: 'de_DE', ...at }];
  return {
    item_name: words('Schachspiel aus Holz'),
    brand: words('Harbour'),
    bullet_point: words('Handgeschnitzt'),
    product_description: words('Handgeschnitzt'),
    item_type_keyword: [{ value: 'chess-sets', ...at }],
    country_of_origin: [{ value: 'DE', ...at }],
    supplier_declared_dg_hz_regulation: [{ value: 'not_applicable', ...at }],
    externally_assigned_product_identifier: [{ type: 'ean', value: '4006381333931', ...at }],
    main_product_image_locator: [{ media_location: 'https://pictures.example/1.jpg', ...at }],
    condition_type: [{ value: 'new_new', ...at }],
    purchasable_offer: [{ currency, our_price: [{ schedule: [{ value_with_tax: amount }] }], ...at }],
    list_price: [{ value_with_tax: amount, currency, ...at }],
    fulfillment_availability: [{ fulfillment_channel_code: 'DEFAULT', quantity }],
  };
}

/** Longer than the sandbox's Amazon needs for anything that it accepts. */
export const UNTIL_DONE_MS = 5_000;
