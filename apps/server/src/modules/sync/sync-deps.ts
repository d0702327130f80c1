import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { SourceChangeHook } from './store-batch.ts';

/** Dependencies of imports and their schedule. */
export interface SyncDeps extends AccountsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly log: Log;
  readonly hook: SourceChangeHook;
}
