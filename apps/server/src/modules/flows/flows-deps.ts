import type { Money, Platform, Site } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Signals } from '../../platform/database/signals.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Item } from '../products/index.ts';
import type { FlowRunsPort } from '../publishing/index.ts';

/** What works out the margins of listings at the prices of a run. */
export interface SharesPort {
  sharesAt(
    db: Db,
    query: {
      readonly userId: number;
      readonly accountId: number;
      readonly platform: Platform;
      readonly items: readonly Item[];
      readonly sites: readonly Site[];
      readonly home: Site;
      readonly now: Date;
    },
    listings: readonly { readonly itemId: number; readonly site: Site; readonly price: Money }[],
  ): Promise<ReadonlyMap<string, { readonly share: number } | { readonly lacks: string }>>;
}

export interface FlowsDeps extends SharesPort {
  readonly db: Db;
  /** The marketplaces' clock: days pass as they do there. */
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Hints of other processes that flows have something to do. */
  readonly signals?: Signals;
  readonly flowRuns: FlowRunsPort;
  /** @throws site_disabled if the account may not list on one of the sites */
  readonly refuseDisabledSites: (db: Db, userId: number, accountId: number, sites: readonly Site[]) => Promise<void>;
  /** Whether the business may use listing flows now. */
  readonly mayUseFlows: (userId: number, loginId: number) => Promise<boolean>;
}
