import type { RunView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Room } from '../../platform/room.ts';
import type { LeaveAccountPort } from '../accounts/index.ts';
import type { OutcomeListener } from '../dispatch/index.ts';
import { actorOf } from '../history/index.ts';
import { createFlowRuns, type FlowRunsPort } from './flow-runs.ts';
import { createPublishingHooks, type PublishingHooks } from './hooks.ts';
import { cancelAccountRun, countListingsLeft, endSomeListings, keepOtherListings } from './leave-account.ts';
import { createPublishingListener } from './outcomes.ts';
import { resumePreparing } from './prepare-run.ts';
import { publishingHandlers } from './publishing.jobs.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { publishingTables } from './publishing.tables.data.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { confirmRun, retryRun } from './run-steering.service.ts';
import { cancelRun } from './run-stopping.service.ts';
import { listPreparationsInWait } from './runs.repository.ts';
import { getRun, storeRunOf } from './runs.service.ts';

export interface RunsPort {
  /** @param sitesOf where each item is to be listed, by item id */
  store(tx: Tx, who: Who, accountId: number, sitesOf: ReadonlyMap<number, ReadonlySet<Site>>): Promise<number>;
  /** @throws run_not_found */
  get(userId: number, runId: number): Promise<RunView>;
  /** @throws run_not_found, run_not_prepared, run_changed, account_disconnected, site_disabled */
  confirm(
    who: Who,
    runId: number,
    consent: { readonly allowDrafts: boolean; readonly expected: number },
  ): Promise<RunView>;
  /** @throws run_not_found, run_finished */
  cancel(who: Who, runId: number): Promise<RunView>;
  /** @throws run_not_found, run_not_prepared */
  retry(userId: number, runId: number): Promise<RunView>;
}

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
    /** Runs of other rooms: prepared, consented to and steered by the same functions as those of this room's screens. */
    readonly runs: RunsPort;
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
      runs: {
        store: (tx, who, accountId, sitesOf) => storeRunOf(deps, tx, who, accountId, sitesOf),
        get: (userId, runId) => getRun(deps, userId, runId),
        confirm: (who, runId, consent) => confirmRun(deps, who, runId, consent),
        cancel: (who, runId) => cancelRun(deps, who.userId, runId, actorOf(who)),
        retry: (userId, runId) => retryRun(deps, userId, runId, undefined),
      },
    },
  };
}
