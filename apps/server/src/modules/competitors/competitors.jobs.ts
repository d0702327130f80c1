import { DAY_MS } from '@quayside/kernel';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';

/** For how long readings are kept, so that rules can be replayed over them. */
const KEPT_DAYS = 30;

const removeOldReadingsJob = defineJob({
  name: 'competitors.remove-old-readings',
  payload: z.object({}),
  cron: '17 * * * *',
});

export function competitorsHandlers({ db, clock }: { readonly db: Db; readonly clock: Clock }): JobHandler[] {
  return [
    handleJob(removeOldReadingsJob, async (_payload, run) => {
      const { removeReadingsBefore } = await import('./store-readings.ts');
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await removeInBatches((most) => removeReadingsBefore(db, before, most), run.signal);
    }),
  ];
}
