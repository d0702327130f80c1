import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

export const sendResetJob = defineJob({
  name: 'session.send-reset',
  payload: z.object({ requestId: z.number().int().positive() }),
  concurrency: 2,
});
