import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Sends live listings again that name another manufacturer or responsible person now. */
export const followSafetyJob = defineJob({
  name: 'compliance.follow-safety',
  payload: z.object({ userId: z.number().int() }),
  isOneActivePerKey: true,
});
