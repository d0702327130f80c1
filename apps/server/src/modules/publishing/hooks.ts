import type { Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { followTrust, rejudgeTitles } from './rejudge-titles.ts';
import { lockPreparedRuns } from './runs.repository.ts';

/** How runs that wait for their consent follow what the seller decides about titles. */
export interface PublishingHooks {
  /** Gives runs that wait for their consent the present titles of these items. Opens its own transactions. */
  ownTitlesChanged(userId: number, itemIds: readonly number[], sites: readonly Site[]): Promise<void>;
  /** Gives runs that wait for their consent the verdicts that follow from which engines are trusted. */
  trustChanged(tx: Tx, userId: number): Promise<void>;
}

export function createPublishingHooks(deps: PublishingDeps): PublishingHooks {
  return {
    ownTitlesChanged: (userId, itemIds, sites) => rejudgeTitles(deps, userId, itemIds, sites),
    trustChanged: async (tx, userId) => followTrust(tx, userId, await lockPreparedRuns(tx, userId)),
  };
}
