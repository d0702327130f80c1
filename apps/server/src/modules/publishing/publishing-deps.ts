import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { AccountsDeps } from '../accounts/index.ts';

/** What runs need from their preparation on. */
export interface PublishingDeps extends AccountsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly log: Log;
  /** The machine translation in use; `ebay` is the marketplace's own. */
  readonly translationEngine: 'ebay' | 'off';
}
