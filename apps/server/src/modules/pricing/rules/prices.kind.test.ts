import {
  type ChangeView,
  changes,
  type PriceSetting,
  pricing,
  type RulesToPrepare,
  type ShownValue,
} from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { saveRules } from '../../../../test/price-rules.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Account } from '../../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

const as = () => server.as(owner);
const config = () => ({ params: { id: owner.userId, platform: 'ebay' as const }, query: {} });
const one = ({ changeId }: ChangeView) => ({ params: { id: owner.userId, changeId } });
const prepare = (body: RulesToPrepare) => as().call(pricing.prepareRules, { ...config(), body });
const items = async (...rules: ItemRule[]): Promise<RulesToPrepare> => {
  const { version } = await as().call(pricing.getItemRules, config());
  return { items: { version, rules } };
};
const rowsOf = async (change: ChangeView) =>
  (await as().call(changes.listRows, { ...one(change), query: {} })).list.map(
    ({ label, site, before, after, state, reason }) => ({
      ...{ label, site, state, reason },
      ...{ before: priceIn(before), after: priceIn(after) },
    }),
  );
/** The price of a value without its margin, which is unknown in these shops. */
function priceIn(shown: ShownValue): ShownValue {
  if (shown === null || typeof shown !== 'object' || !('price' in shown)) return shown;
  expect(shown.marginShare).toBeNull();
  return shown.price;
}
const confirm = (change: ChangeView) =>
  as().call(changes.confirm, { ...one(change), body: { expected: change.expected } });
const follow = () => server.runJob('listings.follow', { userId: owner.userId });

const site = (name: Site, price_increase: number, given: Partial<PriceSetting> = {}): PriceSetting => ({
  ...{ site: name, is_pricing_enabled: true, price_increase, increase_type: 'percent', neat_prices: false },
  ...given,
});
const rule = (given: Partial<ItemRule> = {}): ItemRule => ({
  ...{ id: 1, name: 'Larkrise', isEnabled: true, sites: null, brands: ['Larkrise'], categories: null, priceBand: null },
  ...{
    currency: 'GBP',
    vat: 'keep',
    uplift: { kind: 'percent', basisPoints: 5_000 },
    rounding: {},
    from: null,
    to: null,
  },
  ...given,
});
const euro = (minor: number) => money(minor, 'EUR');

/** An item for 19.99 pounds (23.29 euros), live at its price by the default rule: 25.99 euros. */
async function live(at: Site, brand: string | null = null, minor = 2_599) {
  const item = await buildItem(database.db, account, { brand, title: brand ?? 'Plain' });
  await buildListing(database.db, account, item, { site: at, state: 'L', price: euro(minor) });
  return item;
}
const liveAt = async (itemId: number): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ price_minor: number }>(
    'select price_minor from listings where user_id = $1 and item_id = $2',
    [owner.userId, itemId],
  );
  return rows[0] && Number(rows[0].price_minor);
};
const wanted = async (itemId: number) => {
  const { rows } = await database.pool.query<{ payload: { minor: number } }>(
    `select payload from desired_states where user_id = $1 and item_id = $2 and change_kind = 'price'`,
    [owner.userId, itemId],
  );
  return rows.map(({ payload }) => payload.minor);
};

describe('a change of price rules', () => {
  it('shows each price that it changes, and changes none before consent', async () => {
    const { itemId } = await live('DE');
    await live('FR');
    const change = await prepare({ sites: [site('DE', 20)] });
    expect(change).toMatchObject({ kind: 'prices', state: 'ready', expected: 2 });
    expect(await rowsOf(change)).toEqual([
      { label: 'DE', site: null, before: 'DE +10 % .99', after: 'DE +20 %', state: 'ready', reason: null },
      { label: 'Plain', site: 'DE', before: euro(2_599), after: euro(2_795), state: 'ready', reason: null },
    ]);
    expect(await liveAt(itemId)).toBe(2_599);
    expect(await confirm(change)).toMatchObject({ state: 'done', counts: { done: 2 } });
    expect(await liveAt(itemId)).toBe(2_795);
    expect(await wanted(itemId)).toEqual([2_795]);
  });

  it('for some items changes the prices of those that fit, and no other', async () => {
    const [fits, other] = [await live('DE', 'Larkrise'), await live('DE', 'Acme')];
    const rounding = { EUR: { ending: 95, direction: 'down' } } as const;
    const change = await prepare(await items(rule({ rounding })));
    // 23.29 and 50 % more is 34.94; the next .95 below is 33.95.
    expect((await rowsOf(change)).slice(1)).toMatchObject([{ label: 'Larkrise', after: euro(3_395), state: 'ready' }]);
    await confirm(change);
    expect([await liveAt(fits.itemId), await liveAt(other.itemId)]).toEqual([3_395, 2_599]);
    const { rules, version } = await as().call(pricing.getItemRules, config());
    expect([rules, version]).toEqual([[rule({ rounding })], 1]);
  });

  it('names the rule that makes a price, also if it makes the same price', async () => {
    const { itemId } = await live('DE', 'Larkrise');
    const madeBy = async () => {
      const { rows } = await database.pool.query<{ name: string | null }>(
        `select price_breakdown->'byItems'->>'name' as name from listings where item_id = $1`,
        [itemId],
      );
      return rows[0]?.name;
    };
    await confirm(await prepare(await items(rule())));
    expect(await madeBy()).toBe('Larkrise');
    await confirm(await prepare(await items(rule({ name: 'Wooden toys' }))));
    await follow();
    expect(await madeBy()).toBe('Wooden toys');
    expect(await liveAt(itemId)).toBe(3_494);
  });

  it('lets the first rule in the seller’s order decide', async () => {
    const { itemId } = await live('DE', 'Larkrise');
    const all = rule({ id: 2, name: 'All', brands: null, uplift: { kind: 'percent', basisPoints: 0 } });
    await confirm(await prepare(await items(all, rule())));
    expect(await liveAt(itemId)).toBe(2_329);
    await confirm(await prepare(await items(rule(), all)));
    expect(await liveAt(itemId)).toBe(3_494);
  });

  it('names manual prices that stand against it, and leaves them', async () => {
    const { itemId } = await live('DE');
    const prices = [{ site: 'DE' as const, minor: 3_000, enabled: true as const }];
    await as().call(pricing.setManual, { params: { id: owner.userId, itemId }, body: { prices } });
    const change = await prepare({ sites: [site('DE', 20)] });
    expect((await rowsOf(change))[1]).toMatchObject({
      ...{ before: euro(3_000), after: euro(2_795), state: 'refused', reason: 'manual_price' },
    });
    await confirm(change);
    await follow();
    expect(await liveAt(itemId)).toBe(3_000);
  });

  it('warns of steep falls and of prices below the lowest price', async () => {
    await live('DE');
    await live('FR');
    await saveRules(as(), config(), [site('FR', 10, { neat_prices: true, floor: 2_500 })]);
    const change = await prepare({ sites: [site('DE', -30), site('FR', 0)] });
    expect((await rowsOf(change)).map(({ reason }) => reason)).toEqual([null, 'steep_fall', 'below_floor']);
  });

  it('skips what moved after the preview, and lets it follow the rule at the end', async () => {
    const [moved, kept] = [await live('DE'), await live('DE')];
    const change = await prepare({ sites: [site('DE', 20)] });
    await database.pool.query('update listings set price_minor = 2700 where item_id = $1', [moved.itemId]);
    const late = await live('DE');
    expect(await confirm(change)).toMatchObject({ counts: { done: 2, skipped: 1 } });
    expect(await liveAt(moved.itemId)).toBe(2_700);
    await follow();
    const all = [moved, kept, late].map(({ itemId }) => liveAt(itemId));
    expect(await Promise.all(all)).toEqual([2_795, 2_795, 2_795]);
  });

  it('does nothing if the rules were changed after the preview', async () => {
    const { itemId } = await live('DE');
    const change = await prepare({ sites: [site('DE', 20)] });
    await saveRules(as(), config(), [site('DE', 30)]);
    await follow();
    const three = await liveAt(itemId);
    expect(await confirm(change)).toMatchObject({ state: 'done', counts: { done: 0, skipped: 2 } });
    await follow();
    expect(await liveAt(itemId)).toBe(three);
    const { rules } = await as().call(pricing.getConfig, { ...config(), query: { site: 'DE' } });
    expect(rules[0]?.price_increase).toBe(30);
  });

  it('does not save over rules for items that the seller has not seen', async () => {
    const seen = await items(rule());
    await confirm(await prepare(seen));
    expect(await as().refused(pricing.prepareRules, { ...config(), body: seen })).toMatchObject({
      ...{ status: 409, error: 'rules_changed' },
    });
  });

  it('is undone by a new preview of the prices under the rules before, by today’s prices at home', async () => {
    const { itemId } = await live('DE', 'Larkrise');
    const change = await prepare(await items(rule()));
    await confirm(change);
    await database.pool.query('update items set price_minor = 1000 where item_id = $1', [itemId]);
    const undo = await as().call(changes.undo, one(change));
    // 11.65 and 10 % more is 12.82, neat 12.99.
    expect((await rowsOf(undo))[1]).toMatchObject({ before: euro(3_494), after: euro(1_299), state: 'warned' });
    await confirm(undo);
    expect(await liveAt(itemId)).toBe(1_299);
    expect((await as().call(pricing.getItemRules, config())).rules).toEqual([]);
  });
});

describe('a rule with days', () => {
  const runDay = () => server.runJob('pricing.follow-days', {});

  it('begins and ends by itself, by the calendar of each site', async () => {
    const { itemId } = await live('DE', 'Larkrise');
    const [past, future] = ['2000-01-01', '2999-01-01'];
    await confirm(await prepare(await items(rule({ from: future }))));
    expect(await liveAt(itemId)).toBe(2_599);
    // The day of the site is set back, as if the rule began between then and today.
    await database.pool.query(
      `update price_rule_lists set rules = jsonb_set(rules, '{0,from}', '"2001-01-01"'),
        days = jsonb_set(days, '{DE}', to_jsonb($1::text))`,
      [past],
    );
    await runDay();
    await follow();
    expect(await liveAt(itemId)).toBe(3_494);
    await database.pool.query(
      `update price_rule_lists set rules = jsonb_set(rules, '{0,to}', '"2002-01-01"'),
        days = jsonb_set(days, '{DE}', '"2001-06-01"')`,
    );
    await runDay();
    await follow();
    expect(await liveAt(itemId)).toBe(2_599);
  });

  it('that neither begins nor ends makes no listing follow', async () => {
    await live('DE', 'Larkrise');
    await confirm(await prepare(await items(rule({ from: '2000-01-01' }))));
    await follow();
    await database.pool.query(`update price_rule_lists set days = jsonb_set(days, '{DE}', '"2001-06-01"')`);
    await runDay();
    const { rows } = await database.pool.query('select from listing_followers where user_id = $1', [owner.userId]);
    expect(rows).toEqual([]);
  });
});
