import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Translates the own texts that wait, and sends the listings with them. */
export const translateJob = defineJob({
  name: 'descriptions.translate',
  payload: z.object({ userId: z.number().int() }),
  isOneActivePerKey: true,
  concurrency: 2,
  // Thousands of texts take an hour; a step takes seconds.
  expireInSeconds: 2 * 3_600,
});

/** Asks engines again that could not be asked before, and for the texts that a given-up job has left. */
export const askAgainJob = defineJob({
  name: 'descriptions.ask-again',
  payload: z.object({}),
  cron: '*/10 * * * *',
});
