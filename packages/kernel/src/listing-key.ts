import type { Site } from './sites.ts';

/** An item on a site, which is a listing whether it was ever live or not: a seller has at most one of an item per site. */
export interface ItemOnSite {
  readonly itemId: number;
  readonly site: Site;
}

/** The key of an item on a site in maps and sets. */
export function listingKeyOf({ itemId, site }: ItemOnSite): string {
  return `${itemId}/${site}`;
}
