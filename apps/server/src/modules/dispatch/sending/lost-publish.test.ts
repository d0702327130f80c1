import { listingKeyOf } from '@quayside/kernel';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../../test/chaos/shop.ts';
import { type ShopItem, skuOf } from '../../../../test/chaos/shop-desired-states.ts';
import { eventually } from '../../../../test/eventually.ts';
import { liveRows } from '../../../../test/live-rows.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { ContentSource, FailedResult, Sender } from '../index.ts';

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox();
let shop: Shop;
let sender: Sender | undefined;
let failures: FailedResult[] = [];

beforeAll(async () => {
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: 10 });
  await shop.setListings(['DE']);
  send();
  await settled();
  await sender?.stop();
});
afterEach(async () => {
  await sender?.stop();
  failures = [];
});
afterAll(() => sender?.stop());

function send(content?: ContentSource): void {
  const listener = {
    publishFailed: async (_tx: unknown, _account: unknown, results: readonly FailedResult[]) =>
      void failures.push(...results),
  };
  sender = shop.startSender({ listener, ...(content ? { content } : {}) });
}

async function settled(): Promise<void> {
  const open = () =>
    database.db
      .selectFrom('desired_states')
      .select(['target_key', 'change_kind', 'state'])
      .where('user_id', '=', shop.userId)
      .where('state', 'not in', ['idle', 'failed'])
      .execute();
  await eventually(async () => expect(await open()).toEqual([]));
}

function itemAt(index: number): ShopItem {
  const item = shop.items[index];
  if (!item) throw new Error('The shop has too few items');
  return item;
}

/** What a lost response to the first publish leaves behind, if the stock has changed to this quantity since. */
async function leave(item: ShopItem, site: 'DE' | 'FR', quantity: number): Promise<void> {
  const key = skuOf(item, site);
  await sql`
    update stock_levels set on_hand = ${quantity}
    where user_id = ${shop.userId} and item_id = ${item.itemId}`.execute(database.db);
  await sql`
    update desired_states set sent_generation = 0,
      state = case change_kind when 'content' then 'uncertain' else 'idle' end,
      payload = case change_kind when 'stock' then ${JSON.stringify({ quantity })}::jsonb else payload end,
      generation = case change_kind when 'stock' then generation + 1 else generation end
    where user_id = ${shop.userId} and lease_key = ${key}`.execute(database.db);
  await sql`
    update dispatch_listings set is_live = false, listing_id = null, offers = '{}'
    where user_id = ${shop.userId} and lease_key = ${key}`.execute(database.db);
  await sql`
    update stock_targets set is_live = false, listing_id = null, offer_id = null, sent_quantity = null
    where user_id = ${shop.userId} and listing_key = ${key}`.execute(database.db);
}

const rowOf = async (item: ShopItem) =>
  (await liveRows(sandbox, SELLER, 'DE')).find(({ sku }) => sku === skuOf(item, 'DE'));
const knownOf = (item: ShopItem) =>
  database.db
    .selectFrom('dispatch_listings as l')
    .innerJoin('stock_targets as t', (join) =>
      join
        .onRef('t.user_id', '=', 'l.user_id')
        .onRef('t.listing_key', '=', 'l.lease_key')
        .onRef('t.site', '=', 'l.site'),
    )
    .select(['l.is_live', 'l.listing_id', 't.is_live as sells', 't.listing_id as soldAs', 't.sent_quantity'])
    .where('l.user_id', '=', shop.userId)
    .where('l.lease_key', '=', skuOf(item, 'DE'))
    .executeTakeFirstOrThrow();

describe('a listing that a lost call has published', () => {
  it('gets the quantity 0, although a new listing is not published without stock', async () => {
    const item = itemAt(0);
    const { itemId } = (await rowOf(item)) ?? {};
    await leave(item, 'DE', 0);
    send();
    await settled();
    expect(await rowOf(item)).toMatchObject({ itemId, quantity: 0 });
    expect(await knownOf(item)).toEqual({
      is_live: true,
      listing_id: itemId,
      sells: true,
      soldAs: itemId,
      sent_quantity: 0,
    });
    expect(failures).toEqual([]);
  });

  it('stays live with its quantity if the gate rejects its price', async () => {
    const item = itemAt(1);
    const { itemId } = (await rowOf(item)) ?? {};
    const floor = { minor: 1_001, currency: 'EUR' } as const;
    shop.facts.set(listingKeyOf({ itemId: item.itemId, site: 'DE' }), { floor });
    await leave(item, 'DE', 2);
    send();
    await settled();
    expect(failures).toMatchObject([{ isLive: true, listingId: itemId, reason: { code: 'price_below_floor' } }]);
    expect(await rowOf(item)).toMatchObject({ itemId, quantity: 2 });
    expect(await knownOf(item)).toMatchObject({ is_live: true, listing_id: itemId, sells: true, soldAs: itemId });
  });

  it('stays live with its quantity if it has no content any more', async () => {
    const item = itemAt(2);
    const { itemId } = (await rowOf(item)) ?? {};
    await leave(item, 'DE', 1);
    send({ load: async () => new Map() });
    await settled();
    expect(failures).toMatchObject([{ isLive: true, listingId: itemId, reason: { code: 'cancelled' } }]);
    expect(await rowOf(item)).toMatchObject({ itemId, quantity: 1 });
  });

  it('stays live with its quantity if the marketplace rejects its new content', async () => {
    const item = itemAt(5);
    const { itemId } = (await rowOf(item)) ?? {};
    await leave(item, 'DE', 3);
    send({
      async load(...about) {
        const contents = await shop.content.load(...about);
        return new Map([...contents].map(([key, content]) => [key, { ...content, title: 'x'.repeat(200) }]));
      },
    });
    await settled();
    expect(failures).toMatchObject([{ isLive: true, listingId: itemId, reason: { code: 'rejected_by_marketplace' } }]);
    expect(await rowOf(item)).toMatchObject({ itemId, quantity: 3 });
  });

  it('is read back again after the marketplace could not be asked', async () => {
    const item = itemAt(3);
    await sandbox.control('faults', { kind: '5xx', operation: '*', seller: SELLER, count: 4 });
    await leave(item, 'DE', 0);
    send({ load: async () => new Map() });
    await settled();
    expect(failures).toMatchObject([{ isLive: true }]);
    expect(await rowOf(item)).toMatchObject({ quantity: 0 });
  });
});

it('a listing that no call has published fails, and is not live', async () => {
  const item = itemAt(4);
  await shop.setListings(['FR'], [item]);
  await leave(item, 'FR', 0);
  send();
  await settled();
  expect(failures).toMatchObject([{ site: 'FR', isLive: false, listingId: null, reason: { code: 'out_of_stock' } }]);
  expect(await liveRows(sandbox, SELLER, 'FR')).toEqual([]);
});
