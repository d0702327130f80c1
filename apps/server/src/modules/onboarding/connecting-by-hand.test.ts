import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { connecting } from '@quayside/contract';
import { MINUTE_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { useConnectingSeller } from '../../../test/connecting.ts';
import { answerConsentPage } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { markAuthBroken } from '../accounts/index.ts';
import { readCallback } from './connect.service.ts';

/* Ways to connect without a callback address: a pasted address, or typed credentials. */

const database = useTestDatabase();
const clock = createMovableClock(new Date());
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  clock,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const seller = useConnectingSeller({ database, sandbox, server, clock });
const { at, begin, listAccounts, listImports } = seller;

const paste = (callback: string, login = seller.owner) =>
  server.as(login).call(connecting.paste, { params: at('ebay', login), body: { callback } });
const refusedPaste = (callback: string, login = seller.owner) =>
  server.as(login).refused(connecting.paste, { params: at('ebay', login), body: { callback } });
interface OwnKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  readonly sellerId: string;
}
/** A private application that the shop's owner created in Seller Central. */
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

describe('by pasting the callback address', () => {
  /** The address as a browser's address bar shows it. */
  const agree = async (decision: 'approve' | 'decline' = 'approve', accountId?: number) =>
    `https://quayside.invalid${await answerConsentPage(await begin('ebay', accountId), 'northgate-outdoors-uk', decision)}`;

  it('connects with the whole address, which works once', async () => {
    const address = await agree();
    expect(await paste(address)).toMatchObject({ username: 'northgate-outdoors-uk', outcome: 'connected' });
    expect(await listAccounts()).toMatchObject([{ username: 'northgate-outdoors-uk', status: 'ACTIVE' }]);
    expect(await listImports()).toHaveLength(1);
    expect(await refusedPaste(address)).toMatchObject({ status: 400, error: 'consent_expired' });
  });

  it.each(['copied from the address', 'decoded'])('connects with the code alone, %s', async (form) => {
    const query = (await agree()).split('?')[1] ?? '';
    const raw =
      query
        .split('&')
        .find((pair) => pair.startsWith('code='))
        ?.slice('code='.length) ?? '';
    expect(await paste(form === 'decoded' ? decodeURIComponent(raw) : raw)).toMatchObject({ outcome: 'connected' });
  });

  it('rejects other text and keeps the consent usable', async () => {
    const address = await agree();
    expect(await refusedPaste('https://quayside.invalid/ebay/oauth?state=x')).toMatchObject({
      error: 'callback_unreadable',
    });
    expect(await refusedPaste('I have agreed now')).toMatchObject({ error: 'callback_unreadable' });
    expect(await paste(address)).toMatchObject({ outcome: 'connected' });
  });

  it('keeps the consent after a wrong or expired code, so that the right one still works', async () => {
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

  it('reports a missing permission and accepts the same link’s next callback', async () => {
    const page = await begin();
    const less = await answerConsentPage(page, 'northgate-outdoors-uk', 'approve', 'sell.account');
    expect(await refusedPaste(less)).toMatchObject({ error: 'connect_refused' });
    expect(await paste(await answerConsentPage(page, 'northgate-outdoors-uk'))).toMatchObject({ outcome: 'connected' });
  });

  it('recognizes a declined consent, another user’s consent, and an expired one', async () => {
    expect(await refusedPaste(await agree('decline'))).toMatchObject({ error: 'consent_declined' });
    const address = await agree();
    const colleague = await buildLogin(database.db, seller.owner.userId);
    expect(await refusedPaste(address, colleague)).toMatchObject({ error: 'consent_expired' });
    const code = new URL(address).searchParams.get('code') ?? '';
    expect(await refusedPaste(code, colleague)).toMatchObject({ error: 'consent_expired' });
    clock.advance(15 * MINUTE_MS);
    expect(await refusedPaste(address)).toMatchObject({ error: 'consent_expired' });
    expect(await listAccounts()).toEqual([]);
  });

  it('names the shop if another one was expected', async () => {
    const meant = await buildAccount(database.db, seller.owner.userId, { username: 'meant' });
    const refusal = await refusedPaste(await agree('approve', meant.accountId));
    expect(refusal).toMatchObject({ status: 409, error: 'wrong_account' });
    expect(refusal.error_description).toContain('northgate-outdoors-uk');
    expect(refusal.error_description).toContain('meant');
  });

  it('parses addresses in every form in which people copy them', () => {
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

describe('by credentials', () => {
  it('connects a shop with the private application that its owner authorised', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const result = await server.as(seller.owner).call(connecting.connect, withKeys(keys));
    expect(result).toMatchObject({ username: 'Northgate Outdoors', outcome: 'connected' });
    expect(await listAccounts()).toMatchObject([{ platform: 'amazon', status: 'ACTIVE', consentExpiresAt: null }]);
    expect(await listImports()).toMatchObject([{ accountId: result.account_id, state: 'queued' }]);
  });

  it('names the missing fields', async () => {
    const refusal = await server
      .as(seller.owner)
      .refused(connecting.connect, withKeys({ clientId: 'x', refreshToken: ' ' }));
    expect(refusal).toMatchObject({
      status: 400,
      error: 'invalid_request',
      fields: { 'body.credentials.clientSecret': 'required', 'body.credentials.refreshToken': 'required' },
    });
  });

  it.each([
    ['a wrong secret', { clientSecret: 'wrong' }],
    ['an unknown refresh token', { refreshToken: 'Atzr|nobody' }],
  ])('rejects %s in the marketplace’s own words', async (_what, wrong) => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const refusal = await server.as(seller.owner).refused(connecting.connect, withKeys({ ...keys, ...wrong }));
    expect(refusal).toMatchObject({ status: 400, error: 'credentials_refused' });
    expect(await listAccounts()).toEqual([]);
  });

  it('rejects another shop’s seller id', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    const refusal = await server
      .as(seller.owner)
      .refused(connecting.connect, withKeys({ ...keys, sellerId: 'A0000000000NOT' }));
    expect(refusal).toMatchObject({
      error: 'connect_refused',
      fields: { 'body.credentials.sellerId': 'refused' },
    });
  });

  it('is not available on a platform without it', async () => {
    const refusal = await server.as(seller.owner).refused(connecting.connect, {
      params: at('ebay'),
      body: { credentials: { clientId: 'x' } },
    });
    expect(refusal).toMatchObject({ status: 409, error: 'platform_not_available' });
  });

  it('restores a broken account with its import', async () => {
    // Amazon counts calls by application and shop in real seconds. Earlier tests have not used this application.
    const keys = await authoriseItself('saltmarsh-sports-uk');
    const { account_id: accountId } = await server.as(seller.owner).call(connecting.connect, withKeys(keys));
    await withTransaction(database.db, async (tx) => {
      await markAuthBroken(tx, seller.owner.userId, accountId, 1);
      await tx.updateTable('imports').set({ state: 'paused' }).where('account_id', '=', accountId).execute();
    });
    expect(await listAccounts()).toMatchObject([{ status: 'BROKEN' }]);
    const again = await server.as(seller.owner).call(connecting.connect, withKeys(keys, accountId));
    expect(again).toEqual({ account_id: accountId, username: 'Saltmarsh Sports', outcome: 'reconnected' });
    expect(await listAccounts()).toMatchObject([{ status: 'ACTIVE', pausedReason: null }]);
    expect(await listImports()).toMatchObject([{ state: 'queued' }]);
  });

  it('reports a marketplace failure as such', async () => {
    const keys = await authoriseItself('northgate-outdoors-uk');
    await sandbox.control('faults', { kind: '5xx', operation: '*', count: 20 });
    expect(await server.as(seller.owner).refused(connecting.connect, withKeys(keys))).toMatchObject({
      status: 502,
      error: 'marketplace_unavailable',
    });
  });

  it('is rejected for a user who may not begin on the platform', async () => {
    const newcomer = await buildOwner(database.db, { ebay: 'T' });
    const refusal = await server.as(newcomer).refused(connecting.connect, {
      params: at('amazon', newcomer),
      body: { credentials: { clientId: 'x' } },
    });
    expect(refusal).toMatchObject({ status: 403, error: 'no_access' });
  });
});
