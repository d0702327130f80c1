import { type AccountRef, CURRENCIES, type Currency, SITES } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { EnqueueOptions, Jobs } from '../../platform/jobs/jobs.ts';
import type { HeldPrices } from '../dispatch/index.ts';

const id = z.number().int();
const sites = z.array(z.enum(SITES as [(typeof SITES)[number]]));
const runPayload = z.object({ userId: id, runId: id });
type RunPayload = z.infer<typeof runPayload>;

/**
 * A large catalogue with a slow database may take an hour; a step takes seconds. A marketplace outage of up to 15
 * minutes is waited out.
 */
const LONG = {
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
} as const;

export const prepareJob = defineJob({ name: 'publishing.prepare', payload: runPayload, ...LONG });
export const previewDueJob = defineJob({ name: 'publishing.preview-due', payload: runPayload, ...LONG });
export const carryOutJob = defineJob({ name: 'publishing.carry-out', payload: runPayload, ...LONG });
export const repriceJob = defineJob({
  name: 'publishing.reprice',
  payload: z.object({
    userId: id,
    accountId: id,
    sites,
    /** An exchange rate moved; otherwise a rule changed. */
    isByRate: z.boolean().optional(),
  }),
  ...LONG,
});

const currency = z.enum(CURRENCIES as [Currency]);

export const followRatesJob = defineJob({
  name: 'publishing.follow-rates',
  payload: z.object({ pairs: z.array(z.object({ from: currency, to: currency })) }),
  ...LONG,
});

export const sendHeldJob = defineJob({
  name: 'publishing.send-held',
  payload: z.object({
    userId: id,
    accountId: id,
    held: z.object({
      code: z.enum(['price_below_floor', 'prices_stopped', 'rate_stale']),
      sites: sites.optional(),
      itemId: id.optional(),
    }),
  }),
  ...LONG,
});

export const sendFreedJob = defineJob({
  name: 'publishing.send-freed',
  payload: z.object({}),
  cron: '*/5 * * * *',
});

/** Makes the price gate judge its rejected prices again, in the background. */
export function enqueueSendHeld(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
  { code, sites: only, itemId }: HeldPrices,
): Promise<void> {
  const held = { code, ...(only ? { sites: [...only] } : {}), ...(itemId === undefined ? {} : { itemId }) };
  return jobs.enqueue(tx, sendHeldJob, { userId, accountId, held }, { key: `${userId}:${accountId}` });
}

export function enqueuePrepare(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, payload: RunPayload): Promise<void> {
  return jobs.enqueue(tx, prepareJob, payload, { key: `${payload.userId}:${payload.runId}` });
}

export function enqueueCarryOut(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  payload: RunPayload,
  options: Pick<EnqueueOptions, 'isUnlessPresent'> = {},
): Promise<void> {
  return jobs.enqueue(tx, carryOutJob, payload, { key: `${payload.userId}:${payload.runId}`, ...options });
}

export function enqueuePreviewDue(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Tx,
  payload: RunPayload,
  options: Pick<EnqueueOptions, 'startAfter' | 'isUnlessPresent'> = {},
): Promise<void> {
  return jobs.enqueue(tx, previewDueJob, payload, { key: `${payload.userId}:${payload.runId}`, ...options });
}
