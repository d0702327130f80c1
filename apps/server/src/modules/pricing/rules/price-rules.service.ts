import type {
  BelowConsent,
  ChangeView,
  ItemRuleList,
  PriceConfig,
  PriceSetting,
  RulesToPrepare,
} from '@quayside/contract';
import {
  type AccountRef,
  INCREASE_LIMITS,
  isSensibleIncrease,
  listingSitesOf,
  money,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import type { Clock } from '../../../platform/clock.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { type ChangeDeps, prepareChange } from '../../changes/index.ts';
import { type Actor, type HistoryInput, recordHistory } from '../../history/index.ts';
import { type FollowDeps, foundOf, keepFollowers, lockQueueing, NOT_OVER } from '../../listings/index.ts';
import { listRatesInForce, rateView } from '../../rates/index.ts';
import { settleBelow } from '../floors/below-floor.ts';
import { lowerRaisesOfRule } from '../floors/price-raises.ts';
import { enqueueSendRefused } from '../pricing.enqueue.ts';
import * as repository from '../pricing.repository.ts';
import { placeOf, type SellingAccount } from '../selling-account.ts';
import { storedOf } from './changed-rules.ts';
import { pricesKind } from './prices.kind.ts';
import { isSameRule, mayReprice, previewRules, type RulesToSave, sitesOfLowerFloors } from './rules-preview.ts';
import { ruleOf, type SiteRule } from './site-rules.ts';

/**
 * The rules of one site, or of every site except the home site, whose prices are the seller's own, with the current rates from the home
 * currency.
 * @throws rule_not_found
 */
export async function getConfig(
  { db, clock }: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  userId: number,
  account: SellingAccount,
  site?: Site,
): Promise<PriceConfig> {
  const [inForce, rules] = await Promise.all([
    listRatesInForce(db),
    repository.listRules(db, userId, account.accountId),
  ]);
  const all = listingSitesOf(placeOf(account));
  if (site !== undefined && !all.includes(site)) throw fail('rule_not_found');
  const sites = site === undefined ? all : [site];
  const home = siteFacts(account.sourceSite).currency;
  const currencies = [...new Set(sites.map((one) => siteFacts(one).currency))];
  const settings = sites.map((one) => toSetting(ruleOf(rules, one)));
  const [first] = settings;
  return {
    rules: settings,
    pricesEqual: settings.every(
      (one) => one.price_increase === first?.price_increase && one.increase_type === first.increase_type,
    ),
    areAllEnabled: settings.every((one) => one.is_pricing_enabled),
    rates: inForce
      .filter(({ from, to }) => from === home && currencies.includes(to))
      .sort((a, b) => currencies.indexOf(a.to) - currencies.indexOf(b.to))
      .map((rate) => rateView(rate, clock.now())),
  };
}

/**
 * The rules that these settings would change, with the current ones.
 * @throws rule_not_found, increase_out_of_range
 */
export async function readRulesToSave(
  db: Db,
  userId: number,
  account: SellingAccount,
  settings: readonly PriceSetting[],
): Promise<RulesToSave> {
  const sites = listingSitesOf(placeOf(account));
  if (settings.some(({ site }) => !sites.includes(site))) throw fail('rule_not_found');
  const before = await repository.listRules(db, userId, account.accountId);
  return judgeChange({ userId, accountId: account.accountId }, before, settings.map(toRule));

  function toRule(setting: PriceSetting): SiteRule {
    const { site, price_increase: increase, increase_type: increaseType } = setting;
    return {
      site,
      isPricingEnabled: setting.is_pricing_enabled,
      increase: increaseType === 'percent' ? Math.round(increase * 100) : increase,
      increaseType,
      neatPrices: setting.neat_prices,
      // A setting without a floor keeps the current floor.
      floorMinor: setting.floor === undefined ? ruleOf(before, site).floorMinor : setting.floor,
    };
  }
}

/** @throws increase_out_of_range */
function judgeChange(
  account: RulesToSave['account'],
  saved: readonly SiteRule[],
  toSave: readonly SiteRule[],
): RulesToSave {
  const changes = toSave
    .map((after) => ({ before: ruleOf(saved, after.site), after }))
    .filter(({ before, after }) => !isSameRule(before, after));
  const slip = changes.find(({ after }) => after.isPricingEnabled && !isSensibleIncrease(after))?.after;
  if (slip) {
    throw fail('increase_out_of_range', {
      vars: {
        given: slip.increase / 100,
        site: slip.site,
        lowest: INCREASE_LIMITS.lowest / 100,
        highest: INCREASE_LIMITS.highest / 100,
      },
    });
  }
  return { account, changes };
}

/** The rules of an account for some of its items. */
export async function getItemRules(db: Db, userId: number, { accountId }: SellingAccount): Promise<ItemRuleList> {
  const { version, itemRules: rules } = await repository.loadRuleBook(db, userId, accountId);
  return { version, rules };
}

/**
 * Prepares a change of rules, of sites and for some items, with every live price that it changes.
 * @throws rule_not_found, increase_out_of_range, rules_changed
 */
export async function prepareRules(
  deps: ChangeDeps & { readonly machineClock: ChangeDeps['clock'] },
  userId: number,
  account: SellingAccount,
  { sites = [], items }: RulesToPrepare,
  actor: Actor,
): Promise<ChangeView> {
  const { accountId } = account;
  const { changes } = await readRulesToSave(deps.db, userId, account, sites);
  const stored = await repository.loadRuleBook(deps.db, userId, accountId);
  if (items && items.version !== stored.version) throw fail('rules_changed');
  const changed = { sites: changes.map(({ after: { floorMinor: _, ...rule } }) => rule), items: items?.rules ?? null };
  const settings = { accountId, before: storedOf(stored, changed), after: changed };
  return prepareChange({ ...deps, clock: deps.machineClock }, pricesKind(deps), { userId, settings, actor });
}

/**
 * Saves rules, if the number of live prices that change equals the one shown; those prices follow in the background. What is on sale
 * below a new floor is raised, ended or kept, as the seller consented.
 * @returns that number
 * @throws rule_not_found, increase_out_of_range, prices_changed, prices_below_floor
 */
export async function updateConfig(
  { db, jobs }: FollowDeps & { readonly db: Db },
  userId: number,
  account: SellingAccount,
  { rules, ...consent }: { readonly rules: readonly PriceSetting[] } & RulesConsent,
  actor: Actor,
): Promise<number> {
  return withTransaction(db, async (tx) => {
    await lockQueueing(tx, userId);
    // Serializes concurrent saves, so that the second sees the result of the first.
    await repository.lockRules(tx, userId, account.accountId);
    const toSave = await readRulesToSave(tx, userId, account, rules);
    return changeRules(tx, { jobs }, toSave, consent, actor);
  });
}

/** The numbers that the seller saw and agreed to. */
interface RulesConsent {
  readonly expected?: number | undefined;
  readonly below?: BelowConsent | undefined;
}

async function changeRules(
  tx: Tx,
  deps: FollowDeps,
  toSave: RulesToSave,
  consent: RulesConsent,
  actor: Actor,
): Promise<number> {
  const { account, changes } = toSave;
  const { userId, accountId } = account;
  if (changes.length === 0) return 0;
  const { expected: actual, waiting, allBelow } = await previewRules(tx, toSave);
  if (actual > 0 && actual !== consent.expected) throw fail('prices_changed', { vars: { actual } });
  await repository.saveRules(
    tx,
    userId,
    accountId,
    changes.map(({ after }) => after),
  );
  await recordHistory(
    tx,
    userId,
    changes.map(
      ({ before, after }): HistoryInput => ({
        actor,
        entity: 'price-rule',
        entityId: accountId,
        site: after.site,
        field: 'rule',
        before: toRecord(before),
        after: toRecord(after),
        why: 'rule_changed',
      }),
    ),
  );
  for (const site of sitesOfLowerFloors(toSave)) {
    const minor = changes.find(({ after }) => after.site === site)?.after.floorMinor ?? null;
    await lowerRaisesOfRule(tx, account, {
      site,
      floor: minor === null ? null : money(minor, siteFacts(site).currency),
    });
  }
  const repriced = changes.filter(mayReprice).map(({ after }) => after.site);
  const found = foundOf(userId, NOT_OVER, { accountId, sites: repriced });
  if (repriced.length > 0) await keepFollowers(tx, deps, userId, found, ['rules']);
  await settleBelow(tx, deps, account, allBelow, { consent: consent.below, actor });
  if (waiting > 0) {
    await enqueueSendRefused(deps.jobs, tx, account, { code: 'price_below_floor', sites: sitesOfLowerFloors(toSave) });
  }
  return actual;
}

/** The percentage of an account's rule for a site in basis points; 0 if the rule is disabled or adds a fixed amount. */
export async function getPercent(db: Db, userId: number, accountId: number, site: Site): Promise<number> {
  return percentOf(ruleOf(await repository.listRules(db, userId, accountId), site));
}

/**
 * Changes an account's rule for a site to a percentage; an equal rule stays unchanged. Live prices follow in the background, if their
 * number equals the one shown. Call it before every lock on items or listings.
 * @throws increase_out_of_range, prices_changed
 */
export async function setPercent(
  tx: Tx,
  deps: FollowDeps,
  { site, userId, accountId }: AccountRef & { readonly site: Site },
  { basisPoints, expected }: { readonly basisPoints: number; readonly expected?: number | undefined },
  actor: Actor,
): Promise<void> {
  await lockQueueing(tx, userId);
  await repository.lockRules(tx, userId, accountId);
  const before = await repository.listRules(tx, userId, accountId);
  const rule = ruleOf(before, site);
  if (percentOf(rule) === basisPoints) return;
  const toSave: SiteRule = { ...rule, isPricingEnabled: true, increaseType: 'percent', increase: basisPoints };
  await changeRules(tx, deps, judgeChange({ userId, accountId }, before, [toSave]), { expected }, actor);
}

function percentOf({ isPricingEnabled, increaseType, increase }: SiteRule): number {
  return isPricingEnabled && increaseType === 'percent' ? increase : 0;
}

function toSetting(rule: SiteRule): PriceSetting {
  return {
    site: rule.site,
    is_pricing_enabled: rule.isPricingEnabled,
    price_increase: rule.increaseType === 'percent' ? rule.increase / 100 : rule.increase,
    increase_type: rule.increaseType,
    neat_prices: rule.neatPrices,
    floor: rule.floorMinor,
  };
}

/** The history records percentages in basis points, so that old and new entries are equal in form. */
function toRecord(rule: SiteRule): object {
  const { floor, ...setting } = toSetting(rule);
  const limit = floor === null || floor === undefined ? null : money(floor, siteFacts(rule.site).currency);
  return { ...setting, price_increase: rule.increase, floor: limit };
}
