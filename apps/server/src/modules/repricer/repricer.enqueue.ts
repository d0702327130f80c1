import type { AccountRef } from '@quayside/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const account = z.object({ userId: z.number().int(), accountId: z.number().int() });

/** A large catalogue over a slow database may take an hour; a batch takes seconds. */
const LONG = {
  isOneWaitingPerKey: true,
  isOneActivePerKey: true,
  concurrency: 2,
  expireInSeconds: 2 * 3_600,
  retry: { limit: 20, delaySeconds: 1, maxDelaySeconds: 60 },
} as const;

export const roundJob = defineJob({ name: 'repricer.decide-all', payload: account, ...LONG });
export const dueJob = defineJob({ name: 'repricer.decide-due', payload: account, ...LONG });

const keyOf = ({ userId, accountId }: AccountRef) => ({ key: `${userId}:${accountId}` });

/** Decides every listing of an account in the background. */
export const enqueueRound = (jobs: Pick<Jobs, 'enqueue'>, tx: Tx, { userId, accountId }: AccountRef): Promise<void> =>
  jobs.enqueue(tx, roundJob, { userId, accountId }, keyOf({ userId, accountId }));

/** Decides the listings of an account that wait. */
export const enqueueDue = (jobs: Pick<Jobs, 'enqueue'>, tx: Tx, { userId, accountId }: AccountRef): Promise<void> =>
  jobs.enqueue(tx, dueJob, { userId, accountId }, keyOf({ userId, accountId }));
