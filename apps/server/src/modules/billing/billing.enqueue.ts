import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const id = z.number().int().positive();

/** Polls the provider for one payment until it is settled, for as long as a seller waits at the checkout. */
export const settleJob = defineJob({
  name: 'billing.settle',
  payload: z.object({ userId: id, paymentId: id }),
  retry: { limit: 8, delaySeconds: 1, maxDelaySeconds: 60 },
  expireInSeconds: 120,
  concurrency: 4,
});

/**
 * Reads the refunds of a payment from the provider, including those made there directly. `paymentRef` is the provider's
 * name for the payment.
 */
export const foreignRefundJob = defineJob({
  name: 'billing.foreign-refund',
  payload: z.object({ paymentRef: z.string().min(1).max(255) }),
  retry: { limit: 8, delaySeconds: 1, maxDelaySeconds: 60 },
  expireInSeconds: 120,
});

/** Refunds a payment. If the provider takes longer, the schedule polls it. */
export const refundJob = defineJob({
  name: 'billing.refund',
  payload: z.object({ userId: id, refundId: id }),
  retry: { limit: 8, delaySeconds: 1, maxDelaySeconds: 60 },
  expireInSeconds: 120,
  concurrency: 4,
});
