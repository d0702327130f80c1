import type { AccountRef, Platform } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import { findKeptFrom } from '../blacklist/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { holdAvailable } from '../stock/index.ts';

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

/** Items and their stock, locked until the transaction ends, so that nothing changes between the read and their listing. */
export interface HeldItems {
  /** By id, from the view of the platform that sells them. */
  readonly items: ReadonlyMap<number, Item>;
  /** Pieces for sale by unit id. */
  readonly stock: ReadonlyMap<number, number>;
}

export async function holdItems(
  tx: Tx,
  { userId, platform }: Pick<AccountRef, 'userId'> & { readonly platform: Platform },
  itemIds: readonly number[],
): Promise<HeldItems> {
  const stock = await holdAvailable(tx, userId, itemIds);
  await lockItems(tx, userId, itemIds);
  const items = await asSoldOn(tx, userId, platform, await getItems(tx, userId, itemIds));
  return { items: new Map(items.map((item) => [item.itemId, item])), stock };
}
