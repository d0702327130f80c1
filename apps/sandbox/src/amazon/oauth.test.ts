import { expect, test } from 'vitest';
import { amazonConsent, askLwa, connectAmazon, demoClient } from '../../test/amazon-client.ts';
import { advance } from '../../test/harness.ts';
import { useSandbox } from '../../test/set-up.ts';

const sandbox = useSandbox();

const codeOf = (callback: URL) => callback.searchParams.get('spapi_oauth_code') ?? '';
const redeem = (code: string) => askLwa(sandbox.url, { grant_type: 'authorization_code', code });

test('the consent page names the application and every seller, and rejects a wrong redirect address', async () => {
  const page = `${sandbox.url}/amazon/apps/authorize/consent?application_id=amzn1.sp.solution.quayside-demo&state=s`;
  const good = await fetch(page);
  expect(good.status).toBe(200);
  expect(await good.text()).toContain('harbour-toys-uk');
  const bad = await fetch(`${page}&redirect_uri=https%3A%2F%2Fthief.example%2F`);
  expect(bad.status).toBe(400);
});

test('consent redirects with state, seller and a code; declining redirects with an error', async () => {
  const given = await amazonConsent(sandbox.url, 'harbour-toys-uk');
  expect(given.searchParams.get('state')).toBe('state-1');
  expect(given.searchParams.get('selling_partner_id')).toMatch(/^A[0-9A-Z]{13,}$/);
  const declined = await amazonConsent(sandbox.url, 'harbour-toys-uk', 'decline');
  expect(declined.searchParams.get('error')).toBe('access_denied');
  expect(codeOf(declined)).toBe('');
});

test('a code works once, for five minutes, and for its own application', async () => {
  const code = codeOf(await amazonConsent(sandbox.url, 'harbour-toys-uk'));
  const granted = await redeem(code);
  expect(granted.body).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(granted.body.access_token).toMatch(/^Atza\|/);
  expect(granted.body.refresh_token).toMatch(/^Atzr\|/);
  expect(await redeem(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  const late = codeOf(await amazonConsent(sandbox.url, 'harbour-toys-uk'));
  await advance(sandbox, 301_000);
  expect(await redeem(late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  const { body: own } = await sandbox.control<Record<string, string>>('amazon/tokens/self-authorise', {
    seller: 'harbour-toys-uk',
  });
  const foreign = await askLwa(sandbox.url, {
    grant_type: 'authorization_code',
    code: codeOf(await amazonConsent(sandbox.url, 'harbour-toys-uk')),
    client_id: own.clientId ?? '',
    client_secret: own.clientSecret ?? '',
  });
  expect(foreign).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('an access token expires after an hour with its own error; the refresh token yields another', async () => {
  const client = await connectAmazon(sandbox);
  const account = () => client.call('GET', '/sellers/v1/account');
  expect((await account()).status).toBe(200);
  await advance(sandbox, 3_601_000);
  expect(await account()).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'Unauthorized', details: expect.stringContaining('expired') }] },
  });
  const renewed = await askLwa(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(renewed).toMatchObject({ status: 200, body: { refresh_token: client.refreshToken } });
});

test('a revoked consent ends its tokens at once, also after a restart', async () => {
  const client = await connectAmazon(sandbox, 'pennine-crafts-uk');
  await sandbox.control('amazon/tokens/revoke', { seller: 'pennine-crafts-uk' });
  const refused = { status: 403, body: { errors: [{ details: expect.stringContaining('revoked') }] } };
  expect(await client.call('GET', '/sellers/v1/account')).toMatchObject(refused);
  await sandbox.restart();
  expect(await client.call('GET', '/sellers/v1/account')).toMatchObject(refused);
  const asked = await askLwa(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(asked.body.error).toBe('invalid_grant');
});

test('an authorisation expires on request, as after its year', async () => {
  const client = await connectAmazon(sandbox, 'saltmarsh-sports-uk');
  const { body } = await sandbox.control('amazon/tokens/expire', { seller: 'saltmarsh-sports-uk', what: 'consent' });
  expect(body).toEqual({ seller: 'saltmarsh-sports-uk', ended: 1 });
  expect((await client.call('GET', '/sellers/v1/account')).status).toBe(403);
  const asked = await askLwa(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(asked.body.error).toBe('invalid_grant');
});

test('with an expired secret no tokens are issued and no calls are answered', async () => {
  const client = await connectAmazon(sandbox);
  await sandbox.control('amazon/clients/secret', { clientId: demoClient.client_id, expired: true });
  expect(await client.call('GET', '/sellers/v1/account')).toMatchObject({
    status: 403,
    body: { errors: [{ details: 'The LWA secret token you provided has expired.' }] },
  });
  expect(await askLwa(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken })).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
  await sandbox.control('amazon/clients/secret', { clientId: demoClient.client_id, expired: false });
  expect((await client.call('GET', '/sellers/v1/account')).status).toBe(200);
});

test('a caller without a user agent, or with one of 501 characters, is rejected', async () => {
  const { accessToken } = await connectAmazon(sandbox);
  const ask = (userAgent: string) =>
    fetch(`${sandbox.url}/amazon/sellers/v1/account`, {
      headers: { 'x-amz-access-token': accessToken, 'user-agent': userAgent },
    });
  expect([await ask(''), await ask('Q'.repeat(501)), await ask('Q'.repeat(500))].map(({ status }) => status)).toEqual([
    400, 400, 200,
  ]);
});
