import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, EBAY_LOGIN, imports, onboarding, session } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { newToken } from '../../platform/ids.ts';
import { markAuthBroken } from '../accounts/index.ts';
import { createSession } from '../session/session.repository.ts';
import { readCallback } from './connect.service.ts';

const MINUTE_MS = 60_000;
const BACK = '/user/accounts';
const FAILED = '/token';

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  clock,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
beforeEach(async () => {
  clock.set(new Date());
  owner = await buildOwner(database.db, { ebay: 'P' });
  // A shop belongs to one user at a time: each test finds them all free.
  await database.db.deleteFrom('account_directory').execute();
});
afterEach(() => sandbox.clearFaults());

const at = (platform: Platform = 'ebay', login = owner) => ({ id: login.userId, platform });
const begin = async (platform: Platform = 'ebay', accountId?: number, login = owner) => {
  const { redirect_url } = await server.as(login).call(connecting.begin, {
    params: at(platform, login),
    body: {
      redirect_back_url: BACK,
      redirect_back_failure_url: FAILED,
      ...(accountId === undefined ? {} : { account_id: accountId }),
    },
  });
  return redirect_url;
};
/** The browser comes back from the marketplace. @returns where it is sent then */
const comeBack = async (url: string, login = owner) => {
  const answer = await server.app.inject({ method: 'GET', url, headers: { cookie: login.cookie } });
  expect(answer.statusCode).toBe(302);
  return answer.headers.location;
};
const listAccounts = async (login = owner) =>
  (await server.as(login).call(accounts.list, { params: { id: login.userId } })).list;
const listImports = async () =>
  (await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} })).list;
const paste = (callback: string, login = owner) =>
  server.as(login).call(connecting.paste, { params: at('ebay', login), body: { callback } });
const refusedPaste = (callback: string, login = owner) =>
  server.as(login).refused(connecting.paste, { params: at('ebay', login), body: { callback } });
interface OwnKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly sellerId: string;
}
/** A private application of the shop's, as its owner makes it in Seller Central. */
const authoriseItself = async (seller: string): Promise<OwnKeys> => {
  const made = await sandbox.control<OwnKeys>('amazon/tokens/self-authorise', { seller });
  const { clientId, clientSecret, refreshToken, sellerId } = made;
  return { clientId, clientSecret, refreshToken, sellerId };
};
const withKeys = (credentials: object, accountId?: number) => ({
  params: at('amazon'),
  body: {
    credentials: credentials as Record<string, string>,
    ...(accountId === undefined ? {} : { account_id: accountId }),
  },
});

describe('the ways to connect', () => {
  it('are told for each platform as its connector declares them', async () => {
    const { list } = await server.as(owner).call(connecting.listWays, { params: { id: owner.userId } });
    expect(list).toMatchObject([
      { platform: 'ebay', ways: ['redirect', 'pasted-callback'], fields: [] },
      {
        platform: 'amazon',
        ways: ['redirect', 'credentials'],
        fields: [
          { name: 'clientId' },
          { name: 'clientSecret', isSecret: true },
          { name: 'refreshToken' },
          { name: 'sellerId' },
        ],
      },
    ]);
  });

  it('are told to whoever is not signed in by where they begin, and lead there', async () => {
    const offers = await server.as().call(connecting.listTokenOffers, { query: { type: 'oauth', site: 'UK' } });
    expect(offers.list).toEqual([{ type: 'oauth', keyset: 'quayside', site: 'UK', url: '/ebay/oauth' }]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { type: 'regular' } })).list).toEqual([]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { keyset: 'other' } })).list).toEqual([]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { site: 'CDFR' } })).list).toEqual([]);
    expect(await comeBack('/ebay/oauth')).toBe('/token?platform=ebay');
  });
});

describe('the link of who sells on eBay', () => {
  const follow = async (cookie: string) => {
    const headers = { cookie: `${cookie}; ${EBAY_LOGIN.cookie}=1` };
    const answer = await server.app.inject({ method: 'GET', url: EBAY_LOGIN.path, headers });
    expect(answer.statusCode).toBe(302);
    return { location: answer.headers.location ?? '', cookies: answer.cookies };
  };

  it('has them sign in first, and keeps the wish', async () => {
    expect(await follow('')).toEqual({ location: '/?redirectTo=%2Febay%2Foauth', cookies: [] });
  });

  it('leads a newcomer to eBay’s consent and back to a connected shop, and is used up then', async () => {
    const newcomer = await buildOwner(database.db);
    const { location, cookies } = await follow(newcomer.cookie);
    expect(cookies).toMatchObject([{ name: EBAY_LOGIN.cookie, value: '' }]);
    expect(await comeBack(await answerConsentPage(location, 'harbour-toys-uk'), newcomer)).toBe('/?onboarding=ebay');
    const { list } = await server
      .as(newcomer)
      .call(onboarding.list, { params: { id: newcomer.userId }, query: { is_ongoing: true } });
    expect(list).toMatchObject([{ channel: 'ebay', step: { type: 'SetShippingOptions' } }]);
  });

  it('leads home who has a shop there, and to the page about it who may not begin', async () => {
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    expect((await follow(viewer.cookie)).location).toBe('/token?platform=ebay');
    await buildAccount(database.db, owner.userId);
    expect((await follow(owner.cookie)).location).toBe('/');
  });
});

describe('by consent', () => {
  it.each(['ebay', 'amazon'] as const)('goes to a connected account at %s and its first import', async (platform) => {
    const location = await comeBack(await answerConsentPage(await begin(platform), 'harbour-toys-uk'));
    expect(location).toBe(`${BACK}?onboarding=${platform}`);
    const [account] = await listAccounts();
    expect(account).toMatchObject({ platform, site: 'UK', status: 'ACTIVE' });
    expect(await listImports()).toMatchObject([{ accountId: account?.accountId, state: 'queued' }]);
  });

  it('begins no onboarding: an account that is connected again is no new channel', async () => {
    await begin();
    const { list } = await server.as(owner).call(onboarding.list, { params: { id: owner.userId }, query: {} });
    expect(list).toEqual([]);
  });

  it('belongs to the session that began it, or to a later one of the same person once that is over', async () => {
    const callback = await answerConsentPage(await begin(), 'fresh-start-uk', 'decline');
    const token = newToken();
    await withTransaction(database.db, (tx) =>
      createSession(tx, { ...owner, token, adminUserId: null, expiresAt: new Date('2100-01-01T00:00:00Z') }),
    );
    const cookie = cookieOf(token);
    expect(await comeBack(callback, { ...owner, cookie })).toBe('/?onboarding=ebay&fail_type=expired');
    await server.as(owner).call(session.remove, {});
    expect(await comeBack(callback, { ...owner, cookie })).toBe(`${FAILED}?onboarding=ebay&fail_type=declined`);
  });

  it('that grants less than was asked for is refused, and says so', async () => {
    const callback = await answerConsentPage(await begin('amazon'), 'harbour-toys-uk');
    await sandbox.control('faults', { kind: 'access-denied', operation: 'getAccount', count: 1 });
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=amazon&fail_type=refused`);
    expect(await listAccounts()).toEqual([]);
  });

  it('from which a right is missing is refused before anything is connected', async () => {
    const page = await begin();
    const callback = await answerConsentPage(page, 'harbour-toys-uk', 'approve', 'sell.inventory');
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=refused`);
    expect(await listAccounts()).toEqual([]);
    expect(await comeBack(await answerConsentPage(await begin(), 'harbour-toys-uk'))).toBe(`${BACK}?onboarding=ebay`);
  });

  it.each(['ebay', 'amazon'] as const)('whose code %s no longer takes says that it took too long', async (platform) => {
    const callback = await answerConsentPage(await begin(platform), 'fresh-start-uk');
    await sandbox.control(`${platform === 'ebay' ? '' : 'amazon/'}tokens/expire`, {
      seller: 'fresh-start-uk',
      what: 'code',
    });
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=${platform}&fail_type=expired`);
  });

  it('works once: a state that was used, or that nobody began, connects nothing', async () => {
    const callback = await answerConsentPage(await begin(), 'tideway-home-uk');
    expect(await comeBack(callback)).toBe(`${BACK}?onboarding=ebay`);
    expect(await comeBack(callback)).toBe('/?onboarding=ebay&fail_type=expired');
    const forged = await answerConsentPage(await begin(), 'pennine-crafts-uk');
    expect(await comeBack(forged.replace(/state=[^&]*/, 'state=forged'))).toBe('/?onboarding=ebay&fail_type=expired');
    expect(await listAccounts()).toMatchObject([{ username: 'tideway-home-uk' }]);
  });

  it('that is given in two tabs at once connects each of two shops, and one shop once', async () => {
    const pages = await Promise.all([begin(), begin(), begin()]);
    const shops = ['tideway-home-uk', 'pennine-crafts-uk', 'tideway-home-uk'];
    const callbacks = await Promise.all(pages.map((page, tab) => answerConsentPage(page, shops[tab] ?? '')));
    await Promise.all(callbacks.map((callback) => comeBack(callback)));
    expect((await listAccounts()).map(({ username }) => username).sort()).toEqual([
      'pennine-crafts-uk',
      'tideway-home-uk',
    ]);
    expect(await listImports()).toHaveLength(2);
  });

  it('names both shops where another one was to be connected again', async () => {
    const meant = await buildAccount(database.db, owner.userId, { username: 'meant' });
    const location = await comeBack(await answerConsentPage(await begin('ebay', meant.accountId), 'tideway-home-uk'));
    expect(location).toBe(`${FAILED}?onboarding=ebay&fail_type=wrong_account&given=tideway-home-uk&wished=meant`);
    expect(await listAccounts()).toMatchObject([{ accountId: meant.accountId, username: 'meant' }]);
  });

  it('of a shop that works already says that it is there twice, and keeps the fresh access', async () => {
    await comeBack(await answerConsentPage(await begin(), 'tideway-home-uk'));
    const location = await comeBack(await answerConsentPage(await begin(), 'tideway-home-uk'));
    expect(location).toBe(`${BACK}?onboarding=ebay&fail_type=already_connected&given=tideway-home-uk`);
    expect(await listAccounts()).toHaveLength(1);
    expect(await listImports()).toHaveLength(1);
  });

  it('of a shop that another business has connected is `duplicated`, and leaves it there', async () => {
    const other = await buildOwner(database.db);
    await comeBack(await answerConsentPage(await begin('ebay', undefined, other), 'pennine-crafts-uk'), other);
    const location = await comeBack(await answerConsentPage(await begin(), 'pennine-crafts-uk'));
    expect(location).toMatch(/^\/token\?onboarding=ebay&fail_type=duplicated/);
    expect(await listAccounts(other)).toHaveLength(1);
  });
});

describe('by pasting what the marketplace led to', () => {
  /** As a browser's address bar shows it. */
  const agree = async (decision: 'approve' | 'decline' = 'approve', accountId?: number) =>
    `https://quayside.invalid${await answerConsentPage(await begin('ebay', accountId), 'northgate-outdoors-uk', decision)}`;

  it('connects by the whole address, which works once', async () => {
    const address = await agree();
    expect(await paste(address)).toMatchObject({ username: 'northgate-outdoors-uk', outcome: 'connected' });
    expect(await listAccounts()).toMatchObject([{ username: 'northgate-outdoors-uk', status: 'ACTIVE' }]);
    expect(await listImports()).toHaveLength(1);
    expect(await refusedPaste(address)).toMatchObject({ status: 400, error: 'consent_expired' });
  });

  it.each(['as it stands in the address', 'decoded'])('connects by the code alone, %s', async (form) => {
    const query = (await agree()).split('?')[1] ?? '';
    const raw =
      query
        .split('&')
        .find((pair) => pair.startsWith('code='))
        ?.slice('code='.length) ?? '';
    expect(await paste(form === 'decoded' ? decodeURIComponent(raw) : raw)).toMatchObject({ outcome: 'connected' });
  });

  it('refuses what is neither, and the consent stays usable', async () => {
    const address = await agree();
    expect(await refusedPaste('https://quayside.invalid/ebay/oauth?state=x')).toMatchObject({
      error: 'callback_unreadable',
    });
    expect(await refusedPaste('I have agreed now')).toMatchObject({ error: 'callback_unreadable' });
    expect(await paste(address)).toMatchObject({ outcome: 'connected' });
  });

  it('does not use the consent up by a wrong code, or by one that is too old: the right one works then', async () => {
    const page = await begin();
    const agreed = async () => `https://quayside.invalid${await answerConsentPage(page, 'northgate-outdoors-uk')}`;
    const address = await agreed();
    expect(await refusedPaste(address.replace(/code=[^&]*/, 'code=v%5E1.1%23wrong'))).toMatchObject({
      status: 400,
      error: 'code_refused',
    });
    expect(await refusedPaste('v^1.1#wrong')).toMatchObject({ error: 'code_refused' });
    await sandbox.control('tokens/expire', { seller: 'northgate-outdoors-uk', what: 'code' });
    expect(await refusedPaste(address)).toMatchObject({ error: 'code_refused' });
    // The same link leads to another code.
    expect(await paste(await agreed())).toMatchObject({ outcome: 'connected' });
  });

  it('tells of a right that is missing, and takes the same link’s next answer', async () => {
    const page = await begin();
    const less = await answerConsentPage(page, 'northgate-outdoors-uk', 'approve', 'sell.account');
    expect(await refusedPaste(less)).toMatchObject({ error: 'connect_refused' });
    expect(await paste(await answerConsentPage(page, 'northgate-outdoors-uk'))).toMatchObject({ outcome: 'connected' });
  });

  it('knows a declined consent, one of somebody else, and one that took too long', async () => {
    expect(await refusedPaste(await agree('decline'))).toMatchObject({ error: 'consent_declined' });
    const address = await agree();
    const colleague = await buildLogin(database.db, owner.userId);
    expect(await refusedPaste(address, colleague)).toMatchObject({ error: 'consent_expired' });
    const code = new URL(address).searchParams.get('code') ?? '';
    expect(await refusedPaste(code, colleague)).toMatchObject({ error: 'consent_expired' });
    clock.advance(15 * MINUTE_MS);
    expect(await refusedPaste(address)).toMatchObject({ error: 'consent_expired' });
    expect(await listAccounts()).toEqual([]);
  });

  it('tells which shop it is where another one was meant', async () => {
    const meant = await buildAccount(database.db, owner.userId, { username: 'meant' });
    const refusal = await refusedPaste(await agree('approve', meant.accountId));
    expect(refusal).toMatchObject({ status: 409, error: 'wrong_account' });
    expect(refusal.error_description).toContain('northgate-outdoors-uk');
    expect(refusal.error_description).toContain('meant');
  });

  it('reads addresses in every form in which people copy them', () => {
    const expected = { code: 'v^1.1#a', callback: { code: 'v^1.1#a', state: 's' } };
    for (const text of [
      'https://host/ebay/oauth?code=v%5E1.1%23a&state=s',
      '/ebay/oauth?code=v%5E1.1%23a&state=s',
      '?code=v%5E1.1%23a&state=s',
      'code=v%5E1.1%23a&state=s',
    ]) {
      expect(readCallback(text, 'code')).toEqual(expected);
    }
    expect(readCallback(' v^1.1#a ', 'code')).toEqual({ code: 'v^1.1#a', callback: {} });
    expect(readCallback('https://host/?isAuthSuccessful=false', 'code')).toMatchObject({ code: null });
  });
});

describe('by keys', () => {
  it('connects a shop with the private application that its owner authorised', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const result = await server.as(owner).call(connecting.connect, withKeys(keys));
    expect(result).toMatchObject({ username: 'Northgate Outdoors', outcome: 'connected' });
    expect(await listAccounts()).toMatchObject([{ platform: 'amazon', status: 'ACTIVE', consentExpiresAt: null }]);
    expect(await listImports()).toMatchObject([{ accountId: result.account_id, state: 'queued' }]);
  });

  it('says which fields are missing', async () => {
    const refusal = await server.as(owner).refused(connecting.connect, withKeys({ clientId: 'x', refreshToken: ' ' }));
    expect(refusal).toMatchObject({
      status: 400,
      error: 'invalid_request',
      fields: { 'body.credentials.clientSecret': 'required', 'body.credentials.refreshToken': 'required' },
    });
  });

  it.each([
    ['a wrong secret', { clientSecret: 'wrong' }],
    ['a refresh token of nobody', { refreshToken: 'Atzr|nobody' }],
  ])('refuses %s in the marketplace’s own words', async (_what, wrong) => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const refusal = await server.as(owner).refused(connecting.connect, withKeys({ ...keys, ...wrong }));
    expect(refusal).toMatchObject({ status: 400, error: 'credentials_refused' });
    expect(await listAccounts()).toEqual([]);
  });

  it('does not take a seller id that is another shop’s', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const refusal = await server
      .as(owner)
      .refused(connecting.connect, withKeys({ ...keys, sellerId: 'A0000000000NOT' }));
    expect(refusal).toMatchObject({
      error: 'connect_refused',
      fields: { 'body.credentials.sellerId': 'refused' },
    });
  });

  it('is no way to connect where the platform has none', async () => {
    const refusal = await server.as(owner).refused(connecting.connect, {
      params: at('ebay'),
      body: { credentials: { clientId: 'x' } },
    });
    expect(refusal).toMatchObject({ status: 409, error: 'platform_not_available' });
  });

  it('brings a broken account back, its import included', async () => {
    // Amazon counts calls by application and shop, in its own seconds: this one's have not been used by the tests before.
    const keys = await authoriseItself('saltmarsh-sports-uk');
    const { account_id: accountId } = await server.as(owner).call(connecting.connect, withKeys(keys));
    await withTransaction(database.db, async (tx) => {
      await markAuthBroken(tx, owner.userId, accountId, 1);
      await tx.updateTable('imports').set({ state: 'paused' }).where('account_id', '=', accountId).execute();
    });
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN' }]);
    const again = await server.as(owner).call(connecting.connect, withKeys(keys, accountId));
    expect(again).toEqual({ account_id: accountId, username: 'Saltmarsh Sports', outcome: 'reconnected' });
    expect(await listAccounts()).toMatchObject([{ status: 'ACTIVE', pausedReason: null }]);
    expect(await listImports()).toMatchObject([{ state: 'queued' }]);
  });

  it('leaves the marketplace’s trouble a trouble', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    await sandbox.control('faults', { kind: '5xx', operation: '*', count: 20 });
    expect(await server.as(owner).refused(connecting.connect, withKeys(keys))).toMatchObject({
      status: 502,
      error: 'marketplace_unavailable',
    });
  });

  it('is refused to who may not begin on the platform', async () => {
    const newcomer = await buildOwner(database.db, { ebay: 'T' });
    const refusal = await server.as(newcomer).refused(connecting.connect, {
      params: at('amazon', newcomer),
      body: { credentials: { clientId: 'x' } },
    });
    expect(refusal).toMatchObject({ status: 403, error: 'no_access' });
  });
});

describe('access that is lost', () => {
  const SHOP = 'saltmarsh-sports-uk';
  const clients = { ebay: 'quayside-demo', amazon: 'amzn1.application-oa2-client.quayside-demo' } as const;
  const control = (platform: 'ebay' | 'amazon', path: string, body: object) =>
    sandbox.control(platform === 'ebay' ? path : `amazon/${path}`, body);
  const connectShop = async (platform: 'ebay' | 'amazon' = 'ebay', reconnects?: number) => {
    await comeBack(await answerConsentPage(await begin(platform, reconnects), SHOP));
    const [account] = await listAccounts();
    return account?.accountId ?? 0;
  };
  /** Asks the marketplace something, as the account's page does. */
  const lookAround = (accountId: number) =>
    server
      .as(owner)
      .refused(accounts.listReadiness, { params: { id: owner.userId, accountId }, query: { refresh: true } });

  it.each(['ebay', 'amazon'] as const)(
    'because %s does not accept the keys comes back by itself when it does',
    async (platform) => {
      const secret = (expired: boolean) =>
        control(platform, 'clients/secret', { clientId: clients[platform], expired });
      const accountId = await connectShop(platform);
      await secret(true);
      try {
        await control(platform, 'tokens/expire', { seller: SHOP, what: 'access' });
        expect(await lookAround(accountId)).toMatchObject({ error: 'account_disconnected' });
        const broken = { status: 'BROKEN', pausedReason: 'keys_refused' };
        expect(await listAccounts()).toMatchObject([broken]);
        expect(await comeBack(await answerConsentPage(await begin(platform), SHOP))).toBe(
          `${FAILED}?onboarding=${platform}&fail_type=keys`,
        );
        await database.db.updateTable('imports').set({ state: 'paused' }).execute();
        await server.runJob('onboarding.regain-access', {});
        expect(await listAccounts()).toMatchObject([broken]);
      } finally {
        await secret(false);
      }
      await server.runJob('onboarding.regain-access', {});
      expect(await listAccounts()).toMatchObject([{ status: 'ACTIVE', pausedReason: null }]);
      expect(await listImports()).toMatchObject([{ state: 'queued' }]);
    },
  );

  it('because a right was taken back says so, and is there again with the next consent', async () => {
    const accountId = await connectShop();
    await sandbox.control('tokens/withhold', { seller: SHOP, right: 'sell.inventory' });
    await lookAround(accountId);
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN', pausedReason: 'right_missing' }]);
    // The renewal works, and would change nothing: this is the seller's to give.
    await server.runJob('onboarding.regain-access', {});
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN' }]);
    await connectShop('ebay', accountId);
    expect(await listAccounts()).toMatchObject([{ status: 'ACTIVE', pausedReason: null }]);
  });

  it.each(['ebay', 'amazon'] as const)(
    'because a consent to %s has run out waits for the next one',
    async (platform) => {
      const accountId = await connectShop(platform);
      await control(platform, 'tokens/expire', { seller: SHOP, what: 'consent' });
      await lookAround(accountId);
      expect(await listAccounts()).toMatchObject([{ status: 'BROKEN', pausedReason: 'auth_expired' }]);
      await connectShop(platform, accountId);
      expect(await listAccounts()).toMatchObject([{ accountId, status: 'ACTIVE', pausedReason: null }]);
    },
  );
});
