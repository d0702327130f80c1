import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { AccountRef, HeldPrices } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';

/** Rooms above that follow a change of prices, joined in compose.ts. Both run in the transaction of the change. */
export interface PricingHooks {
  /** Live listings of the account on these sites get their new rule price; answers how many there are. */
  rulesChanged(tx: Tx, userId: number, accountId: number, sites: readonly Site[], actor: Actor): Promise<number>;
  manualPricesChanged(tx: Tx, userId: number, itemId: number, sites: readonly Site[], actor: Actor): Promise<void>;
  /** What the gate holds back is judged anew; what still may not leave stays. */
  pricesFreed(tx: Tx, account: AccountRef, held: HeldPrices): Promise<void>;
}
