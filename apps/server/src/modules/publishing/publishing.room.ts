import type { Room } from '../../platform/room.ts';
import type { LeaveAccountPort } from '../accounts/index.ts';
import type { ContentSource, OutcomeListener } from '../dispatch/index.ts';
import type { WaitingPreparations } from '../sync/index.ts';
import type { TitleEngine } from '../translations/index.ts';
import { type ContentSourceDeps, createContentSource } from './content/content-source.ts';
import { createPublishingHooks, type PublishingHooks } from './hooks.ts';
import { cancelAccountRun, countListingsLeft, endSomeListings, keepOtherListings } from './leave-account.ts';
import { createPublishingListener } from './outcomes.ts';
import { resumePreparing } from './prepare-run.ts';
import { publishingHandlers } from './publishing.jobs.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { publishingTables } from './publishing.tables.data.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { titleEnginesOf } from './run-context.ts';
import { listPreparationsInWait } from './runs.repository.ts';

export interface PublishingRoom extends Room<OutcomeListener> {
  readonly ports: {
    readonly hooks: PublishingHooks;
    /** The content of listings on their sites. */
    readonly content: ContentSource;
    /** The engines of a business's titles outside a run. */
    readonly titleEnginesOf: (userId: number) => Promise<readonly TitleEngine[]>;
    readonly preparations: WaitingPreparations;
    /** What disconnecting an account needs from its runs and listings. */
    readonly leaving: LeaveAccountPort;
  };
}

export function createPublishingRoom(deps: PublishingDeps & ContentSourceDeps): PublishingRoom {
  return {
    tables: publishingTables,
    routes: publishingRoutes(deps),
    jobs: publishingHandlers(deps),
    listeners: [createPublishingListener(deps)],
    ports: {
      hooks: createPublishingHooks(deps),
      content: createContentSource(deps),
      titleEnginesOf: (userId) => titleEnginesOf(deps, userId),
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
