import type { PriceSetting, RateView } from '@quayside/contract';
import { listingSitesOf, type PriceRule, platformOfSite, type Site, siteFacts } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type Actor, type HistoryInput, recordHistory } from '../history/index.ts';
import type { PricingHooks } from './ports.ts';
import * as repository from './pricing.repository.ts';
import { crossRate, rateText } from './rates.ts';
import { placeOf, requireSites, type SellingAccount } from './selling-account.ts';

/** What a site starts with, shown before any consent: a tenth more, for fees and shipping abroad, and neat prices. */
const DEFAULT_RULE = { isPricingEnabled: true, increaseType: 'percent', increase: 1_000, neatPrices: true } as const;

/** Where items of other platforms are offered, the price is as at home until the seller adjusts it in the onboarding, or later. */
const DEFAULT_ELSEWHERE = { ...DEFAULT_RULE, increase: 0, neatPrices: false } as const;

/** The rule of a site: what the seller saved, or what the site starts with. */
export function ruleOf(rules: readonly PriceRule[], site: Site): PriceRule {
  const byDefault = platformOfSite(site) === null ? DEFAULT_RULE : DEFAULT_ELSEWHERE;
  return rules.find((rule) => rule.site === site) ?? { site, ...byDefault };
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
