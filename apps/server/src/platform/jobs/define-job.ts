import type { z } from 'zod';
import type { Log } from '../log.ts';

/** A background job that a module declares in its `*.jobs.ts`. Its name starts with the module's: `sync.import-items`. */
export interface Job<Payload extends object = object> {
  readonly name: string;
  /** Contains ids only; the job reads their data when it runs. Validated when enqueued and when run. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: RetryPolicy;
  /** A longer run is aborted and counts as failed. */
  readonly expireInSeconds: number;
  /** While one waits, enqueuing another with the same key does nothing. */
  readonly isOneWaitingPerKey: boolean;
  /** While one runs, others with the same key wait, on every worker. */
  readonly isOneActivePerKey: boolean;
  /** The maximum number that run at once in one worker. */
  readonly concurrency: number;
  /** A cron expression in UTC with five fields: the job runs once per slot, however many workers there are, with payload `{}`, if a worker runs then. */
  readonly cron: string | undefined;
}

export interface RetryPolicy {
  /** How often a failed run is repeated. */
  readonly limit: number;
  /** The wait before the first retry; it doubles, with jitter, before each further one. */
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

/** The tools that a handler gets in addition to its payload. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first run. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborted when the run takes too long or the worker stops. */
  readonly signal: AbortSignal;
  /** Records progress, so that earlier crashes of workers no longer count against the job. */
  readonly noteProgress: () => Promise<void>;
  readonly log: Log;
}

/**
 * A job with its handler. A handler may run twice with one payload, because a worker may crash after the work and
 * before recording it.
 */
export interface JobHandler {
  readonly job: Job;
  readonly handle: (payload: unknown, run: JobRun) => Promise<void>;
  /**
   * Called when the job is given up after several workers crashed during it; stores the failure for whoever waits for it.
   * Without it, the failure is only logged.
   */
  readonly giveUp?: (payload: unknown) => Promise<void>;
}

/** @param giveUp stores the failure if somebody waits for the job; may run twice */
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
