import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Works out the margins of all items of a business. A hundred thousand items take some minutes. */
export const workOutJob = defineJob({
  name: 'costs.work-out',
  payload: z.object({ userId: z.number().int() }),
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  expireInSeconds: 3_600,
});

export function enqueueWorkOut(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number): Promise<void> {
  return jobs.enqueue(tx, workOutJob, { userId }, { key: `${userId}` });
}
