import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Sends live listings again that are described otherwise now. */
export const followDescriptionsJob = defineJob({
  name: 'descriptions.follow',
  payload: z.object({ userId: z.number().int() }),
  isOneActivePerKey: true,
});
