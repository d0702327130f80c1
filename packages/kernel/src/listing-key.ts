import type { Site } from './sites.ts';

/** The key of an item on a site in maps and sets: a seller has at most one listing of an item per site. */
export function listingKeyOf({ itemId, site }: { readonly itemId: number; readonly site: Site }): string {
  return `${itemId}/${site}`;
}
