import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nobodysAccess, withStandIns } from '../../../test/http.ts';
import { createLog } from '../log.ts';
import { buildHttpApp } from './app.ts';
import { createPageAnswer, mountPortal } from './portal-files.ts';
import { createPreloadLinks } from './preload-links.ts';

const PAGE = '<!doctype html><title>Quayside</title>';
const SIGNED_OUT_PAGE = '<!doctype html><title>Quayside, signed out</title>';
const PRELOADS = {
  page: ['color-scheme.js', 'assets/index-1a.js'],
  screens: [
    { path: null, isVisitors: true, files: ['assets/landing-1a.js'], rooms: ['app'] },
    { path: '/start', isVisitors: false, files: ['assets/start-1a.js'], rooms: [] },
    { path: '/start', isVisitors: true, files: ['assets/welcome-1a.js'], rooms: [] },
    { path: '/:platform/:account/products/item/:itemId', isVisitors: false, files: ['assets/item-1a.js'], rooms: [] },
    {
      path: '/:platform/:account/products/:tab?',
      isVisitors: false,
      files: ['assets/products-1a.js', 'assets/products-1a.css'],
      rooms: ['app', 'products'],
    },
  ],
  words: {
    en: { app: ['assets/app-en.js'], products: ['assets/products-en.js'] },
    de: { app: ['assets/app-de.js'], products: ['assets/products-de.js'] },
  },
};
let directory: string;
let app: FastifyInstance;
let answerPage: ReturnType<typeof createPageAnswer>;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quayside-portal-'));
  await mkdir(join(directory, 'dist/assets'), { recursive: true });
  await mkdir(join(directory, 'dist/.vite'), { recursive: true });
  await writeFile(join(directory, 'dist/.vite/preloads.json'), JSON.stringify(PRELOADS));
  answerPage = createPageAnswer(({ cookies }) => 'session' in cookies, createPreloadLinks(join(directory, 'dist')));
  await writeFile(join(directory, 'dist/index.html'), PAGE);
  await writeFile(join(directory, 'dist/signed-out.html'), SIGNED_OUT_PAGE);
  await writeFile(join(directory, 'dist/assets/app-1a2b.js'), 'export {};');
  for (const name of ['app-1a2b.js.map', 'app-1a2b.js.map.br', 'app-1a2b.js.map.gz']) {
    await writeFile(join(directory, `dist/assets/${name}`), '{}');
  }
  await writeFile(join(directory, 'secret.txt'), 'outside');
  app = await buildHttpApp({
    log: createLog({ name: 'test', level: 'silent' }),
    routes: withStandIns([], async () => null),
    resolveWho: async () => null,
    loadAccess: nobodysAccess,
    trustedOrigins: [],
    answerNotFound: answerPage,
    checkAnswers: true,
  });
  await mountPortal(app, join(directory, 'dist'), { chatScriptUrl: null, popUp: null }, answerPage);
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url, cookies: { session: 'live-or-not' } });

describe('the portal', () => {
  it.each([
    '/',
    '/index.html',
    '/start',
    '/checkout/success',
    '/checkout/yearly?plan=growth',
    '/checkout/error?message=TIMED%20OUT',
    '/ebay/1/products?query=a',
    '/ebay/1/products/item/7',
  ])('is the page at %s, which runs only its own scripts and cannot be framed', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/script-src|unsafe-eval/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('can load the live chat if there is one, and only from its origin', async () => {
    const withChat = await buildHttpApp({
      log: createLog({ name: 'test', level: 'silent' }),
      routes: withStandIns([], async () => null),
      resolveWho: async () => null,
      loadAccess: nobodysAccess,
      trustedOrigins: [],
      answerNotFound: answerPage,
      checkAnswers: true,
    });
    await mountPortal(
      withChat,
      join(directory, 'dist'),
      {
        chatScriptUrl: 'https://chat.example/loader.js?site=7',
        popUp: { url: 'https://news.example/spring?x=1', userPercentage: 100, delayMs: 0 },
      },
      answerPage,
    );
    const answer = await withChat.inject({ method: 'GET', url: '/' });
    await withChat.close();
    expect(answer.headers['content-security-policy']).toContain("default-src 'self' https://chat.example;");
    expect(answer.headers['content-security-policy']).toContain(
      "frame-src 'self' https://chat.example https://news.example;",
    );
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/')).headers['content-security-policy']).not.toContain('https://');
  });

  it.each(['/', '/start'])('indicates at %s that nobody is signed in if the browser sends no session', async (url) => {
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.body).toBe(SIGNED_OUT_PAGE);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  const linkedAt = async (url: string, cookies: Record<string, string> = {}) =>
    (await app.inject({ method: 'GET', url, cookies })).headers.link;

  it('lists in the page’s header first the files of the page, then those of the screen at an address with its messages', async () => {
    const links = [
      '</color-scheme.js>; rel=preload; as=script',
      '</assets/index-1a.js>; rel=modulepreload; crossorigin',
      '</assets/products-1a.js>; rel=modulepreload; crossorigin',
      '</assets/products-1a.css>; rel=preload; as=style; crossorigin',
      '</assets/app-de.js>; rel=modulepreload; crossorigin',
      '</assets/products-de.js>; rel=modulepreload; crossorigin',
    ];
    expect(await linkedAt('/ebay/1/products/listed?query=a', { session: 'one', lang: 'de' })).toBe(links.join(', '));
  });

  it.each([
    ['/ebay/1/products', 'products-1a.js'],
    ['/ebay/1/products/item/7', 'item-1a.js'],
    ['/start', 'start-1a.js'],
  ])('lists at %s the screen for a user with a session', async (url, file) => {
    expect(await linkedAt(url, { session: 'one' })).toContain(file);
  });

  it.each([
    ['/', 'landing-1a.js'],
    ['/ebay/1/products', 'landing-1a.js'],
    ['/start', 'welcome-1a.js'],
  ])('lists at %s what a visitor is shown', async (url, file) => {
    expect(await linkedAt(url)).toContain(file);
  });

  it('lists nothing at an address without its own screen', async () => {
    expect(await linkedAt('/', { session: 'one' })).toBeUndefined();
  });

  it('lets browsers cache its hashed files for ever', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers['cache-control']).toMatch(/immutable/);
  });

  it.each(['/assets/gone-1a2b.js', '/v1/gone', '/v2/users/1/gone', '/diary/x'])(
    'is not returned at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'not_found' });
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5c..%5csecret.txt',
    '//secret.txt',
  ])('serves no file from outside its folder: %s', async (url) => {
    expect((await get(url)).body).not.toContain('outside');
  });
});

describe('what is no page', () => {
  it.each([
    '/robots.txt',
    '/favicon.ico',
    '/.env',
    '/.git/config',
    '/.well-known/security',
    '/wp-admin/setup.php',
    '/ebay/1/products/main.js?v=1',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.map.br',
  ])('a file that is not served, %s, is not found', async (url) => {
    const answer = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br, gzip' } });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
  });

  it('a version at the end of a page’s address is no file', async () => {
    expect((await get('/terms-and-conditions/1.2')).body).toBe(PAGE);
  });

  it.each([
    ['DELETE', '/v1/users', 'POST'],
    ['GET', '/v1/auth/challenge', 'POST'],
    ['PATCH', '/v1/auth/', 'DELETE, GET, HEAD, POST'],
    ['PUT', '/checkout', 'POST'],
    ['POST', '/user/plans', 'GET, HEAD'],
    ['OPTIONS', '/v1/users/7/states', 'GET, HEAD'],
  ] as const)('%s %s answers 405 with the methods that the address has', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().error, answer.headers.allow]).toEqual([405, 'method_not_allowed', allow]);
  });

  it('an address that shares a call’s path is the page, and an unknown call is not found', async () => {
    expect((await get('/checkout')).body).toBe(PAGE);
    for (const method of ['GET', 'POST'] as const) {
      expect((await app.inject({ method, url: '/v1/nothing' })).json().error).toBe('not_found');
    }
  });
});
