import { createEbayConnector } from '@quayside/connector-ebay';
import { history, pricing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveRules } from '../../../test/price-rules.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/*
 * The price gate from the seller's setting to the marketplace: a price below the floor, or of a stopped account, is
 * never sent.
 */

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 5, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 5, varied: 0 });
const itemAt = (index: number): number => shop.itemIds[index] ?? 0;

const users = () => ({ params: { id: shop.owner.userId } });
const place = (itemId: number) => ({ params: { id: shop.owner.userId, itemId } });
const setPrice = (itemId: number, minor: number) =>
  server.as(shop.owner).call(pricing.setManual, {
    ...place(itemId),
    body: { prices: [{ site: 'US', minor, enabled: true }], expected: 1 },
  });
const floorInput = (itemId: number, minor: number | null, expected?: number) => ({
  ...place(itemId),
  body: { floors: [{ site: 'US' as const, minor }], ...(expected === undefined ? {} : { expected }) },
});
const setRuleFloor = (floor: number | null) =>
  saveRules(
    server.as(shop.owner),
    { params: { id: shop.owner.userId, platform: 'ebay' }, query: { accountId: shop.accountId } },
    [
      {
        site: 'US',
        is_pricing_enabled: true,
        price_increase: 10,
        increase_type: 'percent',
        neat_prices: true,
        floor,
      },
    ],
  );
const stopInput = (isStopped: boolean, given: { accountId?: number; expected?: number } = {}) => ({
  ...users(),
  body: { isStopped, ...given },
});
const listingOf = async (itemId: number, site: Site = 'US') => {
  const { sku, listings } = await shop.product(itemId);
  return { sku: `${sku}-${site}`, listing: listings.find((one) => one.site === site) };
};
const livePrice = async (itemId: number) => (await shop.live('US')).get((await listingOf(itemId)).sku)?.price;
const reasonBecomes = (itemId: number, code: string) =>
  eventually(async () => expect((await listingOf(itemId)).listing?.reason).toMatchObject({ code }));
/** A price waits while all prices are stopped; its floor becomes higher, and prices start again. A price below a floor can not be set. */
async function waitBelowFloor(itemId: number, minor: number, setTheFloor: () => Promise<unknown>): Promise<void> {
  await server.as(shop.owner).call(pricing.setStop, stopInput(true));
  await setPrice(itemId, minor);
  await reasonBecomes(itemId, 'prices_stopped');
  await setTheFloor();
  await server.as(shop.owner).call(pricing.setStop, stopInput(false, { expected: 1 }));
  const refused = { code: 'prices_stopped' };
  await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
  await reasonBecomes(itemId, 'price_below_floor');
}
/** The price gate's rejections for this item, in order. */
const refusals = async (itemId: number) => {
  const { rows } = await database.pool.query<{ refusal: string }>(
    `select g->>'refusal' as refusal from send_attempts s join desired_states d using (user_id, account_id, site, target_key, change_kind),
       jsonb_array_elements(s.gate) as g where d.item_id = $1 and s.outcome = 'refused_by_gate' order by s.send_id`,
    [itemId],
  );
  return rows.map((row) => row.refusal);
};

beforeAll(async () => {
  server.startSender();
  const { runId } = await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds.slice(0, 3), ['US']));
  expect(countOf(await shop.runs.finished(runId), { outcome: 'listed' })).toBe(3);
});

describe('the lowest price of an item', () => {
  it('prevents a lower price from being sent until the seller lowers the floor', async () => {
    const itemId = itemAt(0);
    await setPrice(itemId, 12_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('120.00'));
    await waitBelowFloor(itemId, 9_999, () =>
      server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, 10_000)),
    );
    expect(await livePrice(itemId)).toBe('120.00');
    expect(await refusals(itemId)).toEqual(['kill_switch', 'below_floor']);
    // The marketplace was never asked.
    const { list } = await server.as(shop.owner).call(history.list, { ...users(), query: { itemId, limit: 20 } });
    const refused = list.filter(({ why, actor }) => why === 'update_held' && actor.kind === 'system');
    expect(refused.map(({ after }) => after)).toMatchObject([
      { reason: { code: 'price_below_floor' } },
      { reason: { code: 'prices_stopped' } },
    ]);
    expect(list.filter(({ why }) => why === 'update_failed')).toEqual([]);
    expect((await listingOf(itemId)).listing).toMatchObject({
      priceGap: 'below_floor',
      price: { minor: 9_999 },
      live: { from: { minor: 12_000 } },
      floor: { minor: 10_000 },
    });
    await setPrice(itemId, 10_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('100.00'));

    await server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, null));
    await waitBelowFloor(itemId, 9_000, () =>
      server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, 10_000)),
    );
    const lowered = floorInput(itemId, 8_000);
    const refusal = await server.as(shop.owner).refused(pricing.setFloors, lowered);
    expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    expect(await livePrice(itemId)).toBe('100.00');
    const { sentAgain } = await server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, 8_000, 1));
    expect(sentAgain).toBe(1);
    const below = { code: 'price_below_floor', sites: ['US'], itemId };
    await server.runJob('pricing.send-refused', {
      userId: shop.owner.userId,
      accountId: shop.accountId,
      refused: below,
    });
    await eventually(async () => expect(await livePrice(itemId)).toBe('90.00'));
    await eventually(async () => expect((await listingOf(itemId)).listing?.reason).toBeNull());
  });

  it('sends a price that the rule’s floor blocked once the item has a lower floor of its own', async () => {
    const itemId = itemAt(2);
    await setPrice(itemId, 12_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('120.00'));
    await waitBelowFloor(itemId, 10_500, () => setRuleFloor(11_000));

    const refusal = await server.as(shop.owner).refused(pricing.setFloors, floorInput(itemId, 10_000));
    expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    const { sentAgain } = await server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, 10_000, 1));
    expect(sentAgain).toBe(1);
    const refused = { code: 'price_below_floor', sites: ['US'], itemId };
    await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
    await eventually(async () => expect(await livePrice(itemId)).toBe('105.00'));

    // Without its own floor, the item has the rule's higher one.
    await setPrice(itemId, 12_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('120.00'));
    const removed = await server.as(shop.owner).call(pricing.setFloors, floorInput(itemId, null));
    expect(removed.sentAgain).toBe(0);
    await setPrice(itemId, 12_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('120.00'));
    await setRuleFloor(null);
  });

  it('prevents an item from going live below it, by the item’s own floor or the rule’s', async () => {
    const [byItem, byRule] = [itemAt(3), itemAt(4)];
    await setRuleFloor(9_000_000);
    // The item's own floor takes precedence over the rule's.
    await server.as(shop.owner).call(pricing.setFloors, floorInput(byItem, 1));
    const { runId } = await shop.runs.prepare('list', [byItem, byRule], ['US']);
    const runItems = await shop.runs.runItems(runId, {});
    const blocked = runItems.filter(({ verdict }) => verdict === 'blocked');
    expect(runItems).toHaveLength(2);
    expect(blocked.map(({ itemId, reason }) => [itemId, reason])).toEqual([[byRule, 'price_below_floor']]);
    await setRuleFloor(null);
  });
});

describe('a stopped account', () => {
  it.each([
    ['by its own switch', () => ({ accountId: shop.accountId })],
    ['by the switch for all accounts', () => ({})],
  ])('%s sends no price until the seller starts prices again', async (_how, given) => {
    const itemId = itemAt(1);
    await setPrice(itemId, 15_000);
    await eventually(async () => expect(await livePrice(itemId)).toBe('150.00'));
    await eventually(async () => expect((await listingOf(itemId)).listing?.reason).toBeNull());
    const before = (await refusals(itemId)).length;
    await server.as(shop.owner).call(pricing.setStop, stopInput(true, given()));

    await setPrice(itemId, 16_000);
    await reasonBecomes(itemId, 'prices_stopped');
    expect(await livePrice(itemId)).toBe('150.00');
    const { runId } = await shop.runs.prepare('list', [itemAt(4)], ['US']);
    expect(await shop.runs.runItems(runId, {})).toMatchObject([{ verdict: 'blocked', reason: 'prices_stopped' }]);

    const { accounts } = await server.as(shop.owner).call(pricing.getStops, users());
    expect(accounts).toMatchObject([{ accountId: shop.accountId, waiting: 1 }]);
    const refusal = await server.as(shop.owner).refused(pricing.setStop, stopInput(false, given()));
    expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    await setPrice(itemId, 17_000);
    await eventually(async () => expect(await refusals(itemId)).toHaveLength(before + 2));
    expect(await livePrice(itemId)).toBe('150.00');

    await server.as(shop.owner).call(pricing.setStop, stopInput(false, { ...given(), expected: 1 }));
    const refused = { code: 'prices_stopped' };
    await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
    await eventually(async () => expect(await livePrice(itemId)).toBe('170.00'));
  });
});
