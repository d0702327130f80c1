import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, imports, onboarding, session } from '@quayside/contract';
import { MINUTE_MS } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from '../accounts/index.ts';

const BACK = '/start';
const FAILED = '/start/failed';

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox();
const server = useTestServer(database, { clock, connectors: () => [createEbayConnector(sandbox.ebay)] });
let owner: TestLogin;

/** Each test connects its own shops. */
const sellers = [
  'demo-shop-uk',
  'harbour-toys-uk',
  'tideway-home-uk',
  'northgate-outdoors-uk',
  'pennine-crafts-uk',
  'saltmarsh-sports-uk',
];
const nextSeller = () => {
  const seller = sellers.shift();
  if (!seller) throw new Error('The sandbox has no more sellers');
  return seller;
};

beforeEach(async () => {
  clock.set(new Date());
  owner = await buildOwner(database.db);
});
afterEach(() => sandbox.clearFaults());

const start = async (login = owner, body: { account_id?: number; redirect_back_url?: string } = {}) => {
  const { redirect_url } = await server.as(login).call(onboarding.start, {
    params: { id: login.userId, platform: 'ebay' },
    body: { redirect_back_url: BACK, redirect_back_failure_url: FAILED, ...body },
  });
  return redirect_url;
};
/**
 * The browser returns from the marketplace.
 * @returns the redirect target
 */
const visit = async (url: string, headers: Record<string, string>) => {
  const answer = await server.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode).toBe(302);
  return answer.headers.location;
};
const comeBack = (url: string, login = owner, host = 'localhost:4400') => visit(url, { host, cookie: login.cookie });
const comeBackAsStranger = (url: string, host = 'localhost:4400') => visit(url, { host });
const listAccounts = async (login = owner) =>
  (await server.as(login).call(accounts.list, { params: { id: login.userId } })).list;
const listImports = async (login = owner) =>
  (await server.as(login).call(imports.list, { params: { id: login.userId }, query: {} })).list;
const listOnboardings = async (query: { is_ongoing?: boolean } = {}) =>
  (await server.as(owner).call(onboarding.list, { params: { id: owner.userId }, query })).list;

const connect = async (seller: string, login = owner) => {
  const location = await comeBack(await answerConsentPage(await start(login), seller), login);
  expect(location).toBe(`${BACK}?onboarding=ebay`);
  return listAccounts(login);
};

describe('connecting a shop', () => {
  it('leads from the start through the consent to a connected account with a queued import', async () => {
    owner = await buildOwner(database.db, { ebay: null });
    const seller = nextSeller();
    const page = new URL(await start());
    expect(page.origin).toBe(sandbox.url);
    expect(await listOnboardings()).toMatchObject([{ channel: 'ebay', is_ongoing: true, step: { type: 'Connect' } }]);
    expect(await listAccounts()).toEqual([]);

    const location = await comeBack(await answerConsentPage(page.href, seller));
    expect(location).toBe(`${BACK}?onboarding=ebay`);
    const [account] = await listAccounts();
    expect(account).toMatchObject({ platform: 'ebay', username: seller, site: 'UK', status: 'ACTIVE', itemCount: 0 });
    expect(await listImports()).toMatchObject([{ accountId: account?.accountId, state: 'queued' }]);
    expect(await listOnboardings()).toMatchObject([
      { is_ongoing: true, account_id: account?.accountId, step: { type: 'SetShippingOptions' } },
    ]);
    const { user } = await server.as(owner).call(session.get, {});
    expect(user).toMatchObject({
      platforms: { ebay: { state: 'T', trialLaunched: true } },
      accounts: [{ id: account?.accountId, username: seller }],
    });
  });

  it('stores the tokens encrypted', async () => {
    const [account] = await connect(nextSeller());
    const row = await database.db
      .selectFrom('account_tokens')
      .select(['ciphertext', 'state', 'type'])
      .where('account_id', '=', account?.accountId ?? 0)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'A', type: 'R' });
    expect(row.ciphertext.toString('latin1')).not.toMatch(/accessToken|v\^1/);
  });

  it('leaves a paid platform unchanged', async () => {
    const paying = await buildOwner(database.db, { ebay: 'P' });
    await connect(nextSeller(), paying);
    const { user } = await server.as(paying).call(session.get, {});
    expect(user.platforms.ebay).toMatchObject({ state: 'P' });
  });

  it('of one shop by two users at once succeeds for one of them', async () => {
    const seller = nextSeller();
    const other = await buildOwner(database.db);
    const logins = [owner, other];
    const callbacks = await Promise.all(logins.map(async (login) => answerConsentPage(await start(login), seller)));
    const locations = await Promise.all(callbacks.map((path, n) => comeBack(path, logins[n])));
    expect(locations.toSorted()).toEqual([
      `${FAILED}?onboarding=ebay&fail_type=duplicated&given=${seller}`,
      `${BACK}?onboarding=ebay`,
    ]);
    expect([...(await listAccounts(owner)), ...(await listAccounts(other))]).toHaveLength(1);
  });
});

describe('reconnecting', () => {
  it('stores fresh tokens for the same account and resumes its paused import', async () => {
    const seller = nextSeller();
    const [account] = await connect(seller);
    const accountId = account?.accountId ?? 0;
    await withTransaction(database.db, async (tx) => {
      await markAuthBroken(tx, owner.userId, accountId, 1);
      await tx.updateTable('imports').set({ state: 'paused' }).where('account_id', '=', accountId).execute();
    });
    expect(await listAccounts()).toMatchObject([{ accountId, status: 'BROKEN', pausedReason: 'auth_expired' }]);

    const page = await start(owner, { account_id: accountId });
    const location = await comeBack(await answerConsentPage(page, seller));
    expect(location).toBe(`${BACK}?onboarding=ebay&outcome=reconnected&given=${seller}`);
    expect(await listAccounts()).toMatchObject([{ accountId, status: 'ACTIVE', pausedReason: null }]);
    expect(await listImports()).toMatchObject([{ accountId, state: 'queued' }]);
  });

  it('with another shop than expected changes nothing', async () => {
    const meant = await buildAccount(database.db, owner.userId, { username: 'meant' });
    const page = await start(owner, { account_id: meant.accountId });
    const location = await comeBack(await answerConsentPage(page, 'fresh-start-uk'));
    expect(location).toBe(`${FAILED}?onboarding=ebay&fail_type=wrong_account&given=fresh-start-uk&expected=meant`);
    expect(await listAccounts()).toMatchObject([{ accountId: meant.accountId, username: 'meant' }]);
  });
});

describe('a consent that fails', () => {
  it('because it was declined redirects to the requested page with the reason', async () => {
    const callback = await answerConsentPage(await start(), 'fresh-start-uk', 'decline');
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=declined`);
    expect(await listAccounts()).toEqual([]);
    expect(await listOnboardings({ is_ongoing: true })).toHaveLength(1);
  });

  it('after a quarter of an hour is expired', async () => {
    const callback = await answerConsentPage(await start(), 'fresh-start-uk');
    clock.advance(15 * MINUTE_MS);
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=expired`);
    expect(await listAccounts()).toEqual([]);
  });

  it('works once: the back button connects nothing twice', async () => {
    const callback = await answerConsentPage(await start(), 'fresh-start-uk', 'decline');
    await comeBack(callback);
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=expired`);
  });

  it.each(['/ebay/oauth?state=made-up&code=x', '/ebay/oauth?state=&code=x', '/ebay/oauth?state=a&state=b&code=x'])(
    'with an unknown state connects nothing: %s',
    async (path) => {
      expect(await comeBack(path)).toBe('/?onboarding=ebay&fail_type=expired');
    },
  );

  it('with a code that the marketplace does not know connects nothing', async () => {
    const state = new URL(await start()).searchParams.get('state');
    const location = await comeBack(`/ebay/oauth?state=${state}&code=made-up`);
    expect(location).toBe(`${FAILED}?onboarding=ebay&fail_type=expired`);
  });

  it('because the marketplace is unreachable says so', async () => {
    const callback = await answerConsentPage(await start(), 'fresh-start-uk');
    await sandbox.control('faults', { kind: '5xx', operation: '*', count: 20 });
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=unavailable`);
    expect(await listAccounts()).toEqual([]);
  });

  it('in another session stays usable for the one that began it', async () => {
    const [stranger, colleague] = [await buildOwner(database.db), await buildLogin(database.db, owner.userId)];
    const callback = await answerConsentPage(await start(), 'fresh-start-uk', 'decline');
    expect(await comeBack(callback, stranger)).toBe('/?onboarding=ebay&fail_type=expired');
    expect(await comeBack(callback, colleague)).toBe(`${FAILED}?onboarding=ebay&fail_type=expired`);
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=declined`);
  });
});

describe('returning without a session', () => {
  it.each([
    ['127.0.0.1:4400', 'localhost:4400'],
    ['localhost:4400', '127.0.0.1:4400'],
    ['[::1]:4400', 'localhost:4400'],
  ])('continues at %s, where it began, and not at %s without the cookie', async (began, cameBack) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/users/${owner.userId}/multichannel-onboarding/ebay`,
      headers: { host: began, cookie: owner.cookie },
      payload: { redirect_back_url: BACK },
    });
    const callback = await answerConsentPage(answer.json().redirect_url, 'fresh-start-uk', 'decline');
    const location = await comeBackAsStranger(callback, cameBack);
    expect(location).toBe(`http://${began}${callback}`);
    expect(await comeBack(callback, owner, began)).toBe(`${BACK}?onboarding=ebay&fail_type=declined`);
  });

  it('asks for sign-in first if it began at this host, and keeps the consent', async () => {
    const callback = await answerConsentPage(await start(), 'fresh-start-uk', 'decline');
    const location = (await comeBackAsStranger(callback, 'localhost:80')) ?? '';
    expect(location).toBe(`/?${new URLSearchParams({ redirectTo: callback })}`);
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=declined`);
  });

  it('never redirects the browser to a foreign host', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/v1/users/${owner.userId}/multichannel-onboarding/ebay`,
      headers: { host: 'evil.example', cookie: owner.cookie },
      payload: { redirect_back_url: BACK },
    });
    const callback = await answerConsentPage(answer.json().redirect_url, 'fresh-start-uk', 'decline');
    expect(await comeBackAsStranger(callback)).toMatch(/^\/\?redirectTo=/);
  });
});

describe('the start', () => {
  const input = (body: object, platform = 'ebay') => ({ params: { id: owner.userId, platform }, body });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'start',
    '',
    '/a b',
    '/\n/evil.example',
    `/${'x'.repeat(2_000)}`,
  ])('rejects the return address %j', async (redirect_back_url) => {
    const refusal = await server.as(owner).refused(onboarding.start, input({ redirect_back_url }));
    expect(refusal).toMatchObject({ status: 400, fields: { 'body.redirect_back_url': expect.any(String) } });
  });

  it.each([
    ['/ebay/7/dashboard?tab=2', '/ebay/7/dashboard?tab=2&onboarding=ebay&fail_type=declined'],
    ['/help#consent', '/help?onboarding=ebay&fail_type=declined#consent'],
    ['/..//evil.example', '/..//evil.example?onboarding=ebay&fail_type=declined'],
  ])('returns to %s with the outcome in the query', async (back, expected) => {
    const { redirect_url } = await server.as(owner).call(onboarding.start, {
      params: { id: owner.userId, platform: 'ebay' },
      body: { redirect_back_url: back },
    });
    expect(await comeBack(await answerConsentPage(redirect_url, 'fresh-start-uk', 'decline'))).toBe(expected);
  });

  it('rejects another seller’s account and a platform without a connector', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId);
    const body = { redirect_back_url: BACK };
    const refusals = [
      await server.as(owner).refused(onboarding.start, input({ ...body, account_id: foreign.accountId })),
      await server.as(owner).refused(onboarding.start, input(body, 'amazon')),
    ];
    expect(refusals).toMatchObject([
      { status: 404, error: 'account_not_found' },
      { status: 409, error: 'platform_not_available' },
    ]);
    expect(await listOnboardings()).toEqual([]);
  });

  it('is undone by cancelling', async () => {
    await start();
    await server.as(owner).call(onboarding.cancel, { params: { id: owner.userId, platform: 'ebay' } });
    expect(await listOnboardings({ is_ongoing: true })).toEqual([]);
    expect(await listOnboardings({ is_ongoing: false })).toHaveLength(1);
  });
});
