import {
  type Assumptions,
  type ChangeView,
  changes,
  costs,
  type FloorsToPrepare,
  history,
  pricing,
  products,
  shipping,
} from '@quayside/contract';
import { DAY_MS, money, type Site } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Account } from '../../accounts/index.ts';
import { gatePrices } from '../../dispatch/gate.ts';
import type { Item } from '../../products/index.ts';
import { createGateSource } from '../gate/gate-source.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
});

const as = () => server.as(owner);
const params = () => ({ id: owner.userId });
const place = () => ({ params: { ...params(), platform: 'ebay' as const }, query: {} });
const one = ({ changeId }: ChangeView) => ({ params: { ...params(), changeId } });
const euro = (minor: number) => money(minor, 'EUR');
const today = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

const rule = (given: Partial<FloorRule> = {}): FloorRule => ({
  ...{ id: 1, name: 'Larkrise', isEnabled: true, sites: null, brands: ['Larkrise'], categories: null, priceBand: null },
  ...{ currency: 'GBP', floor: { kind: 'margin', basisPoints: 2_000 } },
  ...given,
});

/** An item for 19.99 pounds, on sale abroad at a price. */
async function live(brand: string, minor: number, at: Site = 'DE', owned: 'rule' | 'manual' = 'rule'): Promise<Item> {
  const item = await buildItem(database.db, account, { brand, title: brand, categoryPath: ['Toys', 'Wooden trains'] });
  await buildListing(database.db, account, item, { site: at, state: 'L', price: euro(minor) });
  await database.pool.query(
    `update listings set live_from_minor = $3, live_currency = 'EUR', price_owner = $4 where user_id = $1 and item_id = $2`,
    [owner.userId, item.itemId, minor, owned],
  );
  if (owned === 'manual') {
    await database.pool.query(
      `insert into manual_prices (user_id, item_id, site, unit_id, price_minor, currency, is_enabled, source_price_minor)
       values ($1, $2, $3, 0, $4, 'EUR', true, 1999)`,
      [owner.userId, item.itemId, at, minor],
    );
  }
  return item;
}

const SOLD: Assumptions = {
  ...{ vatScheme: 'oss', vatRate: null, commission: 1_200, adRate: 300 },
  ...{ returnShare: 0, returnCost: null, costShare: null },
};

/** Everything but the cost of a piece is known. */
async function assume(): Promise<void> {
  await as().call(costs.setAssumptions, {
    ...{ params: params(), query: { accountId: account.accountId } },
    body: { site: null, validFrom: today(), assumptions: SOLD },
  });
  await as().call(shipping.create, {
    params: params(),
    body: {
      ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
      rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 250, additional_cost: 0 }],
    },
  });
}
const setCost = ({ itemId }: Item, minor: number | null) =>
  as().call(costs.setOfItem, {
    params: { ...params(), itemId },
    body: { validFrom: today(), cost: minor === null ? null : money(minor, 'GBP'), isMeant: true },
  });
const marginAt = async ({ itemId }: Item, site: Site) =>
  (await as().call(costs.listMargins, { params: { ...params(), itemId } })).list.find((found) => found.site === site);

async function prepare(rules: readonly FloorRule[], below?: FloorsToPrepare['below']): Promise<ChangeView> {
  const { version } = await as().call(pricing.getFloorRules, place());
  return as().call(pricing.prepareFloorRules, {
    ...place(),
    body: { version, rules, ...(below ? { below } : {}) },
  });
}
const rowsOf = async (change: ChangeView) =>
  (await as().call(changes.listRows, { ...one(change), query: {} })).list.map(
    ({ label, site, before, after, state, reason }) => ({ label, site, before, after, state, reason }),
  );
const confirm = (change: ChangeView) =>
  as().call(changes.confirm, { ...one(change), body: { expected: change.expected } });
const follow = () => server.runJob('listings.follow', { userId: owner.userId });
const listingOf = async ({ itemId }: Item) => {
  const { rows } = await database.pool.query<{ minor: number; owner: string; end: boolean }>(
    `select price_minor as minor, price_owner as owner, exists (select from desired_states d where d.user_id = l.user_id
       and d.item_id = l.item_id and d.change_kind = 'end') as end from listings l where user_id = $1 and item_id = $2`,
    [owner.userId, itemId],
  );
  return rows[0] && { minor: Number(rows[0].minor), owner: rows[0].owner, end: rows[0].end };
};
const floorOf = async ({ itemId }: Item, site: Site = 'DE') =>
  (await as().call(pricing.getFloors, { params: { ...params(), itemId } })).list.find((found) => found.site === site);
/** The items that the product list finds below their lowest price, after what is stored with the margins was worked out as the change asked. */
const belowFloor = async (site?: Site) => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from margin_runs where user_id = $1 and wanted_at > coalesce(done_at, '-infinity')`,
    [owner.userId],
  );
  if (rows[0]?.n === 1) await server.runJob('costs.work-out', { userId: owner.userId });
  const query = { accountId: account.accountId, eligibility: 'belowFloor' as const, ...(site ? { site } : {}) };
  const { list } = await as().call(products.list, { params: { ...params(), platform: 'ebay' }, query });
  return list.map(({ id }) => id).toSorted((a, b) => a - b);
};
/** What the price gate says of a price. */
const judged = async ({ itemId }: Item, minor: number) => {
  const [verdict] = await withTransaction(database.db, (tx) =>
    gatePrices(tx, createGateSource({ clock: { now: () => new Date() } }), account, [
      {
        ...{ itemId, site: 'DE', targetKey: `key-${itemId}`, price: euro(minor), owner: 'manual' },
        ...{ isConsented: true, isAllowed: false },
      },
    ]),
  );
  return verdict && !verdict.ok ? verdict.reason.code : 'leaves';
};

describe('a lowest price for some items', () => {
  it('names every listing on sale below it, whoever made its price, and raises, ends or keeps each as chosen', async () => {
    const ruled = await live('Larkrise', 1_500);
    const manual = await live('Larkrise', 1_400, 'DE', 'manual');
    const kept = await live('Larkrise', 1_300);
    const other = await live('Acme', 1_000);
    const floor = rule({ floor: { kind: 'amount', minor: 3_000 } });
    const { version } = await as().call(pricing.getFloorRules, place());
    const preview = await as().call(pricing.previewFloorRules, { ...place(), body: { version, rules: [floor] } });
    // 30 pounds at the bundled rate.
    const at = euro(3_496);
    expect(preview).toMatchObject({ below: { count: 3 }, unknown: 0, unreachable: 0 });
    expect(preview.below.list.map(({ live: asked, floor: lowest, owner: by }) => [asked.minor, lowest, by])).toEqual([
      [1_300, at, 'rule'],
      [1_400, at, 'manual'],
      [1_500, at, 'rule'],
    ]);
    const change = await prepare([floor], {
      choice: 'raise',
      except: [{ itemId: kept.itemId, site: 'DE', choice: 'keep' }],
    });
    expect(await rowsOf(change)).toMatchObject([
      { label: 'Larkrise', site: null, before: null, after: '1. Larkrise 30.00 GBP', state: 'ready' },
      { after: at, state: 'ready' },
      { before: euro(1_400), after: at, state: 'ready' },
      { state: 'refused', reason: 'stays_below_floor' },
    ]);
    expect(await floorOf(ruled)).toMatchObject({ byItems: null });
    expect(await confirm(change)).toMatchObject({ state: 'done', counts: { done: 3 } });
    await follow();
    expect(await listingOf(ruled)).toMatchObject({ minor: 3_496, owner: 'floor' });
    expect(await listingOf(manual)).toMatchObject({ minor: 3_496, owner: 'floor' });
    expect((await listingOf(kept))?.owner).not.toBe('floor');
    expect(await listingOf(other)).toMatchObject({ end: false });
    // Raised prices have not been sent yet.
    expect(await belowFloor()).toEqual([ruled.itemId, manual.itemId, kept.itemId]);
    expect(await belowFloor('FR')).toEqual([]);
    expect([await judged(ruled, 3_495), await judged(ruled, 3_496), await judged(other, 1)]).toEqual([
      'price_below_floor',
      'leaves',
      'leaves',
    ]);
  });

  it('ends what the seller wants to end, and an undo puts back the floors and the prices that it raised', async () => {
    const raised = await live('Larkrise', 1_500, 'DE', 'manual');
    const ended = await live('Larkrise', 1_400);
    const floor = rule({ floor: { kind: 'share', basisPoints: 20_000 } });
    const change = await prepare([floor], {
      choice: 'raise',
      except: [{ itemId: ended.itemId, site: 'DE', choice: 'end' }],
    });
    expect((await rowsOf(change))[2]).toMatchObject({ after: { word: 'ended' }, state: 'warned', reason: 'ends' });
    await confirm(change);
    expect(await listingOf(ended)).toMatchObject({ end: true });
    // Twice 19.99 pounds.
    expect(await listingOf(raised)).toMatchObject({ minor: 4_659, owner: 'floor' });
    const undo = await as().call(changes.undo, one(change));
    expect((await rowsOf(undo))[1]).toMatchObject({ before: euro(4_659), after: euro(1_500), state: 'ready' });
    await confirm(undo);
    expect(await listingOf(raised)).toMatchObject({ minor: 1_500, owner: 'manual' });
    expect(await as().call(pricing.getFloorRules, place())).toMatchObject({ rules: [], version: 2 });
    const { list } = await as().call(history.list, { params: params(), query: { itemId: raised.itemId } });
    expect(list.map(({ field }) => field)).toContain('price');
  });

  it('follows from cost, fees, VAT and the wanted margin: no price below it earns that, and at it one does', async () => {
    await assume();
    const item = await live('Larkrise', 900);
    await setCost(item, 500);
    await confirm(await prepare([rule()]));
    const floor = (await floorOf(item))?.byItems?.floor;
    const sell = async (minor: number) => {
      await as().call(pricing.setManual, {
        params: { ...params(), itemId: item.itemId },
        body: { prices: [{ site: 'DE', minor, enabled: true }], expected: 1 },
      });
      return marginAt(item, 'DE');
    };
    const at = floor?.minor ?? 0;
    expect(at).toBeGreaterThan(1_000);
    const earned = await sell(at);
    const net = (earned?.terms ?? [])
      .filter(({ term }) => ['price', 'shipping_paid', 'vat'].includes(term))
      .reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0);
    expect((earned?.margin?.minor ?? 0) / net).toBeGreaterThanOrEqual(0.2);
    const under = await as().refused(pricing.setManual, {
      params: { ...params(), itemId: item.itemId },
      body: { prices: [{ site: 'DE', minor: at - 1, enabled: true }] },
    });
    expect(under).toMatchObject({ error: 'price_under_floor' });
    expect([await judged(item, at - 1), await judged(item, at)]).toEqual(['price_below_floor', 'leaves']);
    // The gate works the floor out anew: a cost that was saved a moment ago counts.
    await setCost(item, 800);
    expect(await judged(item, at)).toBe('price_below_floor');
    await confirm(await prepare([rule({ floor: { kind: 'margin', basisPoints: 0 } })]));
    expect((await floorOf(item))?.byItems?.floor).toEqual((await marginAt(item, 'DE'))?.breakEven);
  });

  it('is none while the cost is unknown, and says what is lacking; nothing counts as 0', async () => {
    await assume();
    const item = await live('Larkrise', 900);
    const { version } = await as().call(pricing.getFloorRules, place());
    const body = { version, rules: [rule()] };
    expect(await as().call(pricing.previewFloorRules, { ...place(), body })).toEqual({
      ...{ below: { count: 0, list: [] }, unknown: 1, unreachable: 0 },
      lacks: [{ lack: 'unit_cost', listings: 1 }],
    });
    await confirm(await prepare([rule()]));
    expect((await floorOf(item))?.byItems).toEqual({ name: 'Larkrise', floor: null, lacks: ['unit_cost'] });
    expect(await judged(item, 1)).toBe('leaves');
  });

  it('that no price can keep is none, and is counted apart', async () => {
    await assume();
    const item = await live('Larkrise', 900);
    await setCost(item, 500);
    const { version } = await as().call(pricing.getFloorRules, place());
    const body = { version, rules: [rule({ floor: { kind: 'margin', basisPoints: 9_000 } })] };
    expect(await as().call(pricing.previewFloorRules, { ...place(), body })).toMatchObject({
      ...{ unknown: 0, unreachable: 1 },
    });
  });

  it('keeps a raised price when its cost is removed: a missing figure lowers no price', async () => {
    await assume();
    const item = await live('Larkrise', 900, 'DE', 'manual');
    await setCost(item, 500);
    await confirm(await prepare([rule()], { choice: 'raise' }));
    const raised = await listingOf(item);
    await setCost(item, null);
    await server.runJob('listings.follow', { userId: owner.userId });
    await follow();
    expect(await listingOf(item)).toEqual(raised);
    expect(raised?.owner).toBe('floor');
  });

  it('gives way to the floor of the item, and the higher one of those of rules counts', async () => {
    const item = await live('Larkrise', 5_000);
    const [low, high] = [
      rule({ floor: { kind: 'amount', minor: 1_000 } }),
      rule({ floor: { kind: 'amount', minor: 3_000 } }),
    ];
    await confirm(await prepare([low]));
    expect([await judged(item, 1_164), await judged(item, 1_165)]).toEqual(['price_below_floor', 'leaves']);
    await confirm(await prepare([high]));
    expect(await judged(item, 3_495)).toBe('price_below_floor');
    await as().call(pricing.setFloors, {
      params: { ...params(), itemId: item.itemId },
      body: { floors: [{ site: 'DE', minor: 2_000 }] },
    });
    expect([await judged(item, 1_999), await judged(item, 2_000)]).toEqual(['price_below_floor', 'leaves']);
  });

  it('finds what is below it in the product list, until the item has a lower floor of its own or the rule is gone', async () => {
    const [one, other] = [await live('Larkrise', 1_300), await live('Larkrise', 1_400)];
    await confirm(await prepare([rule({ floor: { kind: 'amount', minor: 3_000 } })], { choice: 'keep', except: [] }));
    expect(await belowFloor('DE')).toEqual([one.itemId, other.itemId]);
    const { list } = await as().call(products.list, { params: { ...params(), platform: 'ebay' }, query: {} });
    expect(list.map(({ translations }) => translations.DE?.priceGap)).toEqual(['kept_below_floor', 'kept_below_floor']);
    await as().call(pricing.setFloors, {
      params: { ...params(), itemId: one.itemId },
      body: { floors: [{ site: 'DE', minor: 1_000 }] },
    });
    expect(await belowFloor('DE')).toEqual([other.itemId]);
    await confirm(await prepare([]));
    expect(await belowFloor('DE')).toEqual([]);
  });

  it('is not saved over floors that somebody else has changed since', async () => {
    await confirm(await prepare([rule()]));
    const stale = { ...place(), body: { version: 0, rules: [] } };
    expect(await as().refused(pricing.prepareFloorRules, stale)).toMatchObject({ status: 409, error: 'rules_changed' });
    expect(await as().refused(pricing.previewFloorRules, stale)).toMatchObject({ error: 'rules_changed' });
    const late = await prepare([]);
    await confirm(await prepare([rule({ name: 'Other' })]));
    const done = await as().call(changes.confirm, { ...one(late), body: { expected: 1 } });
    expect(done).toMatchObject({ counts: { skipped: 1 } });
    expect((await as().call(pricing.getFloorRules, place())).rules).toMatchObject([{ name: 'Other' }]);
  });
});
