import type { RunView } from '@quayside/contract';
import { listingKeyOf } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { withdrawDesiredStates } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory, SYSTEM } from '../history/index.ts';
import { changeListings } from '../listings/index.ts';
import { refreshListingsAbroad } from '../products/index.ts';
import { enqueueCarryOut } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { queueAgain } from './queue-again.ts';
import { settleRunItems } from './run-items.repository.ts';
import * as repository from './runs.repository.ts';
import { countConsented, getRun } from './runs.service.ts';
import { settleWaitingRunItems } from './waiting-run-items.repository.ts';

/**
 * The number of run items cancelled in one transaction. Those of a large run are cancelled in the background, so that
 * the seller does not wait.
 */
const STEP = 5_000;

/**
 * Stops a run: unsent listings are withdrawn, those being sent are settled when their outcome arrives, and live ones
 * stay live. Before the consent, this discards the run, of which nothing was sent. Afterwards no run item waits.
 * @throws run_not_found, run_finished
 */
export async function cancelRun(deps: PublishingDeps, userId: number, runId: number, actor: Actor): Promise<RunView> {
  await withTransaction(deps.db, async (tx) => {
    await repository.lockRuns(tx, userId, [runId, ...(await repository.listOvertakenRuns(tx, userId, runId))]);
    const run = await repository.lockRun(tx, userId, runId);
    if (!run) throw fail('run_not_found');
    if (run.finishedAt) throw fail('run_finished');
    await stopRun(deps, tx, run, actor);
  });
  return getRun(deps, userId, runId);
}

/** Does the same in the caller's transaction. @param run locked after the runs that it overtook, and not finished */
export async function stopRun(
  deps: Pick<PublishingDeps, 'clock' | 'jobs'>,
  tx: Tx,
  run: repository.RunRow,
  actor: Actor,
): Promise<void> {
  const { userId, runId } = run;
  const isStarted = run.confirmedAt !== null;
  const unsent = await countUnsent(tx, run);
  const { withdrawn, givenUp } = isStarted ? await withdrawUnsent(tx, deps, run) : { withdrawn: 0, givenUp: [] };
  await repository.updateRun(
    tx,
    userId,
    runId,
    isStarted
      ? { state: 'cancelling' }
      : { state: 'cancelled', finished_at: deps.clock.now(), paused_reason: null, paused_until: null },
  );
  const isLeft = await giveUpWaiting(tx, deps, run);
  if (isLeft) await enqueueCarryOut(deps.jobs, tx, { userId, runId });
  if (run.state !== 'cancelling') {
    await recordHistory(tx, userId, [
      {
        actor,
        entity: 'run',
        entityId: runId,
        field: 'unsent',
        before: null,
        after: unsent + withdrawn,
        why: isStarted ? 'run_stopped' : 'run_discarded',
      },
    ]);
  }
  await emitEvents(tx, userId, [
    ...[runId, ...givenUp].map((id) => ({ kind: 'run' as const, runId: id })),
    { kind: 'listings', accountId: run.accountId },
  ]);
}

/** Listings of the run that still wait; before the consent, all that could have been consented to. */
async function countUnsent(tx: Tx, { userId, runId, confirmedAt, allowDrafts }: repository.RunRow) {
  const counts = (await repository.listCounts(tx, userId, [runId])).get(runId) ?? [];
  return countConsented(counts, { allowDrafts: confirmedAt === null || allowDrafts });
}

/**
 * Withdraws a run's unsent desired states.
 * @returns the number of listings, and cancelled runs whose listings were withdrawn with these
 */
async function withdrawUnsent(
  tx: Tx,
  deps: { readonly clock: Clock },
  { userId, runId, accountId }: repository.RunRow,
): Promise<{ withdrawn: number; givenUp: readonly number[] }> {
  const withdrawn = await withdrawDesiredStates(tx, userId, runId);
  const cancelled = { code: 'cancelled' as const };
  await settleRunItems(
    tx,
    userId,
    withdrawn.map(({ itemId, site }) => ({ runId, itemId, site, outcome: 'cancelled', reason: cancelled })),
  );
  await changeListings(
    tx,
    userId,
    accountId,
    withdrawn
      .filter((w) => w.changeKind === 'content')
      .map(({ itemId, site }) => ({ itemId, site, state: 'N', reason: cancelled })),
  );
  const givenUp = await queueAgain(
    tx,
    deps,
    userId,
    withdrawn.filter((w) => w.changeKind === 'end'),
  );
  await refreshListingsAbroad(
    tx,
    userId,
    withdrawn.map((w) => w.itemId),
  );
  return { withdrawn: new Set(withdrawn.map(({ itemId, site }) => listingKeyOf({ itemId, site }))).size, givenUp };
}

/** Whether a run is over, or ending, before it reached all of its run items. */
export function isGivenUp({ state }: Pick<repository.RunRow, 'state'>): boolean {
  return state === 'cancelling' || state === 'cancelled' || state === 'failed';
}

/**
 * Settles one step of the run items that the run never reaches. After the last step, a run that is being stopped is
 * over.
 * @returns whether some may be left
 */
export async function giveUpWaiting(tx: Tx, deps: { readonly clock: Clock }, run: repository.RunRow): Promise<boolean> {
  const why = run.confirmedAt === null && run.state !== 'failed' ? 'discarded' : 'cancelled';
  const settled = await settleWaitingRunItems(tx, run, why, STEP);
  if (settled === STEP) return true;
  await repository.finishRuns(tx, run.userId, [run.runId], deps.clock.now());
  return false;
}

/** Stops a run that cannot continue, for this reason. */
export async function giveUpCarryOut(deps: PublishingDeps, userId: number, runId: number): Promise<void> {
  const run = await repository.getRun(deps.db, userId, runId);
  if (run?.state !== 'confirmed') return;
  const errorText = 'The program ended again and again while this run was carried out';
  await withTransaction(deps.db, (tx) => repository.updateRun(tx, userId, runId, { error_text: errorText }));
  await cancelRun(deps, userId, runId, SYSTEM);
}
