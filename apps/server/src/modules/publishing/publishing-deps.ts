import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FactsDeps } from '../facts/index.ts';

/** What runs need from their preparation on. */
export interface PublishingDeps extends FactsDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** @throws site_disabled if the account may not list on one of the sites */
  readonly refuseDisabledSites: (db: Db, userId: number, accountId: number, sites: readonly Site[]) => Promise<void>;
}
