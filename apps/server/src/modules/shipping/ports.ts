import type { Tx } from '../../platform/database/db.ts';

/** Joined in compose.ts: what follows a change of shipping. Runs in the transaction of the change. */
export interface ShippingHooks {
  /** Policies, listings and held items follow in the background. */
  shippingChanged(tx: Tx, userId: number): Promise<void>;
}
