import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/chaos/shop.ts';
import { type ShopItem, skuOf } from '../../../test/chaos/shop-desired-states.ts';
import { eventually } from '../../../test/eventually.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Sender } from '../dispatch/index.ts';
import { SYSTEM } from '../history/index.ts';
import { countStock, loadLevels } from '../stock/index.ts';

const SITES = ['DE', 'FR', 'US'] as const;

const database = useTestDatabase();
let sandbox: TestSandbox;
const sellers = ['demo-shop-uk', 'harbour-toys-uk', 'tideway-home-uk'];
let seller = '';
let shop: Shop;
let sender: Sender | undefined;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sender?.stop();
  await sandbox?.stop();
});
/** Each describe block has its own seller and its own sender. */
async function nextShop(): Promise<void> {
  await sender?.stop();
  seller = sellers.shift() ?? '';
  shop = await openShop(database.db, sandbox.ebay, { seller, items: 3 });
  sender = shop.startSender();
}

function item(index: number): ShopItem {
  const found = shop.items[index];
  if (!found) throw new Error(`The shop has no item ${index}`);
  return found;
}

async function quantityOn(site: (typeof SITES)[number] | 'UK', sold: ShopItem): Promise<number | undefined> {
  const sku = site === 'UK' ? sold.home.sku : skuOf(sold, site);
  return (await liveRows(sandbox, seller, site)).find((row) => row.sku === sku)?.quantity;
}

async function everywhere(sold: ShopItem): Promise<(number | undefined)[]> {
  return Promise.all([...SITES, 'UK' as const].map((site) => quantityOn(site, sold)));
}

async function listEverywhere(): Promise<void> {
  await shop.setListings(SITES);
  await eventually(async () => {
    for (const site of SITES) expect(await liveRows(sandbox, seller, site)).toHaveLength(shop.items.length);
  });
}

const buy = (orders: readonly { sku: string; site: string; quantity?: number }[], race = false) =>
  sandbox.control('orders', { seller, orders, race });

async function storedOrders() {
  return database.db
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.user_id', '=', 'orders.user_id').onRef('order_lines.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', 'site', 'stock_status', 'reserved', 'quantity', 'unit_id'])
    .where('orders.user_id', '=', shop.userId)
    .orderBy('orders.order_id')
    .execute();
}

describe('an order', () => {
  beforeAll(async () => {
    await nextShop();
    await listEverywhere();
  });

  it('on one site lowers the stock on all others, including the home listing, and is the cause in the item’s history', async () => {
    const sold = item(0);
    const before = sold.home.quantity;
    await buy([{ sku: skuOf(sold, 'DE'), site: 'DE', quantity: 1 }]);
    await shop.pollOrders();
    await eventually(async () =>
      expect(await everywhere(sold)).toEqual([before - 1, before - 1, before - 1, before - 1]),
    );
    const rows = await database.db
      .selectFrom('history')
      .innerJoin('orders', (join) =>
        join.onRef('orders.user_id', '=', 'history.user_id').onRef('orders.order_id', '=', 'history.actor_id'),
      )
      .select(['actor_kind', 'why', 'orders.external_id'])
      .where('history.user_id', '=', shop.userId)
      .where('item_id', '=', item(0).itemId)
      .where('field', '=', 'stock')
      .execute();
    const [order] = await database.db
      .selectFrom('orders')
      .select('external_id')
      .where('user_id', '=', shop.userId)
      .where('site', '=', 'DE')
      .execute();
    expect(rows).toEqual([{ actor_kind: 'order', why: 'order', external_id: order?.external_id }]);
  });

  it('at home is not counted twice, because eBay has lowered the home listing itself', async () => {
    const sold = item(1);
    const before = sold.home.quantity;
    await buy([{ sku: sold.home.sku, site: 'UK', quantity: 1 }]);
    expect(await quantityOn('UK', sold)).toBe(before - 1);
    await shop.pollOrders();
    await eventually(async () =>
      expect(await everywhere(sold)).toEqual([before - 1, before - 1, before - 1, before - 1]),
    );
  });

  it('that is read again changes nothing', async () => {
    const before = await storedOrders();
    const levels = await loadLevels(
      database.db,
      shop.userId,
      shop.items.map((i) => i.itemId),
    );
    await Promise.all([shop.pollOrders(), shop.pollOrders()]);
    await shop.pollOrders();
    expect(await storedOrders()).toEqual(before);
    expect(
      await loadLevels(
        database.db,
        shop.userId,
        shop.items.map((i) => i.itemId),
      ),
    ).toEqual(levels);
  });
});

describe('three buyers of the last unit', () => {
  beforeAll(async () => {
    await nextShop();
    const last = item(0);
    await withTransaction(database.db, (tx) =>
      countStock(tx, shop.userId, [{ itemId: last.itemId, unitId: last.unitId, onHand: 1 }], SYSTEM),
    );
    await listEverywhere();
  });

  it('result in one fulfillable order, two oversold ones, and no stock on any site', async () => {
    const last = item(0);
    await eventually(async () => expect(await everywhere(last)).toEqual([1, 1, 1, 1]));
    await buy(
      SITES.map((site) => ({ sku: skuOf(last, site), site })),
      true,
    );
    await shop.pollOrders();
    await eventually(async () => expect(await everywhere(last)).toEqual([0, 0, 0, 0]));
    const orders = await storedOrders();
    expect(orders.map((order) => order.stock_status).sort()).toEqual(['fulfillable', 'oversold', 'oversold']);
    expect(orders.map((order) => order.reserved).sort()).toEqual([0, 0, 1]);
  });
});

describe('an order for an item that is not imported yet', () => {
  beforeAll(nextShop);

  it('is matched and reserves stock once the item is imported', async () => {
    const sold = item(0);
    await database.db.updateTable('stock_targets').set({ user_id: 0 }).where('user_id', '=', shop.userId).execute();
    await buy([{ sku: sold.home.sku, site: 'UK' }]);
    await shop.pollOrders();
    expect(await storedOrders()).toMatchObject([{ unit_id: null, reserved: 0 }]);
    await database.db.updateTable('stock_targets').set({ user_id: shop.userId }).where('user_id', '=', 0).execute();
    await shop.pollOrders();
    expect(await storedOrders()).toMatchObject([{ unit_id: sold.unitId, reserved: 1, stock_status: 'fulfillable' }]);
  });
});
