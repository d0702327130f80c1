import { DAY_MS } from '@quayside/kernel';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { removeOldMoves } from './gate/breaker.repository.ts';
import { endIncidents } from './gate/price-incidents.ts';
import { enqueueFreedPrices, sendRefusedPrices } from './gate/send-refused-prices.ts';
import { followRatesJob, sendFreedJob, sendRefusedJob } from './pricing.enqueue.ts';
import { followRates } from './rates/follow-rates.ts';
import { type RatesDeps, refreshRates } from './rates/refresh-rates.ts';

/** Asks the feed only if newer rates are out than those that are known, which is once a working day. */
const refreshRatesJob = defineJob({ name: 'pricing.refresh-rates', payload: z.object({}), cron: '7,22,37,52 * * * *' });

/** Every site's day begins at a quarter of an hour of universal time, or a little later here. */
const followDaysJob = defineJob({ name: 'pricing.follow-days', payload: z.object({}), cron: '1,16,31,46 * * * *' });

/** A breaker counts the moves of a week at most. */
const LONGEST_WINDOW_MS = 8 * DAY_MS;

export function pricingHandlers(deps: RatesDeps): JobHandler[] {
  return [
    handleJob(refreshRatesJob, (_, run) => refreshRates(deps, run.signal)),
    handleJob(followDaysJob, async (_, run) => (await import('./rules/follow-days.ts')).followDays(deps, run.signal)),
    handleJob(followRatesJob, ({ pairs }, run) => followRates(deps, pairs, run)),
    handleJob(sendRefusedJob, ({ userId, accountId, refused }, run) =>
      sendRefusedPrices(deps, { userId, accountId }, refused, run),
    ),
    handleJob(sendFreedJob, async (_, run) => {
      await enqueueFreedPrices(deps, run.signal);
      await endIncidents(deps.db);
      await removeOldMoves(deps.db, new Date(deps.clock.now().getTime() - LONGEST_WINDOW_MS));
    }),
  ];
}
