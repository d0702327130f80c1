import type { ItemMargin, OrderMargin } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';
import type { StoredMargin } from './item-margins.repository.ts';
import type { SettledSale } from './sold-orders.repository.ts';

/** Works out margins from what other rooms know of items and orders. */
export interface MarginsPort {
  /** What a sale earns on each site, for each account that can sell the item. */
  readonly marginsOf: (db: Db, userId: number, item: Item, now: Date) => Promise<readonly ItemMargin[]>;
  /** The same for items of one account, without their terms. */
  readonly sumsOf: (db: Db, userId: number, items: readonly Item[], now: Date) => Promise<readonly StoredMargin[]>;
  /** What settled orders of one account earned. */
  readonly orderMarginsOf: (db: Db, orders: readonly SettledSale[]) => Promise<readonly EarnedOrder[]>;
}

export interface EarnedOrder {
  readonly order: SettledSale;
  readonly margin: Omit<OrderMargin, 'state'>;
}
