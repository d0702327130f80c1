import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { AccountsDeps } from './open-account.ts';
import { removeOldRequests } from './request-log.ts';

const removeOldRequestsJob = defineJob({
  name: 'accounts.remove-old-requests',
  payload: z.object({}),
  cron: '37 * * * *',
});

export const accountJobs = [removeOldRequestsJob];

export function accountHandlers({ db, clock }: Pick<AccountsDeps, 'db' | 'clock'>): JobHandler[] {
  return [handleJob(removeOldRequestsJob, () => removeOldRequests(db, clock.now()))];
}
