import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { followSafetyJob } from './compliance.enqueue.ts';
import type { ComplianceDeps } from './compliance.service.ts';
import { takeFollowers } from './safety-listings.repository.ts';

/** Listings that follow in one transaction. */
const STEP = 600;

export function complianceHandlers({ db, hooks }: ComplianceDeps): JobHandler[] {
  return [
    handleJob(followSafetyJob, async ({ userId }, { signal, noteProgress }) => {
      for (let taken = STEP; taken === STEP; ) {
        signal.throwIfAborted();
        taken = await withTransaction(db, async (tx) => {
          const listings = await takeFollowers(tx, userId, STEP);
          if (listings.length > 0) await hooks.placesChanged(tx, userId, listings);
          return listings.length;
        });
        await noteProgress();
      }
    }),
  ];
}
