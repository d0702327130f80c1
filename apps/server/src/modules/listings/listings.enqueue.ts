import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Sends a seller's live listings again. A large catalogue over a slow database may take an hour; a step takes seconds. */
export const followJob = defineJob({
  name: 'listings.follow',
  payload: z.object({ userId: z.number().int() }),
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
});

export function enqueueFollow(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, userId: number): Promise<void> {
  return jobs.enqueue(tx, followJob, { userId }, { key: `${userId}` });
}
