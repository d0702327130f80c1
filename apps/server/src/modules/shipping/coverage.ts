import type { CoverageRow, ShippingCoverage, SitesWithoutRoute } from '@quayside/contract';
import {
  baseCountry,
  countriesOfRegion,
  countryTypeOf,
  destinationOf,
  destinationsFor,
  effectiveRates,
  inSiteCurrency,
  listingSitesOf,
  platformOfSite,
  REGIONS,
  type Region,
  SITES,
  type Site,
  serviceOn,
  siteFacts,
} from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Account } from '../accounts/index.ts';
import { type Present, profileOf, readPresent } from './change-shipping.ts';
import { groupItems } from './route-groups.repository.ts';
import { rulesInForce, shippingAt } from './shipping-world.ts';

/** Every country with the services and costs of a profile, or why there is none. */
export function coverageOf({ world }: Present, profileId: number): ShippingCoverage {
  const profile = profileOf(world, profileId);
  const force = rulesInForce(world, profileId);
  const rows = REGIONS.flatMap((region) => countriesOfRegion(region).map((country) => rowOf(region, country)));
  return { profile_id: profileId, currency: profile.currency, countries: rows };

  function rowOf(region: Region, country: string): CoverageRow {
    const type = countryTypeOf(profile, country);
    const sites = SITES.filter((site) => platformOfSite(site) === null && isIn(site, country));
    const rates = effectiveRates(profile, force?.fallback ?? null, country);
    const services = rates.flatMap(({ rate, rule }) => {
      const there = sites.flatMap((site) => {
        const service = serviceOn(site, rate.service);
        return service ? [{ site, code: service.code, name: service.name }] : [];
      });
      if (sites.length > 0 && there.length === 0) return [];
      const costs = rate.type === 'flat' ? [rate.cost] : rate.steps.map(({ cost }) => cost);
      const [from, to] = [Math.min(...costs), Math.max(...costs)];
      const money = (minor: number) => ({ minor, currency: profile.currency });
      return [
        {
          service: rate.service,
          siteServices: there,
          costFrom: money(from),
          costTo: money(to),
          by: rate.type === 'range' ? rate.by : null,
          siteCosts: there.map(({ site }) => ({
            site,
            cost: inSiteCurrency(from, profile.currency, world.rates(profile.currency, siteFacts(site).currency)),
          })),
          isFree: profile.isFreeShipping,
          rule,
        },
      ];
    });
    const reason = type === 'EXCLUDED' ? 'excluded' : rates.length === 0 ? 'no_rate' : 'no_service';
    return { country, region, type, sites, services, reason: services.length > 0 ? null : reason };
  }
}

/** The sites of a country and of its variants, such as one per language. */
function isIn(site: Site, country: string): boolean {
  return destinationOf(site) === country || siteFacts(site).country === baseCountry(country);
}

interface Destination {
  /** The account that sells there. */
  readonly seller: Account;
  readonly site: Site;
}

/**
 * Where an account's items can be sold: abroad by the account itself, and on other platforms by the seller's accounts
 * there. Each site once.
 */
function destinationsOf(account: Account, accounts: readonly Account[]): Destination[] {
  const { platform, sourceSite } = account;
  const abroad = listingSitesOf({ platform, site: sourceSite }).filter((site) => platformOfSite(site) === null);
  const elsewhere = accounts
    .filter((seller) => seller.platform !== platform)
    .flatMap((seller) => destinationsFor(platform, seller.platform).map((site) => ({ seller, site })));
  const first = new Map(elsewhere.toReversed().map((one) => [one.site, one]));
  return [...abroad.map((site) => ({ seller: account, site })), ...first.values()];
}

/** How many items have no route to each site where they can be sold. @throws account_not_found */
export async function findSitesWithoutRoute(
  db: Db,
  userId: number,
  accountId: number | undefined,
): Promise<SitesWithoutRoute> {
  const { accounts, world } = await readPresent(db, userId);
  const shown = accounts.filter((account) => accountId === undefined || account.accountId === accountId);
  if (shown.length === 0 && accountId !== undefined) throw fail('account_not_found');
  const groups = await groupItems(
    db,
    userId,
    world,
    shown.map((account) => account.accountId),
  );
  type Row = SitesWithoutRoute['sites'][number];
  const rows = shown.flatMap((account): Row[] => {
    const { platform } = account;
    const own = groups.filter((group) => group.accountId === account.accountId);
    return destinationsOf(account, accounts).map(({ seller, site }) => {
      const reasons = new Map<Row['reasons'][number]['reason'], number>();
      for (const group of own) {
        const price = { minor: group.priceMinor, currency: group.currency };
        const place = { ...group, accountId: seller.accountId, platform: seller.platform, site, price };
        const { shipping } = shippingAt(world, place);
        if (shipping.by === 'none') reasons.set(shipping.reason, (reasons.get(shipping.reason) ?? 0) + group.n);
      }
      const items = [...reasons.values()].reduce((sum, n) => sum + n, 0);
      return {
        accountId: account.accountId,
        platform,
        site,
        items,
        reasons: [...reasons].map(([reason, n]) => ({ reason, items: n })),
      };
    });
  });
  return { sites: rows.filter(({ items }) => items > 0) };
}
