import http from 'node:http';
import { expect, test } from 'vitest';
import { useSandbox } from '../../test/set-up.ts';

const sandbox = useSandbox();

/**
 * Without default headers, so that the test controls every header.
 * @returns the status
 */
function request(method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  const { hostname, port } = new URL(sandbox.url);
  return new Promise((resolve, reject) => {
    const sent = http.request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

const send = (method: 'GET' | 'POST' | 'DELETE', headers: Record<string, string>) => {
  const path = method === 'GET' ? '/control/api/sellers' : '/control/api/faults';
  const fault = JSON.stringify({ kind: '5xx', operation: 'none' });
  if (method !== 'POST') return request(method, path, headers);
  return request(method, path, { 'content-type': 'application/json', ...headers }, fault);
};

test.each(['localhost:4410', '127.0.0.1:4410', '[::1]:4410', 'localhost'])(
  'the console accepts the host name %s',
  async (host) => {
    expect(await send('GET', { host })).toBe(200);
    expect(await send('POST', { host, origin: `http://${host}` })).toBe(201);
    expect(await send('POST', { host })).toBe(201);
    expect(await send('DELETE', { host, 'sec-fetch-site': 'same-origin' })).toBe(200);
  },
);

test.each(['evil.example', 'evil.example:4410', 'localhost.evil.example:4410', '127.0.0.1.evil.example'])(
  'the console rejects the host name %j for reads and changes',
  async (host) => {
    expect(await send('GET', { host })).toBe(403);
    expect(await send('POST', { host })).toBe(403);
  },
);

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:4400' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('the console accepts no change from another site’s page: %j', async (headers) => {
  expect(await send('POST', { host: 'localhost:4410', ...headers })).toBe(403);
  expect(await send('DELETE', { host: 'localhost:4410', ...headers })).toBe(403);
});

test.each([
  ['/ebay/itm/0', 404],
  ['/amazon/apps/authorize/consent', 400],
  ['/octopia/api-credentials', 200],
  ['/healthz', 200],
])('%s is not part of the console and works under any host name', async (path, status) => {
  expect(await request('GET', path, { host: 'marketplace.example' })).toBe(status);
});
