import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';
import { type ItemCategory, listItemCategories, listMappings, type Mapping } from './mappings.repository.ts';

/** Where an item is listed on a site. */
export interface PlacedCategory {
  readonly categoryId: string;
  readonly path: readonly string[];
}

/** The category of an item on a site; undefined where none is known. */
export type CategoryOf = (item: Pick<Item, 'itemId' | 'categoryId'>, site: Site) => PlacedCategory | undefined;

const itemKey = (itemId: number, site: Site) => `${itemId} ${site}`;
export const mappingKey = (homeCategoryId: string, site: Site) => `${site} ${homeCategoryId}`;

/** The seller's choice for the item comes first, then what its category at home stands for. */
export function lookUp(chosen: readonly ItemCategory[], mappings: ReadonlyMap<string, Mapping>): CategoryOf {
  const own = new Map(chosen.map((one) => [itemKey(one.itemId, one.site), one]));
  return ({ itemId, categoryId: home }, site) => {
    const choice = own.get(itemKey(itemId, site));
    if (choice) return choice;
    const mapped = home === null ? undefined : mappings.get(mappingKey(home, site));
    return mapped && mapped.categoryId !== null ? { categoryId: mapped.categoryId, path: mapped.path } : undefined;
  };
}

/** The categories that are known of some items. Asks no marketplace. */
export async function categoriesOf(
  db: Db,
  userId: number,
  accountId: number,
  items: readonly Pick<Item, 'itemId' | 'categoryId'>[],
  sites: readonly Site[],
): Promise<CategoryOf> {
  const homes = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  const [mappings, chosen] = await Promise.all([
    listMappings(db, userId, accountId, homes, sites),
    listItemCategories(
      db,
      userId,
      items.map(({ itemId }) => itemId),
      sites,
    ),
  ]);
  return lookUp(chosen, new Map(mappings.map((one) => [mappingKey(one.homeCategoryId, one.site), one])));
}
