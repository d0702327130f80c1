import { ConnectorError } from '@quayside/connector-kit';
import { listingKeyOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Judging, openJudging, previewItems } from '../facts/index.ts';
import { keepVerdicts } from '../listings/index.ts';
import { refreshListingsAbroad } from '../products/index.ts';
import { noteChecks } from './item-checks.repository.ts';
import { dropPreviews, listPreviewsDue, settlePreviews } from './previews-due.repository.ts';
import { enqueueCarryOut, enqueuePreviewDue } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { getRun, lockRun, type RunRow, updateRun } from './runs.repository.ts';

/** Listings previewed in one transaction: at Amazon's rate, some twenty seconds. */
const STEP = 100;
/** The wait if the marketplace names no time. */
const UNNAMED_WAIT_MS = 60_000;

/** Before and after the consent; a run that is over sends nothing more. */
const isAwaited = (run: RunRow | undefined): run is RunRow =>
  run !== undefined && run.previewsDue > 0 && (run.state === 'prepared' || run.state === 'confirmed');

/**
 * Lets the marketplace preview the listings of a large run that it did not preview while the run was prepared. After the
 * consent, each is carried out once it has been previewed. A killed preview continues after its last finished step.
 */
export async function previewDue(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  run: Pick<JobRun, 'signal' | 'isLastAttempt' | 'noteProgress'>,
): Promise<void> {
  const started = await getRun(deps.db, userId, runId);
  if (!isAwaited(started)) return;
  try {
    const opened = await openAccount(deps, userId, started.accountId, run.signal);
    // The titles that the run has given are its own, and no duplicates of what is previewed.
    const judging = await openJudging(deps, opened, started.sites);
    while (await previewStep(deps, judging, runId)) {
      await run.noteProgress();
      run.signal.throwIfAborted();
    }
  } catch (error) {
    if (run.signal.aborted) throw error;
    if (error instanceof ConnectorError && error.kind === 'rate-limited') {
      await previewLater(deps, started, error);
      return;
    }
    if (!run.isLastAttempt) throw error;
    deps.log.error({ userId, runId, error: String(error) }, 'Listings are sent without a preview');
    await giveUpPreviews(deps, userId, runId);
  }
}

/** @returns whether there may be more to preview */
async function previewStep(deps: PublishingDeps, judging: Judging, runId: number): Promise<boolean> {
  const { userId } = judging.account;
  const run = await getRun(deps.db, userId, runId);
  if (!isAwaited(run)) return false;
  const due = await listPreviewsDue(deps.db, userId, runId, STEP);
  const refusals = await previewItems(deps, judging, due);
  return withTransaction(deps.db, async (tx) => {
    const current = await lockRun(tx, userId, runId);
    if (!isAwaited(current)) return false;
    const previewed = due.map((one) => ({ ...one, reason: refusals.get(listingKeyOf(one)) ?? null }));
    const settled = await settlePreviews(tx, userId, runId, previewed);
    // A preview that finds nothing due has nothing left to wait for.
    await updateRun(tx, userId, runId, { previews_due: due.length === 0 ? 0 : current.previewsDue - settled });
    const refused = previewed.filter(({ reason }) => reason !== null);
    const moved = await keepVerdicts(
      tx,
      current,
      refused.map((one) => ({ ...one, verdict: 'blocked' as const })),
    );
    await noteChecks(tx, userId, runId, [...new Set(refused.map(({ itemId }) => itemId))]);
    await refreshListingsAbroad(tx, userId, moved);
    if (current.state === 'confirmed') await enqueueCarryOut(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [
      { kind: 'run', runId },
      ...(moved.length > 0 ? [{ kind: 'listings' as const, accountId: current.accountId }] : []),
    ]);
    return due.length > 0;
  });
}

async function previewLater(
  deps: PublishingDeps,
  { userId, runId }: RunRow,
  { retryAt }: ConnectorError,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const startAfter = new Date(Math.max(now, Date.parse(retryAt ?? '') || now + UNNAMED_WAIT_MS));
  await withTransaction(deps.db, (tx) => enqueuePreviewDue(deps.jobs, tx, { userId, runId }, { startAfter }));
}

/** Sends the listings that are left without a preview: the marketplace judges them as they arrive. */
export async function giveUpPreviews(
  deps: Pick<PublishingDeps, 'db' | 'jobs'>,
  userId: number,
  runId: number,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, userId, runId);
    if (!isAwaited(run)) return;
    await dropPreviews(tx, userId, runId);
    await updateRun(tx, userId, runId, { previews_due: 0 });
    if (run.state === 'confirmed') await enqueueCarryOut(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}
