import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { resendStock, type TellAnewDeps } from './resend-stock.ts';

const tellAnewJob = defineJob({
  name: 'stock.resend-stock',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isOneActivePerKey: true,
});

export function stockHandlers(deps: Omit<TellAnewDeps, 'comparing'>): JobHandler[] {
  const comparing = createBackOff({ log: deps.log, task: 'compare the stock that was told', longestMs: 3_600_000 });
  return [handleJob(tellAnewJob, (_payload, run) => resendStock({ ...deps, comparing }, run.signal))];
}
