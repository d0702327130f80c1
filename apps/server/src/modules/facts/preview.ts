import { ConnectorError } from '@quayside/connector-kit';
import type { RunItemPreview } from '@quayside/contract';
import { type AccountRef, platformOfSite, type Site } from '@quayside/kernel';
import { CallFailure } from '../../platform/http/fail.ts';
import { type AccountsDeps, openAccount } from '../accounts/index.ts';
import { CATALOGUE_LABEL } from '../listings/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { loadStockLimits } from '../stock/index.ts';
import { aspectsFor, specificsFor } from './content/aspects.ts';
import { loadReaders, READER_FACTS } from './content/readers.ts';
import { withTitleFacts } from './content/title-facts.ts';
import { toldOn } from './limited-stock.ts';
import { loadListingFacts } from './listing-facts.ts';

/** An item as it is to be listed on a site. */
export interface PreviewedItem {
  readonly itemId: number;
  readonly site: Site;
  readonly title: string | null;
  readonly titleLabel: string | null;
}

/** A listing as the buyer will see it, but for its prices. */
export type ListingPreview = Pick<
  RunItemPreview,
  'sku' | 'sourceTitle' | 'imageUrl' | 'description' | 'images' | 'attributes' | 'categoryPath'
> & {
  readonly units: readonly (Omit<RunItemPreview['units'][number], 'price'> & { readonly unitId: number })[];
};

/** Undefined if its item no longer exists. */
export async function previewOf(
  deps: AccountsDeps,
  account: AccountRef,
  listing: PreviewedItem,
): Promise<ListingPreview | undefined> {
  const { userId } = account;
  const [item] = await getItems(deps.db, userId, [listing.itemId]);
  if (!item) return undefined;
  const preview = await describe(deps, account, listing, item);
  if (listing.titleLabel !== CATALOGUE_LABEL) return preview;
  // The product page belongs to the marketplace; only price and quantity are the seller's.
  const images = await catalogueImages(deps, account, listing, item);
  return { ...preview, description: '', images, attributes: {}, categoryPath: [] };
}

/** The marketplace's pictures of the product; empty if the marketplace is unavailable. */
async function catalogueImages(
  deps: AccountsDeps,
  { userId, accountId }: AccountRef,
  { site }: PreviewedItem,
  { units }: Item,
): Promise<readonly string[]> {
  const gtin = units.flatMap((unit) => unit.gtin ?? [])[0];
  if (gtin === undefined) return [];
  try {
    const { connector, session } = await openAccount(deps, userId, accountId);
    return (await connector.findProducts?.(session, site, [gtin]))?.get(gtin)?.images ?? [];
  } catch (error) {
    if (error instanceof ConnectorError || error instanceof CallFailure) return [];
    throw error;
  }
}

async function describe(
  { db, connectors }: AccountsDeps,
  account: AccountRef,
  { site, title }: PreviewedItem,
  item: Item,
): Promise<ListingPreview> {
  const { userId } = account;
  const { accountId, platform } = item;
  const query = { userId, accountId, platform, items: [item], sites: [site] };
  const facts = await loadListingFacts(db, query, [...READER_FACTS, 'stock']);
  const [{ readerOf }, { describeItem }] = await Promise.all([
    loadReaders(db, query, site, facts),
    import('./content/description.ts'),
  ]);
  const reader = readerOf(item);
  const quantities = facts.stock.ofUnits(item);
  const platformThere = platformOfSite(site);
  const connector = platformThere ? connectors.get(platformThere) : undefined;
  const told = connector && toldOn(await loadStockLimits(db, account), connector, account, item, site);
  return {
    sku: item.sku,
    sourceTitle: item.title,
    imageUrl: item.images[0] ?? null,
    description: describeItem(item, title ?? item.title, reader).html,
    images: item.images,
    attributes: { ...aspectsFor(withTitleFacts(item), reader), ...reader.given },
    units: item.units.map(({ unitId, sku, specifics }) => ({
      ...{ unitId, sku },
      specifics: saidOnly(specificsFor(item, specifics, reader)),
      quantity: told?.(quantities.get(unitId) ?? 0) ?? 0,
    })),
    categoryPath: reader.categoryPath ?? item.categoryPath,
  };
}

const saidOnly = (specifics: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(specifics).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
