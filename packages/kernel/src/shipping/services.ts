import type { Site } from '../sites.ts';
import { SERVICE_LEVELS, type ServiceLevel, type SiteService, siteServicesTable } from './services.data.ts';

export { SERVICE_LEVELS, type ServiceLevel, type SiteService } from './services.data.ts';

let table: readonly SiteService[] | undefined;

/** The shipping services of eBay's sites that Quayside knows. */
export function siteServices(): readonly SiteService[] {
  table ??= siteServicesTable();
  return table;
}

export function isServiceLevel(code: string): code is ServiceLevel {
  return (SERVICE_LEVELS as readonly string[]).includes(code);
}

/** Whether a rate may use this service: a level, or a service of some site. */
export function isShippingService(code: string): boolean {
  return isServiceLevel(code) || siteServices().some((service) => service.code === code);
}

/** The level of a service code; undefined for an unknown code. */
export function levelOf(code: string): ServiceLevel | undefined {
  return isServiceLevel(code) ? code : siteServices().find((service) => service.code === code)?.level;
}

/**
 * The service that a rate's code means on a site. A level is the site's first service of that level. TRACKED becomes
 * STANDARD on a site without tracked service from abroad. Undefined if the site does not have the service.
 */
export function serviceOn(site: Site, code: string): SiteService | undefined {
  const there = siteServices().filter((service) => service.site === site);
  if (!isServiceLevel(code)) return there.find((service) => service.code === code);
  const first = (level: ServiceLevel) => there.find((service) => service.level === level);
  return first(code) ?? (code === 'TRACKED' ? first('STANDARD') : undefined);
}
