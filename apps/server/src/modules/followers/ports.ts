import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/** A live listing whose content has changed. */
export interface Follower {
  readonly itemId: number;
  readonly site: Site;
  /** Whether its title may have to be made again. */
  readonly isTitled: boolean;
}

/** Sends followers. Provided by compose.ts. */
export interface FollowerHooks {
  /** Queues the listings for their marketplaces. Runs in the transaction that takes them out. */
  listingsFollow(tx: Tx, userId: number, followers: readonly Follower[]): Promise<void>;
}
