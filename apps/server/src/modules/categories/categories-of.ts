import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';
import { type ItemCategory, listItemCategories, listMappings, type Mapping } from './mappings.repository.ts';

/** The category of an item on a site. */
export interface PlacedCategory {
  readonly categoryId: string;
  readonly path: readonly string[];
}

/** The category of an item on a site; undefined if none is known. */
export type CategoryOf = (item: PlacedItem, site: Site) => PlacedCategory | undefined;

export type PlacedItem = Pick<Item, 'itemId' | 'accountId' | 'categoryId'>;

const itemKey = (itemId: number, site: Site) => `${itemId} ${site}`;
export const mappingKey = ({
  accountId,
  homeCategoryId,
  site,
}: Pick<Mapping, 'accountId' | 'homeCategoryId' | 'site'>) => `${accountId} ${site} ${homeCategoryId}`;

/** The seller's choice for the item takes precedence over the mapping of its category at home. */
export function lookUp(chosen: readonly ItemCategory[], mappings: ReadonlyMap<string, Mapping>): CategoryOf {
  const own = new Map(chosen.map((one) => [itemKey(one.itemId, one.site), one]));
  return ({ itemId, accountId, categoryId: homeCategoryId }, site) => {
    const choice = own.get(itemKey(itemId, site));
    if (choice) return choice;
    const mapped = homeCategoryId === null ? undefined : mappings.get(mappingKey({ accountId, homeCategoryId, site }));
    return mapped && mapped.categoryId !== null ? { categoryId: mapped.categoryId, path: mapped.path } : undefined;
  };
}

/** The known categories of some items. Calls no marketplace. */
export async function categoriesOf(
  db: Db,
  userId: number,
  items: readonly PlacedItem[],
  sites: readonly Site[],
): Promise<CategoryOf> {
  const homes = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  const [mappings, chosen] = await Promise.all([
    listMappings(db, userId, accountsOf(items), homes, sites),
    listItemCategories(
      db,
      userId,
      items.map(({ itemId }) => itemId),
      sites,
    ),
  ]);
  return lookUp(chosen, new Map(mappings.map((one) => [mappingKey(one), one])));
}

export const accountsOf = (items: readonly PlacedItem[]): number[] => [
  ...new Set(items.map(({ accountId }) => accountId)),
];
