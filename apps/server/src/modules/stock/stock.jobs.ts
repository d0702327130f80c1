import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { type TellAnewDeps, tellStockAnew } from './tell-anew.ts';

const tellAnewJob = defineJob({
  name: 'stock.tell-anew',
  payload: z.object({}),
  cron: '*/5 * * * *',
  isOneActivePerKey: true,
});

export const stockJobs = [tellAnewJob];

export function stockHandlers(deps: TellAnewDeps): JobHandler[] {
  return [handleJob(tellAnewJob, (_payload, run) => tellStockAnew(deps, run.log, run.signal))];
}
