import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSeller, type Stage, startStage } from './sandbox.ts';
import { SELLER } from './shop.ts';

describe('variations at home', () => {
  let shop: Stage;
  beforeAll(async () => {
    shop = await startStage();
  });
  afterAll(() => shop?.stop());

  it('imports a family as one listing with its variations, equal to the snapshot', async () => {
    const { session: built, log } = await connectSeller(shop, SELLER);
    const begun = await shop.connector.listHomeListings(built, 'UK', null);
    const page = await shop.connector.listHomeListings(built, 'UK', begun.nextCursor);
    expect(page).toMatchObject({ total: 300, nextCursor: null });
    const { rows: snapshot } = await shop.connector.snapshotHomeListings(built, 'UK');
    const varied = snapshot.filter(({ isVariant }) => isVariant);
    const family = varied[0]?.externalId ?? '';
    const [detail] = await shop.connector.getHomeListings(built, 'UK', [family]);
    if (!detail?.ok) throw new Error('the family cannot be read');
    const { listing } = detail;
    const members = varied.filter(({ externalId }) => externalId === family);
    expect(listing.variants.map(({ sku }) => sku).sort()).toEqual(members.map(({ sku }) => sku).sort());
    expect(listing.variants.every(({ specifics }) => Object.keys(specifics).length > 0)).toBe(true);
    expect(listing.quantity).toBe(members.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(page.listings.find(({ externalId }) => externalId === family)).toMatchObject({
      price: listing.price,
      quantity: listing.quantity,
    });
    // No secret of a presigned URL reaches the request log.
    expect(shop.proxy.calls.some(({ path }) => path.includes('X-Amz-Signature'))).toBe(true);
    expect(log.filter(({ path }) => path.includes('X-Amz-Signature'))).toEqual([]);
  });

  it('waits for the same report after a restart, and requests another if Amazon could not create it', async () => {
    const { session } = await connectSeller(shop, 'pennine-crafts-uk');
    const reports = () =>
      shop.proxy.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/reports')).length;
    const before = reports();
    const begun = await shop.connector.listHomeListings(session, 'UK', null);
    const [one, again] = [
      await shop.connector.listHomeListings(session, 'UK', begun.nextCursor),
      await shop.connector.listHomeListings(session, 'UK', begun.nextCursor),
    ];
    expect(one).toMatchObject({ total: 300, nextCursor: null });
    expect(again).toEqual(one);
    expect(reports()).toBe(before + 1);

    await shop.sandbox.control('faults', { kind: 'fatal', operation: 'createReport', count: 1 });
    const failing = await shop.connector.listHomeListings(session, 'UK', null);
    const second = await shop.connector.listHomeListings(session, 'UK', failing.nextCursor);
    expect(second).toMatchObject({ listings: [] });
    expect(await shop.connector.listHomeListings(session, 'UK', second.nextCursor)).toEqual(one);
    expect(reports()).toBe(before + 3);
  });
});
