import { glossary, session } from '@quayside/contract';
import { historySchemas } from '@quayside/contract/history.schema';
import { documentLanguage, LANGUAGES } from '@quayside/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { nobodysAccess, useTestApp, withStandIns } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createLog } from '../log.ts';
import { buildHttpApp } from './app.ts';
import { route } from './route.ts';

const database = useTestDatabase();
/** The next behaviour of the only real route. */
let handle: () => Promise<never> = () => Promise.reject(new Error('not set'));
const app = useTestApp(() => ({
  db: database.db,
  log: createLog({ name: 'test', level: 'silent' }),
  routes: [route(historySchemas.list, () => handle())],
}));
let owner: TestLogin;

beforeAll(async () => {
  owner = await buildOwner(database.db);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers: { cookie: owner.cookie, ...headers } });
const historyOf = (query = '', headers = {}) => get(`/v1/users/${owner.userId}/history${query}`, headers);

describe('an error response', () => {
  it('has one shape, with the request id of the log', async () => {
    const answer = await app.app.inject({ method: 'GET', url: '/v1/auth' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: 'unauthorized',
      error_description: expect.stringMatching(/\w+/),
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('uses the language of the parameter, the cookie, then the browser, then English', async () => {
    const sentence = async (query: string, headers: Record<string, string>) =>
      (await app.app.inject({ method: 'GET', url: `/v1/auth${query}`, headers })).json().error_description;
    const [english, german] = [await sentence('', {}), await sentence('?lang=de', {})];
    expect(german).not.toBe(english);
    expect(await sentence('', { cookie: 'lang=de' })).toBe(german);
    expect(await sentence('', { 'accept-language': 'pt, de-AT;q=0.8' })).toBe(german);
    expect(await sentence('?lang=en', { cookie: 'lang=de' })).toBe(english);
    expect(await sentence('?lang=xx', {})).toBe(english);
  });

  it('has its own sentence in each language', async () => {
    const sentences = await Promise.all(
      LANGUAGES.map(async (language) => {
        const headers = { 'accept-language': documentLanguage(language) };
        return (await app.app.inject({ method: 'GET', url: '/v1/auth', headers })).json().error_description;
      }),
    );
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });

  it('names every invalid field at once, and does not treat the language as a parameter', async () => {
    const answer = await historyOf('?limit=0&itemId=x&colour=red&lang=de');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      fields: { 'query.limit': expect.any(String), 'query.itemId': expect.any(String), query: 'unrecognized_keys' },
    });
  });

  it.each([
    ['an unexpected error', new Error('the secret plan'), 500, 'internal'],
    ['a stopped database', Object.assign(new Error('gone'), { code: '57P01' }), 503, 'unavailable'],
    ['a broken connection', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
    ['a full disk', Object.assign(new Error('full'), { code: '53100' }), 503, 'unavailable'],
  ])('reveals no internals: %s', async (_what, error, status, code) => {
    handle = () => Promise.reject(error);
    const answer = await historyOf();
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toBe(code);
    expect(answer.body).not.toMatch(/secret|gone|terminated|full|stack/);
  });

  it('detects a response that violates the contract', async () => {
    handle = async () => ({ list: [{ id: 'one' }], nextCursor: null }) as never;
    expect((await historyOf()).statusCode).toBe(500);
  });
});

describe('a request', () => {
  const terms = () => `/v2/users/${owner.userId}/terms`;
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: terms(),
      headers: { cookie: owner.cookie, 'content-type': 'application/json', ...headers },
      payload,
    });

  it.each([
    ['{"src_text":', 400, 'invalid_request'],
    ['[1', 400, 'invalid_request'],
    [`"${'x'.repeat(2 * 1024 * 1024)}"`, 413, 'payload_too_large'],
  ])('with an unreadable or oversized body is rejected', async (payload, status, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toBe(code);
  });

  it('with another content type is rejected', async () => {
    const answer = await post('src_text=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['/v1/nowhere', '/v1', '/v9/auth'])('to %s is not found', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not_found' });
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:80', 403],
    ['http://localhost', 500],
    ['https://portal.example', 500],
    [undefined, 500],
  ])('that changes data from the origin %s gets %i', async (origin, status) => {
    // Accepted requests reach the stub, which fails.
    const answer = await post('{}', { host: 'localhost', ...(origin ? { origin } : {}) });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['nonsense', 403],
    ['same-origin', 500],
    ['none', 500],
  ])('that changes data without an origin and with sec-fetch-site %s gets %i', async (site, status) => {
    expect((await post('{}', { 'sec-fetch-site': site })).statusCode).toBe(status);
  });

  it('that only reads may come from any origin; the browser hides the response from other sites', async () => {
    handle = async () => ({ list: [], nextCursor: null }) as never;
    const answer = await historyOf('', { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
});

describe('the application', () => {
  const build = (routes: Parameters<typeof buildHttpApp>[0]['routes']) =>
    buildHttpApp({
      log: createLog({ name: 'test', level: 'silent' }),
      routes,
      resolveWho: async () => null,
      loadAccess: nobodysAccess,
      trustedOrigins: [],
      checkAnswers: true,
    });
  const all = withStandIns([], async () => null);
  const without = (id: string) => all.filter(({ schema }) => schema.call.id !== id);

  it('does not start if a call has no route', async () => {
    await expect(build(without(session.get.id))).rejects.toThrow(/without a route: session\.get/);
  });

  it('does not start if a call has two routes', async () => {
    const twice = all.filter(({ schema }) => schema.call === glossary.list);
    await expect(build([...all, ...twice])).rejects.toThrow(/two routes: glossary\.list/);
  });
});
