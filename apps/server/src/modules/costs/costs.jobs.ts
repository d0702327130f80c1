import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { enqueueWorkOut, workOutJob } from './costs.enqueue.ts';
import type { CostsDeps } from './costs.service.ts';

/** Every night, because rates, prices, fees and what orders teach change without a word to this room. */
const workOutAllJob = defineJob({ name: 'costs.work-out-all', payload: z.object({}), cron: '40 3 * * *' });

/** The number of users that one statement finds. */
const USERS = 500;

export function costsHandlers(deps: CostsDeps): JobHandler[] {
  return [
    handleJob(workOutJob, async ({ userId }, run) => {
      const { workOutMargins } = await import('./work-out-margins.ts');
      await workOutMargins(deps, userId, run);
    }),
    handleJob(workOutAllJob, async (_, { signal }) => {
      const { listUsersOfMargins } = await import('./item-margins.repository.ts');
      let after = 0;
      for (;;) {
        signal.throwIfAborted();
        const userIds = await listUsersOfMargins(deps.db, after, USERS);
        for (const userId of userIds) await withTransaction(deps.db, (tx) => enqueueWorkOut(deps.jobs, tx, userId));
        const last = userIds.at(-1);
        if (last === undefined || userIds.length < USERS) return;
        after = last;
      }
    }),
  ];
}
