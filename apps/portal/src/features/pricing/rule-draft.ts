import type { AccountEntry, PriceSetting, RateView } from '@quayside/contract';
import {
  type Currency,
  destinationsFor,
  fromDecimal,
  isSensibleIncrease,
  type Money,
  money,
  platformOfSite,
  rulePrice,
  type Site,
  siteFacts,
} from '@quayside/kernel';

const MILLION = 1_000_000;

export function areEqual(left: readonly PriceSetting[], right: readonly PriceSetting[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The specification's "pricesEqual": all sites have the same increase. */
export function isUniform(rules: readonly PriceSetting[]): boolean {
  const [first] = rules;
  return rules.every(
    (rule) => rule.price_increase === first?.price_increase && rule.increase_type === first.increase_type,
  );
}

/** A rule's increase as an integer: basis points or minor units. */
export function wholeIncrease({ increase_type, price_increase }: PriceSetting): number {
  return increase_type === 'percent' ? Math.round(price_increase * 100) : price_increase;
}

/** Rules with an implausible increase. */
export function isSlip(rule: PriceSetting): boolean {
  const sense = { increaseType: rule.increase_type, increase: wholeIncrease(rule) };
  return rule.is_pricing_enabled && !isSensibleIncrease(sense);
}

/** Copies the first rule to every site. A fixed amount keeps its number in each site's currency; each site keeps its floor. */
export function copyFirst(rules: readonly PriceSetting[]): readonly PriceSetting[] {
  const [first] = rules;
  return first ? rules.map(({ site, floor }) => ({ ...first, site, floor: floor ?? null })) : rules;
}

/** Parses a decimal rate, e.g. "1.136", to millionths; null for invalid text. */
function millionths(value: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,6}))?\d*$/.exec(value);
  return match ? Number(match[1]) * MILLION + Number((match[2] ?? '').padEnd(6, '0')) : null;
}

/** The price on the site for an item of this home price; null without a rate or a valid price. */
export function examplePrice(source: Money, rule: PriceSetting, rates: readonly RateView[]): Money | null {
  const target = siteFacts(rule.site).currency;
  const known = rates.find(({ from, to }) => from === source.currency && to === target);
  const value = known ? millionths(known.value) : null;
  if (source.currency !== target && (!known || !value)) return null;
  const rate =
    source.currency === target || !known || !value
      ? null
      : { from: source.currency, to: target, millionths: value, date: known.date, source: known.source };
  const { final } = rulePrice(source, rate, {
    site: rule.site,
    isPricingEnabled: rule.is_pricing_enabled,
    increaseType: rule.increase_type,
    increase: wholeIncrease(rule),
    neatPrices: rule.neat_prices,
  });
  return final.minor > 0 ? final : null;
}

/** A round example price. */
export function examplePriceAtHome(site: Site): Money {
  const currency: Currency = siteFacts(site).currency;
  return fromDecimal('20', currency) ?? money(2000, currency);
}

/**
 * The account whose home prices the rules apply to: the selling account, or, if its rules are for items of others, the first account whose
 * items it sells.
 */
export function priceSourceOf(
  selling: AccountEntry,
  rules: readonly Pick<PriceSetting, 'site'>[],
  accounts: readonly AccountEntry[],
): AccountEntry {
  if (!rules.every(({ site }) => platformOfSite(site) === selling.platform)) return selling;
  const leadsThere = ({ platform }: AccountEntry) =>
    platform !== selling.platform && destinationsFor(platform, selling.platform).length > 0;
  return accounts.find(leadsThere) ?? selling;
}
