import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSeller, type Stage, startStage } from './sandbox.ts';
import { SELLER } from './shop.ts';

describe('variations at home', () => {
  let shop: Stage;
  beforeAll(async () => {
    shop = await startStage();
  });
  afterAll(() => shop?.stop());

  it('imports a family as one listing with its variations, and tells the same in the snapshot', async () => {
    const { session: built, log } = await connectSeller(shop, SELLER);
    const page = await shop.connector.listHomeListings(built, 'UK', null);
    expect(page).toMatchObject({ total: 300, nextCursor: null });
    const snapshot = await shop.connector.snapshotHomeListings(built, 'UK');
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
    // No secret of a presigned address reaches the request log.
    expect(shop.proxy.calls.some(({ path }) => path.includes('X-Amz-Signature'))).toBe(true);
    expect(log.filter(({ path }) => path.includes('X-Amz-Signature'))).toEqual([]);
  });
});
