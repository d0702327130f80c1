import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { askAgainJob, translateJob } from './descriptions.enqueue.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';
import { listWaiting } from './waits.repository.ts';

export function descriptionsHandlers(deps: DescriptionsDeps): JobHandler[] {
  const { db, jobs } = deps;
  return [
    handleJob(translateJob, async ({ userId }, run) => {
      const { translateWaiting } = await import('./translate-waiting.ts');
      return translateWaiting(deps, userId, run);
    }),
    handleJob(askAgainJob, async () => {
      for (const userId of await listWaiting(db)) {
        await withTransaction(db, (tx) => jobs.enqueue(tx, translateJob, { userId }, { key: `${userId}` }));
      }
    }),
  ];
}
