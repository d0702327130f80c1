import { type Assumptions, type ChangeView, changes, costs, pricing, shipping } from '@quayside/contract';
import { DAY_MS, money } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Account } from '../../accounts/index.ts';
import type { Item } from '../../products/index.ts';

/* Price rules that want a margin, and what prices earn before and after a change of rules. */

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

const as = () => server.as(owner);
const params = () => ({ id: owner.userId });
const place = () => ({ params: { ...params(), platform: 'ebay' as const }, query: {} });
const one = ({ changeId }: ChangeView) => ({ params: { ...params(), changeId } });
const yesterday = () => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

const SOLD: Assumptions = {
  ...{ vatScheme: 'oss', vatRate: null, commission: 1_200, adRate: 300 },
  ...{ returnShare: 0, returnCost: null, costShare: null },
};
const rule = (given: Partial<ItemRule> = {}): ItemRule => ({
  ...{ id: 1, name: 'Earn 20 %', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null },
  ...{
    currency: 'GBP',
    vat: 'keep',
    uplift: { kind: 'margin', basisPoints: 2_000 },
    rounding: {},
    from: null,
    to: null,
  },
  ...given,
});

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  await as().call(costs.setAssumptions, {
    ...{ params: params(), query: { accountId: account.accountId } },
    body: { site: null, validFrom: yesterday(), assumptions: SOLD },
  });
  await as().call(shipping.create, {
    params: params(),
    body: {
      ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
      rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 250, additional_cost: 0 }],
    },
  });
});

async function live(title: string, cost: number | null): Promise<Item> {
  const item = await buildItem(database.db, account, { title, categoryPath: ['Toys', 'Wooden trains'] });
  await buildListing(database.db, account, item, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
  if (cost !== null) await setCost(item, cost);
  return item;
}
const setCost = ({ itemId }: Item, minor: number) =>
  as().call(costs.setOfItem, {
    params: { ...params(), itemId },
    body: { validFrom: yesterday(), cost: money(minor, 'GBP'), isMeant: true },
  });
const marginOf = async ({ itemId }: Item) =>
  (await as().call(costs.listMargins, { params: { ...params(), itemId } })).list.find(({ site }) => site === 'DE');
const prepare = async (...rules: ItemRule[]) => {
  const { version } = await as().call(pricing.getItemRules, place());
  return as().call(pricing.prepareRules, { ...place(), body: { items: { version, rules } } });
};
const rowsOf = async (change: ChangeView) => (await as().call(changes.listRows, { ...one(change), query: {} })).list;
const confirm = (change: ChangeView) =>
  as().call(changes.confirm, { ...one(change), body: { expected: change.expected } });

describe('a price rule that wants a margin', () => {
  it('makes the lowest price that earns it, shows what each price earns before and after, and keeps to what it showed', async () => {
    const item = await live('Train', 500);
    const before = await marginOf(item);
    const change = await prepare(rule());
    const [, row] = await rowsOf(change);
    expect(row?.before).toEqual({ price: money(2_599, 'EUR'), marginShare: before?.marginShare });
    const shown = row?.after as { readonly price: { readonly minor: number }; readonly marginShare: number };
    expect(shown.price.minor).toBeLessThan(2_599);
    expect(shown.marginShare).toBeGreaterThanOrEqual(2_000);
    expect(shown.marginShare).toBeLessThan(2_020);
    await confirm(change);
    expect(await marginOf(item)).toMatchObject({ price: shown.price, marginShare: shown.marginShare });
  });

  it('makes no price of an item whose margin is unknown: that follows the next rule, and its margin is shown as unknown', async () => {
    await live('Without a cost', null);
    const next = rule({ id: 2, name: 'Next', uplift: { kind: 'percent', basisPoints: 5_000 } });
    const change = await prepare(rule(), next);
    expect((await rowsOf(change))[1]).toMatchObject({
      before: { marginShare: null },
      after: { price: money(3_494, 'EUR'), marginShare: null },
    });
  });

  it('is worked out for the first item that it fits, and says what is lacking', async () => {
    const item = await live('Train', null);
    const ask = () => as().call(pricing.workExample, { ...place(), body: { rule: rule({ sites: ['DE'] }) } });
    expect(await ask()).toEqual({
      item: { itemId: item.itemId, title: 'Train', price: money(1_999, 'GBP') },
      sites: [{ site: 'DE', price: null, marginShare: null, lacks: ['unit_cost'] }],
    });
    await setCost(item, 500);
    const { sites } = await ask();
    expect(sites[0]?.marginShare).toBeGreaterThanOrEqual(2_000);
    const never = { ...place(), body: { rule: rule({ brands: ['Nobody’s'] }) } };
    expect(await as().call(pricing.workExample, never)).toEqual({ item: null, sites: [] });
  });

  it('counts the rate at which the listing is promoted now, not the one that is assumed', async () => {
    const item = await live('Train', 500);
    const priceOf = async () => {
      const [, row] = await rowsOf(await prepare(rule()));
      const shown = row?.after as { readonly price: { readonly minor: number } };
      return shown.price.minor;
    };
    const assumed = await priceOf();
    await database.pool.query(
      `insert into ad_campaigns (user_id, account_id, site, number, is_own, name, wanted, state, due_at)
       values ($1, $2, 'DE', 1, true, 'Promoted', 'running', 'running', now())`,
      [owner.userId, account.accountId],
    );
    await database.pool.query(
      `insert into ads (user_id, account_id, site, item_id, listing_id, wanted, sent, state) values ($1, $2, 'DE', $3, 'L-1', 1000, 1000, 'done')`,
      [owner.userId, account.accountId, item.itemId],
    );
    const promoted = await priceOf();
    expect(promoted).toBeGreaterThan(assumed);
    await confirm(await prepare(rule()));
    const { price, marginShare } = (await marginOf(item)) ?? {};
    expect(price?.minor).toBe(promoted);
    expect(marginShare).toBeGreaterThanOrEqual(2_000);
    expect(marginShare).toBeLessThan(2_020);
  });
});
