import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { takeFollowers } from './described-listings.repository.ts';
import { followDescriptionsJob } from './descriptions.enqueue.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';

/** Listings that follow in one transaction. */
const STEP = 600;

export function descriptionsHandlers({ db, hooks }: DescriptionsDeps): JobHandler[] {
  return [
    handleJob(followDescriptionsJob, async ({ userId }, { signal, noteProgress }) => {
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
