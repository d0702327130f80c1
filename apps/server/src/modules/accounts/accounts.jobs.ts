import { z } from 'zod';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { AccountsDeps } from './open-account.ts';
import { removeRequestsBefore } from './request-log.ts';

const removeOldRequestsJob = defineJob({
  name: 'accounts.remove-old-requests',
  payload: z.object({}),
  cron: '37 * * * *',
});

export const accountJobs = [removeOldRequestsJob];

export type AccountJobDeps = Pick<AccountsDeps, 'db' | 'clock'> & {
  /** For how many days the log of calls to marketplaces is kept. */
  readonly keepRequestsDays: number;
};

const DAY_MS = 86_400_000;

export function accountHandlers({ db, clock, keepRequestsDays }: AccountJobDeps): JobHandler[] {
  return [
    handleJob(removeOldRequestsJob, async (_payload, run) => {
      const before = new Date(clock.now().getTime() - keepRequestsDays * DAY_MS);
      await removeInBatches((most) => removeRequestsBefore(db, before, most), run.signal);
    }),
  ];
}
