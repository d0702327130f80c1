import { CronExpressionParser } from 'cron-parser';
import type { Log } from '../log.ts';
import type { Job } from './define-job.ts';

/**
 * Every worker adds the jobs of a slot, and the queue keeps one for each minute of the database's clock. At this second of the minute
 * clocks that differ a little agree about it.
 */
const SECOND_OF_MINUTE_MS = 2_000;

export interface CronOptions {
  readonly jobs: readonly Job[];
  /** Adds one run of the job, unless another worker has added that of this minute. */
  readonly add: (job: Job) => Promise<void>;
  readonly log: Log;
}

/**
 * Adds the jobs with a cron expression at their times, by the real clock. A slot that passes while no worker runs is skipped. While all is
 * quiet it costs nothing: each expression is read once. Returns a function that ends it.
 */
export function startCron({ jobs, add, log }: CronOptions): () => void {
  const slots = jobs.flatMap((job) => {
    if (job.cron === undefined) return [];
    const times = CronExpressionParser.parse(job.cron, { tz: 'UTC' });
    return [{ job, times, at: times.next().getTime() }];
  });
  let timer: NodeJS.Timeout;

  async function addDue(): Promise<void> {
    const now = Date.now() - SECOND_OF_MINUTE_MS;
    for (const slot of slots) {
      if (slot.at > now) continue;
      // After a sleep of the machine several have passed, which are one.
      while (slot.at <= now) slot.at = slot.times.next().getTime();
      await add(slot.job).catch((error: unknown) => {
        log.warn({ err: error, job: slot.job.name }, 'A job could not be added at its time');
      });
    }
    wait();
  }

  function wait(): void {
    const soonest = Math.min(...slots.map(({ at }) => at)) + SECOND_OF_MINUTE_MS;
    // Not longer than a minute: the clock may be set.
    timer = setTimeout(addDue, Math.min(60_000, Math.max(0, soonest - Date.now())));
    timer.unref();
  }

  wait();
  return () => clearTimeout(timer);
}
