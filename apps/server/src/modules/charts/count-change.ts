import type { ChartPreview } from '@quayside/contract';
import { listingKeyOf, type Site } from '@quayside/kernel';
import type { OwnChart, SizeConverter } from '@quayside/kernel/sizes/size-converter';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { getItems, type Item } from '../products/index.ts';
import { listItemsAt, type Place } from './places.repository.ts';
import { loadHomes, sizeConvertersWith } from './size-converters.ts';
import { gapsOf, sitesOfItem, sizesOn, variantSizesOf } from './variant-sizes.ts';

/** The charts before a change and after it. */
export interface ChartsChange {
  readonly before: readonly OwnChart[];
  readonly after: readonly OwnChart[];
  /** The places of the changed chart, before and after. */
  readonly places: readonly Place[];
}

/** A live listing that gets other sizes. */
interface ChangedListing {
  readonly itemId: number;
  readonly site: Site;
  /** Whether its title may get another size too. */
  readonly isTitled: boolean;
}

export interface CountedChange {
  readonly preview: ChartPreview;
  readonly changes: readonly ChangedListing[];
}

/** The number of items compared in one step. */
const STEP = 500;
/** The number of listings that a seller sees one by one; the rest are only counted. */
const EXAMPLES = 10;

/** The effect of a change of charts on items and listings. Reliable in the transaction that makes the change. */
export async function countChange(db: Db, userId: number, change: ChartsChange): Promise<CountedChange> {
  const homes = await loadHomes(db, userId);
  const [was, is] = [sizeConvertersWith(homes, change.before), sizeConvertersWith(homes, change.after)];
  const changes: ChangedListing[] = [];
  const examples: ChartPreview['examples'][number][] = [];
  const unmapped = { before: 0, after: 0 };
  let changedItems = 0;
  for (let after = 0; ; ) {
    const itemIds = await listItemsAt(db, userId, change.places, after, STEP);
    const last = itemIds.at(-1);
    if (last === undefined) break;
    after = last;
    const live = await listLive(db, userId, itemIds);
    for (const item of await getItems(db, userId, itemIds)) {
      const converters = { before: was(item), after: is(item) };
      const sites = sitesOfItem(item.platform, homes.get(item.accountId));
      unmapped.before += countUnmapped(item, converters.before, sites);
      unmapped.after += countUnmapped(item, converters.after, sites);
      const compared = sites.map((site) => compare(item, converters, site)).filter(({ isChanged }) => isChanged);
      if (compared.length > 0) changedItems += 1;
      for (const { site, isTitled, before, after: then } of compared) {
        if (!live.has(listingKeyOf({ itemId: item.itemId, site }))) continue;
        changes.push({ itemId: item.itemId, site, isTitled });
        if (examples.length < EXAMPLES) {
          examples.push({ item_id: item.itemId, title: item.title, site, before, after: then });
        }
      }
    }
  }
  return {
    preview: { expected: changes.length, items: changedItems, sites: sitesOf(changes), unmapped, examples },
    changes,
  };
}

function compare(
  item: Item,
  converters: { readonly before: SizeConverter; readonly after: SizeConverter },
  site: Site,
) {
  const [before, after] = [sizesOn(item, converters.before, site), sizesOn(item, converters.after, site)];
  const isTitled = before.title !== after.title;
  return {
    site,
    isTitled,
    isChanged: isTitled || before.sizes !== after.sizes,
    before: isTitled && before.sizes === after.sizes ? before.title : before.sizes,
    after: isTitled && before.sizes === after.sizes ? after.title : after.sizes,
  };
}

function countUnmapped(item: Item, converter: SizeConverter, sites: readonly Site[]): number {
  const lacking = variantSizesOf(item).filter((size) => gapsOf(converter, size, sites).sites.length > 0);
  return new Set(lacking.map(({ sku }) => sku)).size;
}

function sitesOf(changes: readonly ChangedListing[]): ChartPreview['sites'] {
  const counts = new Map<Site, number>();
  for (const { site } of changes) counts.set(site, (counts.get(site) ?? 0) + 1);
  return [...counts].map(([site, listings]) => ({ site, listings })).sort((a, b) => (a.site < b.site ? -1 : 1));
}

/** Listings that are live or being published. Offers for a catalogue product do not have the seller's sizes. */
async function listLive(db: Db, userId: number, itemIds: readonly number[]): Promise<Set<string>> {
  const { rows } = await sql<{ itemId: number; site: Site }>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and state in ('L', 'P', 'Q') and listing_key is not null
      and title_label <> 'catalogue'`.execute(db);
  return new Set(rows.map(listingKeyOf));
}
