import { ConnectorError } from '@quayside/connector-kit';
import { HOUR_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { createCdiscountConnector } from '../src/connector.ts';
import { AGGREGATOR, connect, connectSeller, sandboxConfig, sessionFor } from './sandbox.ts';
import { useShop } from './shop.ts';

const shop = useShop();
/** Sellers of the sandbox that are not yet linked to the aggregator. */
const BRUYERE = { seller: 'maison-bruyere-fr', sellerId: '60212' };
const RESSAC = { seller: 'comptoir-du-ressac-fr', sellerId: '60213' };
const NEW_SHOP = { seller: 'nouveau-depart-fr', sellerId: '60215' };

const tokenCalls = () => shop.stage.proxy.calls.filter(({ path }) => path.endsWith('/token')).length;
const link = (seller: string, linked: boolean) => shop.stage.sandbox.control('octopia/links', { seller, linked });
const context = () => ({ clock: shop.stage.clock, requestLog: { record: () => undefined } });

describe('connecting', () => {
  it('accepts the seller id alone if the seller has linked the installation’s client', async () => {
    const { connector } = shop.stage;
    const who = { externalId: '60211', username: 'Demo Shop', homeSite: 'FR', businessType: 'BUSINESS' };
    expect(await connector.whoAmI(await connectSeller(shop.stage))).toEqual(who);
    await expect(connector.whoAmI(await connectSeller(shop.stage, BRUYERE.sellerId))).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'not-linked',
      lost: 'seller-unknown',
      message: expect.stringContaining('60212'),
    });
    await link(BRUYERE.seller, true);
    expect((await connector.whoAmI(await connectSeller(shop.stage, BRUYERE.sellerId))).externalId).toBe('60212');
  });

  it('accepts the seller’s own client and renews its token with it', async () => {
    const { connector, sandbox, advance } = shop.stage;
    const { sellerId, ...client } = await sandbox.control<Record<'clientId' | 'clientSecret' | 'sellerId', string>>(
      'octopia/credentials',
      { seller: RESSAC.seller },
    );
    const token = await connect(shop.stage, { sellerId, ...client });
    expect(token).toMatchObject({ externalId: RESSAC.sellerId, application: client, refreshToken: null });
    const session = sessionFor(shop.stage, token);
    expect((await connector.whoAmI(session)).externalId).toBe(RESSAC.sellerId);
    await advance(3 * HOUR_MS);
    expect((await connector.siteReadiness(session, 'FR')).ready).toBe(true);
    const renewed = await session.tokens.read();
    expect(renewed).toMatchObject({ externalId: RESSAC.sellerId, application: client });
    expect(renewed.accessToken).not.toBe(token.accessToken);

    await expect(connect(shop.stage, { sellerId, ...client, clientSecret: 'wrong' })).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'invalid_client',
    });
  });

  it('requests a new token if all tokens of a client expire at once, including one of another account', async () => {
    const { connector, sandbox } = shop.stage;
    const first = await connectSeller(shop.stage, '60211');
    await connectSeller(shop.stage, '60211');
    await sandbox.control('octopia/tokens/expire', { seller: 'demo-shop-fr' });
    expect((await connector.whoAmI(first)).externalId).toBe('60211');
  });

  it('names the missing field, and requires a client if the installation has none', async () => {
    const bare = createCdiscountConnector(sandboxConfig(`${shop.stage.proxy.url}/octopia`, null));
    const refused = (field: string) => ({ kind: 'rejected', field });
    expect(bare.capabilities.credentialFields.map(({ isRequired }) => isRequired)).toEqual([true, true, true]);
    await expect(bare.connectWithCredentials?.({ sellerId: '60211' }, context())).rejects.toMatchObject(
      refused('clientId'),
    );
    const { capabilities } = shop.stage.connector;
    expect(capabilities.credentialFields.map(({ isRequired }) => isRequired)).toEqual([true, false, false]);
    expect(capabilities.waysToConnect).toEqual(['credentials']);
    await expect(connect(shop.stage, { sellerId: ' ' })).rejects.toMatchObject(refused('sellerId'));
    await expect(connect(shop.stage, { sellerId: '商家' })).rejects.toMatchObject(refused('sellerId'));
    await expect(connect(shop.stage, { sellerId: '1', clientId: 'x' })).rejects.toMatchObject(refused('clientSecret'));
    await expect(connect(shop.stage, { sellerId: '1', clientSecret: 'x' })).rejects.toMatchObject(refused('clientId'));
  });

  it('has no consent page', async () => {
    const { connector } = shop.stage;
    expect(() => connector.authorizeUrl({ state: 's', locale: 'fr-FR' })).toThrow(ConnectorError);
    await expect(connector.exchangeCode('code', context())).rejects.toMatchObject({ kind: 'rejected' });
  });

  it('requests one token for all accounts of a client, however many ask at once', async () => {
    await shop.stage.advance(3 * HOUR_MS);
    const before = tokenCalls();
    const sessions = await Promise.all(Array.from({ length: 30 }, () => connectSeller(shop.stage)));
    await Promise.all(sessions.slice(0, 5).map((session) => shop.stage.connector.whoAmI(session)));
    expect(tokenCalls() - before).toBe(1);

    await shop.stage.advance(3 * HOUR_MS);
    await Promise.all(sessions.slice(0, 5).map((session) => shop.stage.connector.whoAmI(session)));
    expect(tokenCalls() - before).toBe(2);
  });

  it('stops at an expired secret and at an unlinked account, and resumes when they are fixed', async () => {
    const { connector, sandbox } = shop.stage;
    const session = await connectSeller(shop.stage);
    const expire = (expired: boolean) =>
      sandbox.control('octopia/clients/secret', { clientId: AGGREGATOR.clientId, expired });
    await expire(true);
    await expect(connectSeller(shop.stage)).rejects.toMatchObject({ kind: 'auth-expired', code: 'invalid_client' });
    await expect(connector.whoAmI(session)).rejects.toMatchObject({ kind: 'auth-expired', code: 'invalid_client' });
    await expire(false);
    expect((await connector.whoAmI(session)).externalId).toBe('60211');

    await link('demo-shop-fr', false);
    await expect(connector.listOrders(session, null)).rejects.toMatchObject({ kind: 'auth-expired' });
    await link('demo-shop-fr', true);
    expect((await connector.listOrders(session, null)).orders).toEqual([]);
  });

  it('distinguishes a missing permission of the client from an unlinked account', async () => {
    await shop.fault({ kind: 'access-denied', operation: 'getSellers', count: 1 });
    await expect(shop.stage.connector.whoAmI(shop.session)).rejects.toMatchObject({
      kind: 'auth-expired',
      code: '403',
    });
  });

  it('reports the gaps that prevent an account from selling, and takes terms from its offers', async () => {
    const { connector } = shop.stage;
    await link(NEW_SHOP.seller, true);
    const empty = await connector.siteReadiness(await connectSeller(shop.stage, NEW_SHOP.sellerId), 'FR');
    expect(empty).toMatchObject({ ready: false, gaps: ['fulfillment_policy'] });
    const { ready, settings } = await connector.siteReadiness(shop.session, 'FR');
    expect(ready).toBe(true);
    expect(JSON.parse(settings.deliveryModes ?? '')).toEqual([{ code: 'TRK', cost: 6, additionalCost: 1 }]);
    await expect(connector.siteReadiness(shop.session, 'DE')).rejects.toMatchObject({
      kind: 'rejected',
      field: 'site',
    });
  });
});

describe('a throttled call', () => {
  it('is delayed longer each time if Octopia states no time', async () => {
    const { connector, clock } = shop.stage;
    const penalties: number[] = [];
    const session = {
      ...shop.session,
      accountKey: '1:2',
      throttle: {
        take: async () => undefined,
        penalise: async (_key: string, _operation: string, retryAt: Date) => {
          penalties.push(Math.round((retryAt.getTime() - clock.now().getTime()) / 1000));
        },
      },
    };
    for (let turn = 0; turn < 3; turn += 1) {
      await shop.fault({ kind: 'throttle-429', operation: 'getSellers', count: 1 });
      await expect(connector.whoAmI(session)).rejects.toMatchObject({ kind: 'rate-limited' });
    }
    expect(penalties).toEqual([15, 30, 60]);
  });

  it('is retried if it only reads and the server failed', async () => {
    await shop.fault({ kind: '5xx', operation: 'getSellers', count: 1 });
    expect((await shop.stage.connector.whoAmI(shop.session)).externalId).toBe('60211');
  });
});
