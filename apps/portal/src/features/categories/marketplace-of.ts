import { PLATFORM_NAMES, platformOfSite, type Site } from '@quayside/kernel';

/** The marketplace whose categories a site uses: a platform's destination for foreign items, or eBay's own site. */
export const marketplaceOf = (site: Site): string => PLATFORM_NAMES[platformOfSite(site) ?? 'ebay'];
