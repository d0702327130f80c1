import { createEbayConnector } from '@quayside/connector-ebay';
import { type BelowConsent, history, type PriceSetting, pricing } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../../test/ebay-shop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { countOf } from '../../../../test/runs.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';

/* What is raised to a lowest price: while the lowest price applies, and against no later rule. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 4, varied: 1 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 4, varied: 1 });
const at = (index: number): number => shop.itemIds[index] ?? 0;
const VARIED = 4;

const listingOf = async (itemId: number) => (await shop.product(itemId)).listings.find(({ site }) => site === 'US');
const livePrice = async (itemId: number) => (await listingOf(itemId))?.live?.from.minor;
const place = (itemId: number) => ({ params: { id: shop.owner.userId, itemId } });
const setFloor = (itemId: number, minor: number | null, more: { below?: BelowConsent; expected?: number } = {}) => ({
  ...place(itemId),
  body: { floors: [{ site: 'US' as const, minor }], ...more },
});
const raiseOf = (expected: number): BelowConsent => ({ expected, choice: 'raise' });
const config = () => ({
  params: { id: shop.owner.userId, platform: 'ebay' as const },
  query: { accountId: shop.accountId },
});
const rule = (percent: number, floor?: number | null): PriceSetting => ({
  site: 'US',
  is_pricing_enabled: true,
  price_increase: percent,
  increase_type: 'percent',
  neat_prices: false,
  ...(floor === undefined ? {} : { floor }),
});
/** Saves a rule by the numbers of its preview, and lets the live prices follow. */
async function saveRule(setting: PriceSetting) {
  const input = { ...config(), body: { rules: [setting] } };
  const { expected, below } = await server.as(shop.owner).call(pricing.previewConfig, input);
  const body = { rules: [setting], expected, ...(below.count > 0 ? { below: raiseOf(below.count) } : {}) };
  await server.as(shop.owner).call(pricing.updateConfig, { ...config(), body });
  await server.runJob('listings.follow', { userId: shop.owner.userId });
  return { expected, below: below.count };
}
const becomes = (itemId: number, minor: number) => eventually(async () => expect(await livePrice(itemId)).toBe(minor));
const raises = async () => {
  const { rows } = await database.pool.query('select item_id, raised_minor from price_raises order by item_id');
  return rows;
};

beforeAll(async () => {
  server.startSender();
  await saveRule(rule(0));
  const { runId } = await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, ['US']));
  expect(countOf(await shop.runs.finished(runId), { outcome: 'listed' })).toBe(5);
});

describe('a listing that is raised to its lowest price', () => {
  it('follows every later rule above it, and returns to the rule’s price when the lowest price is removed', async () => {
    const itemId = at(0);
    const ruled = (await livePrice(itemId)) ?? 0;
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, ruled + 100, { below: raiseOf(1) }));
    await becomes(itemId, ruled + 100);
    expect(await listingOf(itemId)).toMatchObject({ priceOwner: 'floor', priceGap: null });
    const { list: manual } = await server.as(shop.owner).call(pricing.listManual, { ...place(itemId), query: {} });
    expect(manual).toEqual([]);

    // A rule above the lowest price is not refused by what was raised, and a rule below it is.
    const higher = await saveRule(rule(100));
    expect(higher.expected).toBe(5);
    await becomes(itemId, ruled * 2);
    expect(await listingOf(itemId)).toMatchObject({ priceOwner: 'rule' });
    const lower = await saveRule(rule(0));
    expect(lower.expected).toBe(5);
    await becomes(itemId, ruled + 100);

    // The price falls, so the seller is shown that one price changes, and agrees.
    const { list: floors } = await server.as(shop.owner).call(pricing.getFloors, place(itemId));
    expect(floors.find(({ site }) => site === 'US')?.waiting).toBe(1);
    const refusal = await server.as(shop.owner).refused(pricing.setFloors, setFloor(itemId, null));
    expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    expect(await livePrice(itemId)).toBe(ruled + 100);
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, null, { expected: 1 }));
    await becomes(itemId, ruled);
    expect(await listingOf(itemId)).toMatchObject({ priceOwner: 'rule' });
    expect(await raises()).toEqual([]);
    const query = { itemId };
    const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query });
    const whys = list.filter(({ field }) => field === 'price').map(({ why }) => why);
    expect(whys).toContain('raised_to_floor');
    expect(whys[0]).toBe('no_longer_raised');
  });

  it('follows a lower lowest price, and gives a price set by hand back when that is removed', async () => {
    const itemId = at(1);
    const prices = [{ site: 'US' as const, minor: 2_000, enabled: true as const }];
    await server.as(shop.owner).call(pricing.setManual, { ...place(itemId), body: { prices, expected: 1 } });
    await becomes(itemId, 2_000);
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, 3_000, { below: raiseOf(1) }));
    await becomes(itemId, 3_000);
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, 2_500, { expected: 1 }));
    await becomes(itemId, 2_500);
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, null, { expected: 1 }));
    await becomes(itemId, 2_000);
    expect(await listingOf(itemId)).toMatchObject({ priceOwner: 'manual' });
    // A later lowest price asks again: nothing is raised by what was agreed to before.
    const later = await server.as(shop.owner).refused(pricing.setFloors, setFloor(itemId, 2_400));
    expect(later).toMatchObject({ error: 'prices_below_floor' });
  });

  it('raises the variations below it and no other, each recorded with its price before', async () => {
    const itemId = at(VARIED);
    const { units } = await shop.product(itemId);
    const live = (await listingOf(itemId))?.live;
    const { from, to } = { from: live?.from.minor ?? 0, to: live?.to.minor ?? 0 };
    expect(units.length).toBeGreaterThan(1);
    const floor = to > from ? to : from + 1;
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, floor, { below: raiseOf(1) }));
    await becomes(itemId, floor);
    expect((await listingOf(itemId))?.live?.to.minor).toBe(floor);
    const query = { itemId };
    const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query });
    expect(list.filter(({ why, after }) => why === 'raised_to_floor' && 'sku' in Object(after)).length).toBeGreaterThan(
      0,
    );
    const { list: floors } = await server.as(shop.owner).call(pricing.getFloors, place(itemId));
    const expected = floors.find(({ site }) => site === 'US')?.waiting ?? 0;
    await server.as(shop.owner).call(pricing.setFloors, setFloor(itemId, null, { expected }));
    await becomes(itemId, from);
    expect((await listingOf(itemId))?.live?.to.minor).toBe(to);
  });
});

describe('listings that are raised to a rule’s lowest price', () => {
  it('return to the rule’s price when it is removed, as many as the preview says', async () => {
    const [one, other] = [at(2), at(3)];
    const before = [await livePrice(one), await livePrice(other)].map((minor) => minor ?? 0);
    const floor = Math.max(...before) + 50;
    const asked = await server
      .as(shop.owner)
      .call(pricing.previewConfig, { ...config(), body: { rules: [rule(0, floor)] } });
    expect(asked.below.count).toBeGreaterThanOrEqual(2);
    await saveRule(rule(0, floor));
    await becomes(one, floor);
    await becomes(other, floor);
    const raised = await raises();
    expect(raised).toHaveLength(asked.below.count);

    // The second price of the same rule is above the lowest price for some: the preview counts what changes, and no more.
    const { expected: removed, below } = await saveRule(rule(0, null));
    expect([removed, below]).toEqual([asked.below.count, 0]);
    await becomes(one, before[0] ?? 0);
    await becomes(other, before[1] ?? 0);
    expect(await raises()).toEqual([]);
  });
});
