import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/** A live listing whose content has changed. */
export interface Follower {
  readonly itemId: number;
  readonly site: Site;
  /** Whether its title may have to be made again. */
  readonly isTitled: boolean;
}

/** What higher rooms do when listings follow. Provided by compose.ts; runs in the transaction that takes them out of the queue. */
export interface ListingPorts {
  /** Makes the titles of these items' listings again. The items are locked. */
  readonly titlesFollow: (tx: Tx, userId: number, itemIds: readonly number[]) => Promise<void>;
}
