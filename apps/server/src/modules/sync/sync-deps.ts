import type { Log } from '../../platform/log.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { StoreDeps } from './store-batch.ts';

/** Dependencies of imports and their schedule. */
export interface SyncDeps extends AccountsDeps, StoreDeps {
  readonly log: Log;
}

/** Dependencies of storing what was read of listings. */
export type StepDeps = Pick<SyncDeps, 'db' | 'clock' | keyof StoreDeps>;
