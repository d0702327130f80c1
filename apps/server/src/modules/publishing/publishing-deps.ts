import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { TitleEngine } from '../translations/index.ts';

/** What runs need from their preparation on. */
export interface PublishingDeps extends AccountsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly log: Log;
  /** The engines of a business and of the operator, in the order in which they are tried. */
  readonly enginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
  /** The machine translation that is tried last; `ebay` is the marketplace's own. */
  readonly translationEngine: 'ebay' | 'off';
}
