import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { eraseDoneBuyers, type RetentionDeps, renewBuyerWords, sealPlainBuyers } from './retention.service.ts';

/** Every hour: erases buyers who are due. */
const eraseJob = defineJob({
  name: 'orders.erase-buyers',
  payload: z.object({}),
  cron: '53 * * * *',
  expireInSeconds: 3_000,
});
/** Every minute: encrypts buyers that an earlier version stored unencrypted, and renews the words by which it finds them. */
const sealJob = defineJob({
  name: 'orders.seal-buyers',
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
    handleJob(sealJob, async (_payload, { signal }) => {
      await sealPlainBuyers(deps, signal);
      await renewBuyerWords(deps, signal);
    }),
  ];
}
