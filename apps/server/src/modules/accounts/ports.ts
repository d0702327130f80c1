import type { AccountRef } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';

/** Listings of an account that are live or being published. */
export interface ListingsLeft {
  readonly listings: number;
  /** Of these, the ones that the marketplace refused to end. */
  readonly refused: number;
}

/** What disconnecting an account needs from runs and listings; provided by publishing through `compose.ts`. */
export interface LeaveAccountPort {
  /**
   * Cancels one of the account's runs in preparation or in progress.
   * @returns false if there is none
   */
  cancelRun(tx: Tx, account: AccountRef): Promise<boolean>;
  /**
   * Sets the desired end of some of the account's listings, once each.
   * @returns how many; 0 when every listing has one
   */
  endSome(tx: Tx, account: AccountRef): Promise<number>;
  /**
   * Withdraws the ends that have not been sent; those listings stay live.
   * @returns how many ends have been sent
   */
  keepRest(tx: Tx, account: AccountRef): Promise<number>;
  countLeft(db: Db, account: AccountRef): Promise<ListingsLeft>;
}
