import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { eraseDoneBuyers, type RetentionDeps, renewBuyerWords } from './retention.service.ts';

/** Every hour: erases buyers who are due. */
const eraseJob = defineJob({
  name: 'orders.erase-buyers',
  payload: z.object({}),
  cron: '53 * * * *',
  expireInSeconds: 3_000,
});
/** Every minute: renews the words of buyers that an earlier version made in another spelling. */
const wordsJob = defineJob({
  name: 'orders.renew-buyer-words',
  payload: z.object({}),
  cron: '* * * * *',
  expireInSeconds: 3_000,
});

export function orderHandlers(deps: RetentionDeps): JobHandler[] {
  return [
    handleJob(eraseJob, async (_payload, { signal, log }) => {
      const erased = await eraseDoneBuyers(deps, signal);
      if (erased > 0) log.info({ erased }, 'Buyers of delivered orders were erased');
    }),
    handleJob(wordsJob, async (_payload, { signal }) => {
      await renewBuyerWords(deps, signal);
    }),
  ];
}
