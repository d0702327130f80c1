import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { remindOfClosings } from './closing.service.ts';
import type { ClosingDeps } from './closing-mails.ts';
import { listDueClosings } from './closings.repository.ts';

/** Every hour: reminders, and due deletions. An interrupted deletion resumes in the next hour. */
const dueJob = defineJob({
  name: 'closing.due',
  payload: z.object({}),
  cron: '41 * * * *',
  expireInSeconds: 3_000,
});

export function closingHandlers(deps: ClosingDeps): JobHandler[] {
  return [
    handleJob(dueJob, async (_payload, { signal }) => {
      await remindOfClosings(deps);
      for (const userId of await listDueClosings(deps.db, deps.clock.now())) {
        const { deleteBusiness } = await import('./delete-business.ts');
        await deleteBusiness(deps, userId, signal);
      }
    }),
  ];
}
