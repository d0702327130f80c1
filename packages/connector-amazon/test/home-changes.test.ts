import type { AccountSession } from '@quayside/connector-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSeller, type Stage, startStage } from './sandbox.ts';
import { SELLER } from './shop.ts';

describe('changes at home', () => {
  let shop: Stage;
  let session: AccountSession;
  const since = (cursor: string | null) => shop.connector.listHomeChanges(session, 'UK', cursor);
  const change = (sku: string, fields: object) =>
    shop.sandbox.control('amazon/listings/change', { seller: SELLER, sku, ...fields });
  beforeAll(async () => {
    shop = await startStage();
    ({ session } = await connectSeller(shop, SELLER));
  });
  afterAll(() => shop?.stop());

  it('include title, price and quantity; a deletion shows only in the number of listings', async () => {
    const { rows: snapshot } = await shop.connector.snapshotHomeListings(session, 'UK');
    const [one, other, deleted] = snapshot.filter(({ isVariant, isStockReadOnly }) => !isVariant && !isStockReadOnly);
    const varied = snapshot.find(({ isVariant, isStockReadOnly }) => isVariant && !isStockReadOnly);
    const first = await since(null);
    expect(first).toMatchObject({ changes: [], hasMore: false });

    await change(one?.sku ?? '', { title: 'Another title', price: 49.5 });
    await change(other?.sku ?? '', { quantity: 3 });
    await change(varied?.sku ?? '', { quantity: 4 });
    const second = await since(first.nextCursor);
    const changesById = new Map(second.changes.map((entry) => [entry.externalId, entry]));
    expect(changesById.get(one?.sku ?? '')).toMatchObject({
      title: 'Another title',
      isEnded: false,
      units: [{ sku: one?.sku, price: { minor: 4_950, currency: 'GBP' }, quantity: one?.quantity }],
    });
    expect(changesById.get(other?.sku ?? '')?.units).toMatchObject([{ price: other?.price, quantity: 3 }]);
    expect(changesById.get(varied?.externalId ?? '')).toMatchObject({
      isPartial: true,
      title: undefined,
      units: [{ sku: varied?.sku, isVariant: true, quantity: 4, price: varied?.price }],
    });
    expect(second.isComparisonNeeded).toBeUndefined();

    await change(deleted?.sku ?? '', { end: true });
    // Listings are counted twice a minute.
    const [at = '', , count] = second.nextCursor.split(' ');
    const third = await since([at, new Date(0).toISOString(), count].join(' '));
    expect(third.isComparisonNeeded).toBe(true);
    expect((await since(third.nextCursor)).isComparisonNeeded).toBeUndefined();
  });
});
