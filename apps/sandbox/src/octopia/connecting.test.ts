import { afterEach, expect, test } from 'vitest';
import { advance } from '../../test/harness.ts';
import { aggregator, askOctopia, connectOctopia, LINKED, UNLINKED } from '../../test/octopia-client.ts';
import { useSandbox } from '../../test/set-up.ts';

const sandbox = useSandbox();
afterEach(async () => {
  await sandbox.control('octopia/links', { seller: 'demo-shop-fr', linked: true });
  await sandbox.control('octopia/links', { seller: 'maison-bruyere-fr', linked: false });
});

const who = async (sellerId: string, credentials = aggregator) =>
  (await connectOctopia(sandbox, sellerId, credentials)).call('GET', '/sellers');

test('a token lives two hours and is then reported as expired', async () => {
  const { status, body } = await askOctopia(sandbox.url);
  expect(status).toBe(200);
  expect(body).toMatchObject({ expires_in: 7200, token_type: 'Bearer' });
  const client = await connectOctopia(sandbox);
  expect(await client.call('GET', '/sellers')).toMatchObject({ status: 200, body: { sellerId: LINKED } });
  await advance(sandbox, 7_199_000);
  expect((await client.call('GET', '/sellers')).status).toBe(200);
  await advance(sandbox, 2_000);
  const late = await client.call('GET', '/sellers');
  expect(late.status).toBe(401);
  expect(late.headers.get('content-type')).toContain('application/problem+json');
  expect(late.body).toMatchObject({
    status: 401,
    detail: expect.stringContaining('expired'),
    traceId: expect.any(String),
  });
});

test('a token request must be a form: JSON is rejected', async () => {
  const answer = await fetch(`${sandbox.url}/octopia/auth/realms/maas/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...aggregator, grant_type: 'client_credentials' }),
  });
  expect(answer.status).toBe(400);
});

test('an aggregator can access a seller only while the seller has linked it', async () => {
  expect((await who(UNLINKED)).status).toBe(403);
  await sandbox.control('octopia/links', { seller: 'maison-bruyere-fr', linked: true });
  expect(await who(UNLINKED)).toMatchObject({ status: 200, body: { shopName: 'Maison Bruyère' } });
  await sandbox.control('octopia/links', { seller: 'maison-bruyere-fr', linked: false });
  expect((await who(UNLINKED)).status).toBe(403);
  expect((await who('1')).status).toBe(403);
});

test('a seller’s own client can access only that seller, until it is withdrawn', async () => {
  const { body: own } = await sandbox.control<Record<string, string>>('octopia/credentials', {
    seller: 'maison-bruyere-fr',
  });
  const credentials = { client_id: own.clientId ?? '', client_secret: own.clientSecret ?? '' };
  expect(own.sellerId).toBe(UNLINKED);
  expect((await who(UNLINKED, credentials)).status).toBe(200);
  expect((await who(LINKED, credentials)).status).toBe(403);
  const client = await connectOctopia(sandbox, UNLINKED, credentials);
  await sandbox.control('octopia/tokens/revoke', { seller: 'maison-bruyere-fr' });
  expect((await client.call('GET', '/sellers')).status).toBe(401);
  expect(await askOctopia(sandbox.url, credentials)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  const { body: next } = await sandbox.control<Record<string, string>>('octopia/credentials', {
    seller: 'maison-bruyere-fr',
  });
  expect(next.clientId).not.toBe(own.clientId);
});

test('access tokens expire on request, and the next one works', async () => {
  const client = await connectOctopia(sandbox);
  await sandbox.control('octopia/tokens/expire', { seller: 'demo-shop-fr' });
  expect((await client.call('GET', '/sellers')).status).toBe(401);
  expect((await (await connectOctopia(sandbox)).call('GET', '/sellers')).status).toBe(200);
});

test('with an expired secret no tokens are issued and no calls are answered', async () => {
  const client = await connectOctopia(sandbox);
  const clientId = aggregator.client_id;
  await sandbox.control('octopia/clients/secret', { clientId, expired: true });
  expect((await client.call('GET', '/sellers')).status).toBe(401);
  expect((await askOctopia(sandbox.url)).body.error).toBe('invalid_client');
  await sandbox.restart();
  expect((await askOctopia(sandbox.url)).body.error).toBe('invalid_client');
  await sandbox.control('octopia/clients/secret', { clientId, expired: false });
  expect((await client.call('GET', '/sellers')).status).toBe(200);
});

test('a wrong secret, another grant type and a missing seller are rejected', async () => {
  expect((await askOctopia(sandbox.url, { ...aggregator, client_secret: 'no' })).status).toBe(401);
  const code = await askOctopia(sandbox.url, { ...aggregator, grant_type: 'authorization_code' });
  expect(code).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
  const client = await connectOctopia(sandbox);
  expect((await client.call('GET', '/sellers', undefined, { sellerid: '' })).status).toBe(400);
  expect((await client.call('GET', '/sellers', undefined, { accept: 'text/html' })).status).toBe(406);
  expect((await client.call('GET', '/sellers', undefined, { authorization: 'Bearer x' })).status).toBe(401);
  expect((await client.call('POST', '/offer-packages', {}, { 'content-type': 'text/plain' })).status).toBe(415);
});

test('a client gets at most 500 tokens an hour, even across a restart', async () => {
  await advance(sandbox, 3_600_000);
  for (let round = 0; round < 10; round++) {
    const granted = await Promise.all(Array.from({ length: 50 }, () => askOctopia(sandbox.url)));
    expect(granted.every(({ status }) => status === 200)).toBe(true);
  }
  expect((await askOctopia(sandbox.url)).status).toBe(429);
  await sandbox.restart();
  expect((await askOctopia(sandbox.url)).status).toBe(429);
  await advance(sandbox, 3_601_000);
  expect((await askOctopia(sandbox.url)).status).toBe(200);
});

test('the page of API credentials links and unlinks, creates a client, and expires its secret', async () => {
  const url = `${sandbox.url}/octopia/api-credentials`;
  const post = (fields: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ seller: 'atelier-des-pins-fr', ...fields }),
    });
  expect(await (await fetch(url)).text()).toContain('Atelier des Pins');
  expect((await post({ link: aggregator.client_id })).status).toBe(303);
  expect((await who('60214')).status).toBe(200);
  await post({ unlink: aggregator.client_id });
  expect((await who('60214')).status).toBe(403);
  await post({ create: 'own' });
  const page = await (await fetch(url)).text();
  const clientId = /octopia-atelier-des-pins-fr-[\w-]+/.exec(page)?.[0] ?? '';
  const secret = /Secret <code>([^<]+)</.exec(page.slice(page.indexOf(clientId)))?.[1] ?? '';
  const credentials = { client_id: clientId, client_secret: secret };
  expect((await who('60214', credentials)).status).toBe(200);
  await post({ expire: clientId });
  expect((await askOctopia(sandbox.url, credentials)).status).toBe(401);
  // A seller's page cannot change a client of another owner.
  await post({ expire: aggregator.client_id });
  expect((await askOctopia(sandbox.url)).status).toBe(200);
});
