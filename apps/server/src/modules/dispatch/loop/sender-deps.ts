import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { AdSource, ContentSource, DispatchAccounts, GateSource, OutcomeListener } from '../ports.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: DispatchAccounts;
  readonly content: ContentSource;
  readonly gate: GateSource;
  readonly ads: AdSource;
  readonly listeners: readonly OutcomeListener[];
}

/** The sender's state and controls, shared by all kinds of its work. */
export interface SenderControl {
  /** Aborts work in progress when the sender must stop. */
  readonly signal: AbortSignal;
  isStopping(): boolean;
  /** Makes the stopping sender wait for this work. */
  hold(work: Promise<void>): void;
  /** Like `hold`; the sender also polls for work again once this work is done. */
  track(work: Promise<void>): void;
  /** Makes the sender poll for work now instead of at the next interval. */
  wake(): void;
}
