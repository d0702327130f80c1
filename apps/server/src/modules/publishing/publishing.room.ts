import type { Tx } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import type { LeaveAccountPort } from '../accounts/index.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { createFlowRuns, type FlowRunsPort } from './flow-runs.ts';
import { createPublishingHooks, type PublishingHooks } from './hooks.ts';
import { cancelAccountRun, countListingsLeft, endSomeListings, keepOtherListings } from './leave-account.ts';
import { createPublishingListener } from './outcomes.ts';
import { resumePreparing } from './prepare-run.ts';
import { publishingHandlers } from './publishing.jobs.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { publishingTables } from './publishing.tables.data.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listPreparationsInWait } from './runs.repository.ts';

export interface PublishingRoom extends Room<OutcomeListener> {
  readonly ports: {
    readonly hooks: PublishingHooks;
    /** The preparations that wait for their account. */
    readonly preparations: {
      readonly list: typeof listPreparationsInWait;
      readonly resume: (tx: Tx, userId: number, accountId: number) => Promise<void>;
    };
    /** What disconnecting an account needs from its runs and listings. */
    readonly leaving: LeaveAccountPort;
    /** How standing orders start runs. */
    readonly flowRuns: FlowRunsPort;
  };
}

export function createPublishingRoom(deps: PublishingDeps): PublishingRoom {
  return {
    tables: publishingTables,
    routes: publishingRoutes(deps),
    jobs: publishingHandlers(deps),
    listeners: [createPublishingListener(deps)],
    ports: {
      hooks: createPublishingHooks(deps),
      flowRuns: createFlowRuns(deps),
      preparations: {
        list: listPreparationsInWait,
        resume: (tx, userId, accountId) => resumePreparing(deps, tx, userId, accountId, 'quota', 'platform_off'),
      },
      leaving: {
        cancelRun: (tx, account) => cancelAccountRun(deps, tx, account),
        endSome: endSomeListings,
        keepRest: (tx, account) => keepOtherListings(tx, deps, account),
        countLeft: countListingsLeft,
      },
    },
  };
}
