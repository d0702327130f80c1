import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, allCalls, connecting, imports } from '@quayside/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { readToken } from './tokens.repository.ts';

/* Marketplace credentials must stay on the server. This test searches every response, log and table for them, on all three platforms. */

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${n + 2}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: 5 }, (_, n) => row(n)) });
const server = useTestServer(database, {
  logLevel: 'trace',
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

let owner: TestLogin;
/** The secrets to search for, each with its name. */
const secrets = new Map<string, string>();
const printed: string[] = [];
const answers: string[] = [];

function expectNoSecret(where: string, text: string): void {
  const found = [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name);
  expect(found, where).toEqual([]);
}

const begin = (platform: 'ebay' | 'amazon') =>
  server.as(owner).call(connecting.begin, {
    params: { id: owner.userId, platform },
    body: { redirect_back_url: '/user/accounts' },
  });

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      printed.push(String(chunk));
      return true;
    });
  }
  owner = await buildOwner(database.db);
  // Records each response.
  const inject: (request: InjectOptions) => Promise<LightMyRequestResponse> = server.app.inject.bind(server.app);
  vi.spyOn(server.app, 'inject').mockImplementation((async (request: InjectOptions) => {
    const answer = await inject(request);
    answers.push(JSON.stringify(answer.headers), answer.body);
    return answer;
  }) as typeof server.app.inject);
});
afterAll(() => vi.restoreAllMocks());

it('never appears in a response, log, job or unencrypted table while all three are connected, used, rejected and reconnected', async () => {
  // Connects in each way.
  for (const platform of ['ebay', 'amazon'] as const) {
    const { redirect_url } = await begin(platform);
    const back = await answerConsentPage(redirect_url, 'harbour-toys-uk');
    const query = new URL(back, 'http://localhost').searchParams;
    secrets.set(`${platform} code`, query.get('code') ?? query.get('spapi_oauth_code') ?? '');
    await server.app.inject({ method: 'GET', url: back, headers: { cookie: owner.cookie } });
  }
  const own = await sandbox.control<Record<string, string>>('amazon/tokens/self-authorise', { seller: 'demo-shop-uk' });
  secrets.set('amazon client secret', own.clientSecret ?? '');
  const keys = await sandbox.control<Record<string, string>>('octopia/credentials', { seller: 'maison-bruyere-fr' });
  secrets.set('cdiscount client secret', keys.clientSecret ?? '');
  const connect = (platform: 'amazon' | 'cdiscount', credentials: Record<string, string>) =>
    server.as(owner).send(connecting.connect, { params: { id: owner.userId, platform }, body: { credentials } });
  const { clientId = '', clientSecret = '', refreshToken = '', sellerId = '' } = own;
  expect((await connect('amazon', { clientId, clientSecret, refreshToken, sellerId })).statusCode).toBe(200);
  const octopia = { clientId: keys.clientId ?? '', clientSecret: keys.clientSecret ?? '', sellerId: '60212' };
  expect((await connect('cdiscount', octopia)).statusCode).toBe(200);

  const { list } = await server.as(owner).call(accounts.list, { params: { id: owner.userId } });
  expect(list.map(({ platform }) => platform).sort()).toEqual(['amazon', 'amazon', 'cdiscount', 'ebay']);
  for (const { accountId, platform } of list) {
    const held = await readToken(database.db, testBox, owner.userId, accountId);
    for (const [name, value] of [
      ['access token', held?.token.accessToken],
      ['refresh token', held?.token.refreshToken],
    ] as const) {
      if (value) secrets.set(`${platform} ${accountId} ${name}`, value);
    }
  }
  for (const secret of [sandbox.ebay.clientSecret, sandbox.amazon.clientSecret]) secrets.set('installation', secret);
  for (const [name, secret] of secrets) expect(secret.length, name).toBeGreaterThan(10);

  // Uses the accounts (imports, orders, readiness) and lets calls fail, so that failures are reported and logged.
  const begun = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
  for (const { importId } of begun.list) await server.runJob('sync.import', { userId: owner.userId, importId });
  for (const { accountId } of list) await server.pollOrders(owner.userId, accountId);
  await connect('amazon', { clientId, clientSecret: `${clientSecret}-wrong`, refreshToken, sellerId });
  await connect('cdiscount', { ...octopia, clientSecret: `${octopia.clientSecret}-wrong` });
  await sandbox.control('tokens/revoke', { seller: 'harbour-toys-uk' });
  await sandbox.control('amazon/tokens/revoke', { seller: 'harbour-toys-uk' });
  await sandbox.control('octopia/tokens/revoke', { seller: 'maison-bruyere-fr' });
  for (const { accountId } of list) {
    await server.as(owner).send(accounts.checkReadiness, { params: { id: owner.userId, accountId } });
  }

  // Makes every read-only call for every account.
  for (const call of allCalls.filter(({ method, stream }) => method === 'GET' && !stream)) {
    for (const { accountId, platform } of list) {
      const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const partOf = (name: string) =>
        name === call.userParam ? owner.userId : name === 'platform' ? platform : name === 'accountId' ? accountId : 1;
      await server.as(owner).send(call, { params: Object.fromEntries(names.map((name) => [name, partOf(name)])) });
    }
  }
  expect(answers.length).toBeGreaterThan(200);
  expectNoSecret('answers', answers.join('\n'));
  expectNoSecret('logs', printed.join('\n'));

  // Reads every row of every table as text, including the request log and jobs; encrypted bytes appear as hex.
  // Requests are stored in their order, some at a time: one that is made now is stored last.
  const stored = async () =>
    (await database.pool.query<{ at: Date }>('select max(coalesce(last_at, at)) as at from marketplace_requests'))
      .rows[0]?.at;
  const before = Date.now();
  // The other accounts are known to be rejected and call nothing.
  await connect('cdiscount', octopia);
  for (const { accountId } of list) {
    await server.as(owner).send(accounts.checkReadiness, { params: { id: owner.userId, accountId } });
  }
  await eventually(async () => expect((await stored())?.getTime()).toBeGreaterThanOrEqual(before));
  const tables = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  let requests = 0;
  for (const { name } of tables.rows) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    if (name.endsWith('marketplace_requests')) requests = rows.length;
    expectNoSecret(name, rows.map(({ row }) => row).join('\n'));
  }
  expect(requests).toBeGreaterThan(10);
});
