import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';
import { sizeConvertersOf } from './size-converters.ts';
import { gapsOf, variantSizesOf } from './variant-sizes.ts';

/** The sizes of items that no chart, the seller's or a built-in one, converts for a site. */
export async function loadSizeGaps(
  db: Db,
  userId: number,
  items: readonly Item[],
): Promise<(item: Item, site: Site) => string[]> {
  const converterOf = await sizeConvertersOf(db, userId, items);
  return (item, site) => {
    const converter = converterOf(item);
    const gaps = variantSizesOf(item).filter((size) => gapsOf(converter, size, [site]).sites.length > 0);
    return [...new Set(gaps.map(({ value }) => value))];
  };
}
