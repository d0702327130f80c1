import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { ContentSource, DispatchAccounts, GateSource, OutcomeListener } from '../ports.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: DispatchAccounts;
  readonly content: ContentSource;
  readonly gate: GateSource;
  readonly listeners: readonly OutcomeListener[];
}

/** What the kinds of a sender's work share. */
export interface SenderControl {
  /** Aborts when the sender's patience with what is under way ends. */
  readonly signal: AbortSignal;
  isStopping(): boolean;
  /** Has the sender's stopping wait for the work. */
  hold(work: Promise<void>): void;
  /** The same, and the sender looks anew when the work is done. */
  track(work: Promise<void>): void;
  /** Has the sender look for work now instead of at the next poll. */
  wake(): void;
}
