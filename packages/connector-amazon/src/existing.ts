import { type AccountSession, chunked, failedBy, mapBounded } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { type AmazonClient, type ItemData, SEARCH_LIMIT } from './client.ts';
import type { ListingsItem } from './wire.ts';

/** Parallel searches. The throttle sets the pace; parallel calls only hide the round trip. */
const PARALLEL_SEARCHES = 3;

/**
 * Reads Amazon's listings for these SKUs on a site, twenty per call. SKUs without a listing are omitted.
 * @param alsoOn additional marketplace ids; a SKU listed on one of them is included
 */
export async function readExisting(
  client: AmazonClient,
  session: AccountSession,
  site: Site,
  skus: readonly string[],
  includedData: readonly ItemData[],
  alsoOn: readonly string[] = [],
): Promise<Map<string, ListingsItem>> {
  const distinct = [...new Set(skus)];
  // A search separates SKUs by commas, so a SKU with a comma is read separately.
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
