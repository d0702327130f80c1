import { PLATFORM_NAMES, platformOfSite, type Site } from '@quayside/kernel';

/** The marketplace whose categories stand on a site: a platform's destination for items of others, or eBay's own site. */
export const marketplaceOf = (site: Site): string => PLATFORM_NAMES[platformOfSite(site) ?? 'ebay'];
