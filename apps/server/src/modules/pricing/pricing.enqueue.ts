import { type AccountRef, CURRENCIES, type Currency, SITES } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RefusedPrices } from '../dispatch/index.ts';

const id = z.number().int();
const currency = z.enum(CURRENCIES as [Currency]);

/** Many sellers, or a large catalogue over a slow database, may take an hour; a step takes seconds. */
const LONG = {
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
} as const;

/** Two currencies between which prices are converted. */
export interface CurrencyPair {
  readonly from: Currency;
  readonly to: Currency;
}

export const followRatesJob = defineJob({
  name: 'pricing.follow-rates',
  payload: z.object({ pairs: z.array(z.object({ from: currency, to: currency })) }),
  ...LONG,
});

export const sendRefusedJob = defineJob({
  name: 'pricing.send-refused',
  payload: z.object({
    userId: id,
    accountId: id,
    refused: z.object({
      code: z.enum(['price_below_floor', 'price_held', 'prices_stopped', 'rate_stale']),
      cause: z.enum(['breaker_open', 'above_ceiling']).optional(),
      sites: z.array(z.enum(SITES as [(typeof SITES)[number]])).optional(),
      itemId: id.optional(),
    }),
  }),
  ...LONG,
});

/** Looks for prices of every seller that nothing holds back any more. */
export const sendFreedJob = defineJob({ name: 'pricing.send-freed', payload: z.object({}), cron: '*/5 * * * *' });

/** Makes the price gate judge its rejected prices again, in the background. */
export function enqueueSendRefused(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
  { code, cause, sites, itemId }: RefusedPrices,
): Promise<void> {
  const refused = {
    code,
    ...(cause ? { cause } : {}),
    ...(sites ? { sites: [...sites] } : {}),
    ...(itemId === undefined ? {} : { itemId }),
  };
  return jobs.enqueue(tx, sendRefusedJob, { userId, accountId, refused }, { key: `${userId}:${accountId}` });
}
