import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { type ResendStockDeps, resendStock } from './resend-stock.ts';

const resendStockJob = defineJob({
  name: 'stock.resend-stock',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isOneActivePerKey: true,
});

export function stockHandlers(deps: Omit<ResendStockDeps, 'comparing'>): JobHandler[] {
  const comparing = createBackOff({ log: deps.log, task: 'compare the stock that was sent', longestMs: 3_600_000 });
  return [handleJob(resendStockJob, (_payload, run) => resendStock({ ...deps, comparing }, run.signal))];
}
