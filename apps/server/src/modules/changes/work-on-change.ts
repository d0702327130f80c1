import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { removeInBatches } from '../../platform/database/remove-in-batches.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { removeRows } from './change-rows.repository.ts';
import { doStep, passOver, STEP, type StepDeps } from './change-steps.ts';
import { enqueueWork } from './changes.enqueue.ts';
import { listOld, listUnderWay, removeChange } from './changes.repository.ts';
import type { ChangeRef } from './kind.ts';

export interface WorkDeps extends StepDeps {
  readonly db: Db;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Prepares a change or carries it out, step by step. Safe to run twice, and in two workers at once: a step is one
 * transaction that holds the change. In the last attempt, rows that make a step fail are found by ever smaller steps,
 * and only they fail.
 */
export async function workOnChange(
  deps: WorkDeps,
  ref: ChangeRef,
  run: Pick<JobRun, 'signal' | 'noteProgress' | 'isLastAttempt'>,
): Promise<void> {
  for (let size = STEP, isLeft = true; isLeft; ) {
    run.signal.throwIfAborted();
    try {
      isLeft = await withTransaction(deps.db, (tx) => doStep(tx, deps, ref, size));
      size = Math.min(size * 2, STEP);
    } catch (error) {
      if (!run.isLastAttempt || run.signal.aborted) throw error;
      deps.log.warn({ err: error, ...ref, size }, 'A step of a change failed');
      if (size === 1) await withTransaction(deps.db, (tx) => passOver(tx, deps, ref));
      else size = Math.floor(size / 2);
    }
    await run.noteProgress();
  }
}

/**
 * Does the first step at once, so that a small change is done with the answer. The job continues; it also repeats a step
 * that fails here.
 */
export async function workSoon(deps: WorkDeps, ref: ChangeRef): Promise<void> {
  try {
    await withTransaction(deps.db, (tx) => doStep(tx, deps, ref, STEP));
  } catch (error) {
    deps.log.warn({ err: error, ...ref }, 'The first step of a change failed');
  }
}

/** Enqueues a job for each change that has work but no job, because a job may have been given up. */
export async function workOnAll(deps: Pick<WorkDeps, 'db' | 'jobs'>): Promise<void> {
  for (const ref of await listUnderWay(deps.db)) {
    await withTransaction(deps.db, (tx) => enqueueWork(deps.jobs, tx, ref, { isUnlessPresent: true }));
  }
}

/** Removes old changes with their rows. A change goes last, so that an interrupted removal is continued. */
export async function removeOld(
  deps: Pick<WorkDeps, 'db' | 'clock'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  for (let old = await listOld(deps.db, deps.clock.now()); old.length > 0; ) {
    for (const ref of old) {
      await removeInBatches((most) => withTransaction(deps.db, (tx) => removeRows(tx, ref, most)), signal);
      if (signal.aborted) return;
      await withTransaction(deps.db, (tx) => removeChange(tx, ref));
    }
    old = await listOld(deps.db, deps.clock.now());
  }
}
