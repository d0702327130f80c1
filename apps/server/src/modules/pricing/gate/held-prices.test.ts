import { createEbayConnector } from '@quayside/connector-ebay';
import { changes, dashboards, type HeldPriceView, history, pricing } from '@quayside/contract';
import type { HeldCause } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../../test/ebay-shop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveRules } from '../../../../test/price-rules.ts';
import { countOf } from '../../../../test/runs.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import { repriceListed } from '../live-prices.ts';

/* What the price gate holds, as the seller sees it: the list with its reasons, what can be allowed, the breaker, and the one mail. */

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const ITEMS = 8;
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: ITEMS, varied: 0 });

const as = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });
const query = () => ({ accountId: shop.accountId });
const account = () => ({ params: params(), query: query() });
const listHeld = (cause?: HeldCause) =>
  as().call(pricing.listHeld, { params: params(), query: { ...query(), ...(cause ? { cause } : {}) } });
const holds = async (cause: HeldCause, n: number): Promise<readonly HeldPriceView[]> => {
  await eventually(async () => expect((await listHeld(cause)).list).toHaveLength(n));
  return (await listHeld(cause)).list;
};
const livePrices = async () => new Map([...(await shop.live('US'))].map(([sku, { price }]) => [sku, price]));
/** The SKUs whose live price is no longer the one before. */
const movedSince = async (before: ReadonlyMap<string, string>) =>
  [...(await livePrices())].filter(([sku, price]) => before.get(sku) !== price).map(([sku]) => sku);
/** Prices follow those at home to the cent. */
const saveIncrease = async (percent: number) => {
  const rule = { site: 'US' as const, is_pricing_enabled: true, price_increase: percent, neat_prices: false };
  const place = { params: { ...params(), platform: 'ebay' as const }, query: query() };
  const { changedListings } = await saveRules(as(), place, [{ ...rule, increase_type: 'percent' }]);
  await server.runJob('listings.follow', { userId: shop.owner.userId });
  return changedListings;
};
/** A new price at home, as an import brings it: nobody decides what follows abroad. */
async function changeAtHome(itemIds: readonly number[], change: (minor: number) => number): Promise<void> {
  await withTransaction(database.db, async (tx) => {
    for (const itemId of itemIds) {
      const { price_minor } = await tx
        .selectFrom('items')
        .select('price_minor')
        .where('user_id', '=', shop.owner.userId)
        .where('item_id', '=', itemId)
        .executeTakeFirstOrThrow();
      const price = { price_minor: change(Number(price_minor)) };
      await tx.updateTable('items').set(price).where('item_id', '=', itemId).execute();
      await tx.updateTable('item_units').set(price).where('item_id', '=', itemId).execute();
    }
    const cause = { actor: { kind: 'rule', id: null } as const, why: 'source_changed' as const };
    await repriceListed(tx, shop.owner.userId, itemIds, ['US'], cause);
  });
}
const setCosts = async (itemIds: readonly number[], ...minors: readonly number[]) => {
  await database.pool.query('delete from item_costs where user_id = $1', [shop.owner.userId]);
  for (const itemId of itemIds)
    for (const [index, minor] of minors.entries())
      await database.pool.query(
        `insert into item_costs (user_id, item_id, valid_from, cost_minor, currency) values ($1, $2, current_date - $3::int, $4, 'GBP')`,
        [shop.owner.userId, itemId, 10 - index, minor],
      );
};
const work = async () => {
  const { rows } = await database.pool.query<{ id: number }>('select change_id as id from changes where user_id = $1', [
    shop.owner.userId,
  ]);
  for (const { id: changeId } of rows) await server.runJob('changes.work', { userId: shop.owner.userId, changeId });
};

beforeAll(async () => {
  server.startSender();
  await saveIncrease(10);
  const { runId } = await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, ['US']));
  expect(countOf(await shop.runs.finished(runId), { outcome: 'listed' })).toBe(ITEMS);
});

describe('a held price', () => {
  beforeEach(() => setCosts(shop.itemIds.slice(0, 3), 520, 500, 50));

  it('is listed with its reason, is a matter of the dashboard, and is mailed once; allowed, it leaves once', async () => {
    const itemIds = shop.itemIds.slice(0, 3);
    const before = await livePrices();
    await changeAtHome(itemIds, (minor) => minor - 10);
    const [one, ...others] = await holds('cost_far_from_history', 3);
    if (!one) throw new Error('Nothing is held');
    expect(await livePrices()).toEqual(before);
    expect(one).toMatchObject({ site: 'US', changeKind: 'price', owner: 'rule', floor: null, ceiling: null });
    expect(one.title).not.toBe('');
    expect(one.wanted?.minor).toBeLessThan(one.live?.minor ?? 0);
    expect((await listHeld()).causes).toEqual([{ cause: 'cost_far_from_history', count: 3 }]);
    const { list } = await as().call(dashboards.getTodo, { params: { ...params(), platform: 'all' }, query: {} });
    expect(list.find(({ kind }) => kind === 'heldPrices')?.n).toBe(3);
    const mails = await server.mailsTo(shop.owner.email);
    expect(mails.filter(({ text }) => text.includes('/tools/prices-held'))).toHaveLength(1);

    const { targetKey, site, changeKind, itemId, generation } = one;
    const ref = { targetKey, site, changeKind, itemId, generation };
    const outdated = await as().refused(pricing.allowHeld, { ...account(), body: { ...ref, generation: 0 } });
    expect(outdated).toMatchObject({ error: 'price_not_held' });
    const left = await as().call(pricing.allowHeld, { ...account(), body: ref });
    expect(left.list.map((held) => held.targetKey)).toEqual(others.map((held) => held.targetKey));
    await eventually(async () =>
      expect((await shop.live('US')).get(targetKey)?.price).toBe(((one.wanted?.minor ?? 0) / 100).toFixed(2)),
    );
    const { list: told } = await as().call(history.list, { params: params(), query: { itemId, limit: 20 } });
    expect(told.find(({ field }) => field === 'held-price')).toMatchObject({
      after: one.wanted,
      why: 'held_price_allowed',
    });
    // The next price is judged as always.
    await changeAtHome([itemId], (minor) => minor - 10);
    await holds('cost_far_from_history', 3);
  });

  it('leaves with all others that are held for its reason, by consent to their number', async () => {
    const held = await holds('cost_far_from_history', 3);
    const { changeId } = await as().call(pricing.prepareAllowed, {
      ...account(),
      body: { cause: 'cost_far_from_history' },
    });
    await work();
    const at = { ...params(), changeId };
    const change = await as().call(changes.get, { params: at });
    expect(change).toMatchObject({ state: 'ready', expected: 3 });
    await as().call(changes.confirm, { params: at, body: { expected: 3 } });
    await work();
    await eventually(async () => {
      const live = await shop.live('US');
      for (const { targetKey, wanted } of held)
        expect(live.get(targetKey)?.price).toBe(((wanted?.minor ?? 0) / 100).toFixed(2));
    });
    expect((await listHeld()).list).toEqual([]);
  });

  it('leaves by itself once the figure is right again', async () => {
    await changeAtHome(shop.itemIds.slice(0, 2), (minor) => minor + 10);
    await holds('cost_far_from_history', 2);
    await setCosts(shop.itemIds.slice(0, 2), 520, 500, 505);
    await server.runJob('pricing.send-freed', {});
    const refused = { code: 'price_held' };
    await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
    await eventually(async () => expect((await listHeld()).list).toEqual([]));
    const incidents = async () => (await database.pool.query('select 1 from price_incidents')).rows.length;
    expect(await incidents()).toBe(1);
    await server.runJob('pricing.send-freed', {});
    expect(await incidents()).toBe(0);
  });
});

describe('the highest price of an item', () => {
  it('holds a higher one, refuses it by hand with the figure, and must leave room above the lowest price', async () => {
    await setCosts([]);
    const itemId = shop.itemIds[3] ?? 0;
    const place = { params: { ...params(), itemId } };
    const now = (await shop.product(itemId)).listings.find(({ site }) => site === 'US')?.price?.minor ?? 0;
    const ceilings = [{ site: 'US' as const, minor: now + 5 }];
    const { list } = await as().call(pricing.setFloors, { ...place, body: { ceilings } });
    expect(list.find(({ site }) => site === 'US')?.ceiling).toEqual({ minor: now + 5, currency: 'USD' });
    const above = { site: 'US' as const, minor: now + 6, enabled: true as const };
    expect(await as().refused(pricing.setManual, { ...place, body: { prices: [above] } })).toMatchObject({
      error: 'price_over_ceiling',
    });
    const floors = [{ site: 'US' as const, minor: now + 10 }];
    expect(await as().refused(pricing.setFloors, { ...place, body: { floors } })).toMatchObject({
      error: 'ceiling_under_floor',
    });
    await changeAtHome([itemId], (minor) => Math.round(minor * 1.05) + 100);
    const [held] = await holds('above_ceiling', 1);
    expect(held?.ceiling).toEqual({ minor: now + 5, currency: 'USD' });
    const { targetKey, site, changeKind, generation } = held as HeldPriceView;
    const body = { targetKey, site, changeKind, itemId, generation };
    expect(await as().refused(pricing.allowHeld, { ...account(), body })).toMatchObject({
      error: 'price_not_allowable',
    });
    expect(
      await as().refused(pricing.prepareAllowed, { ...account(), body: { cause: 'above_ceiling' } }),
    ).toMatchObject({ error: 'price_not_allowable' });
    await as().call(pricing.setFloors, { ...place, body: { ceilings: [{ site: 'US', minor: null }] } });
    const refused = { code: 'price_held', cause: 'above_ceiling', sites: ['US'], itemId };
    await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
    await eventually(async () => expect((await listHeld()).list).toEqual([]));
  });
});

/** No price is on its way or held. */
const settled = () =>
  eventually(async () => {
    const { rows } = await database.pool.query(
      `select 1 from desired_states where change_kind = 'price' and state in ('due', 'sending', 'failed')`,
    );
    expect(rows).toEqual([]);
  });

describe('the breaker of an account', () => {
  it('holds what moves when too much has moved, until a person who saw the number lets it leave', async () => {
    await setCosts([]);
    await settled();
    const limits = { largeMove: 1_000, share: 1_000, alwaysAllowed: 2, windowHours: 24 };
    await as().call(pricing.setBreaker, { ...account(), body: limits });
    const before = await livePrices();
    await changeAtHome(shop.itemIds, (minor) => Math.round(minor * 0.7));
    await holds('breaker_open', ITEMS - 2);
    expect(await movedSince(before)).toHaveLength(2);
    const breaker = await as().call(pricing.getBreaker, account());
    expect(breaker).toMatchObject({ ...limits, waiting: ITEMS - 2, opened: { listings: ITEMS } });
    const wrong = await as().refused(pricing.closeBreaker, { ...account(), body: { expected: 1 } });
    expect(wrong).toMatchObject({ error: 'prices_changed' });
    const closed = await as().call(pricing.closeBreaker, { ...account(), body: { expected: ITEMS - 2 } });
    expect(closed.opened).toBeNull();
    const refused = { code: 'price_held', cause: 'breaker_open' };
    await server.runJob('pricing.send-refused', { userId: shop.owner.userId, accountId: shop.accountId, refused });
    await eventually(async () => expect((await listHeld()).list).toEqual([]));
    await eventually(async () => expect(await movedSince(before)).toHaveLength(ITEMS));
    const { rows } = await database.pool.query<{ why: string }>(
      `select why from history where user_id = $1 and field = 'price-breaker' order by history_id desc`,
      [shop.owner.userId],
    );
    expect(rows.map(({ why }) => why)).toEqual(['breaker_closed', 'breaker_opened', 'breaker_set']);
  });

  it('does not count what a person consented to by its number', async () => {
    await as().call(pricing.setBreaker, {
      ...account(),
      body: { largeMove: 1_000, share: 1_000, alwaysAllowed: 2, windowHours: 24 },
    });
    expect(await saveIncrease(40)).toBe(ITEMS);
    await settled();
    expect((await as().call(pricing.getBreaker, account())).opened).toBeNull();
  });
});
