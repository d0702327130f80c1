import { withTransaction } from '../../platform/database/database.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { askAgainJob, translateJob } from './descriptions.enqueue.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';
import { translateWaiting } from './translate-waiting.ts';
import { listWaiting } from './waits.repository.ts';

export function descriptionsHandlers(deps: DescriptionsDeps): JobHandler[] {
  const { db, jobs } = deps;
  return [
    handleJob(translateJob, ({ userId }, run) => translateWaiting(deps, userId, run)),
    handleJob(askAgainJob, async () => {
      for (const userId of await listWaiting(db)) {
        await withTransaction(db, (tx) => jobs.enqueue(tx, translateJob, { userId }, { key: `${userId}` }));
      }
    }),
  ];
}
