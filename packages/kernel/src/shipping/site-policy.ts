import { type Currency, type Money, money } from '../money.ts';
import { convert, type ExchangeRate } from '../pricing.ts';
import { type Site, siteFacts } from '../sites.ts';
import type { ShippingRules } from './profile.ts';
import { destinationOf, effectiveRates, excludedCountries, limitsBy, resolveRoute } from './resolve.ts';

/** One service of a policy; the cheapest comes first. */
export interface PolicyService {
  /** eBay's `shippingServiceCode` and `shippingCarrierCode`. */
  readonly code: string;
  readonly carrier: string | null;
  /** What the buyer pays, in the site's currency. */
  readonly cost: Money;
  readonly additionalCost: Money;
  readonly isFree: boolean;
}

/**
 * A shipping policy that a marketplace gets for a profile, a site and a band. Items with the same profile share a
 * policy unless a range gives them different costs.
 */
export interface SitePolicy {
  readonly site: Site;
  /**
   * The steps of the profile's price and weight ranges that the policy covers. Profiles without ranges have only
   * `p0w0`.
   */
  readonly band: string;
  /** ISO code of the country to which the policy ships. */
  readonly country: string;
  readonly handlingDays: number;
  readonly services: readonly [PolicyService, ...PolicyService[]];
  /** Codes of the countries to which the profile never ships. */
  readonly excluded: readonly string[];
}

/** The band of an item, which determines its policy by price and weight. */
export function bandOf(
  rules: ShippingRules,
  fallback: ShippingRules | null,
  site: Site,
  { price, weight }: { readonly price: number; readonly weight: number | null },
): string {
  const { prices, weights } = limitsOf(rules, fallback, site);
  // Without a range by weight, an unknown weight does not matter.
  const byWeight = weights.length === 0 ? 0 : weight === null ? null : indexAt(weights, weight);
  return bandName(indexAt(prices, price), byWeight);
}

/** The limits at which the band of an item on a site changes. */
export function limitsOf(rules: ShippingRules, fallback: ShippingRules | null, site: Site) {
  const rates = effectiveRates(rules, fallback, destinationOf(site));
  return { prices: limitsBy(rates, 'price'), weights: limitsBy(rates, 'weight') };
}

/** Items of unknown weight have a separate band, without the services that depend on weight. */
function bandName(price: number, weight: number | null): string {
  return `p${price}w${weight ?? 'x'}`;
}

function indexAt(limits: readonly number[], value: number): number {
  return Math.max(
    limits.findLastIndex((limit) => limit <= value),
    0,
  );
}

/**
 * All policies of a profile for an eBay site; empty if there is no route. `rate` is null if the currencies are equal.
 */
export function sitePolicies(
  rules: ShippingRules,
  fallback: ShippingRules | null,
  site: Site,
  rate: ExchangeRate | null,
): readonly SitePolicy[] {
  const { prices, weights } = limitsOf(rules, fallback, site);
  const priceBands = prices.length > 0 ? prices : [0];
  const weightBands = weights.length > 0 ? [...weights, null] : [0];
  const policies = priceBands.flatMap((price) =>
    weightBands.map((weight) => ({
      band: bandOf(rules, fallback, site, { price, weight }),
      decision: resolveRoute(rules, fallback, { site, platform: 'ebay', price, weight }),
    })),
  );
  return policies.flatMap(({ band, decision }): SitePolicy[] => {
    if (!decision.ok) return [];
    const [first, ...others] = decision.routes.map(
      ({ siteService, service, buyerPays, additionalCost }): PolicyService => ({
        code: siteService?.code ?? service,
        carrier: siteService?.carrier ?? null,
        cost: inSiteCurrency(buyerPays, rules.currency, rate),
        additionalCost: inSiteCurrency(additionalCost, rules.currency, rate),
        isFree: rules.isFreeShipping,
      }),
    );
    if (!first) return [];
    const country = siteFacts(site).country;
    const { handlingDays } = rules;
    return [{ site, band, country, handlingDays, services: [first, ...others], excluded: excludedCountries(rules) }];
  });
}

/** Converts an amount of the profile to the currency of a site. */
export function inSiteCurrency(minor: number, currency: Currency, rate: ExchangeRate | null): Money {
  const amount = money(minor, currency);
  return rate ? convert(amount, rate) : amount;
}
