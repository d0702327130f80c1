import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { z } from 'zod';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countFailed, type FailedCause, findFailed } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { sendFailedAgain } from '../publishing/index.ts';
import { retryRestJob } from './health.enqueue.ts';

export interface RetryDeps {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Failed targets retried in one transaction. */
const STEP = 1_000;

interface Place {
  readonly targetKey: string;
  readonly site: string;
}

/**
 * Retries everything that has failed for one cause so far: one step at once, the rest by a job that continues from
 * there. A second call finds nothing left to retry. Later failures are not retried.
 */
export async function retryFailures(
  deps: RetryDeps,
  account: AccountRef,
  cause: FailedCause,
  actor: Actor,
): Promise<{ again: number; left: number }> {
  const { userId, accountId } = account;
  return withTransaction(deps.db, async (tx) => {
    const until = await databaseTime(tx);
    const step = await retryStep(tx, deps, account, cause, { until, after: { targetKey: '', site: '' }, actor });
    if (step.next === null) return { again: step.again, left: 0 };
    const payload = {
      userId,
      accountId,
      cause,
      until: until.toISOString(),
      after: [step.next.targetKey, step.next.site],
      actor,
    };
    const key = [userId, accountId, cause.changeKind, cause.code, cause.marketplaceCode].join(':');
    await deps.jobs.enqueue(tx, retryRestJob, retryRestJob.payload.parse(payload), { key });
    return { again: step.again, left: await countFailed(tx, account, cause, { until, after: step.next }) };
  });
}

/**
 * Continues step by step. A second run finds the targets in progress or settled. It starts from the same place, so only a
 * step that sends something again is progress.
 */
export async function retryRest(
  deps: RetryDeps,
  { cause, actor, ...payload }: z.infer<typeof retryRestJob.payload>,
  { signal, noteProgress }: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const until = new Date(payload.until);
  let [targetKey, site] = payload.after;
  for (;;) {
    signal.throwIfAborted();
    const after = { targetKey, site };
    const { again, next } = await withTransaction(deps.db, (tx) =>
      retryStep(tx, deps, payload, cause, { until, after, actor }),
    );
    if (again > 0) await noteProgress();
    if (next === null) return;
    ({ targetKey, site } = next);
  }
}

/** @returns how many are in progress again, and the cursor of the next step; null after the last */
async function retryStep(
  tx: Tx,
  { clock }: Pick<RetryDeps, 'clock'>,
  { userId, accountId }: AccountRef,
  cause: FailedCause,
  from: { until: Date; after: Place; actor: Actor },
): Promise<{ again: number; next: Place | null }> {
  const account = { userId, accountId };
  const found = await findFailed(tx, account, cause, { ...from, limit: STEP });
  const { again, runIds } = await sendFailedAgain(tx, account, found, clock.now());
  const last = found.length === STEP ? found.at(-1) : undefined;
  if (again > 0) {
    await recordHistory(tx, userId, [
      {
        actor: from.actor,
        entity: 'account',
        entityId: accountId,
        field: 'failures',
        before: { changeKind: cause.changeKind, code: cause.code },
        after: { again },
        why: 'sent_again',
      },
    ]);
    await emitEvents(tx, userId, [
      ...runIds.map((runId) => ({ kind: 'run' as const, runId })),
      { kind: 'listings', accountId },
    ]);
  }
  return { again, next: last ? { targetKey: last.targetKey, site: last.site } : null };
}

/** The clock of the failures' timestamps. */
async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time');
  return row.now;
}
