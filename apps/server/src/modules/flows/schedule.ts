import { withTransaction } from '../../platform/database/database.ts';
import { enqueueAdvance } from './flows.enqueue.ts';
import { listDueFlows } from './flows.repository.ts';
import type { FlowsDeps } from './flows-deps.ts';

/** How often to look for due flows, in real time: days may pass in minutes at a sandbox. A look is one read of two small indexes. */
const LOOK_MS = 1_000;
/** The most flows of one look. The others are found by the next. */
const AT_ONCE = 200;

/** Enqueues what flows have to do as it falls due. Every worker looks; a flow has at most one job. Runs until the signal aborts. */
export async function runFlowSchedule(deps: FlowsDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, jobs, log } = deps;
  while (!signal.aborted) {
    try {
      for (const flow of await listDueFlows(db, clock.monotonic(), AT_ONCE)) {
        await withTransaction(db, (tx) => enqueueAdvance(jobs, tx, flow));
      }
    } catch (error) {
      log.warn({ err: error }, 'Due listing flows could not be looked for');
    }
    await clock.sleep(Math.round(clock.ofMachine(LOOK_MS)), signal).catch(() => undefined);
  }
}
