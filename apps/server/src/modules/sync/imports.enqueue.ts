import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const payload = z.object({ userId: z.number().int(), importId: z.number().int() });

/** One import per account at a time, on any worker; a large catalogue over a slow line may take hours. */
export const importJob = defineJob({
  name: 'sync.import',
  payload,
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 6 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
});

export function enqueueImport(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  target: { userId: number; importId: number; accountId: number },
  startAfter?: Date,
): Promise<void> {
  const { userId, importId, accountId } = target;
  return jobs.enqueue(
    tx,
    importJob,
    { userId, importId },
    { key: `${userId}:${accountId}`, ...(startAfter ? { startAfter } : {}) },
  );
}
