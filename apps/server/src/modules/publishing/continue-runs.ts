import { withTransaction } from '../../platform/database/database.ts';
import { enqueueCarryOut, enqueuePreviewDue } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { listRunsLeft, listStoppedRunsLeft } from './runs-left.repository.ts';

/** The time after a run was stopped within which all of its run items are settled. */
const STOPPED_WITHIN_MS = 24 * 3_600_000;

/**
 * Enqueues what has yet to be done for runs: a job may have used up its attempts, for example while its platform was
 * switched off. Runs whose platform is still off wait, and so do those that have a job.
 */
export async function continueRuns(deps: Pick<PublishingDeps, 'db' | 'jobs' | 'clock' | 'connectors'>): Promise<void> {
  for (const { isConfirmed, hasPreviewsDue, ...run } of await listRunsLeft(deps.db, [...deps.connectors.keys()])) {
    await withTransaction(deps.db, async (tx) => {
      if (hasPreviewsDue) await enqueuePreviewDue(deps.jobs, tx, run, { isUnlessPresent: true });
      if (isConfirmed) await enqueueCarryOut(deps.jobs, tx, run, { isUnlessPresent: true });
    });
  }
  const since = new Date(deps.clock.now().getTime() - STOPPED_WITHIN_MS);
  for (const run of await listStoppedRunsLeft(deps.db, since)) {
    await withTransaction(deps.db, (tx) => enqueueCarryOut(deps.jobs, tx, run, { isUnlessPresent: true }));
  }
}
