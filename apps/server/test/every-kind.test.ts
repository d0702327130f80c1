import { createEbayConnector } from '@quayside/connector-ebay';
import {
  blacklist,
  changes,
  costs,
  descriptions,
  type MarketState,
  markets,
  type PriceAdjustment,
  pricing,
  productSettings,
  products,
  promotions,
  type RepricerRuleInput,
  repricer,
  type StockAdjustment,
  type StockLimitsInput,
  sheets,
  shipping,
  siteTitles,
  tags,
} from '@quayside/contract';
import type { STANDARD_SETTINGS } from '@quayside/kernel/product-settings';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../src/modules/accounts/index.ts';
import { ensureEntitlement } from '../src/modules/entitlements/index.ts';
import type { Item } from '../src/modules/products/index.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import { buildAccount } from './factories/account.ts';
import { buildItems } from './factories/item.ts';
import { buildListing } from './factories/listing.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { buildRepriced, repricerRule, setFloors } from './repricing.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';

/*
 * Every kind of previewed change, as sellers use it: what is taken back ends where it began. `HISTORIES=100` tries that many random
 * histories.
 */

const HISTORIES = Number(process.env.HISTORIES ?? 25);

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

const TITLES = ['Toy gun', 'Toy train', 'Wooden train'];
const WORDS = ['gun', 'train', 'submarine'] as const;
const SITE = 'DE' as const;

let owner: TestLogin;
let account: Account;
let items: readonly Item[];
/** On Amazon, with one live listing. */
let repriced: Account;
let profiles: readonly number[];

const as = () => server.as(owner);
const user = () => ({ id: owner.userId });
const at = (changeId: number) => ({ ...user(), changeId });
const site = () => ({ ...user(), site: SITE });
const ebay = () => ({ ...user(), platform: 'ebay' as const });
const ofAccount = () => ({ ...user(), accountId: account.accountId });
const ofRepriced = () => ({ ...user(), accountId: repriced.accountId });
const today = () => new Date().toISOString().slice(0, 10);
/** Nothing was sold for a month: a step down. */
const SLOW: RepricerRuleInput = {
  ...repricerRule,
  strategy: { kind: 'velocity', days: 1, slow: 1, fast: 5, step: { in: 'percent', basisPoints: 1_000 } },
};
const idOf = (index: number) => items[index]?.itemId ?? 0;

const mayPromoteAtHome = (userId: number) =>
  withTransaction(database.db, async (tx) => {
    for (const name of ['can_onboard_to_epl_domestic', 'can_manage_epl_domestic_ad_rate_strategies'] as const)
      await ensureEntitlement(tx, userId, name);
  });

async function buildShop(): Promise<void> {
  owner = await buildOwner(database.db);
  await mayPromoteAtHome(owner.userId);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    TITLES.map((title, at) => ({ title, sku: `SKU-${at}`, externalId: `item-${at}` })),
  );
  const [live] = items;
  if (live) await buildListing(database.db, account, live, { site: SITE, state: 'L' });
  const rate = {
    region: 'EU',
    country: null,
    service: 'STANDARD',
    type: 'flat',
    cost: 790,
    additional_cost: 0,
  } as const;
  const profile = { currency: 'GBP', handling_time: 3, free_shipping: false, rates: [rate] } as const;
  const regions = [{ code: 'EU' as const, countries: [] }];
  const made: number[] = [];
  for (const name of ['Letter', 'Parcel']) {
    made.push((await as().call(shipping.create, { params: user(), body: { ...profile, regions, name } })).id);
  }
  profiles = made;
}

/** A listing for the repricer. */
async function buildRepricing(): Promise<void> {
  repriced = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
  await setFloors(database.db, owner.userId, await buildRepriced(database.db, repriced, SITE, 1), SITE, 1_500);
  const params = ofRepriced();
  await as().call(repricer.switch, { params, body: { isEnabled: true } });
  await as().call(repricer.createRule, { params, body: SLOW });
}

/** Everything that changes of any kind change, by the name of the thing. */
type Values = ReadonlyMap<string, string>;

async function readValues(): Promise<Values> {
  const { rows } = await database.pool.query<{ name: string; value: string }>(
    `select 'block ' || item_id as name, (position('M' in blacklisting_reason) > 0)::text as value from items where user_id = $1
     union all select 'profile ' || i.item_id, coalesce(s.profile_id::text, '') from items i
       left join item_shipping s using (user_id, item_id) where user_id = $1
     union all select 'weight ' || item_id, weight_grams::text from item_shipping
       where user_id = $1 and weight_grams is not null
     union all select 'keyword ' || keyword, match from keywords where user_id = $1
     union all select 'description ' || site, choice from description_settings where user_id = $1
     union all select 'price ' || item_id || ' ' || site, price_minor::text from manual_prices where user_id = $1 and is_enabled
     union all select 'stock ' || item_id, on_hand::text from stock_levels where user_id = $1 and on_hand > 0
     union all select 'tags ' || i.item_id, string_agg(t.folded, ' ' order by t.folded) from item_tags i
       join tags t using (user_id, tag_id) where user_id = $1 group by i.item_id
     union all select 'vat free', 'true' from product_settings where user_id = $1 and site = '' and vat_free
     union all select 'free shipping', 'true' from product_settings where user_id = $1 and site = '' and free_shipping
     union all select 'limits ' || site, concat_ws(' ', percent, buffer, maximum) from stock_limits
       where user_id = $1 and (percent, buffer, coalesce(maximum, 0)) <> (100, 0, 0)
     union all select 'market ' || site, state from markets where user_id = $1 and state <> 'open'
     union all select 'floors', rules::text from price_floor_lists where user_id = $1 and rules <> '[]'
     union all select 'cost ' || item_id, cost_minor::text from item_costs where user_id = $1
     union all select 'repriced ' || item_id, live_rule_id::text from repricer_listings where user_id = $1 and live_rule_id is not null
     union all select 'not promoted ' || item_id, 'true' from ad_items where user_id = $1 and is_excluded
     union all select 'promoted ' || site, strategy::text from ad_markets where user_id = $1 and state <> 'closed'
     union all select 'title ' || item_id, translation from manual_titles where user_id = $1`,
    [owner.userId],
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

const keyword = { language: 'en', fields: ['title'], exceptions: [] } as const;

/** The changes of each kind. Each says what a seller wants of things; what is so already is no change. */
const WANTED = {
  async block(indexes: readonly number[], blocked: boolean) {
    const body = { accountId: account.accountId, itemIds: indexes.map(idOf), blocked };
    return confirm(await as().call(products.prepareBlocking, { params: ebay(), body }));
  },
  async assign(indexes: readonly number[], profile: number | null) {
    const profileId = profile === null ? null : (profiles[profile] ?? null);
    const body = { platform: 'ebay' as const, itemIds: indexes.map(idOf), profileId };
    return confirm(await as().call(shipping.prepareAssignment, { params: user(), body }));
  },
  async weigh(indexes: readonly number[], weight: number | null) {
    const body = { platform: 'ebay' as const, itemIds: indexes.map(idOf), weight };
    return confirm(await as().call(shipping.prepareWeight, { params: user(), body }));
  },
  async price(indexes: readonly number[], adjustment: PriceAdjustment) {
    const body = { accountId: account.accountId, itemIds: indexes.map(idOf), sites: [SITE, 'FR'] as const, adjustment };
    return confirm(await as().call(pricing.prepareManual, { params: ebay(), body }));
  },
  async count(indexes: readonly number[], adjustment: StockAdjustment) {
    const body = { accountId: account.accountId, itemIds: indexes.map(idOf), adjustment };
    return confirm(await as().call(products.prepareStock, { params: ebay(), body }));
  },
  async tag(indexes: readonly number[], add: readonly string[], remove: readonly string[]) {
    const body = { accountId: account.accountId, itemIds: indexes.map(idOf), add, remove };
    return confirm(await as().call(tags.prepareSelected, { params: ebay(), body }));
  },
  async replace(indexes: readonly number[], find: string, replace: string) {
    const given = { accountId: account.accountId, itemIds: indexes.map(idOf), sites: [SITE], isExact: false };
    return confirm(
      await as().call(siteTitles.prepareReplacement, { params: ebay(), body: { ...given, find, replace } }),
    );
  },
  async list(word: string, match: 'word' | 'prefix') {
    const given = { ...keyword, match };
    const isThere = (await readValues()).has(`keyword ${word}`);
    const params = { ...ebay(), keyword: word };
    const changed = { ...given, keyword: word, platform: 'ebay' as const };
    const added = { ...given, keywords: [word] };
    const { items, live, listings } = isThere
      ? await as().call(blacklist.previewUpdate, { params, body: changed })
      : await as().call(blacklist.preview, { params: ebay(), body: added });
    const expected = { items, live, listings };
    if (isThere) await as().call(blacklist.update, { params, body: { ...changed, expected } });
    else await as().call(blacklist.create, { params: ebay(), body: { ...added, expected } });
  },
  async unlist(word: string) {
    if (!(await readValues()).has(`keyword ${word}`)) return;
    await as().call(blacklist.removeForEbay, { params: { ...user(), keyword: word, platform: 'ebay' } });
  },
  async describe(choice: 'facts' | 'own' | 'none') {
    const body = { choice, engine: null, template: null };
    const { live } = await as().call(descriptions.preview, { params: site(), body });
    await as().call(descriptions.update, { params: site(), body: { ...body, expected: live } });
  },
  async name(index: number, title: string) {
    const params = { ...user(), accountId: account.accountId, site: SITE };
    const csv = `sku,translated_title\nSKU-${index},${title}`;
    const { changed } = await as().call(siteTitles.previewImport, { params, body: { csv } });
    if (changed > 0) await as().call(siteTitles.importCsv, { params, body: { csv, expected: changed } });
  },
  async settle(settings: Partial<typeof STANDARD_SETTINGS>) {
    const { standard } = await as().call(productSettings.get, { params: ofAccount() });
    const body = { site: null, settings: { ...standard, ...settings } };
    return confirm(await as().call(productSettings.prepare, { params: ofAccount(), body }));
  },
  async sell(state: MarketState) {
    return confirm(await as().call(markets.prepare, { params: ofAccount(), body: { site: SITE, state } }));
  },
  async tell(body: StockLimitsInput) {
    return confirm(await as().call(markets.prepareStockLimits, { params: ofAccount(), body }));
  },
  async limit(minor: number | null) {
    const place = { params: ebay(), query: { accountId: account.accountId } };
    const { version } = await as().call(pricing.getFloorRules, place);
    const of = { sites: null, brands: null, categories: null, priceBand: null, currency: 'GBP' as const };
    const rule = { ...of, id: 1, name: 'All', isEnabled: true, floor: { kind: 'amount' as const, minor: minor ?? 0 } };
    const rules = minor === null ? [] : [rule];
    return confirm(await as().call(pricing.prepareFloorRules, { ...place, body: { version, rules } }));
  },
  async value(index: number, cost: string) {
    const place = { params: user(), query: { accountId: account.accountId } };
    const file = { csv: `sku,cost\nSKU-${index},${cost}`, decimal: 'point' as const, validFrom: today() };
    const { changed } = await as().call(costs.previewImport, { ...place, body: file });
    if (changed > 0) await as().call(costs.importCsv, { ...place, body: { ...file, expected: changed } });
  },
  async reprice(to: 'live' | 'dry') {
    const body = { to, sites: null, itemIds: null, sample: null };
    return confirm(await as().call(repricer.prepare, { params: ofRepriced(), body }));
  },
  async promote(indexes: readonly number[], isExcluded: boolean) {
    const of = { kind: 'items' as const, itemIds: indexes.map(idOf) };
    const body = { sites: [SITE], of, set: { kind: 'excluded' as const, isExcluded } };
    return confirm(await as().call(promotions.prepareItems, { params: ofAccount(), body }));
  },
  async advertise(rate: number | null) {
    const strategy = { kind: 'flat', rate: rate ?? 500 } as const;
    const cap = { in: 'percent', basisPoints: 2_000 } as const;
    const body = {
      markets: [{ site: 'UK' as const, state: rate === null ? 'closed' : 'open', strategy, cap } as const],
    };
    return confirm(await as().call(promotions.prepare, { params: ofAccount(), body }));
  },
  async fill(index: number, stock: number, cost: string) {
    const bytes = Buffer.from(`sku,stock,cost\nSKU-${index},${stock},${cost}`).toString('base64');
    const columns = (['sku', 'stock', 'cost'] as const).map((column) => ({ heading: column, column }));
    const { change } = await as().call(sheets.prepare, {
      params: user(),
      body: { bytes, decimal: 'point', columns },
    });
    if (change) await confirm(change);
  },
};

/** Rows to carry out. What follows from a setting is a row too, but the setting alone is a value here. */
async function countValues(changeId: number): Promise<number> {
  const { kind } = await as().call(changes.get, { params: at(changeId) });
  const { list } = await as().call(changes.listRows, { params: at(changeId), query: { limit: 200 } });
  const isSetting = ['product-settings', 'markets', 'stock-limits', 'floors', 'promotions'].includes(kind);
  const waiting = list.filter(({ state }) => state === 'ready' || state === 'warned');
  return waiting.filter(({ itemId }) => !isSetting || itemId === null).length;
}

async function confirm({ changeId, expected }: { readonly changeId: number; readonly expected: number }) {
  if (expected > 0) await as().call(changes.confirm, { params: at(changeId), body: { expected } });
}

const newest = async () => (await as().call(changes.list, { params: user(), query: {} })).list[0]?.changeId;

/** What differs between two states: the thing, and its value before and after. */
type Difference = readonly [name: string, before: string | undefined, after: string | undefined];

function differenceOf(before: Values, after: Values): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name): Difference => [name, before.get(name), after.get(name)]);
}

/** The default description is stored like any other once it has been chosen. */
const settled = (values: Values): Values =>
  new Map([...values].filter(([name, value]) => !(name.startsWith('description') && value === 'facts')));

const some = fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1 });
const word = fc.constantFrom(...WORDS);
const act = fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 9 }).map((which) => ({ do: 'undo' as const, which })) },
  fc.tuple(some, fc.boolean()).map(([of, to]) => ({ do: 'block' as const, run: () => WANTED.block(of, to) })),
  fc
    .tuple(some, fc.constantFrom(0, 1, null))
    .map(([of, to]) => ({ do: 'assign' as const, run: () => WANTED.assign(of, to) })),
  fc
    .tuple(some, fc.constantFrom(500, 2_000, null))
    .map(([of, to]) => ({ do: 'weigh' as const, run: () => WANTED.weigh(of, to) })),
  fc
    .tuple(word, fc.constantFrom('word' as const, 'prefix'))
    .map(([of, to]) => ({ do: 'list' as const, run: () => WANTED.list(of, to) })),
  fc
    .tuple(
      some,
      fc.constantFrom<PriceAdjustment>(
        { kind: 'set', minor: 1_500, currency: 'EUR' },
        { kind: 'add', minor: -100, currency: 'EUR' },
        { kind: 'percent', basisPoints: 500 },
        { kind: 'clear' },
      ),
    )
    .map(([of, to]) => ({ do: 'price' as const, run: () => WANTED.price(of, to) })),
  fc
    .tuple(some, fc.constantFrom('set' as const, 'add', 'subtract'), fc.nat({ max: 4 }))
    .map(([of, kind, pieces]) => ({ do: 'count' as const, run: () => WANTED.count(of, { kind, pieces }) })),
  fc
    .tuple(some, fc.constantFrom(['Zug', 'Bahn'] as const, ['Bahn', 'Zug'], ['toy ', '']))
    .map(([of, [find, to]]) => ({ do: 'replace' as const, run: () => WANTED.replace(of, find, to) })),
  fc
    .tuple(some, fc.constantFrom([['New'], []] as const, [[], ['new']], [['Sale'], ['New']]))
    .map(([of, [add, remove]]) => ({ do: 'tag' as const, run: () => WANTED.tag(of, add, remove) })),
  word.map((of) => ({ do: 'unlist' as const, run: () => WANTED.unlist(of) })),
  fc
    .constantFrom('facts' as const, 'own', 'none')
    .map((to) => ({ do: 'describe' as const, run: () => WANTED.describe(to) })),
  fc
    .tuple(fc.nat({ max: 2 }), fc.constantFrom('Zug', 'Bahn'))
    .map(([of, to]) => ({ do: 'name' as const, run: () => WANTED.name(of, to) })),
  fc
    .constantFrom({ vatFree: true }, { vatFree: false }, { freeShipping: true }, { freeShipping: false, vatFree: true })
    .map((to) => ({ do: 'settle' as const, run: () => WANTED.settle(to) })),
  fc
    .constantFrom('open' as const, 'paused', 'emptied')
    .map((to) => ({ do: 'sell' as const, run: () => WANTED.sell(to) })),
  fc
    .constantFrom<StockLimitsInput>(
      { site: null, limits: { percent: 50, buffer: 0, maximum: null } },
      { site: null, limits: { percent: 100, buffer: 0, maximum: null } },
      { site: SITE, limits: { percent: 100, buffer: 1, maximum: 2 } },
      { site: SITE, limits: null },
    )
    .map((to) => ({ do: 'tell' as const, run: () => WANTED.tell(to) })),
  fc.constantFrom(100, 150, null).map((to) => ({ do: 'limit' as const, run: () => WANTED.limit(to) })),
  fc
    .tuple(fc.nat({ max: 2 }), fc.constantFrom('8.00', '9.50'))
    .map(([of, to]) => ({ do: 'value' as const, run: () => WANTED.value(of, to) })),
  fc.constantFrom('live' as const, 'dry').map((to) => ({ do: 'reprice' as const, run: () => WANTED.reprice(to) })),
  fc.tuple(some, fc.boolean()).map(([of, to]) => ({ do: 'promote' as const, run: () => WANTED.promote(of, to) })),
  fc.constantFrom(500, 800, null).map((to) => ({ do: 'advertise' as const, run: () => WANTED.advertise(to) })),
  fc
    .tuple(fc.nat({ max: 2 }), fc.nat({ max: 4 }), fc.constantFrom('8.00', '9.50'))
    .map(([of, stock, cost]) => ({ do: 'fill' as const, run: () => WANTED.fill(of, stock, cost) })),
);

beforeEach(buildShop);

describe('a random history of changes and undos of all kinds', () => {
  it('ends where a model ends: an undo restores what still is as it left it, and nothing else', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        await buildShop();
        await buildRepricing();
        const made: { readonly changeId: number; readonly did: readonly Difference[] }[] = [];
        for (const one of acts) {
          const before = settled(await readValues());
          if (one.do !== 'undo') {
            await one.run();
            const did = differenceOf(before, settled(await readValues()));
            const changeId = await newest();
            if (did.length > 0 && changeId !== undefined) made.push({ changeId, did });
            continue;
          }
          const undone = made[one.which % Math.max(made.length, 1)];
          if (!undone) continue;
          const still = undone.did.filter(([name, , after]) => before.get(name) === after);
          const undo = await as().call(changes.undo, { params: at(undone.changeId) });
          expect(await countValues(undo.changeId)).toBe(still.length);
          await confirm(undo);
          const model = new Map(before);
          for (const [name, value] of still) {
            if (value === undefined) model.delete(name);
            else model.set(name, value);
          }
          const after = settled(await readValues());
          expect(Object.fromEntries(after)).toEqual(Object.fromEntries(model));
          const did = differenceOf(before, after);
          if (did.length > 0) made.push({ changeId: undo.changeId, did });
        }
        await server.runJob('changes.work-on-all', {});
      }),
      { numRuns: HISTORIES },
    );
  });
});

describe('an undo', () => {
  it('of a removed keyword says how many live listings end, and ends no more than that', async () => {
    await WANTED.list('gun', 'word');
    await database.pool.query('delete from desired_states where user_id = $1', [owner.userId]);
    await WANTED.unlist('gun');
    const changeId = (await newest()) ?? 0;
    const undo = await as().call(changes.undo, { params: at(changeId) });
    const { list } = await as().call(changes.listRows, { params: at(undo.changeId), query: {} });
    expect(list).toMatchObject([{ label: 'gun', before: null, state: 'warned', reason: 'ends', listings: 1 }]);
    const [item] = items;
    if (item) await buildListing(database.db, account, item, { site: 'FR', state: 'L' });
    const skipped = await as().call(changes.confirm, { params: at(undo.changeId), body: { expected: 1 } });
    expect(skipped).toMatchObject({ counts: { done: 0, skipped: 1 }, reasons: [{ reason: 'more_listings' }] });
    expect((await readValues()).has('keyword gun')).toBe(false);
    const again = await as().call(changes.undo, { params: at(changeId) });
    expect((await as().call(changes.confirm, { params: at(again.changeId), body: { expected: 1 } })).counts.done).toBe(
      1,
    );
    expect((await readValues()).get('keyword gun')).toBe('word');
    const { rows } = await database.pool.query<{ site: string }>(
      "select site from desired_states where user_id = $1 and change_kind = 'end' order by site",
      [owner.userId],
    );
    expect(rows.map((row) => row.site)).toEqual(['DE', 'FR']);
  });

  it('of descriptions names the live listings that change, and sends them again', async () => {
    await WANTED.describe('none');
    await database.pool.query('delete from listing_followers where user_id = $1', [owner.userId]);
    const undo = await as().call(changes.undo, { params: at((await newest()) ?? 0) });
    const { list } = await as().call(changes.listRows, { params: at(undo.changeId), query: {} });
    expect(list).toMatchObject([{ site: SITE, before: { word: 'none' }, after: { word: 'facts' }, listings: 1 }]);
    await confirm(undo);
    const { rows } = await database.pool.query('select site from listing_followers where user_id = $1', [owner.userId]);
    expect(rows).toEqual([{ site: SITE }]);
  });
});

describe('the list of earlier changes', () => {
  it('has every kind with who did it and how much, newest first, and can be narrowed to one kind', async () => {
    await WANTED.block([0, 1], true);
    await WANTED.assign([2], 1);
    await WANTED.list('train', 'word');
    await WANTED.describe('own');
    await WANTED.name(1, 'Zug');
    // Nothing to do, so nothing to keep.
    await WANTED.block([0, 1], true);
    await WANTED.describe('own');
    const { list } = await as().call(changes.list, { params: user(), query: {} });
    expect(list.filter(({ counts }) => counts.done > 0).map(({ kind, counts }) => [kind, counts.done])).toEqual([
      ['titles', 1],
      ['descriptions', 1],
      ['keywords', 1],
      ['shipping', 1],
      ['blocking', 2],
    ]);
    expect(list.find(({ kind }) => kind === 'keywords')?.first).toBe('train');
    expect(new Set(list.map(({ by }) => by))).toEqual(new Set(['Robin Quay']));
    const ofKind = await as().call(changes.list, { params: user(), query: { kind: 'keywords' } });
    expect(ofKind.list.map(({ kind }) => kind)).toEqual(['keywords']);
  });
});
