import { withTransaction } from '../../platform/database/database.ts';
import { createPause } from '../../platform/pause.ts';
import { enqueueAdvance } from './flows.enqueue.ts';
import { listWaitingFlows } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';

/** How soon flows that are due are enqueued again, in real time: days may pass in minutes at a sandbox. */
const AGAIN_MS = 1_000;
/** How often to look without a hint: one may be lost with its connection. */
const LOOK_MS = 30_000;
/** The most flows of one look. The others are found by the next. */
const AT_ONCE = 200;

/**
 * Enqueues what flows have to do as it falls due. Every worker looks; a flow has at most one job. The times of flows are remembered, so that
 * it costs a look at two small indexes in half a minute while nothing is due. Runs until the signal aborts.
 */
export async function runFlowSchedule(
  deps: Pick<FlowsDeps, 'db' | 'clock' | 'jobs' | 'log' | 'signals'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, jobs, log, signals } = deps;
  let lookAt = Number.NEGATIVE_INFINITY;
  let soonest: Date | undefined;
  const pause = createPause(clock, signal);
  const stopListening = signals?.on('flows', () => {
    lookAt = Number.NEGATIVE_INFINITY;
    pause.end();
  });
  while (!signal.aborted) {
    const now = clock.monotonic();
    if (performance.now() >= lookAt || (soonest && soonest <= now)) {
      lookAt = performance.now() + LOOK_MS;
      soonest = undefined;
      try {
        for (const { at, ...flow } of await listWaitingFlows(db, AT_ONCE)) {
          soonest ??= at ?? now;
          if (at === null || at <= now) await withTransaction(db, (tx) => enqueueAdvance(jobs, tx, flow));
        }
      } catch (error) {
        lookAt = Number.NEGATIVE_INFINITY;
        log.warn({ err: error }, 'Due listing flows could not be looked for');
      }
    }
    const againMs = clock.ofMachine(AGAIN_MS);
    const dueInMs = soonest ? soonest.getTime() - clock.monotonic().getTime() : Number.POSITIVE_INFINITY;
    const lookInMs = clock.ofMachine(lookAt - performance.now());
    await pause.wait(Math.min(Math.max(againMs, dueInMs), Math.max(againMs, lookInMs)));
  }
  stopListening?.();
}
