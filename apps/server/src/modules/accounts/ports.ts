import type { Db, Tx } from '../../platform/database/db.ts';

export interface AccountRef {
  readonly userId: number;
  readonly accountId: number;
}

/** Listings of an account that are live or on their way. */
export interface ListingsLeft {
  readonly listings: number;
  /** Of them, those that the marketplace refused to end. */
  readonly refused: number;
}

/** What disconnecting an account asks of its runs and listings: publishing's, handed in by `compose.ts`. */
export interface LeaveAccountPort {
  /** Calls off what is being prepared or carried out for the account. May run twice. */
  cancelRuns(account: AccountRef): Promise<void>;
  /** Sets the desired end of some of the account's listings, each once. @returns how many; 0 when every listing has its end */
  endSome(tx: Tx, account: AccountRef): Promise<number>;
  /** Takes the ends back that have not left: those listings stay as they are. @returns how many have left, and end */
  keepRest(tx: Tx, account: AccountRef): Promise<number>;
  countLeft(db: Db, account: AccountRef): Promise<ListingsLeft>;
}
