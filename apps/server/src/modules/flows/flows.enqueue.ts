import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const id = z.number().int();
const payload = z.object({ userId: id, flowId: id });

export const advanceJob = defineJob({
  name: 'flows.advance',
  payload,
  isOneActivePerKey: true,
  concurrency: 2,
  // What fails is found due again.
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
});

export function enqueueAdvance(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, flowId }: z.output<typeof payload>,
): Promise<void> {
  return jobs.enqueue(tx, advanceJob, { userId, flowId }, { key: `${userId}:${flowId}`, isUnlessPresent: true });
}
