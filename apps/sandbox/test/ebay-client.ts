import type { TestSandbox } from './harness.ts';

/** A seller's application at the sandbox's eBay. Every call uses a real connection. */

const BASE_SCOPE = 'https://api.ebay.com/oauth/api_scope';
export const scope = [
  BASE_SCOPE,
  ...[
    'sell.inventory',
    'sell.account',
    'sell.fulfillment',
    'sell.marketing',
    'sell.finances',
    'commerce.identity.readonly',
  ].map((name) => `${BASE_SCOPE}/${name}`),
].join(' ');
export const basic = `Basic ${Buffer.from('quayside-demo:quayside-demo-secret').toString('base64')}`;

/**
 * Gives consent as a browser's form does, optionally without one of the scopes; returns the address of the redirect.
 */
export async function consent(
  url: string,
  seller: string,
  decision: 'approve' | 'decline' = 'approve',
  withheld = '',
): Promise<URL> {
  const rights = scope.split(' ').map((one) => one.split('/').at(-1) ?? one);
  const ticked = rights.filter((right) => right !== withheld).map((right) => [`right.${right}`, 'on']);
  const response = await fetch(`${url}/ebay/oauth2/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: 'quayside-demo',
      redirect_uri: 'Quayside-demo-ru',
      response_type: 'code',
      scope,
      state: 'state-1',
      seller,
      decision,
      chooses: 'true',
      ...Object.fromEntries(ticked),
    }),
  });
  return new URL(response.headers.get('location') ?? '');
}

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
  token_type: string;
  error?: string;
}

export async function askToken(url: string, fields: Record<string, string>, authorization = basic) {
  const response = await fetch(`${url}/ebay/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

export interface EbayError {
  errorId: number;
  category: string;
  message: string;
  parameters?: { name: string; value: string }[];
}

export interface BulkRow {
  statusCode: number;
  sku: string;
  offerId: string;
  listingId: string;
  errors?: EbayError[];
}

/** The fields of eBay's responses that the tests read; each response has some of them. */
export interface EbayAnswer extends Record<string, unknown> {
  errors?: EbayError[];
  responses: BulkRow[];
  offerId: string;
  listingId: string;
  status: string;
  total: number;
  listing: { listingId: string; listingStatus: string; soldQuantity: number };
  offers: { offerId: string }[];
  inventoryItems: { sku: string }[];
  product: Record<string, unknown>;
  pricingSummary: { price: { value: string; currency: string } };
  categoryTreeId: string;
  categoryTreeVersion: string;
  categorySuggestions: {
    category: { categoryId: string; categoryName: string };
    categoryTreeNodeAncestors: { categoryId: string }[];
  }[];
  aspects: { localizedAspectName: string; aspectConstraint: { aspectRequired: boolean } }[];
  translations: { originalText: string; translatedText: string }[];
  orders: OrderAnswer[];
  lineItems: OrderAnswer['lineItems'];
  fulfillments: { fulfillmentId: string; shipmentTrackingNumber: string }[];
  rateLimits: { apiName: string; resources: { rates: Record<'count' | 'limit' | 'remaining', number>[] }[] }[];
}

export interface OrderAnswer {
  orderId: string;
  orderFulfillmentStatus: string;
  lastModifiedDate: string;
  buyer: { username: string };
  lineItems: { lineItemId: string; legacyItemId: string; sku: string; quantity: number }[];
}

export interface Client {
  token: string;
  refreshToken: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: EbayAnswer; headers: Headers; bytes: Buffer }>;
  trading(name: string, inner: string, headers?: Record<string, string>): Promise<string>;
}

export async function connect(sandbox: TestSandbox, seller = 'harbour-toys-uk'): Promise<Client> {
  const { url } = sandbox;
  const code = (await consent(url, seller)).searchParams.get('code') ?? '';
  const { body } = await askToken(url, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: 'Quayside-demo-ru',
  });
  return clientFor(sandbox, body.access_token, body.refresh_token ?? '');
}

export function clientFor(sandbox: TestSandbox, token: string, refreshToken: string): Client {
  return {
    token,
    refreshToken,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${sandbox.url}/ebay${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          // Without this header, fetch sends `*`.
          'accept-language': 'en-US',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const answer = (isJson ? JSON.parse(bytes.toString('utf8')) : {}) as EbayAnswer;
      return { status: response.status, body: answer, headers: response.headers, bytes };
    },
    async trading(name, inner, headers = {}) {
      const response = await fetch(`${sandbox.url}/ebay/ws/api.dll`, {
        method: 'POST',
        headers: {
          'content-type': 'text/xml',
          'x-ebay-api-call-name': name,
          'x-ebay-api-siteid': '3',
          'x-ebay-api-compatibility-level': '1379',
          'x-ebay-api-iaf-token': token,
          ...headers,
        },
        body: `<?xml version="1.0" encoding="utf-8"?><${name}Request xmlns="urn:ebay:apis:eBLBaseComponents">${inner}</${name}Request>`,
      });
      return response.text();
    },
  };
}

/** The texts of all elements with a given name. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

export const inventory = '/sell/inventory/v1';
export const german = { 'content-language': 'de-DE' };

export function chessItem(overrides: Record<string, unknown> = {}) {
  return {
    availability: { shipToLocationAvailability: { quantity: 5 } },
    condition: 'NEW',
    product: {
      title: 'Schachspiel aus Holz 38cm',
      description: '<p>Ein Schachspiel.</p>',
      aspects: { Marke: ['Pawnworth'], Produktart: ['Brettspiel'] },
      imageUrls: ['https://pictures.example/chess.jpg'],
      ...overrides,
    },
  };
}

/** An offer on EBAY_DE that may go live, for the shop of `seller` number 11. */
export async function chessOffer(client: Client, sku: string, overrides: Record<string, unknown> = {}) {
  const suggested = await client.call('GET', '/commerce/taxonomy/v1/category_tree/77/get_category_suggestions?q=chess');
  const policy = async (kind: string) => {
    const { body } = await client.call('GET', `/sell/account/v1/${kind}_policy?marketplace_id=EBAY_DE`);
    const [list] = Object.values(body).filter(Array.isArray) as Record<string, string>[][];
    return list?.[0]?.[`${kind}PolicyId`];
  };
  return {
    sku,
    marketplaceId: 'EBAY_DE',
    format: 'FIXED_PRICE',
    listingDuration: 'GTC',
    categoryId: suggested.body.categorySuggestions[0]?.category.categoryId,
    merchantLocationKey: 'main',
    pricingSummary: { price: { value: '24.90', currency: 'EUR' } },
    listingPolicies: {
      fulfillmentPolicyId: await policy('fulfillment'),
      paymentPolicyId: await policy('payment'),
      returnPolicyId: await policy('return'),
    },
    ...overrides,
  };
}

export interface Live {
  sku: string;
  offerId: string;
  listingId: string;
}

/** Creates an item and an offer and publishes them on EBAY_DE. */
export async function goLive(client: Client, sku: string, item = chessItem()): Promise<Live> {
  await client.call('PUT', `${inventory}/inventory_item/${sku}`, item, german);
  const offer = await client.call('POST', `${inventory}/offer`, await chessOffer(client, sku), german);
  const published = await client.call('POST', `${inventory}/offer/${offer.body.offerId}/publish`);
  return { sku, offerId: offer.body.offerId, listingId: published.body.listingId };
}

export const errorIds = (body: { errors?: EbayError[] } | undefined): number[] =>
  (body?.errors ?? []).map((error) => error.errorId);
