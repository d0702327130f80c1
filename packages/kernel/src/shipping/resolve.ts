import { REGIONS, type Region } from '../countries.ts';
import { type Platform, type Site, siteFacts } from '../sites.ts';
import type {
  CountryType,
  RangeBasis,
  RangeRate,
  RangeStep,
  RateType,
  ShippingRate,
  ShippingRules,
} from './profile.ts';
import { namesOfCountry, regionOf } from './regions.ts';
import { levelOf, type SiteService, serviceOn } from './services.ts';

/** Why there is no route. Each code has the message `shipping:no-route.<code>`. */
export const NO_ROUTE_REASONS = ['excluded', 'no_rate', 'no_service', 'weight_unknown'] as const;
export type NoRouteReason = (typeof NO_ROUTE_REASONS)[number];

/** The source of a cost. */
export interface RouteRule {
  /** `default_profile`: the region's rate in the default profile. */
  readonly from: 'country' | 'region' | 'default_profile';
  readonly region: Region;
  /** The CUSTOM country whose rate applies; null for a region's rate. */
  readonly country: string | null;
  readonly type: Exclude<RateType, 'default'>;
}

export interface ShippingRoute {
  /** The code in the rate: a level, or a service of a single site. */
  readonly service: string;
  /** The service at eBay; null on a platform without such services. */
  readonly siteService: SiteService | null;
  /** The cost of shipping, in minor units of the profile's currency. */
  readonly cost: number;
  /** What the buyer pays: 0 with free shipping. */
  readonly buyerPays: number;
  readonly additionalCost: number;
  readonly rule: RouteRule;
}

export type RouteDecision =
  | { readonly ok: true; readonly routes: readonly [ShippingRoute, ...ShippingRoute[]] }
  | { readonly ok: false; readonly reason: NoRouteReason };

/** A rate after following `default`, and where it was found. */
interface EffectiveRate {
  readonly rate: Exclude<ShippingRate, { type: 'default' }>;
  readonly rule: RouteRule;
}

/** The type of a country in a profile. A variant that is not in the profile has the type of its country. */
export function countryTypeOf(rules: Pick<ShippingRules, 'countries'>, country: string): CountryType {
  return settingOf(rules, country)?.type ?? 'DEFAULT';
}

function settingOf(rules: Pick<ShippingRules, 'countries'>, country: string) {
  for (const name of namesOfCountry(country)) {
    const setting = rules.countries.find(({ code }) => code === name);
    if (setting) return setting;
  }
  return undefined;
}

/**
 * The rates of a profile in a country, after following `default`. `fallback` is the default profile; null if the
 * profile is the default itself.
 */
export function effectiveRates(
  rules: ShippingRules,
  fallback: ShippingRules | null,
  country: string,
): readonly EffectiveRate[] {
  const region = regionOf(country);
  const setting = settingOf(rules, country);
  if (setting?.type === 'EXCLUDED') return [];
  const own = rules.rates.filter(
    (rate) => rate.region === region && rate.country === (setting?.type === 'CUSTOM' ? setting.code : null),
  );
  return own.flatMap((rate) => {
    const found = follow(rate, rules, fallback);
    return found ? [found] : [];
  });
}

function follow(rate: ShippingRate, rules: ShippingRules, fallback: ShippingRules | null): EffectiveRate | undefined {
  const { region, country, service } = rate;
  if (rate.type !== 'default') {
    return { rate, rule: { from: country === null ? 'region' : 'country', region, country, type: rate.type } };
  }
  if (country !== null) {
    const wider = rules.rates.find((one) => isOfRegion(one, region, service));
    const found = wider && follow(wider, rules, fallback);
    return found && { ...found, rule: { ...found.rule, country } };
  }
  const wider = fallback?.rates.find((one) => isOfRegion(one, region, service));
  // Costs in another currency cannot be used in this profile.
  if (!wider || wider.type === 'default' || fallback?.currency !== rules.currency) return undefined;
  return { rate: wider, rule: { from: 'default_profile', region, country: null, type: wider.type } };
}

function isOfRegion(rate: ShippingRate, region: Region, service: string): boolean {
  return rate.region === region && rate.country === null && rate.service === service;
}

/** The country code in a profile's settings for a site: the site's own variant, if there is one. */
export function destinationOf(site: Site): string {
  return site === 'BEFR' ? 'BEFR' : siteFacts(site).country;
}

export interface RouteQuery {
  readonly site: Site;
  readonly platform: Platform;
  /** The item's price in minor units of the profile's currency. */
  readonly price: number;
  /** Grams; null if unknown. */
  readonly weight: number | null;
}

/**
 * How an item is shipped to buyers on a site: every service with its cost, the cheapest first, and the rule behind it;
 * or why it is not shipped there.
 */
export function resolveRoute(rules: ShippingRules, fallback: ShippingRules | null, query: RouteQuery): RouteDecision {
  const country = destinationOf(query.site);
  if (countryTypeOf(rules, country) === 'EXCLUDED') return { ok: false, reason: 'excluded' };
  const rates = effectiveRates(rules, fallback, country);
  if (rates.length === 0) return { ok: false, reason: 'no_rate' };
  const offered = rates.flatMap((one) => {
    const service = siteServiceOf(query, one.rate.service);
    return service === undefined ? [] : [{ ...one, siteService: service }];
  });
  if (offered.length === 0) return { ok: false, reason: 'no_service' };
  const routes = offered
    .flatMap(({ rate, rule, siteService }): ShippingRoute[] => {
      const cost = costOf(rate, query);
      if (cost === undefined) return [];
      const buyerPays = rules.isFreeShipping ? 0 : cost;
      const additionalCost = rules.isFreeShipping ? 0 : rate.additionalCost;
      return [{ service: rate.service, siteService, cost, buyerPays, additionalCost, rule }];
    })
    .sort((one, other) => one.cost - other.cost);
  const [first, ...others] = routes;
  return first ? { ok: true, routes: [first, ...others] } : { ok: false, reason: 'weight_unknown' };
}

/**
 * eBay's service for a code; null on another platform, where the level of the service counts; undefined if the place
 * does not have it.
 */
export function siteServiceOf(
  { platform, site }: Pick<RouteQuery, 'platform' | 'site'>,
  code: string,
): SiteService | null | undefined {
  if (platform === 'ebay') return serviceOn(site, code);
  return levelOf(code) === undefined ? undefined : null;
}

function costOf(rate: EffectiveRate['rate'], { price, weight }: RouteQuery): number | undefined {
  if (rate.type === 'flat') return rate.cost;
  const value = rate.by === 'price' ? price : weight;
  return value === null ? undefined : stepAt(rate.steps, value)?.cost;
}

/** The step that applies to a value. */
export function stepAt(steps: readonly RangeStep[], value: number): RangeStep | undefined {
  return steps.findLast((step) => step.from <= value);
}

/** The lower limits of all ranges with one basis in a country, ascending. */
export function limitsBy(rates: readonly EffectiveRate[], by: RangeBasis): readonly number[] {
  const ranges = rates
    .map(({ rate }) => rate)
    .filter((rate): rate is RangeRate => rate.type === 'range' && rate.by === by);
  return [...new Set(ranges.flatMap(({ steps }) => steps.map(({ from }) => from)))].sort((a, b) => a - b);
}

/** The codes of a profile's EXCLUDED countries, ordered. */
export function excludedCountries(rules: Pick<ShippingRules, 'countries'>): readonly string[] {
  return rules.countries
    .filter(({ type }) => type === 'EXCLUDED')
    .map(({ code }) => code)
    .sort();
}

/** The regions to which a profile ships at all. */
export function servedRegions(rules: ShippingRules): readonly Region[] {
  return REGIONS.filter((region) => rules.rates.some((rate) => rate.region === region));
}
