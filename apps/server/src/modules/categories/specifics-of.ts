import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { listSpecifics } from './specifics.repository.ts';

/** Specifics by the site's names. */
export type SiteSpecifics = Readonly<Record<string, readonly string[]>>;

/** The specifics that the seller set for items on sites. They override the items' own. */
export async function specificsOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<(itemId: number, site: Site) => SiteSpecifics> {
  const given = new Map<string, Record<string, readonly string[]>>();
  for (const { itemId, site, name, values } of await listSpecifics(db, userId, itemIds, sites)) {
    const key = `${itemId} ${site}`;
    given.set(key, { ...given.get(key), [name]: values });
  }
  return (itemId, site) => given.get(`${itemId} ${site}`) ?? {};
}
