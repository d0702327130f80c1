import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ChangeRef } from './kind.ts';

const id = z.number().int();

/** Prepares a change or carries it out, whichever is due. A hundred thousand rows take some minutes; a step takes less than a second. */
export const workJob = defineJob({
  name: 'changes.work',
  payload: z.object({ userId: id, changeId: id }),
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  // What fails again and again is found row by row in the last attempt, so there are few.
  retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 10 },
});

export function enqueueWork(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, changeId }: ChangeRef,
  options: { readonly isUnlessPresent?: boolean } = {},
): Promise<void> {
  return jobs.enqueue(tx, workJob, { userId, changeId }, { key: `${userId}:${changeId}`, ...options });
}
