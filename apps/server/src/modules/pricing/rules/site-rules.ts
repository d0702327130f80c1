import { type PriceRule, platformOfSite, type Site } from '@quayside/kernel';

/** A rule with its floor, in minor units of the site's currency. */
export interface SiteRule extends PriceRule {
  readonly floorMinor: number | null;
}

/** The default rule of a site, shown before any consent: plus 10 %, for fees and shipping abroad, and neat prices. */
const DEFAULT_RULE = { isPricingEnabled: true, increaseType: 'percent', increase: 1_000, neatPrices: true } as const;

/** The default for items of other platforms: the home price, until the seller adjusts it in the onboarding or later. */
const DEFAULT_ELSEWHERE = { ...DEFAULT_RULE, increase: 0, neatPrices: false } as const;

/** The rule of a site: the saved one or the default. */
export function ruleOf(rules: readonly SiteRule[], site: Site): SiteRule {
  const byDefault = platformOfSite(site) === null ? DEFAULT_RULE : DEFAULT_ELSEWHERE;
  return rules.find((rule) => rule.site === site) ?? { site, ...byDefault, floorMinor: null };
}
