import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch, publicFetch } from './public-fetch.ts';

let server: Server;
let port = 0;
let calls = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1;
    request.pipe(
      response.writeHead(request.method === 'DELETE' ? 204 : 201, { 'x-asked': String(request.headers['x-ask']) }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

describe('a call to an address that a seller has entered', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', '[::ffff:127.0.0.1]', '10.1.2.3', '169.254.169.254', '192.168.0.1'])(
    'is never sent into this machine or its network: %s',
    async (host) => {
      for (const fetchIt of [publicFetch, createGuardedFetch((address) => address !== '', true)]) {
        const scheme = fetchIt === publicFetch ? 'https' : 'http';
        await expect(fetchIt(`${scheme}://${host}:${port}/`)).rejects.toMatchObject({ code: 'EHOSTUNREACH' });
      }
      expect(calls).toBe(0);
    },
  );

  it('is never sent without encryption', async () => {
    await expect(publicFetch('http://example.com/')).rejects.toMatchObject({ code: 'EHOSTUNREACH' });
  });

  it('to an allowed address carries method, headers and body, and its answer status, headers and body', async () => {
    const anywhere = createGuardedFetch(() => false, true);
    const options = { method: 'POST', headers: { 'x-ask': 'a' }, body: 'Grüße' };
    const answer = await anywhere(`http://localhost:${port}/x`, options);
    expect([answer.status, answer.headers.get('x-asked'), await answer.text()]).toEqual([201, 'a', 'Grüße']);
    expect((await anywhere(`http://127.0.0.1:${port}/`, { method: 'DELETE' })).status).toBe(204);
  });

  it('ends when its signal is aborted', async () => {
    const anywhere = createGuardedFetch(() => false, true);
    await expect(anywhere(`http://127.0.0.1:${port}/`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
