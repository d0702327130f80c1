import { type AccountSession, chunked, failedBy, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { type AmazonClient, type ItemData, SEARCH_LIMIT } from './client.ts';
import type { ListingsItem } from './wire.ts';

/** Searches side by side: the throttle sets the pace, this only hides the round trip. */
const PARALLEL_SEARCHES = 3;

/**
 * What Amazon holds for these skus on a site, twenty to a call; a sku without a listing there is missing.
 * @param alsoOn marketplace ids besides the site's own: a sku that is listed on one of them is there too
 */
export async function readHeld(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  skus: readonly string[],
  includedData: readonly ItemData[],
  alsoOn: readonly string[] = [],
): Promise<Map<string, ListingsItem>> {
  const distinct = [...new Set(skus)];
  // Commas part the list of a search: a sku that has one is asked for by itself.
  const plain = distinct.filter((sku) => !sku.includes(','));
  const others = distinct.filter((sku) => sku.includes(','));
  const found = await mapBounded(chunked(plain, SEARCH_LIMIT), PARALLEL_SEARCHES, (chunk) =>
    client.searchItems(session, site, chunk, includedData, alsoOn),
  );
  const single = await mapBounded(others, PARALLEL_SEARCHES, (sku) =>
    readOne(client, session, site, sku, includedData, alsoOn),
  );
  const items = [...found.flat(), ...single.flat()];
  return new Map(items.flatMap((item) => (item.sku === undefined ? [] : [[item.sku, item]])));
}

async function readOne(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  sku: string,
  includedData: readonly ItemData[],
  alsoOn: readonly string[],
): Promise<ListingsItem[]> {
  try {
    const item = await client.getItem(session, site, sku, includedData, alsoOn);
    return item ? [item] : [];
  } catch (error) {
    if (failedBy(error).error.kind === 'not-found') return [];
    throw error;
  }
}
