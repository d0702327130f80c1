import type { AccountSession, Connector, HomeListing } from '@quayside/connector-kit';
import { type RunningSandbox, startSandbox } from '@quayside/connector-kit/conformance/sandbox-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEbayConnector } from '../src/connector.ts';
import { connectSeller, sandboxConfig } from './sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

/** The second shop's variations have no SKUs. */
describe.each(['harbour-toys-uk', 'rockpool-knits-uk'])('home listings with variations of %s', (shop) => {
  let connector: Connector;
  let session: AccountSession;
  let varied: readonly HomeListing[];

  beforeAll(async () => {
    connector = createEbayConnector(sandboxConfig(sandbox.url));
    session = (await connectSeller(connector, shop)).session;
    const { listings } = await connector.listHomeListings(session, 'UK', null);
    const details = await connector.getHomeListings(
      session,
      'UK',
      listings.map(({ externalId }) => externalId),
    );
    varied = details.flatMap((result) => (result.ok && result.listing.variants.length > 1 ? [result.listing] : []));
  });

  it('have a SKU, a price and the distinguishing specifics for each unit', () => {
    expect(varied.length).toBeGreaterThan(0);
    for (const { variants, quantity } of varied) {
      expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
      expect(new Set(variants.map(({ specifics }) => JSON.stringify(specifics))).size).toBe(variants.length);
      expect(variants.every(({ price }) => price.minor > 0 && price.currency === 'GBP')).toBe(true);
      expect(variants.reduce((sum, variant) => sum + variant.quantity, 0)).toBe(quantity);
    }
  });

  it('accept a new quantity for one unit and keep the others', async () => {
    const updates = varied.flatMap(({ externalId, variants }) =>
      variants.slice(0, 1).map(({ sku, quantity }) => ({
        listingId: externalId,
        sku,
        isVariant: true,
        quantity: quantity + 7,
      })),
    );
    const { rows: before } = await connector.snapshotHomeListings(session, 'UK');
    const outcomes = await connector.updateHomeStock(session, 'UK', updates);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    const expected = before.map((row) => {
      const update = updates.find(({ listingId, sku }) => listingId === row.externalId && sku === row.sku);
      return update ? { ...row, quantity: update.quantity } : row;
    });
    expect((await connector.snapshotHomeListings(session, 'UK')).rows).toEqual(expected);
  });
});
