import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { allCalls, contract, type Method } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useHostileWorld } from './setup.ts';
import { expectErrorShape, sendWire } from './wire.ts';

/* Requests that are invalid before a call is reached have the same error shape. */

const world = useHostileWorld();
const get = (url: string) =>
  world.server.app.inject({ method: 'GET', url, headers: { cookie: world.mine.login.cookie } });
const { create } = contract.glossary;
const term = { src_text: 'a', dst_text: 'b', src_lang: 'en', dst_lang: 'de' };
const sendTerm = (text: string, contentType: string) =>
  sendWire(
    world.server.app,
    create,
    { params: { id: world.mine.login.userId }, text },
    { cookie: world.mine.login.cookie, contentType },
  );

describe('a body', () => {
  it.each([
    ['application/json', 'x'.repeat(3 * 1024 * 1024), 413],
    ['application/json', '['.repeat(100_000), 400],
    ['application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['application/json', `{"a":${'[{"b":'.repeat(20_000)}1${'}]'.repeat(20_000)}}`, 400],
    ['application/json', '{"src_text":"a",}', 400],
    ['application/json', '', 400],
    ['application/json', 'null', 400],
    ['application/json', '"text"', 400],
    ['application/json', '\ufeff{}', 400],
    ['text/plain', JSON.stringify(term), 400],
    ['application/x-www-form-urlencoded', 'src_text=a', 400],
    ['multipart/form-data; boundary=x', '--x--', 400],
    ['application/xml', '<a/>', 400],
    ['application/json-patch+json', '[]', 400],
    ['nonsense', '{}', 400],
    ['', '{}', 400],
  ])('as %s is rejected if it cannot be read', async (contentType, text, status) => {
    const answer = await sendTerm(text, contentType);
    expect(answer.statusCode).toBe(status);
    expectErrorShape(answer);
  });
});

it('a body that is far too large is rejected after it was sent, not in the middle', async () => {
  const { app } = world.server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/v2/users/${world.mine.login.userId}/terms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: world.mine.login.cookie },
    body: JSON.stringify({ ...term, src_text: 'x'.repeat(10_000_000) }),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: 'payload_too_large' });
});

describe('a method that a path does not have', () => {
  const METHODS: readonly (Method | 'PATCH')[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
  const paths = [...new Set(allCalls.map((call) => call.path))];
  /** Two paths may match one address: `…/{platform}/translations` and `…/ebay/translations`. */
  const fits = (path: string, url: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url);

  it.each(paths)('is answered by the methods that it has, or by nothing where it is a page: %s', async (path) => {
    const url = path.replace(/\{id\}/, String(world.mine.login.userId)).replace(/\{\w+\}/g, '1');
    const taken = allCalls.filter((call) => fits(call.path, url)).map((call): string => call.method);
    for (const method of METHODS.filter((one) => !taken.includes(one))) {
      const answer = await world.server.app.inject({ method, url, headers: { cookie: world.mine.login.cookie } });
      const isPage = method === 'GET' && !url.startsWith('/v') && !url.startsWith('/diary');
      expect([method, answer.statusCode]).toEqual([method, isPage ? 404 : 405]);
      if (!isPage) expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining(taken));
      expectErrorShape(answer);
    }
  });
});

describe('an address', () => {
  it.each([
    '/%',
    '/v1/%zz',
    '/v1/users/%E0%A4%A/accounts',
    `/v1/users/${'9'.repeat(600)}/accounts`,
    '/v1/users//accounts',
    '/v1/users/1/accounts/..%2f..%2f',
    '/V1/AUTH',
  ])('without a route is answered in the error shape: %s', async (url) => {
    const answer = await get(url);
    expect([400, 404]).toContain(answer.statusCode);
    expectErrorShape(answer);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('bytes that are not a valid request', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 'invalid_request'],
    [
      'headers that are too long',
      `GET /v1/auth HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      'headers_too_large',
    ],
    ['no host', 'GET /v1/auth HTTP/1.1\r\nConnection: close\r\n\r\n', 'invalid_request'],
    [
      'two lengths',
      'POST /v1/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      'invalid_request',
    ],
  ])('are answered in the error shape, and the connection is closed: %s', async (_what, bytes, error) => {
    const { app } = world.server;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
    const { fields: _fields, ...rest } = body;
    expect(Object.keys(rest).sort()).toEqual(['error', 'error_description', 'request_id']);
    expect(rest.error).toBe(error);
  });
});

describe('an address to return to', () => {
  const { start } = contract.onboarding;
  const begin = (redirect_back_url: string) =>
    sendWire(
      world.server.app,
      start,
      { params: { id: world.mine.login.userId, platform: 'ebay' }, body: { redirect_back_url } },
      { cookie: world.mine.login.cookie },
    );

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: b',
    '/\t/evil.example',
    '',
  ])('that is not of this origin is rejected: %j', async (url) => {
    const answer = await begin(url);
    expect(answer.statusCode).toBe(400);
    expectErrorShape(answer);
  });

  it.each([
    '/',
    '/grüße/🚂?a=ü#ö',
    '/.//evil.example',
    '/..//evil.example',
    '/%0d%0aSet-Cookie:b',
    '/a\u0001b',
    '/a?x=//evil.example#//evil.example',
  ])('never leads to another origin: %j', async (url) => {
    expect((await begin(url)).statusCode).toBe(200);
    const answer = await get('/ebay/oauth?state=unknown');
    expect(answer.statusCode).toBe(302);
    const location = String(answer.headers.location);
    expect(location).toMatch(/^\/(?!\/)[!-~]*$/);
    expect(new URL(location, 'http://here.example').origin).toBe('http://here.example');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is accepted only from the session that started, and from no visitor', async () => {
    const answer = await world.server.app.inject({ method: 'GET', url: '/ebay/oauth?state=a&code=%2F%2Fevil.example' });
    expect(answer.statusCode).toBe(302);
    expect(String(answer.headers.location)).toMatch(/^\/\?redirectTo=%2Febay%2Foauth/);
  });
});
