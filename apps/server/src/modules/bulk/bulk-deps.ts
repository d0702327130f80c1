import type { Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { RunsPort } from '../publishing/index.ts';

export interface BulkDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly runs: RunsPort;
  /** @throws site_disabled if the account may not list on one of the sites */
  readonly refuseDisabledSites: (db: Db, userId: number, accountId: number, sites: readonly Site[]) => Promise<void>;
}
