import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { enqueueLeave, leaveJob } from './accounts.enqueue.ts';
import { listLeaving } from './accounts.repository.ts';
import { carryOutLeaving, type LeaveDeps } from './leave.service.ts';
import { removeOldRequests } from './request-log.ts';
import { type WarnDeps, warnOfTokens } from './warn-of-tokens.ts';

const removeOldRequestsJob = defineJob({
  name: 'accounts.remove-old-requests',
  payload: z.object({}),
  cron: '37 * * * *',
});

/** Takes up what a crash, or access that was missing, has left standing. */
const leaveAllJob = defineJob({ name: 'accounts.leave-all', payload: z.object({}), cron: '* * * * *' });

/** Soon enough for the last day, and for access that was lost. */
const warnJob = defineJob({ name: 'accounts.warn-of-tokens', payload: z.object({}), cron: '*/5 * * * *' });

export const accountJobs = [removeOldRequestsJob, leaveJob, leaveAllJob, warnJob];

export function accountHandlers(deps: LeaveDeps & WarnDeps): JobHandler[] {
  const { db, clock } = deps;
  return [
    handleJob(removeOldRequestsJob, () => removeOldRequests(db, clock.now())),
    handleJob(leaveJob, (account, run) => carryOutLeaving(deps, account, run)),
    handleJob(leaveAllJob, async () => {
      for (const account of await listLeaving(db)) {
        await withTransaction(db, (tx) => enqueueLeave(deps.jobs, tx, account));
      }
    }),
    handleJob(warnJob, (_payload, run) => warnOfTokens(deps, run.signal)),
  ];
}
