import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackOff } from '../back-off.ts';
import type { Log } from '../log.ts';
import type { JobHandler } from './define-job.ts';
import type { ClaimedJob, JobClaims } from './job-claims.ts';

/*
 * One loop serves all queues: it asks for due jobs by one statement, when a signal says that there may be some, when a
 * job has ended, and from time to time. A loop for each queue would cost a statement for each of them and share the few
 * connections.
 */

export interface JobLoopOptions {
  readonly handlers: readonly JobHandler[];
  readonly claims: JobClaims;
  /** Records the outcome of an attempt in the queue. */
  readonly settle: (job: ClaimedJob, failure: unknown) => Promise<void>;
  readonly log: Log;
}

export interface JobLoop {
  /** Looks for due jobs now. */
  wake(): void;
  /** Takes no more jobs, waits up to `patienceMs` for running ones, aborts them and returns them to the queue. */
  end(patienceMs: number): Promise<void>;
}

/** The longest wait for jobs without a signal: retries, jobs with a start time and lost signals. */
const LOOK_EVERY_MS = 2_000;
/** The time an aborted job has to end. */
const ABORT_WITHIN_MS = 1_000;
/** An outcome that the database did not take is recorded again after this time; the job's claim lasts meanwhile. */
const SETTLE_AGAIN_MS = 1_000;

/** A handler that takes longer than its job allows. */
class Expired extends Error {}

export function startJobLoop({ handlers, claims, settle, log }: JobLoopOptions): JobLoop {
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  const backOff = createBackOff({ log, task: 'look for jobs', firstMs: LOOK_EVERY_MS, longestMs: 5_000 });
  const abort = new AbortController();
  setMaxListeners(0, abort.signal);
  const running = new Map<string, { readonly name: string; readonly ended: Promise<void> }>();
  let isEnding = false;
  let isWoken = false;
  let endPause: () => void = () => undefined;

  function wake(): void {
    isWoken = true;
    endPause();
  }

  /** How many more jobs of each queue may run here. */
  function freePlaces(): Map<string, number> {
    const places = new Map(handlers.map(({ job }) => [job.name, job.concurrency]));
    for (const { name } of running.values()) places.set(name, (places.get(name) ?? 0) - 1);
    for (const [name, count] of places) if (count <= 0) places.delete(name);
    return places;
  }

  async function look(): Promise<void> {
    const places = freePlaces();
    if (places.size === 0) return;
    for (const job of await claims.take(places)) {
      const ended = run(job).finally(() => {
        running.delete(job.id);
        wake(); // Another job may have waited for the place or the key.
      });
      running.set(job.id, { name: job.name, ended });
    }
  }

  async function run(job: ClaimedJob): Promise<void> {
    const handler = byName.get(job.name);
    if (!handler) return;
    const { retry } = handler.job;
    const attempt = job.retryCount + 1;
    const isLastAttempt = attempt > retry.limit;
    const runLog = log.child({ job: job.name, jobId: job.id, attempt });
    const lost = new AbortController();
    claims.hold(job.id, () => lost.abort(new Error('Another worker has taken the job over')));
    let failure: unknown;
    try {
      await carryOut(handler, job, { attempt, isLastAttempt, signals: [lost.signal, abort.signal], log: runLog });
    } catch (error) {
      failure = error;
      // Not an attempt: the next worker goes on.
      if (abort.signal.aborted || lost.signal.aborted) return;
      runLog[isLastAttempt ? 'error' : 'warn']({ err: error }, isLastAttempt ? 'A job is given up' : 'A job failed');
    }
    await settleSurely(job, failure);
  }

  async function carryOut(
    { handle, giveUp }: JobHandler,
    job: ClaimedJob,
    run: { attempt: number; isLastAttempt: boolean; signals: AbortSignal[]; log: Log },
  ): Promise<void> {
    if (claims.isGivenUp(job)) {
      run.log.error('A job is given up: workers crashed during it');
      await giveUp?.(job.data);
      return claims.forgetCrashes(job.id);
    }
    let { points } = job;
    const noteProgress = async () => {
      if (points > 0) await claims.forgetCrashes(job.id);
      points = 0;
    };
    const { attempt, isLastAttempt } = run;
    const expiry = new AbortController();
    const signal = AbortSignal.any([...run.signals, expiry.signal]);
    setMaxListeners(0, signal); // A job has many parallel calls, each of which listens to the signal for a short time.
    const timeUp = new Promise<never>((_, reject) => {
      expiry.signal.addEventListener('abort', () => reject(expiry.signal.reason), { once: true });
    });
    timeUp.catch(() => undefined);
    const timer = setTimeout(
      () => expiry.abort(new Expired(`It took longer than ${job.expireInSeconds} s`)),
      job.expireInSeconds * 1_000,
    );
    try {
      const work = handle(job.data, { id: job.id, attempt, isLastAttempt, signal, noteProgress, log: run.log });
      await Promise.race([work, timeUp]);
      await noteProgress();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The outcome must not get lost while the database is away, or the job would run again. */
  async function settleSurely(job: ClaimedJob, failure: unknown): Promise<void> {
    for (;;) {
      try {
        if (await claims.isHeld(job.id)) await settle(job, failure);
        await claims.letGo(job.id);
        return;
      } catch (error) {
        log.warn({ err: error, jobId: job.id }, 'The outcome of a job could not be recorded');
        if (abort.signal.aborted) return;
        await sleep(SETTLE_AGAIN_MS, undefined, { signal: abort.signal }).catch(() => undefined);
      }
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken) endPause();
    });
  }

  async function loop(): Promise<void> {
    while (!isEnding) {
      isWoken = false;
      if (!backOff.isWaiting('')) await backOff.run('', look);
      if (!isEnding) await pause();
    }
  }

  const looping = loop();

  return {
    wake,
    async end(patienceMs) {
      isEnding = true;
      wake();
      const timer = setTimeout(() => abort.abort(), patienceMs);
      const patience = new AbortController();
      const ended = looping.then(() => Promise.all([...running.values()].map((job) => job.ended)));
      const isOver = sleep(patienceMs + ABORT_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      // Those that were aborted are still claimed, whether or not they have ended.
      const aborted = new Set<string>();
      abort.signal.addEventListener('abort', () => {
        for (const id of running.keys()) aborted.add(id);
      });
      await Promise.race([ended, isOver]);
      patience.abort();
      clearTimeout(timer);
      await claims.handBack([...aborted]);
    },
  };
}
