import { SITES, type Site, siteFacts } from '@quayside/kernel';
import { createLocalClock } from '@quayside/kernel/repricing';
import type { SiteDays } from './rule-book.ts';

/** The day of each site's calendar at a moment. */
export function siteDaysAt(now: Date): SiteDays {
  const dayOf = (site: Site) => createLocalClock(siteFacts(site).timeZone)(now.getTime()).day;
  return Object.fromEntries(SITES.map((site) => [site, dayOf(site)]));
}
