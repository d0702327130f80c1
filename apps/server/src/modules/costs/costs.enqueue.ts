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

/** The same, and notes that it is wanted, so that sellers see that figures are old until it is done. */
export async function wantWorkOut(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number, now: Date): Promise<void> {
  const { wantMargins } = await import('./item-margins.repository.ts');
  await wantMargins(tx, userId, now);
  await enqueueWorkOut(jobs, tx, userId);
}

export function enqueueWorkOut(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number): Promise<void> {
  return jobs.enqueue(tx, workOutJob, { userId }, { key: `${userId}` });
}
