import { type AccountRef, listingKeyOf, type Money, type Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import * as repository from './price-limits.repository.ts';

/** The effective floors of an account's items on sites, by `itemId/site`: an item's own floor overrides the rule's. */
export async function floorsOf(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  lock: 'none' | 'share' = 'none',
): Promise<Map<string, Money>> {
  const ofRules = await repository.listRuleFloors(db, userId, accountId, lock);
  const own = await repository.listItemFloors(db, userId, itemIds, lock);
  return new Map([
    ...ofRules
      .filter(({ site }) => sites.includes(site))
      .flatMap(({ site, floor }) => itemIds.map((itemId): [string, Money] => [listingKeyOf({ itemId, site }), floor])),
    ...own.map(({ itemId, site, floor }): [string, Money] => [listingKeyOf({ itemId, site }), floor]),
  ]);
}

/** The ceilings of items, by `itemId/site`. */
export async function ceilingsOf(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  lock: 'none' | 'share' = 'none',
): Promise<Map<string, Money>> {
  const own = await repository.listCeilings(db, userId, itemIds, lock);
  return new Map(own.map((row) => [listingKeyOf(row), row.ceiling]));
}

/** Whether the seller has stopped the account's prices. */
export async function arePricesStopped(db: Db, { userId, accountId }: AccountRef): Promise<boolean> {
  const stops = await repository.listStops(db, userId);
  return stops.has(repository.ALL_ACCOUNTS) || stops.has(accountId);
}
