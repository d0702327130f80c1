import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { type RatesDeps, refreshRates } from './rates/refresh-rates.ts';

/** Asks the feed only if newer rates are out than those that are known, which is once a working day. */
const refreshRatesJob = defineJob({ name: 'pricing.refresh-rates', payload: z.object({}), cron: '7,22,37,52 * * * *' });

export function pricingHandlers(deps: RatesDeps): JobHandler[] {
  return [handleJob(refreshRatesJob, (_, run) => refreshRates(deps, run.signal))];
}
