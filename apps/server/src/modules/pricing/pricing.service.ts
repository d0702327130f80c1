import type { ManualPrice, PriceSetting, RateView } from '@quayside/contract';
import {
  type Currency,
  type ExchangeRate,
  itemSitesOf,
  listingSitesOf,
  type Money,
  money,
  type Platform,
  type PriceBreakdown,
  type PriceOwner,
  type PriceRule,
  platformOfSite,
  rulePrice,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import * as repository from './pricing.repository.ts';
import { crossRate, type DayRates, rateText } from './rates.ts';

/** What pricing needs of an item: its id, its own price and its units' prices, all in the source currency. */
export interface PricedItem {
  readonly itemId: number;
  readonly price: Money;
  readonly units: readonly { readonly unitId: number; readonly price: Money }[];
}

/** The price of an item on a site, who decided it, and how it came about. */
export interface PriceDecision {
  readonly price: Money;
  readonly owner: PriceOwner;
  readonly breakdown: PriceBreakdown;
  /** By unit id; an item without variants has one. */
  readonly unitPrices: ReadonlyMap<number, Money>;
  /** The source price moved since a human set the manual price. */
  readonly isStale: boolean;
}

/** Rooms above that follow a change of prices, joined in main.ts. Both run in the transaction of the change. */
export interface PricingHooks {
  /** Live listings of the account on these sites get their new rule price; answers how many there are. */
  rulesChanged(tx: Tx, userId: number, accountId: number, sites: readonly Site[], actor: Actor): Promise<number>;
  manualPricesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
}

/** What a site starts with, shown before any consent: a tenth more, for fees and shipping abroad, and neat prices. */
const DEFAULT_RULE = { isPricingEnabled: true, increaseType: 'percent', increase: 1_000, neatPrices: true } as const;

/** Where items of other platforms are offered, the price is as at home until the seller adjusts it in the onboarding, or later. */
const DEFAULT_ELSEWHERE = { ...DEFAULT_RULE, increase: 0, neatPrices: false } as const;

function ruleOf(rules: readonly PriceRule[], site: Site): PriceRule {
  const byDefault = platformOfSite(site) === null ? DEFAULT_RULE : DEFAULT_ELSEWHERE;
  return rules.find((rule) => rule.site === site) ?? { site, ...byDefault };
}

/**
 * Prices of items on sites: manual price > rule > converted source price.
 * @returns item id → site → decision
 */
export async function pricesFor(
  db: Db,
  userId: number,
  accountId: number,
  items: readonly PricedItem[],
  sites: readonly Site[],
): Promise<Map<number, Map<Site, PriceDecision>>> {
  // One after the other: `db` may be a transaction, whose connection takes one statement at a time.
  const day = await repository.getLatestRates(db);
  const rules = await repository.listRules(db, userId, accountId);
  const itemIds = items.map((item) => item.itemId);
  const manual = await repository.listManualPrices(db, userId, itemIds);
  const manualByCell = new Map(manual.filter((row) => row.isEnabled).map((row) => [`${row.itemId}/${row.site}`, row]));
  const rates = createRateTable(day);
  return new Map(
    items.map((item) => [
      item.itemId,
      new Map(
        sites.map((site) => [
          site,
          decide(
            item,
            rates(item.price.currency, siteFacts(site).currency),
            ruleOf(rules, site),
            manualByCell.get(`${item.itemId}/${site}`),
          ),
        ]),
      ),
    ]),
  );
}

function createRateTable(day: DayRates): (from: Currency, to: Currency) => ExchangeRate | null {
  const known = new Map<string, ExchangeRate | null>();
  return (from, to) => {
    const key = from + to;
    if (!known.has(key)) known.set(key, crossRate(day, from, to));
    return known.get(key) ?? null;
  };
}

function decide(
  item: PricedItem,
  rate: ExchangeRate | null,
  rule: PriceRule,
  manual: repository.ManualPriceRow | undefined,
): PriceDecision {
  const breakdown = rulePrice(item.price, rate, rule);
  if (manual) {
    return {
      price: manual.price,
      owner: 'manual',
      breakdown,
      unitPrices: new Map(item.units.map((unit) => [unit.unitId, manual.price])),
      isStale: manual.sourcePriceMinor !== item.price.minor,
    };
  }
  return {
    price: breakdown.final,
    owner: breakdown.rule ? 'rule' : 'source',
    breakdown,
    unitPrices: new Map(item.units.map((unit) => [unit.unitId, rulePrice(unit.price, rate, rule).final])),
    isStale: false,
  };
}

/** What pricing needs of an account. */
export interface SellingAccount {
  readonly accountId: number;
  readonly platform: Platform;
  readonly sourceSite: Site;
}

const placeOf = ({ platform, sourceSite }: SellingAccount) => ({ platform, site: sourceSite });

function requireSites(allowed: readonly Site[], wishes: readonly { site: Site }[]): void {
  if (wishes.some(({ site }) => !allowed.includes(site))) throw fail('site_not_supported');
}

export interface PricingConfig {
  readonly rules: readonly PriceSetting[];
  readonly rates: readonly RateView[];
}

/** Rules of every site but the home one, where the price is the seller's own, and the rates in force between the home currency and theirs. */
export async function getConfig(db: Db, userId: number, account: SellingAccount): Promise<PricingConfig> {
  const [day, rules] = await Promise.all([
    repository.getLatestRates(db),
    repository.listRules(db, userId, account.accountId),
  ]);
  const sites = listingSitesOf(placeOf(account));
  const home = siteFacts(account.sourceSite).currency;
  const currencies = [...new Set(sites.map((site) => siteFacts(site).currency))];
  return {
    rules: sites.map((site) => toSetting(ruleOf(rules, site))),
    rates: currencies.flatMap((currency) => {
      const rate = crossRate(day, home, currency);
      return rate
        ? [{ from: home, to: currency, value: rateText(rate.millionths), date: rate.date, source: rate.source }]
        : [];
    }),
  };
}

/** Saves rules; what is live follows in the background. @throws site_not_supported */
export async function updateConfig(
  deps: { db: Db; hooks: PricingHooks },
  userId: number,
  account: SellingAccount,
  settings: readonly PriceSetting[],
  actor: Actor,
): Promise<number> {
  const wished = settings.map(toRule);
  requireSites(listingSitesOf(placeOf(account)), wished);
  return withTransaction(deps.db, (tx) => changeRules(tx, deps.hooks, { userId, ...account }, wished, actor));
}

async function changeRules(
  tx: Tx,
  hooks: PricingHooks,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  wished: readonly PriceRule[],
  actor: Actor,
): Promise<number> {
  const before = await repository.listRules(tx, userId, accountId);
  const changed = wished.filter((rule) => !isSameRule(rule, ruleOf(before, rule.site)));
  if (changed.length === 0) return 0;
  await repository.saveRules(tx, userId, accountId, changed);
  await recordHistory(
    tx,
    userId,
    changed.map(
      (rule): HistoryInput => ({
        actor,
        entity: 'price-rule',
        entityId: accountId,
        site: rule.site,
        field: 'rule',
        before: toSetting(ruleOf(before, rule.site)),
        after: toSetting(rule),
        why: 'rule_changed',
      }),
    ),
  );
  return hooks.rulesChanged(
    tx,
    userId,
    accountId,
    changed.map((rule) => rule.site),
    actor,
  );
}

/** What an account's rule for a site adds, in basis points; 0 where the rule is off, or adds an amount. */
export async function getPercent(db: Db, userId: number, accountId: number, site: Site): Promise<number> {
  return percentOf(ruleOf(await repository.listRules(db, userId, accountId), site));
}

/** Makes an account's rule for a site a percentage; one that adds as much stays as it is. What is live follows in the background. */
export async function setPercent(
  tx: Tx,
  hooks: PricingHooks,
  { site, ...account }: { readonly userId: number; readonly accountId: number; readonly site: Site },
  basisPoints: number,
  actor: Actor,
): Promise<void> {
  const rule = ruleOf(await repository.listRules(tx, account.userId, account.accountId), site);
  if (percentOf(rule) === basisPoints) return;
  const wished: PriceRule = { ...rule, isPricingEnabled: true, increaseType: 'percent', increase: basisPoints };
  await changeRules(tx, hooks, account, [wished], actor);
}

function percentOf({ isPricingEnabled, increaseType, increase }: PriceRule): number {
  return isPricingEnabled && increaseType === 'percent' ? increase : 0;
}

export async function listManual(db: Db, userId: number, itemId: number): Promise<ManualPrice[]> {
  const rows = await repository.listManualPrices(db, userId, [itemId]);
  return rows.map((row) => ({ site: row.site, price: row.price, manualPriceEnabled: row.isEnabled }));
}

/**
 * A human's prices: they win over every machine until taken back. `enabled: false` gives the price back to the rule.
 * @throws price_not_positive, site_not_supported
 */
export async function setManual(
  deps: { db: Db; hooks: PricingHooks },
  userId: number,
  { item, account }: { item: { itemId: number; price: Money }; account: SellingAccount },
  wishes: readonly { site: Site; minor: number; enabled: boolean }[],
  actor: Actor,
): Promise<ManualPrice[]> {
  if (wishes.some((wish) => wish.enabled && wish.minor <= 0)) throw fail('price_not_positive');
  requireSites(itemSitesOf(placeOf(account)), wishes);
  await withTransaction(deps.db, async (tx) => {
    const before = await repository.listManualPrices(tx, userId, [item.itemId]);
    const history: HistoryInput[] = [];
    for (const wish of wishes) {
      const old = before.find((row) => row.site === wish.site && row.isEnabled);
      const price = money(wish.minor, siteFacts(wish.site).currency);
      if (wish.enabled) {
        await repository.saveManualPrice(tx, userId, {
          itemId: item.itemId,
          site: wish.site,
          price,
          isEnabled: true,
          sourcePriceMinor: item.price.minor,
        });
      } else {
        await repository.disableManualPrice(tx, userId, item.itemId, wish.site);
      }
      const after = wish.enabled ? price : null;
      if (old?.price.minor === after?.minor) continue;
      history.push({
        actor,
        entity: 'item',
        entityId: item.itemId,
        itemId: item.itemId,
        site: wish.site,
        field: 'manual-price',
        before: old?.price ?? null,
        after,
        why: wish.enabled ? 'manual_price_set' : 'manual_price_removed',
      });
    }
    await recordHistory(tx, userId, history);
    await deps.hooks.manualPricesChanged(
      tx,
      userId,
      item.itemId,
      wishes.map((wish) => wish.site),
      actor,
    );
  });
  return listManual(deps.db, userId, item.itemId);
}

function toSetting(rule: PriceRule): PriceSetting {
  return {
    site: rule.site,
    is_pricing_enabled: rule.isPricingEnabled,
    price_increase: rule.increase,
    increase_type: rule.increaseType,
    neat_prices: rule.neatPrices,
  };
}

function toRule(setting: PriceSetting): PriceRule {
  return {
    site: setting.site,
    isPricingEnabled: setting.is_pricing_enabled,
    increase: setting.price_increase,
    increaseType: setting.increase_type,
    neatPrices: setting.neat_prices,
  };
}

function isSameRule(a: PriceRule, b: PriceRule): boolean {
  return JSON.stringify(toSetting(a)) === JSON.stringify(toSetting(b));
}
