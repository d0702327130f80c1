import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { findKeptFrom } from '../blacklist/index.ts';
import type { Item } from '../products/index.ts';

/**
 * The items from the view of the platform that sells them: an item that a keyword bans only from this platform is
 * blocked here, although the item itself is not.
 */
export async function asSoldOn(db: Db, userId: number, platform: Platform, items: readonly Item[]): Promise<Item[]> {
  const foreign = items.filter((item) => item.platform !== platform).map(({ itemId }) => itemId);
  if (foreign.length === 0) return [...items];
  const kept = await findKeptFrom(db, userId, platform, foreign);
  return items.map((item) =>
    kept.has(item.itemId) && !item.blacklistingReason.includes('K')
      ? { ...item, isBlacklisted: true, blacklistingReason: `${item.blacklistingReason}K` }
      : item,
  );
}
