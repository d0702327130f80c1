import { setTimeout as sleep } from 'node:timers/promises';
import { listHolders } from '../holders.ts';
import { isRunning } from '../processes.ts';

/** An orphaned child ends by itself within a second or two; this is generous. */
const CHILDREN_END_WITHIN_MS = 4_000;
const KILLED_ONES_END_WITHIN_MS = 30_000;

/** Waits for the children of a killed launcher, and ends those that do not end by themselves. */
export async function endOrphans(childrenDir: string): Promise<void> {
  for (const [patienceMs, signal] of [
    [CHILDREN_END_WITHIN_MS, 'SIGKILL'],
    [KILLED_ONES_END_WITHIN_MS, undefined],
  ] as const) {
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(50)) {
      if (listHolders(childrenDir).length === 0) return;
    }
    for (const orphan of listHolders(childrenDir)) {
      if (signal !== undefined && isRunning(orphan)) process.kill(orphan.pid, signal);
    }
  }
}
