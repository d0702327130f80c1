import type { AccountRef } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const id = z.number().int();

/** Stores specifics that the seller has set for many items. A hundred thousand take some minutes; a step takes less than a second. */
export const fillJob = defineJob({
  name: 'categories.fill',
  payload: z.object({ userId: id, accountId: id }),
  isOneActivePerKey: true,
  expireInSeconds: 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
});

export function enqueueFill(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  return jobs.enqueue(tx, fillJob, { userId, accountId }, { key: `${userId}:${accountId}` });
}
