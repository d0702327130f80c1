import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Histogram, Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nobodysAccess, withStandIns } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createDatabase } from '../database/database.ts';
import type { Db } from '../database/db.ts';
import { createPool } from '../database/pool.ts';
import type { Tables } from '../database/tables.data.ts';
import { createLog } from '../log.ts';
import { buildHttpApp } from './app.ts';
import { measureRequests } from './measure-requests.ts';
import { mountOperations } from './operations.ts';

const database = useTestDatabase();
const registry = new Registry();
const duration = new Histogram({ name: 'd', help: 'd', labelNames: ['room', 'status'], registers: [registry] });
let app: Awaited<ReturnType<typeof buildHttpApp>>;
let timesDescribed = 0;
let timesSerialised = 0;
const dataDir = mkdtempSync(join(tmpdir(), 'quayside-ready-'));

const routes = withStandIns([], async () => ({}));
const build = () =>
  buildHttpApp({
    log: createLog({ name: 'test', level: 'silent' }),
    routes,
    resolveWho: async () => null,
    loadAccess: nobodysAccess,
    trustedOrigins: [],
    checkAnswers: false,
  });

beforeAll(async () => {
  app = await build();
  measureRequests(app, routes, duration);
  const openApi = {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {},
    toJSON() {
      timesSerialised += 1;
      return { openapi: '3.1.0', tags: [] };
    },
  };
  const describeApi = async () => {
    timesDescribed += 1;
    return openApi;
  };
  await mountOperations(app, { db: database.db, dataDir, describeApi });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

it('shows no metrics to strangers', async () => {
  const answer = await get('/metrics');
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
});

it('makes and serializes the API description once, when it is first requested, also in YAML', async () => {
  expect(timesDescribed).toBe(0);
  for (const url of ['/openapi.json', '/openapi.json', '/docs/api/json']) {
    const answer = await get(url);
    expect([answer.headers['content-type'], answer.body]).toEqual([
      'application/json; charset=utf-8',
      '{"openapi":"3.1.0","tags":[]}',
    ]);
  }
  expect([timesDescribed, timesSerialised]).toEqual([1, 1]);
  expect((await get('/docs/api/yaml')).body).toBe('openapi: 3.1.0\ntags: []\n');
  expect(timesDescribed).toBe(1);
});

it('describes the API at the next request when one attempt has failed', async () => {
  const other = await build();
  let attempts = 0;
  const describeApi = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('a file could not be read');
    return { openapi: '3.1.0' };
  };
  await mountOperations(other, { db: database.db, dataDir, describeApi });
  const ask = async () => (await other.inject({ method: 'GET', url: '/openapi.json' })).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([500, 200, 200]);
  expect(attempts).toBe(2);
  await other.close();
});

it('runs no third-party scripts in the API documentation', async () => {
  for (const url of ['/docs/api', '/docs/api/static/swagger-initializer.js']) {
    expect((await get(url)).headers['content-security-policy']).toMatch(/^default-src 'self';.*frame-ancestors 'none'/);
  }
});

it('reports in the common error shape that it is not ready, without the reason', async () => {
  const pool = createPool({
    connectionString: 'postgresql:///quayside?host=/srv/quayside/database',
    applicationName: 'test',
    max: 1,
    log: createLog({ name: 'test', level: 'silent' }),
  });
  const db = createDatabase<Tables>(pool);
  const other = await build();
  await mountOperations(other, { db, dataDir, describeApi: async () => ({}) });
  const answer = await other.inject({ method: 'GET', url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    error: 'unavailable',
    error_description: expect.stringMatching(/\w/),
    request_id: answer.headers['x-request-id'],
  });
  expect(answer.body).not.toContain('/srv');
  await other.close();
  await db.destroy();
});

it.each<[string, () => Promise<{ db: Db; dataDir: string; end(): Promise<unknown> }>]>([
  [
    'the data directory cannot be written',
    async () => ({ db: database.db, dataDir: '/dev/full/quayside', end: async () => undefined }),
  ],
  [
    'the database cannot be written',
    async () => {
      const connectionString = `${database.connectionString}${database.connectionString.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
      const log = createLog({ name: 'test', level: 'silent' });
      const pool = createPool({ connectionString, applicationName: 'test', max: 1, log });
      const db = createDatabase<Tables>(pool);
      return { db, dataDir, end: () => db.destroy() };
    },
  ],
])('is not ready while %s', async (_what, broken) => {
  const { end, ...options } = await broken();
  const other = await build();
  await mountOperations(other, { ...options, describeApi: async () => ({}) });
  const answer = await other.inject({ method: 'GET', url: '/readyz' });
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
  await other.close();
  await end();
});

it('is ready if both accept a write', async () => {
  const answer = await get('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

it('counts by module and status class, not by route', async () => {
  duration.reset();
  for (const url of ['/v1/users/7/history', '/v1/users/8/items', '/v1/users/8/items/9', '/nothing', '/healthz']) {
    await get(url);
  }
  const { values } = await duration.get();
  const counted = values.filter(({ metricName }) => metricName === 'd_count');
  expect(counted.map(({ labels, value }) => ({ ...labels, value }))).toEqual(
    expect.arrayContaining([
      { room: 'history', status: '4xx', value: 1 },
      { room: 'other', status: '2xx', value: 1 },
    ]),
  );
  expect(new Set(counted.map(({ labels }) => `${labels.room} ${labels.status}`)).size).toBe(counted.length);
  expect(counted.map(({ labels }) => labels.room)).not.toContain('/v1/users/:id/history');
});
