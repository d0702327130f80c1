import type { CoverageRow } from '@quayside/contract';
import {
  baseCountry,
  countriesOfRegion,
  countryTypeOf,
  destinationOf,
  effectiveRates,
  REGIONS,
  type ShippingRules,
  type Site,
  serviceOn,
  siteFacts,
  sitesOf,
} from '@quayside/kernel';

/**
 * What a profile's rules give for each country, for unsaved rules. For saved rules, the server's coverage also has the
 * costs in the currencies of the sites.
 * @param wider the default profile; null if this is the default itself or there is none
 */
export function coverageOf(rules: ShippingRules, wider: ShippingRules | null): readonly CoverageRow[] {
  const money = (minor: number) => ({ minor, currency: rules.currency });
  return REGIONS.flatMap((region) =>
    countriesOfRegion(region).map((country): CoverageRow => {
      const sites = sitesOf('ebay').filter((site) => isIn(site, country));
      const type = countryTypeOf(rules, country);
      const services = effectiveRates(rules, wider, country).map(({ rate, rule }) => {
        const costs = rate.type === 'flat' ? [rate.cost] : rate.steps.map(({ cost }) => cost);
        return {
          service: rate.service,
          siteServices: sites.flatMap((site) => {
            const service = serviceOn(site, rate.service);
            return service ? [{ site, code: service.code, name: service.name }] : [];
          }),
          costFrom: money(Math.min(...costs)),
          costTo: money(Math.max(...costs)),
          by: rate.type === 'range' ? rate.by : null,
          siteCosts: [],
          isFree: rules.isFreeShipping,
          rule,
        };
      });
      const offered = sites.length === 0 ? services : services.filter(({ siteServices }) => siteServices.length > 0);
      const missing = services.length === 0 ? 'no_rate' : 'no_service';
      const reason = type === 'EXCLUDED' ? 'excluded' : missing;
      return { country, region, type, sites, services: offered, reason: offered.length === 0 ? reason : null };
    }),
  );
}

/** Sites of the same country, such as those for its languages, share its coverage. */
function isIn(site: Site, country: string): boolean {
  return destinationOf(site) === country || siteFacts(site).country === baseCountry(country);
}
