import { describe, expect, it } from 'vitest';
import { SELLER } from './sandbox.ts';
import { useShop } from './shop.ts';

const shop = useShop();
const since = (cursor: string | null) => shop.stage.connector.listHomeChanges(shop.session, 'FR', cursor);
const change = (sku: string, fields: object) =>
  shop.stage.sandbox.control('octopia/listings/change', { seller: SELLER.username, sku, ...fields });

describe('changes at home', () => {
  it('include title, price and quantity, and once a minute the whole shop', async () => {
    const { connector } = shop.stage;
    const { rows: snapshot } = await connector.snapshotHomeListings(shop.session, 'FR');
    const [one, other, removed] = snapshot.filter(({ isVariant }) => !isVariant);
    const varied = snapshot.find(({ isVariant }) => isVariant);
    const first = await since(null);
    expect(new Set(first.present)).toEqual(new Set(snapshot.map(({ externalId }) => externalId)));

    await change(one?.sku ?? '', { title: 'Un autre titre', price: 49.5 });
    await change(other?.sku ?? '', { quantity: 3 });
    await change(varied?.sku ?? '', { quantity: 4 });
    await change(removed?.sku ?? '', { end: true });
    const second = await since(first.nextCursor);
    expect(second.present).toBeUndefined();
    const changesById = new Map(second.changes.map((entry) => [entry.externalId, entry]));
    expect(changesById.get(one?.sku ?? '')).toMatchObject({
      title: 'Un autre titre',
      isEnded: false,
      units: [{ sku: one?.sku, price: { minor: 4_950, currency: 'EUR' }, quantity: one?.quantity }],
    });
    expect(changesById.get(other?.sku ?? '')?.units).toMatchObject([{ price: other?.price, quantity: 3 }]);
    expect(changesById.get(varied?.externalId ?? '')).toMatchObject({
      isPartial: true,
      units: [{ sku: varied?.sku, isVariant: true, quantity: 4 }],
    });
    // The product is read again too, although it was just read.
    const [details] = await connector.getHomeListings(shop.session, 'FR', [one?.sku ?? '']);
    expect(details).toMatchObject({ ok: true, listing: { title: 'Un autre titre' } });

    const [at = ''] = second.nextCursor.split(' ');
    const third = await since(`${at} ${new Date(0).toISOString()}`);
    expect(third.present).not.toContain(removed?.sku);
    expect(third.present).toHaveLength((first.present?.length ?? 0) - 1);
  });
});
