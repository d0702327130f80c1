import type { PriceSetting, RateView } from '@quayside/contract';
import { listingSitesOf, platformOfSite, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import type { PricingHooks } from './ports.ts';
import type { SiteRule } from './pricing.repository.ts';
import * as repository from './pricing.repository.ts';
import { crossRate, rateText } from './rates.ts';
import { placeOf, requireSites, type SellingAccount } from './selling-account.ts';

/** What a site starts with, shown before any consent: a tenth more, for fees and shipping abroad, and neat prices. */
const DEFAULT_RULE = { isPricingEnabled: true, increaseType: 'percent', increase: 1_000, neatPrices: true } as const;

/** Where items of other platforms are offered, the price is as at home until the seller adjusts it in the onboarding, or later. */
const DEFAULT_ELSEWHERE = { ...DEFAULT_RULE, increase: 0, neatPrices: false } as const;

/** The rule of a site: what the seller saved, or what the site starts with. */
export function ruleOf(rules: readonly SiteRule[], site: Site): SiteRule {
  const byDefault = platformOfSite(site) === null ? DEFAULT_RULE : DEFAULT_ELSEWHERE;
  return rules.find((rule) => rule.site === site) ?? { site, ...byDefault, floorMinor: null };
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
  requireSites(listingSitesOf(placeOf(account)), settings);
  return withTransaction(deps.db, async (tx) => {
    const before = await repository.listRules(tx, userId, account.accountId);
    const wished = settings.map((setting) => toRule(setting, ruleOf(before, setting.site)));
    return changeRules(tx, deps.hooks, { userId, ...account }, before, wished, actor);
  });
}

async function changeRules(
  tx: Tx,
  hooks: PricingHooks,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  before: readonly SiteRule[],
  wished: readonly SiteRule[],
  actor: Actor,
): Promise<number> {
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
  await freeUnderRules(tx, hooks, { userId, accountId }, before, changed);
  const repriced = changed.filter((rule) => !hasSamePrices(rule, ruleOf(before, rule.site))).map(({ site }) => site);
  return repriced.length === 0 ? 0 : hooks.rulesChanged(tx, userId, accountId, repriced, actor);
}

/** Where a rule's lowest price falls, what the gate held back is judged anew. */
async function freeUnderRules(
  tx: Tx,
  hooks: PricingHooks,
  account: { readonly userId: number; readonly accountId: number },
  before: readonly SiteRule[],
  changed: readonly SiteRule[],
): Promise<void> {
  const sites = changed
    .filter(({ site, floorMinor }) => {
      const old = ruleOf(before, site).floorMinor;
      return old !== null && (floorMinor === null || floorMinor < old);
    })
    .map(({ site }) => site);
  if (sites.length > 0) await hooks.pricesFreed(tx, account, { code: 'price_below_floor', sites });
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
  const before = await repository.listRules(tx, account.userId, account.accountId);
  const rule = ruleOf(before, site);
  if (percentOf(rule) === basisPoints) return;
  const wished: SiteRule = { ...rule, isPricingEnabled: true, increaseType: 'percent', increase: basisPoints };
  await changeRules(tx, hooks, account, before, [wished], actor);
}

function percentOf({ isPricingEnabled, increaseType, increase }: SiteRule): number {
  return isPricingEnabled && increaseType === 'percent' ? increase : 0;
}

function toSetting(rule: SiteRule): PriceSetting {
  return {
    site: rule.site,
    is_pricing_enabled: rule.isPricingEnabled,
    price_increase: rule.increase,
    increase_type: rule.increaseType,
    neat_prices: rule.neatPrices,
    floor: rule.floorMinor,
  };
}

/** @param before where a setting says nothing of the lowest price, it stays */
function toRule(setting: PriceSetting, before: SiteRule): SiteRule {
  return {
    site: setting.site,
    isPricingEnabled: setting.is_pricing_enabled,
    increase: setting.price_increase,
    increaseType: setting.increase_type,
    neatPrices: setting.neat_prices,
    floorMinor: setting.floor === undefined ? before.floorMinor : setting.floor,
  };
}

function hasSamePrices(a: SiteRule, b: SiteRule): boolean {
  return isSameRule({ ...a, floorMinor: null }, { ...b, floorMinor: null });
}

function isSameRule(a: SiteRule, b: SiteRule): boolean {
  return JSON.stringify(toSetting(a)) === JSON.stringify(toSetting(b));
}
