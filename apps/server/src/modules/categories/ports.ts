import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/** A listing whose category or specifics a seller changed. */
export interface PlacedListing {
  readonly itemId: number;
  readonly site: Site;
}

/** Joined in compose.ts: what follows a change of categories. Runs in the transaction of the change. */
export interface CategoryHooks {
  /** The listings are sent again in the background. */
  placesChanged(tx: Tx, userId: number, listings: readonly PlacedListing[]): Promise<void>;
}
