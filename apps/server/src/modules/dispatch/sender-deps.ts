import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import type { ContentSource, DispatchAccounts, GateSource, OutcomeListener } from './ports.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly accounts: DispatchAccounts;
  readonly content: ContentSource;
  readonly gate: GateSource;
  readonly listeners: readonly OutcomeListener[];
}

/** What goes on beside a sender's batches: `track` has its stopping wait for the work, and has it look anew when that is done. */
export interface Beside {
  readonly signal: AbortSignal;
  track(work: Promise<void>): void;
}
