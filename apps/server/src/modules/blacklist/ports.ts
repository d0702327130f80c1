import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';

/** How listings react when the blacklist blocks their items. Connected in compose.ts; runs in the transaction of the change. */
export interface BlacklistHooks {
  /** Ends the listings abroad of these items, those on their way included. */
  itemsBlacklisted(tx: Tx, userId: number, itemIds: readonly number[], how: BlockingCause): Promise<void>;
}

export interface BlockingCause {
  readonly actor: Actor;
  /** Only listings on these sites; null for all. */
  readonly sites: readonly string[] | null;
}
