import { z } from 'zod';
import { createBackOff } from '../../platform/back-off.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { type TellAnewDeps, tellStockAnew } from './tell-anew.ts';

const tellAnewJob = defineJob({
  name: 'stock.tell-anew',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isOneActivePerKey: true,
});

export function stockHandlers(deps: Omit<TellAnewDeps, 'comparing'>): JobHandler[] {
  const comparing = createBackOff({ log: deps.log, task: 'compare the stock that was told', longestMs: 3_600_000 });
  return [handleJob(tellAnewJob, (_payload, run) => tellStockAnew({ ...deps, comparing }, run.signal))];
}
