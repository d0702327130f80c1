import type { LackingItem } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { getItems } from '../products/index.ts';
import { categoriesOf } from './categories-of.ts';
import { listRequirements } from './requirements.repository.ts';
import { listLackingRows, listSpecifics } from './specifics.repository.ts';

/** The place after which the next page begins. */
export interface LackingPlace {
  readonly itemId: number;
  readonly site: string;
}

/** Items that sites do not take for want of specifics, with the values that the sites offer. Asks no marketplace. */
export async function listLacking(
  db: Db,
  { userId, accountId, platform }: Account,
  after: LackingPlace,
  limit: number,
): Promise<{ readonly list: LackingItem[]; readonly next: LackingPlace | null }> {
  const rows = await listLackingRows(db, userId, accountId, after, limit + 1);
  const shown = rows.slice(0, limit);
  const itemIds = [...new Set(shown.map(({ itemId }) => itemId))];
  const sites = [...new Set(shown.map(({ site }) => site))];
  const items = new Map((await getItems(db, userId, itemIds)).map((item) => [item.itemId, item]));
  const categoryOf = await categoriesOf(db, userId, [...items.values()], sites);
  const given = await listSpecifics(db, userId, itemIds, sites);
  const places = shown.flatMap((row) => {
    const item = items.get(row.itemId);
    return item ? [{ ...row, item, category: categoryOf(item, row.site) }] : [];
  });
  const known = await listRequirements(
    db,
    platform,
    sites,
    places.flatMap(({ category }) => category?.categoryId ?? []),
  );
  const requirements = new Map(known.map((one) => [`${one.site} ${one.requirements.categoryId}`, one.requirements]));
  const last = shown.at(-1);
  return {
    list: places.map(({ item, site, names, category }): LackingItem => {
      const asked = category && requirements.get(`${site} ${category.categoryId}`);
      const valuesOf = (name: string) =>
        given.find((one) => one.itemId === item.itemId && one.site === site && one.name === name)?.values ?? [];
      return {
        itemId: item.itemId,
        sku: item.sku,
        title: item.title,
        imageUrl: item.images[0] ?? null,
        site,
        category: category ? { id: category.categoryId, path: category.path } : null,
        specifics: names.split(', ').map((name) => {
          const aspect = asked?.requiredAspects.find((one) => one.name === name);
          return {
            name,
            allowedValues: aspect?.allowedValues ?? [],
            isSelectionOnly: aspect?.isSelectionOnly ?? false,
            values: valuesOf(name),
          };
        }),
      };
    }),
    next: last && rows.length > limit ? { itemId: last.itemId, site: last.site } : null,
  };
}
