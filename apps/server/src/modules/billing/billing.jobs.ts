import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import { foreignRefundJob, refundJob, settleJob } from './billing.enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { importForeignRefunds } from './foreign-refund.service.ts';
import { pollRefund, settleDueRefunds } from './refund.service.ts';
import { renewDueSubscriptions } from './renew-subscription.ts';
import { settleDuePayments, settlePayment } from './settle-payment.ts';
import { endOverTrials } from './trial.service.ts';
import { askDueQuestions } from './vat-registers/vat-questions.service.ts';

/** Every minute: pending payments and refunds, and due renewals, dunning steps and trials. */
const dueJob = defineJob({ name: 'billing.due', payload: z.object({}), cron: '* * * * *' });

/** Every five minutes: VAT ids whose register has not answered, or whose answer is to be renewed. */
const vatIdsJob = defineJob({
  name: 'billing.vat-ids',
  payload: z.object({}),
  cron: '*/5 * * * *',
  expireInSeconds: 1_800,
});

export function billingHandlers(deps: BillingDeps): JobHandler[] {
  return [
    handleJob(settleJob, (payment, { signal }) => settlePayment(deps, payment, signal)),
    handleJob(refundJob, (refund) => pollRefund(deps, refund)),
    handleJob(foreignRefundJob, ({ paymentRef }) => importForeignRefunds(deps, paymentRef)),
    handleJob(dueJob, async (_payload, { log }) => {
      await settleDuePayments(deps, log);
      await settleDueRefunds(deps, log);
      await renewDueSubscriptions(deps, log);
      await endOverTrials(deps);
    }),
    handleJob(vatIdsJob, (_payload, { log, signal }) => askDueQuestions(deps, log, signal)),
  ];
}
