import type { ItemOnSite } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/**
 * What listings follow. `content`: they are sent again, with what they say then. Every other one belongs to a room, which decides anew and
 * has listings sent again that differ.
 */
export type Change = 'content' | 'titles' | 'shipping' | 'taxes' | 'rules' | 'rates';

/** A listing in the queue, with what it follows. */
export interface Follower extends ItemOnSite {
  readonly changes: readonly Change[];
}

/** Lets listings follow one change. Runs in the transaction that takes them out of the queue; their items are locked. */
export type Follow = (tx: Tx, userId: number, listings: readonly FollowingListing[]) => Promise<void>;

export interface FollowingListing extends ItemOnSite {
  /** The account that sells. */
  readonly accountId: number;
}

/** How listings follow what other rooms decide. Provided by compose.ts. */
export type FollowPorts = Readonly<Record<Exclude<Change, 'content'>, Follow>>;
