import type { ItemMargin } from '@quayside/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Item } from '../products/index.ts';

/** Works out margins from what other rooms know of an item. */
export interface MarginsPort {
  /** What a sale earns on each site, for each account that can sell the item. */
  readonly marginsOf: (db: Db, userId: number, item: Item, now: Date) => Promise<readonly ItemMargin[]>;
}
