import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';

/** A listing that a chart’s change gives other sizes. */
export interface SizeChange {
  readonly itemId: number;
  readonly site: Site;
  /** A size in its title changes too. */
  readonly isTitled: boolean;
}

/** Joined in compose.ts: what follows a change of charts. Runs in the transaction of the change. */
export interface ChartHooks {
  /** The listings are sent again in the background. */
  sizesChanged(tx: Tx, userId: number, changes: readonly SizeChange[], actor: Actor): Promise<void>;
}
