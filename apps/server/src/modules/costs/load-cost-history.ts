import type { Db } from '../../platform/database/db.ts';
import type { CostSince } from './item-costs.repository.ts';

/**
 * What pieces cost on a day and before, by item id: the newest day first, at most five days of each item. Items without a cost are missing.
 * @param day ISO date
 */
export async function loadCostHistory(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, readonly CostSince[]>> {
  const { listCostsUpTo } = await import('./item-costs.repository.ts');
  return listCostsUpTo(db, userId, itemIds, day);
}
