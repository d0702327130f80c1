import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';

/**
 * What happens to listings when the blacklist blocks their items. Provided by compose.ts; runs in the transaction of
 * the change.
 */
export interface BlacklistHooks {
  /** Ends these items' listings abroad, including those being published. */
  itemsBlacklisted(tx: Tx, userId: number, itemIds: readonly number[], how: BlockingCause): Promise<void>;
}

export interface BlockingCause {
  readonly actor: Actor;
  /** Only listings on these sites; null for all. */
  readonly sites: readonly string[] | null;
}
