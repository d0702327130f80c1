import { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { workJob } from './changes.enqueue.ts';
import { giveUpChange } from './changes.service.ts';
import { removeOld, type WorkDeps, workOnAll, workOnChange } from './work-on-change.ts';

const workOnAllJob = defineJob({ name: 'changes.work-on-all', payload: z.object({}), cron: '*/5 * * * *' });
const removeOldJob = defineJob({ name: 'changes.remove-old', payload: z.object({}), cron: '29 * * * *' });

export function changesHandlers(deps: WorkDeps): JobHandler[] {
  return [
    handleJob(
      workJob,
      (ref, run) => workOnChange(deps, ref, run),
      (ref) => withTransaction(deps.db, (tx) => giveUpChange(tx, deps, ref)),
    ),
    handleJob(workOnAllJob, () => workOnAll(deps)),
    handleJob(removeOldJob, (_, run) => removeOld(deps, run)),
  ];
}
