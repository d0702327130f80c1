import { beforeAll, describe, expect, it } from 'vitest';
import { createCdiscountConnector } from '../src/connector.ts';
import { connectSeller, SELLER, sandboxConfig } from './sandbox.ts';
import { useShop } from './shop.ts';

const shop = useShop();
/** More than one page of offers. */
const SEEDED = 960;

beforeAll(async () => {
  await shop.stage.sandbox.control('octopia/seed', { seller: SELLER.username, count: SEEDED });
});

describe('an import', () => {
  it('follows the cursor through the whole shop and finds each offer once, with variants in their groups', async () => {
    const { connector, proxy } = shop.stage;
    const { listings, total, nextCursor } = await connector.listHomeListings(shop.session, 'FR', null);
    const { rows } = await connector.snapshotHomeListings(shop.session, 'FR');
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(SEEDED);
    expect({ total, nextCursor }).toEqual({ total: listings.length, nextCursor: null });
    expect(new Set(rows.map(({ externalId }) => externalId)).size).toBe(total);
    expect(rows.filter(({ isVariant }) => isVariant).length).toBeGreaterThan(300);
    const pages = proxy.calls.filter(({ path }) => path.startsWith('/seller/v2/offers?') && path.includes('cursor='));
    expect(pages.length).toBeGreaterThanOrEqual(1);
  });

  it('that restarts lists the products by the hundred, not one by one', async () => {
    const { proxy } = shop.stage;
    const before = proxy.calls.length;
    const fresh = createCdiscountConnector(sandboxConfig(`${proxy.url}/octopia`));
    const {
      rows: { length },
    } = await fresh.snapshotHomeListings(shop.session, 'FR');
    const asked = proxy.calls.slice(before).filter(({ path }) => path.startsWith('/seller/v2/products?'));
    expect(length).toBeGreaterThan(SEEDED);
    expect(asked.length).toBeLessThanOrEqual(Math.ceil(length / 100) + 1);
  });

  it('reads products one by one if the list is not the seller’s own', async () => {
    const { proxy, sandbox } = shop.stage;
    const other = { seller: 'comptoir-du-ressac-fr', sellerId: '60213' };
    await sandbox.control('octopia/links', { seller: other.seller, linked: true });
    await sandbox.control('octopia/seed', { seller: other.seller, count: 200 });
    const session = await connectSeller(shop.stage, other.sellerId);
    const foreign = { gtin: '4006381333931', title: 'Stylo' };
    proxy.answerNext(/\/products\?pageIndex=1&/, 200, { itemsPerPage: 100, items: Array(100).fill(foreign) });
    const before = proxy.calls.length;
    const fresh = createCdiscountConnector(sandboxConfig(`${proxy.url}/octopia`));
    const { rows } = await fresh.snapshotHomeListings(session, 'FR');
    expect(rows.some(({ isVariant }) => isVariant)).toBe(true);
    const asked = proxy.calls.slice(before).filter(({ path }) => path.includes('/products?'));
    expect(asked.filter(({ path }) => path.includes('pageIndex'))).toHaveLength(1);
    expect(asked.length).toBe(rows.length + 1);
  });

  it('reads each product once for the list and the details', async () => {
    const { connector, proxy } = shop.stage;
    const before = proxy.calls.length;
    const { listings } = await connector.listHomeListings(shop.session, 'FR', null);
    const ids = listings.slice(0, 100).map(({ externalId }) => externalId);
    const details = await connector.getHomeListings(shop.session, 'FR', ids);
    expect(details.every(({ ok }) => ok)).toBe(true);
    const asked = proxy.calls.slice(before).flatMap(({ path }) => /\/products\?gtin=(\d+)/.exec(path)?.[1] ?? []);
    expect(asked).toEqual([]);
  });

  it('reads what a publish elsewhere needs', async () => {
    const { connector } = shop.stage;
    const { listings } = await connector.listHomeListings(shop.session, 'FR', null);
    const pullover = listings.find(({ title }) => title.startsWith('Pull marin'))?.externalId ?? '';
    const [single, family] = await connector.getHomeListings(shop.session, 'FR', ['FR-0001', pullover]);
    expect(single).toMatchObject({
      ok: true,
      listing: {
        categoryPath: ['Maison', 'Cuisine', 'Casserole et poêle'],
        brand: 'Grévin & Fils',
        gtin: expect.stringMatching(/^\d{13}$/),
        condition: 'NEW',
        price: { minor: 6_490, currency: 'EUR' },
        quantity: 9,
        attributes: { Matière: ['Fonte'] },
        images: [expect.any(String), expect.any(String), expect.any(String)],
        variants: [],
      },
    });
    expect(family).toMatchObject({
      ok: true,
      listing: { gtin: null, title: 'Pull marin en laine à boutons d’épaule', attributes: { Matière: ['Laine'] } },
    });
    const variants = family?.ok ? family.listing.variants : [];
    expect(variants.map(({ specifics }) => specifics.Taille)).toEqual(['S', 'M', 'L', 'XL']);
    expect(family?.ok && family.listing.quantity).toBe(variants.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('keeps an offer that is sold out and drops one that the seller removed', async () => {
    const { connector, sandbox } = shop.stage;
    await sandbox.control('octopia/listings/change', { seller: SELLER.username, sku: 'FR-0002', quantity: 0 });
    await sandbox.control('octopia/listings/change', { seller: SELLER.username, sku: 'FR-0003', end: true });
    const { rows } = await connector.snapshotHomeListings(shop.session, 'FR');
    expect(rows.find(({ sku }) => sku === 'FR-0002')).toMatchObject({ quantity: 0 });
    expect(rows.find(({ sku }) => sku === 'FR-0003')).toBeUndefined();
    const [soldOut, gone] = await connector.readListings(shop.session, 'FR', [
      { key: 'FR-0002', isGroup: false },
      { key: 'FR-0003', isGroup: false },
    ]);
    expect(soldOut).toMatchObject({ isLive: true, units: [{ quantity: 0 }] });
    expect(gone).toBeNull();
  });

  it('reads the whole shop if almost all of it is requested', async () => {
    const { connector, proxy } = shop.stage;
    const { rows } = await connector.snapshotHomeListings(shop.session, 'FR');
    expect(rows.length).toBeGreaterThan(1_000);
    const before = proxy.calls.length;
    const keys = rows.map(({ sku }) => ({ key: sku, isGroup: false }));
    const found = await connector.readListings(shop.session, 'FR', keys);
    expect(found.map((listing) => listing?.units[0]?.sku)).toEqual(keys.map(({ key }) => key));
    expect(proxy.calls.length - before).toBeLessThanOrEqual(2);
  });

  it('survives a server failure', async () => {
    await shop.fault({ kind: '5xx', operation: 'getOffers', count: 2 });
    const { total } = await shop.stage.connector.listHomeListings(shop.session, 'FR', null);
    expect(total).toBeGreaterThan(0);
  });

  it('reads a category’s requirements, and that a category does not exist', async () => {
    const { connector } = shop.stage;
    const requirements = await connector.categoryRequirements(shop.session, 'FR', '040201');
    expect(requirements).toMatchObject({ categoryId: '040201', requiredAspects: [] });
    expect(await connector.categoryRequirements(shop.session, 'FR', '999999')).toBeUndefined();
    expect(await connector.categoryRequirements(shop.session, 'FR', '0402')).toBeUndefined();
  });
});
