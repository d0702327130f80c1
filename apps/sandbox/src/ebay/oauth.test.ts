import { expect, test } from 'vitest';
import { askToken, basic, clientFor, connect, consent, scope } from '../../test/ebay-client.ts';
import { advance } from '../../test/harness.ts';
import { useSandbox } from '../../test/set-up.ts';

const sandbox = useSandbox();

const exchange = (code: string) =>
  askToken(sandbox.url, { grant_type: 'authorization_code', code, redirect_uri: 'Quayside-demo-ru' });

test('the consent page names the application and offers every seller', async () => {
  const query = new URLSearchParams({
    client_id: 'quayside-demo',
    redirect_uri: 'Quayside-demo-ru',
    response_type: 'code',
    scope,
    state: '"><script>',
  });
  const response = await fetch(`${sandbox.url}/ebay/oauth2/authorize?${query}`);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('quayside-demo');
  expect(page).toContain('value="harbour-toys-uk"');
  expect(page).toContain('value="demo-shop-uk"');
  expect(page).not.toContain('"><script>');
  expect(page).toContain('type="checkbox" name="right.sell.inventory" checked');
});

test('a request with a wrong redirect name or an unknown scope gets an error without a redirect', async () => {
  for (const wrong of [{ redirect_uri: 'http://evil.example' }, { scope: 'everything' }, { client_id: 'nobody' }]) {
    const query = new URLSearchParams({
      client_id: 'quayside-demo',
      redirect_uri: 'Quayside-demo-ru',
      response_type: 'code',
      scope,
      ...wrong,
    });
    const page = await fetch(`${sandbox.url}/ebay/oauth2/authorize?${query}`);
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('<form');
    const posted = await fetch(`${sandbox.url}/ebay/oauth2/authorize`, {
      method: 'POST',
      body: query,
      redirect: 'manual',
    });
    expect(posted.status).toBe(400);
  }
});

test('approval redirects with the state and a code that lives 299 seconds', async () => {
  const back = await consent(sandbox.url, 'harbour-toys-uk');
  expect(back.origin + back.pathname).toBe('http://localhost:4400/ebay/oauth');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    state: 'state-1',
    isAuthSuccessful: 'true',
    expires_in: '299',
  });
  const { status, body } = await exchange(back.searchParams.get('code') ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({ expires_in: 7200, refresh_token_expires_in: 47304000, token_type: 'User Access Token' });
});

test('declining redirects with an error and no code', async () => {
  const back = await consent(sandbox.url, 'harbour-toys-uk', 'decline');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('isAuthSuccessful')).toBe('false');
  expect(back.searchParams.get('state')).toBe('state-1');
  expect(back.searchParams.has('code')).toBe(false);
});

test('a code works once', async () => {
  const code = (await consent(sandbox.url, 'harbour-toys-uk')).searchParams.get('code') ?? '';
  expect((await exchange(code)).status).toBe(200);
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('a code that was encoded twice or has expired is rejected', async () => {
  const code = (await consent(sandbox.url, 'harbour-toys-uk')).searchParams.get('code') ?? '';
  expect(await exchange(encodeURIComponent(code))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  await advance(sandbox, 299_001);
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  await sandbox.control('clock', { reset: true });
});

test('a client with a wrong secret gets no token', async () => {
  const wrong = `Basic ${Buffer.from('quayside-demo:guess').toString('base64')}`;
  const answer = await askToken(sandbox.url, { grant_type: 'client_credentials', scope }, wrong);
  expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
});

test('a token request must be a form: JSON is rejected', async () => {
  const answer = await fetch(`${sandbox.url}/ebay/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: basic, 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', scope }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
});

test('an access token expires after two hours; a refresh yields a new one and no new refresh token', async () => {
  const client = await connect(sandbox, 'demo-shop-uk');
  await advance(sandbox, 7_200_001);
  const stale = await client.call('GET', '/commerce/identity/v1/user/');
  // The words matter too: clients recognize an expired token by them.
  expect(stale).toMatchObject({
    status: 401,
    body: { errors: [{ errorId: 1001, category: 'REQUEST', message: 'Invalid access token' }] },
  });
  expect(await client.trading('GeteBayOfficialTime', '')).toContain('<ErrorCode>21917053</ErrorCode>');
  const { body } = await askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(body.refresh_token).toBeUndefined();
  const fresh = await clientFor(sandbox, body.access_token, '').call('GET', '/commerce/identity/v1/user/');
  expect(fresh).toMatchObject({ status: 200, body: { username: 'demo-shop-uk' } });
  await sandbox.control('clock', { reset: true });
});

test('a refresh may not request more than was granted', async () => {
  const { refreshToken } = await connect(sandbox);
  const more = `${scope} https://api.ebay.com/oauth/api_scope/sell.analytics.readonly`;
  const answer = await askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: refreshToken, scope: more });
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
});

test('revoking a seller ends access at once and makes a refresh fail with invalid_grant', async () => {
  const client = await connect(sandbox, 'northgate-outdoors-uk');
  const { body } = await sandbox.control('tokens/revoke', { seller: 'northgate-outdoors-uk' });
  expect(body).toEqual({ seller: 'northgate-outdoors-uk', revoked: 1 });
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(401);
  expect(await client.trading('GeteBayOfficialTime', '')).toContain('<ErrorCode>932</ErrorCode>');
  const refreshed = await askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  expect(refreshed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('tokens and the moved clock survive a restart', async () => {
  const client = await connect(sandbox, 'pennine-crafts-uk');
  await advance(sandbox, 3_600_000);
  await sandbox.restart();
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  const { body } = await sandbox.control<{ offsetMs: number }>('clock');
  expect(body.offsetMs).toBe(3_600_000);
  await sandbox.control('clock', { reset: true });
});

test('an application token can read the taxonomy but no seller data', async () => {
  const { body } = await askToken(sandbox.url, { grant_type: 'client_credentials', scope });
  const client = clientFor(sandbox, body.access_token, '');
  const tree = '/commerce/taxonomy/v1/get_default_category_tree_id?marketplace_id=EBAY_DE';
  expect((await client.call('GET', tree)).body.categoryTreeId).toBe('77');
  expect((await client.call('GET', '/sell/inventory/v1/location')).status).toBe(403);
});

test('with an expired secret no tokens are issued, and existing ones stay valid', async () => {
  const client = await connect(sandbox);
  const renew = () => askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  await sandbox.control('clients/secret', { clientId: 'quayside-demo', expired: true });
  expect(await renew()).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
  await sandbox.restart();
  expect((await renew()).status).toBe(401);
  await sandbox.control('clients/secret', { clientId: 'quayside-demo', expired: false });
  expect((await renew()).status).toBe(200);
});

test('a scope that the seller unticked is missing in the token: its calls are rejected, others work', async () => {
  const back = await consent(sandbox.url, 'harbour-toys-uk', 'approve', 'sell.fulfillment');
  const { body } = await exchange(back.searchParams.get('code') ?? '');
  const client = clientFor(sandbox, body.access_token, body.refresh_token ?? '');
  expect(await client.call('GET', '/sell/fulfillment/v1/order')).toMatchObject({
    status: 403,
    body: { errors: [{ errorId: 1100 }] },
  });
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(200);
});

test('a scope can be revoked later: its calls are rejected, and a refresh cannot request it', async () => {
  const client = await connect(sandbox, 'saltmarsh-sports-uk');
  expect((await client.call('GET', '/sell/inventory/v1/location')).status).toBe(200);
  const { body } = await sandbox.control('tokens/withhold', { seller: 'saltmarsh-sports-uk', right: 'sell.inventory' });
  expect(body).toEqual({ seller: 'saltmarsh-sports-uk', ended: 1 });
  expect((await client.call('GET', '/sell/inventory/v1/location')).status).toBe(403);
  const renewal = { grant_type: 'refresh_token', refresh_token: client.refreshToken };
  expect(await askToken(sandbox.url, { ...renewal, scope })).toMatchObject({ body: { error: 'invalid_scope' } });
  expect((await askToken(sandbox.url, renewal)).status).toBe(200);
});

test('codes, access tokens and consents expire on request without moving the clock', async () => {
  const seller = 'pennine-crafts-uk';
  const code = (await consent(sandbox.url, seller)).searchParams.get('code') ?? '';
  await sandbox.control('tokens/expire', { seller, what: 'code' });
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });

  const client = await connect(sandbox, seller);
  const renew = () => askToken(sandbox.url, { grant_type: 'refresh_token', refresh_token: client.refreshToken });
  await sandbox.control('tokens/expire', { seller, what: 'access' });
  expect((await client.call('GET', '/commerce/identity/v1/user/')).status).toBe(401);
  const { status, body } = await renew();
  expect(status).toBe(200);
  await sandbox.control('tokens/expire', { seller, what: 'consent' });
  expect((await clientFor(sandbox, body.access_token, '').call('GET', '/commerce/identity/v1/user/')).status).toBe(401);
  expect(await renew()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect(await sandbox.control('tokens/expire', { seller, what: 'all' })).toMatchObject({ status: 400 });
});

test('new consents can have a shorter lifetime', async () => {
  const lasting = async () => {
    const back = await consent(sandbox.url, 'tideway-home-uk');
    return (await exchange(back.searchParams.get('code') ?? '')).body;
  };
  await sandbox.control('tokens/lifetime', { seconds: 30 * 86_400 });
  await sandbox.restart();
  expect(await lasting()).toMatchObject({ refresh_token_expires_in: 30 * 86_400 });
  await sandbox.control('tokens/lifetime', {});
  expect(await lasting()).toMatchObject({ refresh_token_expires_in: 47_304_000 });
});
