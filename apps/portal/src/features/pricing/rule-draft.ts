import type { AccountEntry, PriceSetting, RateView } from '@quayside/contract';
import {
  type Currency,
  destinationsFor,
  type ExchangeRate,
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

/** The rules of a draft whose prices differ from the stored ones, without floors. */
export function repriced(draft: readonly PriceSetting[], stored: readonly PriceSetting[]): PriceSetting[] {
  return withoutFloors(draft).filter((rule, place) => !areEqual([rule], withoutFloors(stored).slice(place, place + 1)));
}

const withoutFloors = (rules: readonly PriceSetting[]): PriceSetting[] =>
  rules.map(({ floor: _, ...rule }): PriceSetting => rule);

/** The stored rules with the floors of a draft. */
export function withFloors(stored: readonly PriceSetting[], draft: readonly PriceSetting[]): readonly PriceSetting[] {
  return stored.map((rule, place) => ({ ...rule, floor: draft[place]?.floor ?? null }));
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

/** The rate between two currencies: null if they are equal, undefined if it is not known. */
export function rateBetween(from: Currency, to: Currency, rates: readonly RateView[]): ExchangeRate | null | undefined {
  if (from === to) return null;
  const known = rates.find((rate) => rate.from === from && rate.to === to);
  const value = known && millionths(known.value);
  return known && value ? { from, to, millionths: value, date: known.date, source: known.source } : undefined;
}

/** The price on the site for an item of this home price; null without a rate or a valid price. */
export function examplePrice(source: Money, rule: PriceSetting, rates: readonly RateView[]): Money | null {
  const rate = rateBetween(source.currency, siteFacts(rule.site).currency, rates);
  if (rate === undefined) return null;
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
