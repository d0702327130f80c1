import { type AccountRef, SITES } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { HeldPrices } from '../dispatch/index.ts';

const id = z.number().int();
const sites = z.array(z.enum(SITES as [(typeof SITES)[number]]));
const runPayload = z.object({ userId: id, runId: id });
type RunPayload = z.infer<typeof runPayload>;

/** A large catalogue over a slow database may take an hour; a step takes seconds. A marketplace outage is waited out for 15 minutes. */
const LONG = {
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
} as const;

export const prepareJob = defineJob({ name: 'publishing.prepare', payload: runPayload, ...LONG });
export const carryOutJob = defineJob({ name: 'publishing.carry-out', payload: runPayload, ...LONG });
export const repriceJob = defineJob({
  name: 'publishing.reprice',
  payload: z.object({ userId: id, accountId: id, sites }),
  ...LONG,
});

export const followShippingJob = defineJob({
  name: 'publishing.follow-shipping',
  payload: z.object({ userId: id }),
  ...LONG,
});

/** Listings in one job. */
export const RESIZED_AT_ONCE = 300;

export const followSizesJob = defineJob({
  name: 'publishing.follow-sizes',
  payload: z.object({ userId: id, listings: z.array(z.tuple([id, sites.element, z.boolean()])).max(RESIZED_AT_ONCE) }),
  ...LONG,
});

/** Items in one job. */
export const TAXED_AT_ONCE = 500;

export const followTaxesJob = defineJob({
  name: 'publishing.follow-taxes',
  payload: z.object({ userId: id, accountId: id, itemIds: z.array(id).max(TAXED_AT_ONCE) }),
  ...LONG,
});

export const sendHeldJob = defineJob({
  name: 'publishing.send-held',
  payload: z.object({
    userId: id,
    accountId: id,
    held: z.object({
      code: z.enum(['price_below_floor', 'prices_stopped']),
      sites: sites.optional(),
      itemId: id.optional(),
    }),
  }),
  ...LONG,
});

/** Makes the gate judge its refused prices again, in the background. */
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

export function enqueueCarryOut(jobs: Pick<Jobs, 'enqueue'>, tx: Tx, payload: RunPayload): Promise<void> {
  return jobs.enqueue(tx, carryOutJob, payload, { key: `${payload.userId}:${payload.runId}` });
}
