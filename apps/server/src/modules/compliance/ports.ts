import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/** Joined in compose.ts: what follows a change of manufacturers. Runs in the transaction of the change. */
export interface ComplianceHooks {
  /** The listings are sent again in the background. */
  placesChanged(
    tx: Tx,
    userId: number,
    listings: readonly { readonly itemId: number; readonly site: Site }[],
  ): Promise<void>;
}
