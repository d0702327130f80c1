import type { AccountRef } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/** Reacts to changes of taxes. Provided by compose.ts; runs in the transaction of the change. */
export interface TaxHooks {
  /** The offers of these items are sent again in the background, and those that waited for their taxes are released. */
  taxesChanged(tx: Tx, account: AccountRef, itemIds: readonly number[]): Promise<void>;
}
