import { money } from '@quayside/kernel';
import type { FloorRule } from '@quayside/kernel/pricing-rules';
import { STANDARD_SETTINGS } from '@quayside/kernel/product-settings';
import { WHOLE_STOCK } from '@quayside/kernel/stock-limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAdditions, saveKeywords } from '../src/modules/blacklist/blacklist.service.ts';
import { keywordsKind } from '../src/modules/blacklist/keywords.kind.ts';
import { findChange } from '../src/modules/changes/changes.repository.ts';
import {
  changeRows,
  confirmChange,
  prepareChange,
  prepareRows,
  undoChange,
} from '../src/modules/changes/changes.service.ts';
import type { AnyKind } from '../src/modules/changes/index.ts';
import { type WorkDeps, workOnChange } from '../src/modules/changes/work-on-change.ts';
import { costRow, costsKind } from '../src/modules/costs/costs.kind.ts';
import { descriptionRow, descriptionsKind } from '../src/modules/descriptions/descriptions.kind.ts';
import { STANDARD } from '../src/modules/descriptions/setting.ts';
import { PRIORITY, setDesiredState } from '../src/modules/dispatch/index.ts';
import type { Actor } from '../src/modules/history/index.ts';
import { marketKind } from '../src/modules/markets/market.kind.ts';
import { stockLimitsKind } from '../src/modules/markets/stock-limits.kind.ts';
import { floorsKind } from '../src/modules/pricing/floors/floors.kind.ts';
import { heldPricesKind } from '../src/modules/pricing/gate/held-prices.kind.ts';
import { manualPricesKind } from '../src/modules/pricing/manual/manual-prices.kind.ts';
import { ensureBundledRates } from '../src/modules/pricing/rates/refresh-rates.ts';
import { pricesKind } from '../src/modules/pricing/rules/prices.kind.ts';
import { productSettingsKind } from '../src/modules/product-settings/product-settings.kind.ts';
import { blockingKind } from '../src/modules/products/blocking.kind.ts';
import { stockKind } from '../src/modules/products/stock.kind.ts';
import { marketsKind } from '../src/modules/promotions/market-changes.ts';
import { unsetMarket } from '../src/modules/promotions/markets.repository.ts';
import { repricingKind } from '../src/modules/repricer/repricing.kind.ts';
import { createRule } from '../src/modules/repricer/rules.service.ts';
import { switchRepricing } from '../src/modules/repricer/switch.service.ts';
import { sheetKey, sheetKind } from '../src/modules/sheets/sheet.kind.ts';
import { profileKind } from '../src/modules/shipping/profile.kind.ts';
import { weightKind } from '../src/modules/shipping/weight.kind.ts';
import { countStock, ensureTargets } from '../src/modules/stock/index.ts';
import { tagsKind } from '../src/modules/tags/tags.kind.ts';
import { createMovableClock } from '../src/platform/clock.ts';
import { withTransaction } from '../src/platform/database/database.ts';
import type { Db } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/log.ts';
import { dyingAt } from './dying-at.ts';
import { buildAccount } from './factories/account.ts';
import { buildItems } from './factories/item.ts';
import { buildListing } from './factories/listing.ts';
import { buildOwner } from './factories/seller.ts';
import { createMarket, createRounds, repricerRule } from './repricing.ts';
import { useTestDatabase } from './setup/test-database.ts';

/* A process that dies before any commit or statement of a change, or of its undo, of each kind. */

const database = useTestDatabase();
const clock = createMovableClock('2026-11-01T12:00:00Z');
const actor: Actor = { kind: 'login', id: 1 };
const signal = new AbortController().signal;
const jobs = { enqueue: async () => undefined };
const descriptionKind = descriptionsKind({
  jobs,
  connectors: new Map(),
  engineNames: async () => [],
  translationEngine: 'off',
});
const settingsKind = productSettingsKind({ jobs });
const siteKind = marketKind();
const limitsKind = stockLimitsKind();
const rulesKind = pricesKind({ jobs, clock });
const lowestKind = floorsKind({ jobs, clock });
const unitCostsKind = costsKind({ jobs, clock });
/** Nobody competes, and nothing was sold for a month: the rule steps down. */
const market = createMarket(clock);
const goLiveKind = repricingKind({ clock, offers: market.source });
const adsKind = marketsKind({ jobs, clock, marginsAtRates: async () => () => null });
const fileKind = sheetKind([stockKind, unitCostsKind] as readonly AnyKind[]);
const kinds = new Map<string, AnyKind>(
  (
    [
      ...[blockingKind, profileKind({ jobs }), weightKind({ jobs }), keywordsKind(), descriptionKind, settingsKind],
      ...[rulesKind, lowestKind, heldPricesKind, goLiveKind, unitCostsKind, manualPricesKind, stockKind, siteKind],
      ...[tagsKind({ jobs }), adsKind, fileKind, limitsKind],
    ] as readonly AnyKind[]
  ).map((kind) => [kind.name, kind]),
);
const depsOn = (db: Db): WorkDeps => ({
  ...{ db, clock, kinds, jobs, log: createLog({ name: 'test', level: 'silent' }) },
});

interface Shop {
  readonly userId: number;
  readonly accountId: number;
  readonly itemIds: readonly number[];
  readonly profileId: number;
}

async function buildShop(platform: 'ebay' | 'amazon'): Promise<Shop> {
  const { userId } = await buildOwner(database.db);
  const account = await buildAccount(database.db, userId, { platform });
  const items = await buildItems(database.db, account, [{ title: 'Toy gun' }, { title: 'Toy train' }]);
  const [live] = items;
  // What the default rule makes of 19.99 pounds.
  const price = money(2_599, 'EUR');
  if (live) await buildListing(database.db, account, live, { site: 'DE', state: 'L', price });
  const { rows } = await sql<{ id: number }>`
    insert into shipping_profiles (user_id, name, currency, handling_days, is_free_shipping, countries, rates)
    values (${userId}, 'Parcel', 'GBP', 3, false, '[]', '[]') returning profile_id as id`.execute(database.db);
  return { userId, accountId: account.accountId, itemIds: items.map((one) => one.itemId), profileId: rows[0]?.id ?? 0 };
}

interface Case {
  readonly kind: string;
  readonly rows: number;
  /** What must be there before. */
  prepare?(shop: Shop): Promise<unknown>;
  begin(deps: WorkDeps, shop: Shop): Promise<unknown>;
  /** What the change changes, as one text. */
  read(shop: Shop): Promise<string>;
}

const selected = ({ accountId }: Shop) => ({ accountIds: [accountId], selection: { filter: {} } });
const textOf = async (query: ReturnType<typeof sql<{ text: string | null }>>) =>
  (await query.execute(database.db)).rows[0]?.text ?? '';

const RULES = (increase: number) => ({
  sites: [{ site: 'DE', isPricingEnabled: true, increaseType: 'percent', increase, neatPrices: true }] as const,
  items: null,
});
const FLOOR: FloorRule = {
  ...{ id: 1, name: 'All', isEnabled: true, sites: null, brands: null, categories: null, priceBand: null },
  ...{ currency: 'GBP', floor: { kind: 'amount', minor: 3_000 } },
};

/** Goods that sell slowly, under a rule that steps down. */
async function prepareRepricing({ userId, accountId, itemIds }: Shop): Promise<void> {
  const account = { userId, accountId };
  const { deps } = createRounds(database.db, market.source, clock);
  await sql`update listings set listed_at = ${clock.now()}::timestamptz - interval '30 days',
    live_from_minor = price_minor, live_to_minor = price_minor, live_currency = currency where user_id = ${userId}`.execute(
    database.db,
  );
  await sql`insert into price_floors (user_id, item_id, site, floor_minor, currency)
    select ${userId}::bigint, unnest(${[...itemIds]}::bigint[]), 'DE', 1500, 'EUR'`.execute(database.db);
  await switchRepricing(deps, account, true, actor);
  const strategy = {
    kind: 'velocity',
    days: 1,
    slow: 1,
    fast: 5,
    step: { in: 'percent', basisPoints: 1_000 },
  } as const;
  await createRule(deps, account, { ...repricerRule, strategy }, actor);
}

const HELD = 'cost_far_from_history';

/** A price of the live listing that the gate holds. */
async function holdPrice({ userId, accountId, itemIds }: Shop): Promise<void> {
  await sql`insert into dispatch_listings (user_id, account_id, lease_key, site, is_live)
    values (${userId}, ${accountId}, 'SKU', 'DE', true)`.execute(database.db);
  await withTransaction(database.db, (tx) =>
    setDesiredState(tx, [
      {
        ...{ userId, accountId, site: 'DE', itemId: itemIds[0] ?? 0, isHome: false, changeKind: 'price' },
        ...{ targetKey: 'SKU', leaseKey: 'SKU', priority: PRIORITY.price },
        payload: { minor: 2_499, currency: 'EUR', owner: 'rule' },
      },
    ]),
  );
  const error = { code: 'price_held', params: { anomaly: HELD } };
  await sql`update desired_states set state = 'failed', last_error = ${JSON.stringify(error)}::jsonb where user_id = ${userId}`.execute(
    database.db,
  );
}

const CASES: readonly Case[] = [
  {
    kind: 'blocking',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, blockingKind, {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), isBlocked: true },
      }),
    read: ({ userId }) =>
      textOf(sql`select string_agg(i.blacklisting_reason || r.is_blacklisted, ' ' order by item_id) as text
        from items i join product_rows r using (user_id, item_id) where user_id = ${userId}`),
  },
  {
    kind: 'manual-prices',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, manualPricesKind, {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), sites: ['DE'], adjustment: { kind: 'percent', basisPoints: 500 } },
      }),
    read: ({ userId }) =>
      textOf(sql`select (select string_agg(price_minor::text, ' ' order by item_id) from manual_prices
          where user_id = ${userId} and is_enabled)
        || ' ' || (select string_agg(price_minor || price_owner, ' ') from listings where user_id = ${userId}) as text`),
  },
  {
    kind: 'stock',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, stockKind, {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), adjustment: { kind: 'add', pieces: 7 } },
      }),
    read: ({ userId }) =>
      textOf(sql`select string_agg(l.on_hand || '/' || r.quantity, ' ' order by unit_id) as text
        from stock_levels l join product_rows r using (user_id, item_id) where user_id = ${userId} and l.on_hand > 0`),
  },
  {
    kind: 'tags',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, tagsKind({ jobs }), {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), add: ['Sale', 'New'], remove: [] },
      }),
    read: ({ userId }) =>
      textOf(sql`select string_agg(i.item_id || t.folded, ' ' order by i.item_id, t.folded) as text
        from item_tags i join tags t using (user_id, tag_id) where user_id = ${userId}`),
  },
  {
    kind: 'shipping',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, profileKind({ jobs }), {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), profile: { profileId: shop.profileId, name: 'Parcel' } },
      }),
    read: ({ userId }) =>
      textOf(
        sql`select string_agg(profile_id::text, ' ' order by item_id) as text from item_shipping where user_id = ${userId}`,
      ),
  },
  {
    kind: 'weights',
    rows: 2,
    begin: (deps, shop) =>
      prepareChange(deps, weightKind({ jobs }), {
        ...{ userId: shop.userId, actor },
        settings: { ...selected(shop), weight: 500 },
      }),
    read: ({ userId }) =>
      textOf(
        sql`select string_agg(weight_grams::text, ' ' order by item_id) as text from item_shipping where user_id = ${userId}`,
      ),
  },
  {
    kind: 'keywords',
    rows: 1,
    begin: (deps, { userId }) =>
      saveKeywords(
        deps,
        userId,
        (tx) =>
          readAdditions(tx, userId, 'all', {
            ...{ keywords: ['gun'], match: 'word', language: 'en', fields: ['title'], exceptions: [] },
          }),
        { items: 1, live: 1, listings: 1 },
        actor,
      ),
    read: ({ userId }) =>
      textOf(sql`select concat((select string_agg(keyword, ' ') from keywords where user_id = ${userId}), ' ',
        (select count(*) from keyword_matches where user_id = ${userId}), ' ',
        (select string_agg(blacklisting_reason, ' ' order by item_id) from items where user_id = ${userId})) as text`),
  },
  {
    kind: 'descriptions',
    rows: 1,
    begin: (deps, { userId }) =>
      changeRows(deps, descriptionKind, { userId, settings: { site: 'DE' }, actor }, async () => [
        descriptionRow('DE', STANDARD, { choice: 'none', engine: null, template: null }, 1),
      ]),
    read: ({ userId }) =>
      textOf(
        sql`select string_agg(choice, ' ') as text from description_settings where user_id = ${userId} and choice <> 'facts'`,
      ),
  },
  {
    kind: 'product-settings',
    rows: 2,
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, settingsKind, {
        ...{ userId, actor },
        settings: {
          ...{ accountId, username: 'Shop', since: '2026-11-01', site: null },
          before: STANDARD_SETTINGS,
          after: { ...STANDARD_SETTINGS, vatFree: true },
        },
      }),
    read: ({ userId }) =>
      textOf(sql`select bool_or(vat_free)::text as text from product_settings where user_id = ${userId} and vat_free`),
  },
  {
    kind: 'markets',
    rows: 2,
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, siteKind, {
        ...{ userId, actor },
        settings: { accountId, username: 'Shop', site: 'DE', before: 'open', after: 'emptied' },
      }),
    read: ({ userId }) =>
      textOf(
        sql`select string_agg(site || state, ' ') as text from markets where user_id = ${userId} and state <> 'open'`,
      ),
  },
  {
    kind: 'stock-limits',
    rows: 2,
    prepare: ({ userId, accountId, itemIds: [itemId = 0] }) =>
      withTransaction(database.db, async (tx) => {
        const { rows: units } = await sql<{ unitId: number; key: string }>`
          select u.unit_id as "unitId", l.listing_key as key from item_units u join listings l using (user_id, item_id)
          where user_id = ${userId} and item_id = ${itemId}`.execute(tx);
        const [{ unitId, key } = { unitId: 0, key: '' }] = units;
        const about = { isHome: false, isVariant: false, isLive: true, listingId: '1' };
        await ensureTargets(tx, userId, [
          { ...about, accountId, itemId, unitId, listingKey: key, marketplaceSku: key, site: 'DE' },
        ]);
        await countStock(tx, userId, [{ itemId, unitId, onHand: 8 }], actor);
      }),
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, limitsKind, {
        ...{ userId, actor },
        settings: {
          ...{ accountId, username: 'Shop', site: null, before: WHOLE_STOCK },
          after: { percent: 50, buffer: 1, maximum: null },
        },
      }),
    read: ({ userId }) =>
      textOf(sql`select concat_ws(' ', (select percent || '-' || buffer from stock_limits where user_id = ${userId} and percent < 100),
        (select string_agg(payload->>'quantity', '/' order by site, target_key) from desired_states where user_id = ${userId} and change_kind = 'stock' and not is_home)) as text`),
  },
  {
    kind: 'prices',
    rows: 2,
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, rulesKind, {
        ...{ userId, actor },
        settings: { accountId, before: RULES(1_000), after: RULES(2_000) },
      }),
    read: ({ userId }) =>
      textOf(sql`select concat(coalesce((select increase from price_rules where user_id = ${userId}), 1000), ' ',
        (select string_agg(price_minor::text, ' ' order by item_id) from listings where user_id = ${userId})) as text`),
  },
  {
    kind: 'floors',
    rows: 2,
    prepare: ({ userId }) =>
      sql`update listings set live_from_minor = price_minor, live_currency = currency where user_id = ${userId}`.execute(
        database.db,
      ),
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, lowestKind, {
        ...{ userId, actor },
        settings: { accountId, before: [], after: [FLOOR], choice: 'raise', except: [] },
      }),
    read: ({ userId }) =>
      textOf(sql`select concat(coalesce((select rules::text from price_floor_lists where user_id = ${userId}), '[]'), ' ',
        (select count(*) from price_raises where user_id = ${userId}), ' ',
        (select string_agg(price_minor || price_owner, ' ' order by item_id) from listings where user_id = ${userId})) as text`),
  },
  {
    kind: 'held-prices',
    rows: 1,
    prepare: holdPrice,
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, heldPricesKind, { ...{ userId, actor }, settings: { accountId, cause: HELD } }),
    read: ({ userId }) =>
      textOf(
        sql`select coalesce(allowed_generation = generation, false)::text as text from desired_states where user_id = ${userId}`,
      ),
  },
  {
    kind: 'costs',
    rows: 2,
    begin: (deps, { userId, accountId, itemIds }) =>
      changeRows(deps, unitCostsKind, { userId, settings: { accountId }, actor }, async () =>
        itemIds.map((itemId) =>
          costRow({ itemId, sku: 'SKU', title: 'Toy' }, '2026-10-01', {
            before: null,
            after: { cost: money(500, 'GBP'), since: '2026-10-01' },
          }),
        ),
      ),
    read: ({ userId }) =>
      textOf(
        sql`select string_agg(cost_minor::text, ' ' order by item_id) as text from item_costs where user_id = ${userId}`,
      ),
  },
  {
    kind: 'repricing',
    rows: 1,
    prepare: prepareRepricing,
    begin: (deps, { userId, accountId, itemIds }) =>
      prepareChange(deps, goLiveKind, {
        ...{ userId, actor },
        settings: { accountId, to: 'live', sites: null, itemIds: [...itemIds], sample: null },
      }),
    read: ({ userId }) =>
      textOf(sql`select concat((select string_agg(price_owner || price_minor, ' ' order by item_id) from listings
        where user_id = ${userId}), ' ', (select count(live_rule_id) from repricer_listings where user_id = ${userId})) as text`),
  },
  {
    kind: 'promotions',
    rows: 3,
    begin: (deps, { userId, accountId }) =>
      prepareChange(deps, adsKind, {
        ...{ userId, actor },
        settings: {
          ...{ accountId, before: [unsetMarket('UK')] },
          after: [{ ...unsetMarket('UK'), state: 'open', strategy: { kind: 'flat', rate: 500 } }],
        },
      }),
    read: ({ userId }) =>
      textOf(sql`select concat((select string_agg(site || strategy, ' ') from ad_markets where user_id = ${userId} and state <> 'closed'),
        ' ', (select string_agg(item_id || ' ' || wanted, ' ' order by item_id) from ads where user_id = ${userId} and wanted is not null)) as text`),
  },
  {
    kind: 'product-file',
    rows: 2,
    async begin(deps, { userId, accountId, itemIds: [counted = 0, valued = 0] }) {
      const { rows } = await sql<{ unitId: number; onHand: number }>`
        select unit_id as "unitId", on_hand as "onHand" from stock_levels where user_id = ${userId} and item_id = ${counted}`.execute(
        database.db,
      );
      const { unitId = 0, onHand = 0 } = rows[0] ?? {};
      const given = { site: null, sku: 'SKU', label: 'Toy' };
      const cost = { cost: money(500, 'GBP'), since: '2026-10-01' };
      await prepareRows(deps, fileKind, { userId, settings: { accountIds: [accountId] }, actor }, [
        {
          ...{ ...given, itemId: counted, key: sheetKey('stock', `${unitId}`) },
          ...{ before: { what: 'stock', value: onHand }, after: { what: 'stock', value: onHand + 7 } },
        },
        {
          ...{ ...given, itemId: valued, key: sheetKey('cost', `${valued} ${cost.since}`) },
          ...{ before: { what: 'cost', value: null }, after: { what: 'cost', value: cost } },
        },
      ]);
    },
    read: ({ userId }) =>
      textOf(sql`select concat((select string_agg(on_hand::text, ' ' order by unit_id) from stock_levels where user_id = ${userId} and on_hand > 0),
        ' ', (select string_agg(cost_minor::text, ' ' order by item_id) from item_costs where user_id = ${userId})) as text`),
  },
];

beforeAll(() => ensureBundledRates(database.db));

describe('a process that dies before any commit or statement', () => {
  it.each(CASES)(
    'of $kind loses nothing and does nothing twice',
    { timeout: 600_000 },
    async ({ kind, rows, prepare, begin, read }) => {
      let deaths = 0;
      for (let nth = 1, hasDied = true; hasDied; nth += 1) {
        const shop = await buildShop(kind === 'repricing' ? 'amazon' : 'ebay');
        const { userId } = shop;
        await prepare?.(shop);
        const before = await read(shop);
        const dying = dyingAt(nth, database.db);
        const [dead, alive] = [depsOn(dying.db), depsOn(database.db)];
        /** Does something in a process that may die, and then in the next one what is not done by then. */
        const survive = async (act: (deps: WorkDeps) => Promise<unknown>, isDone: () => Promise<boolean>) => {
          await act(dead).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
          if (!(await isDone())) await act(alive);
        };
        const found = async () => {
          const latest = await sql<{ id: number }>`
          select change_id as id from changes where user_id = ${userId} order by change_id desc limit 1`.execute(
            database.db,
          );
          const change = await findChange(database.db, { userId, changeId: latest.rows[0]?.id ?? 0 });
          return change;
        };
        const carryOut = async () => {
          const ref = { userId, changeId: (await found())?.changeId ?? 0 };
          const work = (deps: WorkDeps) =>
            workOnChange(deps, ref, { signal, isLastAttempt: false, noteProgress: async () => undefined });
          const state = async () => (await found())?.state;
          await survive(work, async () => (await state()) !== 'preparing');
          if ((await state()) === 'ready') {
            await survive(
              (deps) => confirmChange(deps, ref, rows, actor),
              async () => (await state()) !== 'ready',
            );
          }
          await survive(work, async () => (await state()) === 'done');
        };
        await survive(
          (deps) => begin(deps, shop),
          async () => (await found()) !== undefined,
        );
        await carryOut();
        const done = await found();
        expect(done).toMatchObject({ state: 'done', totals: { done: rows } });
        expect(await read(shop)).not.toBe(before);
        await survive(
          async (deps) => done && undoChange(deps, done, actor),
          async () => (await found())?.undoOf === done?.changeId,
        );
        await carryOut();
        expect(await found()).toMatchObject({ state: 'done', totals: { done: rows } });
        expect((await read(shop)).trim()).toBe(before.trim());
        hasDied = dying.hasDied();
        deaths += 1;
      }
      expect(deaths).toBeGreaterThan(8);
    },
  );
});
