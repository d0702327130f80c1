import { isDeepStrictEqual } from 'node:util';
import {
  type AccountRef,
  type ItemOnSite,
  isSteepFall,
  listingKeyOf,
  type Money,
  money,
  type Site,
} from '@quayside/kernel';
import type { ItemRule } from '@quayside/kernel/pricing-rules';
import type { Db } from '../../../platform/database/db.ts';
import { byKey, type ChangeContext, type ChangedRow, type Objection } from '../../changes/index.ts';
import { foundOf, keepFollowers, lockQueueing, NOT_OVER } from '../../listings/index.ts';
import { lockItems } from '../../products/index.ts';
import { storeDecided } from '../live-prices.ts';
import { floorsOf } from '../price-limits.ts';
import * as repository from '../pricing.repository.ts';
import { decidePrice, loadPriceWorld, type PriceDecision, type PriceWorld, WHOLE_ITEM } from '../pricing.service.ts';
import { loadReach, type Reach } from '../reach.ts';
import {
  type ChangedRules,
  type PricePlace,
  type PricesDeps,
  type PricesKind,
  type PriceValue,
  RULES_KEY,
  type RulesSettings,
  storedOf,
} from './changed-rules.ts';
import { type ListedPrice, listListedPrices } from './listed-prices.repository.ts';
import type { RuleBook } from './rule-book.ts';
import { siteDaysAt } from './site-days.ts';
import { ruleOf } from './site-rules.ts';

type Row = ChangedRow<PriceValue>;
type Context = ChangeContext<RulesSettings>;

const START: PricePlace = { itemId: 0, site: '' };
const isPrice = ({ itemId }: Row) => itemId !== null;
const placesOf = (rows: readonly Row[]): ItemOnSite[] =>
  rows.flatMap(({ itemId, site }) => (itemId !== null && site !== null ? [{ itemId, site }] : []));

/** What finds, judges and carries out a change of price rules. */
export function priceChanges(
  deps: PricesDeps,
): Required<Pick<PricesKind, 'findRows' | 'judge' | 'hold' | 'apply' | 'finish'>> {
  return {
    async findRows(tx, context, place, limit) {
      const { before, after } = context.settings;
      const account = accountOf(context);
      const listed = await listListedPrices(tx, account, { sites: sitesOf(after), after: place ?? START, limit });
      const stored = await repository.loadRuleBook(tx, account.userId, account.accountId);
      const [old, next] = [bookWith(stored, before), bookToday(stored, after)];
      const world = await loadWorld(tx, account, listed, [old, next]);
      const reachOf =
        world.reachOf ?? (await loadReach(tx, account, [...new Set(listed.map(({ item }) => item.itemId))]));
      const last = listed.length === limit ? listed.at(-1) : undefined;
      return {
        rows: [
          ...(place === null ? [rulesRow(context)] : []),
          ...listed.flatMap((one) => {
            const row = priceRow(world, [old, next], one);
            return row ? [withMargins(row, reachOf(one.item, one.site))] : [];
          }),
        ],
        next: last ? { itemId: last.item.itemId, site: last.site } : null,
      };
    },

    async judge(tx, context, rows) {
      const account = accountOf(context);
      const stored = await repository.loadRuleBook(tx, account.userId, account.accountId);
      const isKnown = isStored(stored, context.settings.before);
      const places = placesOf(rows);
      const itemIds = [...new Set(places.map(({ itemId }) => itemId))];
      const byHand = await loadByHand(tx, account.userId, itemIds);
      const floors = await floorsOf(tx, account, itemIds, [...new Set(places.map(({ site }) => site))]);
      return byKey(rows, (row): Objection | undefined => {
        if (!isKnown) return { verdict: 'refused', reason: isPrice(row) ? 'outdated' : 'moved' };
        return objectionTo(row, byHand, floors.get(row.key));
      });
    },

    async hold(tx, context, rows) {
      const { before, after } = context.settings;
      const account = accountOf(context);
      await lockQueueing(tx, account.userId);
      const hasRules = !rows.every(isPrice);
      if (hasRules) await repository.lockRules(tx, account.userId, account.accountId);
      const places = placesOf(rows);
      await lockItems(tx, account.userId, [...new Set(places.map(({ itemId }) => itemId))]);
      const listed = await listListedPrices(tx, account, { of: places });
      const stored = await repository.loadRuleBook(tx, account.userId, account.accountId);
      const isBefore = isStored(stored, before);
      // Prices follow only rules that are stored, or are stored by this very step.
      const isCurrent = hasRules ? isBefore : isStored(stored, after);
      const old = isBefore ? bookWith(stored, before) : bookToday(bookWith(stored, before), before);
      const next = hasRules ? bookToday(stored, after) : stored;
      const world = await loadWorld(tx, account, listed, [old, next]);
      const found = new Map(listed.map((one) => [listingKeyOf({ itemId: one.item.itemId, site: one.site }), one]));
      return byKey(rows, (row) => {
        if (!isPrice(row)) return { value: { kind: 'rules' as const, rules: storedOf(stored, before) } };
        const one = found.get(row.key);
        if (!one) return undefined;
        const goal = decidePrice(world, next, one.item, one.site);
        const isSame = isCurrent && isPriceOf(row.after, goal);
        return {
          // What a sale earned was shown, but is no part of the price: a cost that came meanwhile moves nothing.
          value: {
            ...priceValue(one.price, decidePrice(world, old, one.item, one.site), one),
            ...marginOf(row.before),
          },
          ...(isSame ? {} : { reason: 'outdated' as const }),
        };
      });
    },

    async apply(tx, context, rows) {
      const { after } = context.settings;
      const account = accountOf(context);
      if (!rows.every(isPrice)) {
        const stored = await repository.loadRuleBook(tx, account.userId, account.accountId);
        await repository.saveRules(
          tx,
          ...([account.userId, account.accountId] as const),
          after.sites.map((rule) => ({ ...rule, floorMinor: ruleOf(stored.siteRules, rule.site).floorMinor })),
        );
        if (after.items) {
          const days = siteDaysAt(deps.clock.now());
          await repository.saveRuleList(tx, account.userId, account.accountId, after.items, days);
        }
      }
      const listed = await listListedPrices(tx, account, { of: placesOf(rows) });
      const book = await repository.loadRuleBook(tx, account.userId, account.accountId);
      const world = await loadWorld(tx, account, listed, [book]);
      await storeDecided(
        tx,
        account,
        listed.map(({ item, site }) => ({ itemId: item.itemId, site, decision: decidePrice(world, book, item, site) })),
        true,
      );
      return { events: [{ kind: 'listings', accountId: account.accountId }] };
    },

    async finish(tx, context) {
      const { userId, accountId } = accountOf(context);
      await lockQueueing(tx, userId);
      const sites = sitesOf(context.settings.after);
      // Listings that came or moved after the preview follow the rules like all others.
      const found = foundOf(userId, NOT_OVER, { accountId, ...(sites ? { sites } : {}) });
      await keepFollowers(tx, deps, userId, found, ['rules']);
    },
  };

  function bookToday(stored: RuleBook, changed: ChangedRules): RuleBook {
    return { ...bookWith(stored, changed), days: changed.items ? siteDaysAt(deps.clock.now()) : stored.days };
  }
}

const accountOf = ({ userId, settings: { accountId } }: Context): AccountRef => ({ userId, accountId });

/** The sites on which prices may change; null for all. */
const sitesOf = ({ sites, items }: ChangedRules): readonly Site[] | null =>
  items === null ? sites.map(({ site }) => site) : null;

const isStored = (stored: RuleBook, changed: ChangedRules): boolean =>
  isDeepStrictEqual(changed, storedOf(stored, changed));

/** A book with some of its rules replaced. */
function bookWith(stored: RuleBook, { sites, items }: ChangedRules): RuleBook {
  const others = stored.siteRules.filter(({ site }) => !sites.some((one) => one.site === site));
  const siteRules = [
    ...others,
    ...sites.map((rule) => ({ ...rule, floorMinor: ruleOf(stored.siteRules, rule.site).floorMinor })),
  ];
  return { ...stored, siteRules, itemRules: items ?? stored.itemRules };
}

function rulesRow({ settings: { accountId, before, after } }: Context): Row {
  return {
    ...{ key: `${RULES_KEY}:${accountId}`, itemId: null, sku: null, site: null, label: namesOf(before, after) },
    before: { kind: 'rules', rules: before },
    after: { kind: 'rules', rules: after },
  };
}

/** The sites and rules that change, as people know them. */
function namesOf(before: ChangedRules, after: ChangedRules): string {
  const name = ({ name }: ItemRule) => name;
  const items = [...new Set([...(before.items ?? []).map(name), ...(after.items ?? []).map(name)])];
  return [...after.sites.map(({ site }) => site), ...items].join(', ').slice(0, 500);
}

const loadWorld = (
  db: Db,
  account: AccountRef,
  listed: readonly ListedPrice[],
  books: readonly RuleBook[],
): Promise<PriceWorld> =>
  loadPriceWorld(
    db,
    account,
    [...new Set(listed.map(({ item }) => item.itemId))],
    [...new Set(listed.map(({ site }) => site))],
    books,
  );

/** A listing whose price changes, or would change if no manual price stood against it; undefined for all others. */
function priceRow(world: PriceWorld, [old, next]: readonly [RuleBook, RuleBook], one: ListedPrice): Row | undefined {
  const { item, site } = one;
  const [was, will] = [decidePrice(world, old, item, site), decidePrice(world, next, item, site)];
  const row = {
    ...{ key: listingKeyOf({ itemId: item.itemId, site }), itemId: item.itemId, site, sku: one.sku, label: one.title },
    before: priceValue(one.price, was, one),
  };
  const standing = world.manual.get(row.key)?.some(({ unitId }) => unitId === WHOLE_ITEM) ?? false;
  if (standing && was.breakdown.final.minor !== will.breakdown.final.minor) {
    return { ...row, after: { kind: 'price', price: will.breakdown.final, units: {} } };
  }
  const after = priceValue(will.price, will, one);
  return isPriceOf(row.before, will) ? undefined : { ...row, after };
}

/** A row with what a sale earns at its prices today. Variations have one cost, so their item's price stands for them. */
function withMargins(row: Row, { shareAt }: Reach): Row {
  const withMargin = (value: PriceValue): PriceValue =>
    value.kind === 'price' ? { ...value, margin: shareAt(value.price) } : value;
  return { ...row, before: withMargin(row.before), after: withMargin(row.after) };
}

const marginOf = (value: PriceValue): { readonly margin?: number | null } =>
  value.kind === 'price' && value.margin !== undefined ? { margin: value.margin } : {};

function priceValue(price: Money, { unitPrices }: PriceDecision, { item }: ListedPrice): PriceValue {
  const units = item.units.map(({ unitId }): [string, number] => [`${unitId}`, unitPrices.get(unitId)?.minor ?? 0]);
  return { kind: 'price', price: money(price.minor, price.currency), units: Object.fromEntries(units) };
}

/** Whether a value is what is decided for the listing and its variations. */
function isPriceOf(shown: PriceValue, { price, unitPrices }: PriceDecision): boolean {
  if (shown.kind !== 'price' || shown.price.minor !== price.minor) return false;
  return Object.entries(shown.units).every(([unitId, minor]) => unitPrices.get(Number(unitId))?.minor === minor);
}

/** Items on sites whose price the seller has set, by `listingKeyOf`. */
async function loadByHand(db: Db, userId: number, itemIds: readonly number[]): Promise<ReadonlySet<string>> {
  const manual = await repository.listManualPrices(db, userId, itemIds);
  return new Set(manual.filter(({ isEnabled, unitId }) => isEnabled && unitId === WHOLE_ITEM).map(listingKeyOf));
}

function objectionTo(
  { key, before, after }: Row,
  byHand: ReadonlySet<string>,
  floor: Money | undefined,
): Objection | undefined {
  if (before.kind !== 'price' || after.kind !== 'price') {
    return isDeepStrictEqual(before, after) ? { verdict: 'refused', reason: 'unchanged' } : undefined;
  }
  if (byHand.has(key)) return { verdict: 'refused', reason: 'manual_price' };
  const prices = [after.price.minor, ...Object.values(after.units)];
  if (prices.some((minor) => minor <= 0)) return { verdict: 'refused', reason: 'no_price' };
  if (floor && prices.some((minor) => minor < floor.minor)) return { verdict: 'warned', reason: 'below_floor' };
  const isSteep = isSteepFall(before.price, after.price) || hasSteepUnit(before.units, after.units, after.price);
  return isSteep ? { verdict: 'warned', reason: 'steep_fall' } : undefined;
}

function hasSteepUnit(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  { currency }: Money,
): boolean {
  return Object.entries(after).some(([unitId, minor]) =>
    isSteepFall(money(before[unitId] ?? minor, currency), money(minor, currency)),
  );
}
