import { createEbayConnector } from '@quayside/connector-ebay';
import { history, type PriceSetting, pricing, products } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../../test/ebay-shop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { countOf } from '../../../../test/runs.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';

/* A new lowest price and what is already on sale below it, from the seller's setting to the marketplace. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 6, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 6, varied: 0 });
const itemAt = (index: number): number => shop.itemIds[index] ?? 0;

const place = (itemId: number) => ({ params: { id: shop.owner.userId, itemId } });
const listingOf = async (itemId: number, site: Site = 'US') =>
  (await shop.product(itemId)).listings.find((one) => one.site === site);
const atMarketplace = async (itemId: number) => {
  const { sku } = await shop.product(itemId);
  return (await shop.live('US')).get(`${sku}-US`)?.price;
};
/** Sets a manual price and waits until buyers pay it. */
const sellFor = async (itemId: number, minor: number) => {
  await server.as(shop.owner).call(pricing.setManual, {
    ...place(itemId),
    body: { prices: [{ site: 'US', minor, enabled: true }], expected: 1 },
  });
  await eventually(async () => expect((await listingOf(itemId))?.live?.from.minor).toBe(minor));
  expect(await atMarketplace(itemId)).toBe((minor / 100).toFixed(2));
};
const floorsInput = (itemId: number, minor: number | null, below?: object) => ({
  ...place(itemId),
  body: { floors: [{ site: 'US' as const, minor }], ...(below ? { below: below as never } : {}) },
});
const rulesInput = (part: Partial<PriceSetting>) => ({
  params: { id: shop.owner.userId, platform: 'ebay' as const },
  query: { accountId: shop.accountId },
  body: {
    rules: [
      {
        site: 'US' as const,
        is_pricing_enabled: true,
        price_increase: 10,
        increase_type: 'percent' as const,
        neat_prices: true,
        ...part,
      },
    ],
  },
});
const belowFloor = async (site?: Site) => {
  const query = { accountId: shop.accountId, eligibility: 'belowFloor' as const, ...(site ? { site } : {}) };
  const page = await server.as(shop.owner).call(products.list, {
    params: { id: shop.owner.userId, platform: 'ebay' },
    query,
  });
  return { ids: page.list.map(({ id }) => id).sort((a, b) => a - b), count: page.count };
};

beforeAll(async () => {
  server.startSender();
  const { runId } = await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds.slice(0, 6), ['US']));
  expect(countOf(await shop.runs.finished(runId), { outcome: 'listed' })).toBe(6);
});

describe('a manual price below the lowest price', () => {
  it('is refused with the figure, alone, among many, and with a lowest price that is saved with it', async () => {
    const itemId = itemAt(0);
    await sellFor(itemId, 5_000);
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(itemId, 4_990));
    const low = { site: 'US' as const, minor: 4_989, enabled: true as const };
    for (const prices of [[low], [{ site: 'FR' as const, minor: 5_000, enabled: true as const }, low]]) {
      const refusal = await server.as(shop.owner).refused(pricing.setManual, { ...place(itemId), body: { prices } });
      expect(refusal).toMatchObject({ status: 400, error: 'price_under_floor' });
      expect(refusal.error_description).toContain('$49.90');
    }
    expect((await listingOf(itemId))?.price?.minor).toBe(5_000);

    const both = { prices: [{ ...low, minor: 6_000 }], floors: [{ site: 'US' as const, minor: 6_001 }] };
    expect(await server.as(shop.owner).refused(pricing.setManual, { ...place(itemId), body: both })).toMatchObject({
      error: 'price_under_floor',
    });
    const { list } = await server.as(shop.owner).call(pricing.getFloors, place(itemId));
    expect(list.find(({ site }) => site === 'US')?.own?.minor).toBe(4_990);

    // A lower floor and a lower price of one dialog are one change.
    const lower = { prices: [{ ...low, minor: 4_500 }], floors: [{ site: 'US' as const, minor: 4_500 }] };
    await server.as(shop.owner).call(pricing.setManual, { ...place(itemId), body: lower });
    await eventually(async () => expect(await atMarketplace(itemId)).toBe('45.00'));
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(itemId, null));
  });
});

describe('a lowest price above what is on sale', () => {
  it('is saved only once the seller says what becomes of the listing, and keeps it on sale by consent', async () => {
    const itemId = itemAt(1);
    await sellFor(itemId, 2_000);
    const refusal = await server.as(shop.owner).refused(pricing.setFloors, floorsInput(itemId, 2_001));
    expect(refusal).toMatchObject({ status: 409, error: 'prices_below_floor' });
    expect(refusal.error_description).toContain('$20.00');
    expect((await belowFloor()).ids).toEqual([]);
    const keep = { expected: 1, choice: 'keep' };
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(itemId, 2_001, keep));
    expect(await listingOf(itemId)).toMatchObject({
      priceGap: 'kept_below_floor',
      live: { from: { minor: 2_000 } },
      floor: { minor: 2_001 },
    });
    expect(await belowFloor()).toEqual({ ids: [itemId], count: 1 });
    expect(await belowFloor('US')).toEqual({ ids: [itemId], count: 1 });
    expect(await belowFloor('FR')).toEqual({ ids: [], count: 0 });
    const { totals } = await server.as(shop.owner).call(products.listTotals, {
      params: { id: shop.owner.userId, platform: 'ebay' },
      query: {},
    });
    expect(totals.belowFloor).toBe(1);
    // A floor that stays, or falls, asks nothing again.
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(itemId, 2_001));
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(itemId, null));
    expect(await belowFloor()).toEqual({ ids: [], count: 0 });
    expect((await listingOf(itemId))?.priceGap).toBeNull();
  });

  it('raises the listing to it, or ends the listing, as the seller chooses', async () => {
    const [raised, ended] = [itemAt(2), itemAt(3)];
    await sellFor(raised, 2_000);
    await sellFor(ended, 2_000);
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(raised, 3_000, { expected: 1, choice: 'raise' }));
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(ended, 3_000, { expected: 1, choice: 'end' }));
    await eventually(async () => expect(await atMarketplace(raised)).toBe('30.00'));
    await eventually(async () => expect((await listingOf(ended))?.state).toBe('E'));
    expect((await listingOf(ended))?.live).toBeNull();
    expect((await belowFloor()).ids).toEqual([]);
    const { list } = await server.as(shop.owner).call(history.list, {
      params: { id: shop.owner.userId },
      query: { itemId: raised },
    });
    expect(list).toContainEqual(expect.objectContaining({ why: 'raised_to_floor', field: 'price' }));
  });

  it('of a rule names every live price below it, whoever made it, and does to each what was chosen for it', async () => {
    const [byHand, kept, own] = [itemAt(4), itemAt(5), itemAt(1)];
    await sellFor(byHand, 300);
    await sellFor(kept, 200);
    await sellFor(own, 100);
    // Its own lower floor counts, not the rule's.
    await server.as(shop.owner).call(pricing.setFloors, floorsInput(own, 50));
    const asked = rulesInput({ floor: 400 });
    const { below } = await server.as(shop.owner).call(pricing.previewConfig, asked);
    expect(below.count).toBe(2);
    expect(below.list.map(({ itemId, live, floor, owner }) => [itemId, live.minor, floor.minor, owner])).toEqual([
      [kept, 200, 400, 'manual'],
      [byHand, 300, 400, 'manual'],
    ]);
    for (const wrong of [undefined, { expected: 1, choice: 'keep' as const }]) {
      const body = { ...asked.body, ...(wrong ? { below: wrong } : {}) };
      expect(await server.as(shop.owner).refused(pricing.updateConfig, { ...asked, body })).toMatchObject({
        status: 409,
        error: 'prices_below_floor',
      });
    }
    const except = [{ itemId: kept, site: 'US' as const, choice: 'keep' as const }];
    const body = { ...asked.body, below: { expected: 2, choice: 'raise' as const, except } };
    await server.as(shop.owner).call(pricing.updateConfig, { ...asked, body });
    await eventually(async () => expect(await atMarketplace(byHand)).toBe('4.00'));
    await eventually(async () => expect(await belowFloor()).toEqual({ ids: [kept], count: 1 }));
    expect(await atMarketplace(kept)).toBe('2.00');
    expect(await atMarketplace(own)).toBe('1.00');
    const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query: {} });
    expect(list.find(({ field }) => field === 'rule')?.after).toMatchObject({ floor: { minor: 400, currency: 'USD' } });
  });
});
