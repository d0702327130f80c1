import type { TestSandbox } from './harness.ts';

/** A client at the sandbox's Octopia. Every call uses a real connection. */

export const aggregator = { client_id: 'quayside-demo-aggregator', client_secret: 'quayside-demo-secret' };
export const CHANNEL = 'CDISFR';

/** Ids of two of the sandbox's sellers: one that linked the aggregator, and one that did not. */
export const LINKED = '60211';
export const UNLINKED = '60212';

export interface OctopiaAnswer {
  status: number;
  headers: Headers;
  // Each test reads the part that its call returns.
  body: {
    items: Record<string, unknown>[];
    errors?: Record<string, string[]>;
    [name: string]: unknown;
  };
}

export interface OctopiaTestClient {
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<OctopiaAnswer>;
  offer(reference: string): Promise<Record<string, unknown> | undefined>;
  /** Opens a package, fills it and declares it complete; returns its id. */
  submit(type: string, ...requests: object[][]): Promise<string>;
  /** The result of each line, once the package has been processed by the clock. */
  resultsOf(packageId: string): Promise<Record<string, unknown>[]>;
}

export async function askOctopia(url: string, fields: Record<string, string> = aggregator) {
  const response = await fetch(`${url}/octopia/auth/realms/maas/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export async function connectOctopia(
  sandbox: Pick<TestSandbox, 'url'>,
  sellerId = LINKED,
  credentials = aggregator,
): Promise<OctopiaTestClient> {
  const { body: granted } = await askOctopia(sandbox.url, credentials);
  const token = String(granted.access_token);

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${sandbox.url}/octopia/seller/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        sellerid: sellerId,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? { items: [] } : JSON.parse(text) };
  }

  return {
    token,
    call,
    async offer(reference) {
      const query = new URLSearchParams({ salesChannelId: CHANNEL, sellerExternalReferences: reference });
      return (await call('GET', `/offers?${query}`)).body.items[0];
    },
    async submit(type, ...requests) {
      const opened = await call('POST', '/offer-packages', { packageType: type }, { saleschannelid: CHANNEL });
      const path = opened.headers.get('content-location') ?? '';
      for (const lines of requests) await call('POST', `${path}/offer-requests`, lines);
      await call('PATCH', path, { state: 'Ready' });
      return path.split('/').at(-1) ?? '';
    },
    resultsOf: async (packageId) =>
      (await call('GET', `/offer-packages/${packageId}/offer-requests-results?limit=1000`)).body.items,
  };
}

/** A line that creates an offer; the GTIN is that of one of the catalogue's products. */
export const newLine = (reference: string, gtin: string, overrides: object = {}) => ({
  sellerExternalReference: reference,
  product: { gtin },
  condition: 'New',
  price: {
    price: 49.9,
    taxes: [
      { code: 'VAT', value: 20 },
      { code: 'Ecotax', value: 0 },
    ],
  },
  deliveryModes: [{ code: 'TRK', cost: 4.9, additionalCost: 1 }],
  preparationTime: 2,
  quantity: 7,
  ...overrides,
});

/** Longer than the sandbox's Octopia needs to process a small package. */
export const UNTIL_DONE_MS = 10_000;
