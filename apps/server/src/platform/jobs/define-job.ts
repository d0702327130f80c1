import type { z } from 'zod';
import type { Log } from '../log.ts';

/** Background work that a module declares in its `*.jobs.ts`. Its name starts with the module's: `sync.import-items`. */
export interface Job<Payload extends object = object> {
  readonly name: string;
  /** Ids only; what they stand for is read when the job runs. Checked when it is enqueued and again when it runs. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: RetryPolicy;
  /** A run that takes longer is aborted, and counts as failed. */
  readonly expireInSeconds: number;
  /** While one waits, enqueuing another with the same key adds nothing. */
  readonly isOneWaitingPerKey: boolean;
  /** While one runs, another with the same key waits, on every worker. */
  readonly isOneActivePerKey: boolean;
  /** How many run at once in one worker. */
  readonly concurrency: number;
  /** Five fields of cron in UTC: the job runs by itself, once a slot however many workers there are, with payload `{}`. */
  readonly cron: string | undefined;
}

export interface RetryPolicy {
  /** How often a failed run is tried again. */
  readonly limit: number;
  /** Wait before the first of them, doubled (with some chance) before each following one. */
  readonly delaySeconds: number;
  readonly maxDelaySeconds: number;
}

type JobOptions<Payload extends object> = Pick<Job<Payload>, 'name' | 'payload'> &
  Partial<Omit<Job<Payload>, 'name' | 'payload'>>;

const DEFAULT_RETRY: RetryPolicy = { limit: 8, delaySeconds: 1, maxDelaySeconds: 300 };

export function defineJob<Payload extends object>(options: JobOptions<Payload>): Job<Payload> {
  return {
    retry: DEFAULT_RETRY,
    expireInSeconds: 600,
    isOneWaitingPerKey: false,
    isOneActivePerKey: false,
    concurrency: 1,
    cron: undefined,
    ...options,
  };
}

/** What a handler is given beside its payload. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first run. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborted when the run has taken too long or the worker stops. */
  readonly signal: AbortSignal;
  /** Notes that the job has got further, so that workers which died before no longer count against it. */
  readonly noteProgress: () => Promise<void>;
  readonly log: Log;
}

/** A job and what it does. A handler may run twice with one payload: a worker may die after the work and before the note of it. */
export interface JobHandler {
  readonly job: Job;
  readonly handle: (payload: unknown, run: JobRun) => Promise<void>;
  /** Says to whoever waits for the job that it is given up, after workers died during it. Without it, that is only logged. */
  readonly giveUp?: (payload: unknown) => Promise<void>;
}

/** @param giveUp where somebody waits for the job: stores that it has failed. It may run twice. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  handle: (payload: Payload, run: JobRun) => Promise<void>,
  giveUp?: (payload: Payload) => Promise<void>,
): JobHandler {
  return {
    job,
    handle: (payload, run) => handle(job.payload.parse(payload), run),
    ...(giveUp ? { giveUp: (payload) => giveUp(job.payload.parse(payload)) } : {}),
  };
}
