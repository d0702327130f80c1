import type { Tx } from '../../platform/database/db.ts';

/** Reacts to changes of shipping. Provided by compose.ts; runs in the transaction of the change. */
export interface ShippingHooks {
  /** Policies, listings and held items follow in the background. */
  shippingChanged(tx: Tx, userId: number): Promise<void>;
}
