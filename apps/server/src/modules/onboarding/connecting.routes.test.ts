import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, connecting, EBAY_LOGIN, onboarding, session } from '@quayside/contract';
import { describe, expect, it, vi } from 'vitest';
import { BACK, FAILED, useConnectingSeller } from '../../../test/connecting.ts';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { cookieOf } from '../../../test/http.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { newToken } from '../../platform/ids.ts';
import { createSession } from '../session/session.repository.ts';

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  clock,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const seller = useConnectingSeller({ database, sandbox, server, clock });
const { begin, comeBack, listAccounts, listImports } = seller;

describe('the ways to connect', () => {
  it('are listed for each platform as its connector declares them', async () => {
    const { list } = await server.as(seller.owner).call(connecting.listWays, { params: { id: seller.owner.userId } });
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

  it('are shown to visitors by their start address, which works', async () => {
    const offers = await server.as().call(connecting.listTokenOffers, { query: { type: 'oauth', site: 'UK' } });
    expect(offers.list).toEqual([{ type: 'oauth', keyset: 'quayside', site: 'UK', url: '/ebay/oauth' }]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { type: 'regular' } })).list).toEqual([]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { keyset: 'other' } })).list).toEqual([]);
    expect((await server.as().call(connecting.listTokenOffers, { query: { site: 'CDFR' } })).list).toEqual([]);
    expect(await comeBack('/ebay/oauth')).toBe('/token?platform=ebay');
  });
});

describe('the link for eBay sellers', () => {
  const follow = async (cookie: string) => {
    const headers = { cookie: `${cookie}; ${EBAY_LOGIN.cookie}=1` };
    const answer = await server.app.inject({ method: 'GET', url: EBAY_LOGIN.path, headers });
    expect(answer.statusCode).toBe(302);
    return { location: answer.headers.location ?? '', cookies: answer.cookies };
  };

  it('asks for sign-in first and keeps the destination', async () => {
    expect(await follow('')).toEqual({ location: '/?redirectTo=%2Febay%2Foauth', cookies: [] });
  });

  it('leads a new user through eBay’s consent to a connected shop, and works once', async () => {
    const newcomer = await buildOwner(database.db);
    const { location, cookies } = await follow(newcomer.cookie);
    expect(cookies).toMatchObject([{ name: EBAY_LOGIN.cookie, value: '' }]);
    expect(await comeBack(await answerConsentPage(location, 'harbour-toys-uk'), newcomer)).toBe('/?onboarding=ebay');
    const { list } = await server
      .as(newcomer)
      .call(onboarding.list, { params: { id: newcomer.userId }, query: { is_ongoing: true } });
    expect(list).toMatchObject([{ channel: 'ebay', step: { type: 'SetShippingOptions' } }]);
  });

  it('leads a user with a shop home, and a user who may not begin to a page that explains it', async () => {
    const viewer = await buildLogin(database.db, seller.owner.userId, { role: 'viewer' });
    expect((await follow(viewer.cookie)).location).toBe('/token?platform=ebay');
    await buildAccount(database.db, seller.owner.userId);
    expect((await follow(seller.owner.cookie)).location).toBe('/');
  });
});

describe('by consent', () => {
  it.each(['ebay', 'amazon'] as const)('leads to a connected account at %s and its first import', async (platform) => {
    const location = await comeBack(await answerConsentPage(await begin(platform), 'harbour-toys-uk'));
    expect(location).toBe(`${BACK}?onboarding=${platform}`);
    const [account] = await listAccounts();
    expect(account).toMatchObject({ platform, site: 'UK', status: 'ACTIVE' });
    expect(await listImports()).toMatchObject([{ accountId: account?.accountId, state: 'queued' }]);
  });

  it('starts no onboarding when it reconnects an account', async () => {
    await begin();
    const { list } = await server
      .as(seller.owner)
      .call(onboarding.list, { params: { id: seller.owner.userId }, query: {} });
    expect(list).toEqual([]);
  });

  it('belongs to its session, or after that one’s end to a later session of the same login', async () => {
    const callback = await answerConsentPage(await begin(), 'fresh-start-uk', 'decline');
    const token = newToken();
    await withTransaction(database.db, (tx) =>
      createSession(tx, { ...seller.owner, token, adminUserId: null, expiresAt: new Date('2100-01-01T00:00:00Z') }),
    );
    const cookie = cookieOf(token);
    expect(await comeBack(callback, { ...seller.owner, cookie })).toBe('/?onboarding=ebay&fail_type=expired');
    await server.as(seller.owner).call(session.remove, {});
    expect(await comeBack(callback, { ...seller.owner, cookie })).toBe(`${FAILED}?onboarding=ebay&fail_type=declined`);
  });

  it('that grants less than requested is rejected with the reason', async () => {
    const callback = await answerConsentPage(await begin('amazon'), 'harbour-toys-uk');
    await sandbox.control('faults', { kind: 'access-denied', operation: 'getAccount', count: 1 });
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=amazon&fail_type=refused`);
    expect(await listAccounts()).toEqual([]);
  });

  it('without a required permission is rejected before anything is connected', async () => {
    const page = await begin();
    const callback = await answerConsentPage(page, 'harbour-toys-uk', 'approve', 'sell.inventory');
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=ebay&fail_type=refused`);
    expect(await listAccounts()).toEqual([]);
    expect(await comeBack(await answerConsentPage(await begin(), 'harbour-toys-uk'))).toBe(`${BACK}?onboarding=ebay`);
  });

  it.each(['ebay', 'amazon'] as const)('whose code %s no longer accepts is reported as expired', async (platform) => {
    const callback = await answerConsentPage(await begin(platform), 'fresh-start-uk');
    await sandbox.control(`${platform === 'ebay' ? '' : 'amazon/'}tokens/expire`, {
      seller: 'fresh-start-uk',
      what: 'code',
    });
    expect(await comeBack(callback)).toBe(`${FAILED}?onboarding=${platform}&fail_type=expired`);
  });

  it.each([
    ['ebay', 'token'],
    ['amazon', 'lwaToken'],
  ] as const)(
    'whose access %s gives only after the browser’s time is reported, connects nothing, and works when repeated',
    async (platform, operation) => {
      const callback = await answerConsentPage(await begin(platform), 'harbour-toys-uk');
      await sandbox.control('faults', { kind: 'slow', operation, ms: 3_000, count: 1 });
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
      const led = await comeBack(callback).finally(() => shortened.mockRestore());
      expect(led).toBe(`${FAILED}?onboarding=${platform}&fail_type=unavailable`);
      expect(await listAccounts()).toEqual([]);
      const again = await answerConsentPage(await begin(platform), 'harbour-toys-uk');
      expect(await comeBack(again)).toBe(`${BACK}?onboarding=${platform}`);
    },
  );

  it('works once: a used or unknown state connects nothing', async () => {
    const callback = await answerConsentPage(await begin(), 'tideway-home-uk');
    expect(await comeBack(callback)).toBe(`${BACK}?onboarding=ebay`);
    expect(await comeBack(callback)).toBe('/?onboarding=ebay&fail_type=expired');
    const forged = await answerConsentPage(await begin(), 'pennine-crafts-uk');
    expect(await comeBack(forged.replace(/state=[^&]*/, 'state=forged'))).toBe('/?onboarding=ebay&fail_type=expired');
    expect(await listAccounts()).toMatchObject([{ username: 'tideway-home-uk' }]);
  });

  it('in two tabs at once connects each of two shops, and one shop once', async () => {
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

  it('names both shops if another one was to be reconnected', async () => {
    const meant = await buildAccount(database.db, seller.owner.userId, { username: 'meant' });
    const location = await comeBack(await answerConsentPage(await begin('ebay', meant.accountId), 'tideway-home-uk'));
    expect(location).toBe(`${FAILED}?onboarding=ebay&fail_type=wrong_account&given=tideway-home-uk&expected=meant`);
    expect(await listAccounts()).toMatchObject([{ accountId: meant.accountId, username: 'meant' }]);
  });

  it('for an already working shop reports the duplicate and stores the fresh access', async () => {
    await comeBack(await answerConsentPage(await begin(), 'tideway-home-uk'));
    const location = await comeBack(await answerConsentPage(await begin(), 'tideway-home-uk'));
    expect(location).toBe(`${BACK}?onboarding=ebay&fail_type=already_connected&given=tideway-home-uk`);
    expect(await listAccounts()).toHaveLength(1);
    expect(await listImports()).toHaveLength(1);
  });

  it('for a shop of another business is rejected as `duplicated`, and the shop stays there', async () => {
    const other = await buildOwner(database.db);
    await comeBack(await answerConsentPage(await begin('ebay', undefined, other), 'pennine-crafts-uk'), other);
    const location = await comeBack(await answerConsentPage(await begin(), 'pennine-crafts-uk'));
    expect(location).toMatch(/^\/token\?onboarding=ebay&fail_type=duplicated/);
    expect(await listAccounts(other)).toHaveLength(1);
  });
});

describe('lost access', () => {
  const SHOP = 'saltmarsh-sports-uk';
  const clients = { ebay: 'quayside-demo', amazon: 'amzn1.application-oa2-client.quayside-demo' } as const;
  const control = (platform: 'ebay' | 'amazon', path: string, body: object) =>
    sandbox.control(platform === 'ebay' ? path : `amazon/${path}`, body);
  const connectShop = async (platform: 'ebay' | 'amazon' = 'ebay', reconnects?: number) => {
    await comeBack(await answerConsentPage(await begin(platform, reconnects), SHOP));
    const [account] = await listAccounts();
    return account?.accountId ?? 0;
  };
  /** Calls the marketplace, as the account's page does. */
  const checkUntilAlert = (accountId: number) =>
    server.as(seller.owner).refused(accounts.checkReadiness, { params: { id: seller.owner.userId, accountId } });

  it.each(['ebay', 'amazon'] as const)(
    'because %s rejects the keys returns by itself when they are accepted again',
    async (platform) => {
      const secret = (expired: boolean) =>
        control(platform, 'clients/secret', { clientId: clients[platform], expired });
      const accountId = await connectShop(platform);
      await secret(true);
      try {
        await control(platform, 'tokens/expire', { seller: SHOP, what: 'access' });
        expect(await checkUntilAlert(accountId)).toMatchObject({ error: 'account_disconnected' });
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

  it('because of a revoked permission shows the reason and returns with the next consent', async () => {
    const accountId = await connectShop();
    await sandbox.control('tokens/withhold', { seller: SHOP, right: 'sell.inventory' });
    await checkUntilAlert(accountId);
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN', pausedReason: 'right_missing' }]);
    // Renewal succeeds but changes nothing, because only the seller can grant the permission.
    await server.runJob('onboarding.regain-access', {});
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN' }]);
    await connectShop('ebay', accountId);
    expect(await listAccounts()).toMatchObject([{ status: 'ACTIVE', pausedReason: null }]);
  });

  it.each(['ebay', 'amazon'] as const)(
    'because a consent to %s has expired waits for the next one',
    async (platform) => {
      const accountId = await connectShop(platform);
      await control(platform, 'tokens/expire', { seller: SHOP, what: 'consent' });
      await checkUntilAlert(accountId);
      expect(await listAccounts()).toMatchObject([{ status: 'BROKEN', pausedReason: 'auth_expired' }]);
      await connectShop(platform, accountId);
      expect(await listAccounts()).toMatchObject([{ accountId, status: 'ACTIVE', pausedReason: null }]);
    },
  );
});
