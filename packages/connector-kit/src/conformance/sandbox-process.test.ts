import { expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from './sandbox-process.ts';

/** What its console shows of a sandbox, by path; without what differs between any two: times, its address, its own key. */
async function seen({ control, url }: RunningSandbox): Promise<Record<string, unknown>> {
  const pages = SEEN.map(async (path) => {
    const text = JSON.stringify(await control(path), (key, value) => (OWN.has(key) ? undefined : value));
    return [path, text.replaceAll(url, '').replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"time"')] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

const OWN: ReadonlySet<string> = new Set(['version', 'key']);
const SEEN = [
  'sellers',
  'listings?seller=harbour-toys-uk',
  'orders',
  'buyers',
  'amazon/sellers',
  'amazon/orders',
  'octopia/sellers',
  'octopia/orders',
  'rates',
  'tax-offices',
  'clock',
  'faults',
  'requests',
];

const credentials = { grant_type: 'client_credentials', client_id: 'quayside-demo-hmrc' };

function register(url: string): Promise<Response> {
  const body = new URLSearchParams({ ...credentials, client_secret: 'quayside-demo-secret' });
  return fetch(`${url}/tax-offices/hmrc/oauth/token`, { method: 'POST', body });
}

async function isKnown(url: string, token: string): Promise<boolean> {
  const headers = { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${token}` };
  const path = '/tax-offices/hmrc/organisations/vat/check-vat-number/lookup/123456789';
  return (await fetch(url + path, { headers })).status === 200;
}

it('a sandbox begins in the first state, whatever happened to earlier ones in its process', async () => {
  const first = await startSandbox();
  const { control, url } = first;
  const before = await seen(first);
  const { access_token: token } = (await (await register(url)).json()) as { access_token: string };
  expect(await isKnown(url, token)).toBe(true);
  const [{ itemId = '' } = {}] = (await control<{ rows: { itemId: string }[] }>('listings')).rows;
  await control('listings/change', { itemId, title: 'A kite' });
  await control('orders', { itemId });
  await control('buyers', { perMinute: 1, seller: 'demo-shop-uk' });
  const [{ sku = '' } = {}] = (await control<{ rows: { sku: string }[] }>('amazon/listings')).rows;
  await control('amazon/orders', { sku });
  const [{ sku: offer = '' } = {}] = (await control<{ rows: { sku: string }[] }>('octopia/listings')).rows;
  await control('octopia/orders', { sku: offer });
  await control('rates', { currency: 'USD', rate: 3 });
  await control('tax-offices', { vatId: 'DE123456789', verdict: 'invalid' });
  await control('categories/renew', { site: 'DE' });
  await control('clock', { advanceMs: 86_400_000, rate: 2 });
  await control('faults', { kind: '5xx', operation: 'getOrders' });
  const changed = await seen(first);
  expect(SEEN.filter((path) => changed[path] === before[path])).toEqual([]);
  await first.stop();

  const next = await startSandbox();
  expect(await seen(next)).toEqual(before);
  expect(await isKnown(next.url, token)).toBe(false);
  await next.stop();
});

it('two sandboxes at once do not see each other', async () => {
  const [one, other] = await Promise.all([startSandbox(), startSandbox(['KITE-1,A kite,Toys,Gale,9.99,GBP,3'])]);
  await one.control('rates', { currency: 'USD', rate: 3 });
  expect(await other.control('rates')).toMatchObject({ set: {} });
  expect(await other.control('catalog')).toMatchObject({ loaded: 1 });
  expect(await one.control('catalog')).toMatchObject({ source: 'built-in' });
  await Promise.all([one.stop(), other.stop()]);
});

it('a sandbox that can not start says why', async () => {
  await expect(startSandbox([], { SANDBOX_QUOTA_PROFILE: 'endless' })).rejects.toThrow('SANDBOX_QUOTA_PROFILE');
});
