import { z } from 'zod';
import type { Tx } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { EnqueueOptions, Jobs } from '../../platform/jobs/jobs.ts';

const id = z.number().int();
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
