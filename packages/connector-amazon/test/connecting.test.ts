import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { MINUTE_MS } from '@quayside/kernel';
import { describe, expect, it } from 'vitest';
import { connectSeller, giveConsent, redeem, runtimeFor } from './sandbox.ts';
import { CLIENT_ID, SELLER, useShop } from './shop.ts';

const shop = useShop();
/** Reads of a seller's sites within a shorter time share one call. */
const NEXT_LOOK_MS = 6_000;
const context = () => ({ clock: shop.stage.clock, requestLog: { record: () => undefined } });

describe('connecting', () => {
  it('takes the seller’s id from the consent and trusts it only if the token can use it', async () => {
    const { connector } = shop.stage;
    const callback = await giveConsent(connector, SELLER);
    const other = await giveConsent(connector, 'pennine-crafts-uk');
    const honest = await redeem(connector, callback);
    expect(await connector.whoAmI(runtimeFor(shop.stage, honest).session)).toMatchObject({
      externalId: callback.get('selling_partner_id'),
      homeSite: 'UK',
      businessType: 'BUSINESS',
    });
    const forged = { ...honest, externalId: other.get('selling_partner_id') ?? '' };
    await expect(connector.whoAmI(runtimeFor(shop.stage, forged).session)).rejects.toMatchObject({
      kind: 'rejected',
      code: 'wrong-seller-id',
    });
  });

  it('exchanges a code once', async () => {
    const callback = await giveConsent(shop.stage.connector, SELLER);
    await redeem(shop.stage.connector, callback);
    await expect(redeem(shop.stage.connector, callback)).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'invalid_grant',
    });
  });

  it('connects a private application by its credentials and finds the seller’s id itself', async () => {
    const { connector, sandbox } = shop.stage;
    const made = await sandbox.control<Record<'clientId' | 'clientSecret' | 'refreshToken' | 'sellerId', string>>(
      'amazon/tokens/self-authorise',
      { seller: 'northgate-outdoors-uk' },
    );
    const { sellerId, ...credentials } = made;
    const token = await connector.connectWithCredentials?.(credentials, context());
    if (!token) throw new Error('there is no such way to connect');
    expect(token).toMatchObject({ refreshToken: made.refreshToken, application: { clientId: made.clientId } });
    const who = await connector.whoAmI(createMemoryRuntime({ token, externalId: '', clock: shop.stage.clock }).session);
    expect(who.externalId).toBe(sellerId);

    // An hour later the token is renewed with the seller's own application.
    await shop.stage.advance(61 * MINUTE_MS);
    const later = createMemoryRuntime({ token, externalId: sellerId, clock: shop.stage.clock });
    expect((await connector.siteReadiness(later.session, 'DE')).ready).toBe(true);

    await expect(
      connector.connectWithCredentials?.({ ...credentials, clientSecret: 'wrong' }, context()),
    ).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'invalid_client',
    });
    await expect(
      connector.connectWithCredentials?.({ ...credentials, refreshToken: ' ' }, context()),
    ).rejects.toMatchObject({
      kind: 'rejected',
      field: 'refreshToken',
    });
  });

  it('distinguishes a revoked consent, an expired secret and a missing role from a temporary failure', async () => {
    const { connector, sandbox } = shop.stage;
    const { session: revoked } = await connectSeller(shop.stage, 'pennine-crafts-uk');
    await sandbox.control('amazon/tokens/revoke', { seller: 'pennine-crafts-uk' });
    await expect(connector.siteReadiness(revoked, 'DE')).rejects.toMatchObject({ kind: 'auth-expired' });

    expect((await connector.siteReadiness(shop.session, 'DE')).ready).toBe(true);
    await shop.stage.advance(NEXT_LOOK_MS);
    await sandbox.control('amazon/clients/secret', { clientId: CLIENT_ID, expired: true });
    await expect(connector.siteReadiness(shop.session, 'DE')).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'secret-expired',
    });
    await sandbox.control('amazon/clients/secret', { clientId: CLIENT_ID, expired: false });

    await shop.fault({ kind: 'access-denied', operation: 'getMarketplaceParticipations', count: 1 });
    await expect(connector.siteReadiness(shop.session, 'DE')).rejects.toMatchObject({
      kind: 'auth-expired',
      code: 'Unauthorized',
    });
    await shop.fault({ kind: '5xx', operation: 'getMarketplaceParticipations', count: 1 });
    expect((await connector.siteReadiness(shop.session, 'DE')).ready).toBe(true);
  });

  it('names the site in which an account does not participate', async () => {
    const { session: partial } = await connectSeller(shop.stage, 'saltmarsh-sports-uk');
    expect(await shop.stage.connector.siteReadiness(partial, 'ES')).toMatchObject({
      ready: false,
      gaps: ['participation'],
    });
  });
});
