import type { ItemOnSite } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';

/**
 * Told of listings of which the offers differ from the reading before, in the transaction that stores the new reading. What it sets, such as
 * desired states or jobs, is there if and only if the reading is. Provided by compose.ts.
 */
export type OffersChanged = (tx: Tx, userId: number, listings: readonly ItemOnSite[]) => Promise<void>;
