import { ConnectorError } from '@quayside/connector-kit';
import type { AccountSelection } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { CallFailure } from '../../platform/http/fail.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { type Account, markAuthBroken, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { refreshListingsAbroad, selectItemIds } from '../products/index.ts';
import { runItemsToEnd, runItemsToList } from './judge-run-items.ts';
import { enqueueCarryOut, enqueuePrepare } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { gatherContext, type RunContext } from './run-context.ts';
import { insertRunItems, type NewRunItem } from './run-items.repository.ts';
import { offersToList } from './run-offers.ts';
import { EVERYTHING, planLine, planOf } from './run-plan.ts';
import { giveUpWaiting } from './run-stopping.service.ts';
import {
  endPreparationPauses,
  getRun,
  getSelection,
  lockRun,
  type PreparationPause,
  type RunRow,
  updateRun,
} from './runs.repository.ts';
import { keepVerdicts } from './verdicts.repository.ts';

/** Items prepared in one transaction: a second or two of work, and what a crash can cost. */
const STEP = 250;
/**
 * Prepares a run from wherever it stands: decides, checks, translates and prices every item × site, and keeps the counts. Nothing leaves
 * Quayside. A killed preparation goes on after the last finished step.
 */
export async function prepareRun(
  deps: PublishingDeps,
  userId: number,
  runId: number,
  run: Pick<JobRun, 'signal' | 'isLastAttempt' | 'noteProgress'>,
): Promise<void> {
  const started = await getRun(deps.db, userId, runId);
  if (started?.state !== 'preparing') return;
  let consent: number | undefined;
  try {
    const opened = await openAccount(deps, userId, started.accountId, run.signal);
    consent = opened.consent;
    const context = started.kind === 'list' ? await gatherContext(deps, opened, started) : undefined;
    const selection = await getSelection(deps.db, userId, runId);
    while (await prepareStep(deps, opened, runId, selection, context)) {
      await run.noteProgress();
      run.signal.throwIfAborted();
    }
  } catch (error) {
    const isOver = !run.signal.aborted && (await settleFailure(deps, started, consent, error));
    if (isOver) return;
    if (!run.isLastAttempt) throw error;
    await failPreparation(deps, userId, runId, error instanceof Error ? error.message : String(error));
  }
}

/** Ends or pauses a preparation whose failure no repetition mends. @returns false where the job is to be tried again */
async function settleFailure(
  deps: PublishingDeps,
  run: RunRow,
  consent: number | undefined,
  error: unknown,
): Promise<boolean> {
  if (error instanceof CallFailure && error.code === 'platform_not_available') {
    await pausePreparation(deps, run, 'platform_off');
    return true;
  }
  if (error instanceof CallFailure && error.code === 'account_not_found') {
    await failPreparation(deps, run.userId, run.runId, 'The marketplace account is no longer connected');
    return true;
  }
  if (!(error instanceof ConnectorError)) return false;
  switch (error.kind) {
    case 'rate-limited':
      await waitForQuota(deps, run, error);
      return true;
    case 'auth-expired':
      if (consent === undefined) return false;
      await waitForAccess(deps, run, consent, error);
      return true;
    case 'rejected':
    case 'not-found':
      await failPreparation(deps, run.userId, run.runId, error.message);
      return true;
    case 'unavailable':
    case 'unknown':
      // The job is tried again soon; its next step that succeeds takes this back.
      await pausePreparation(deps, run, 'marketplace_unavailable');
      return false;
  }
}

/** Ends a preparation that can not be gone on with. */
export async function failPreparation(
  deps: Pick<PublishingDeps, 'db' | 'clock' | 'jobs'>,
  userId: number,
  runId: number,
  errorText: string,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, userId, runId);
    if (run?.state !== 'preparing') return;
    await updateRun(tx, userId, runId, {
      state: 'failed',
      error_text: errorText,
      paused_reason: null,
      paused_until: null,
      finished_at: deps.clock.now(),
    });
    const isLeft = await giveUpWaiting(tx, deps, { ...run, state: 'failed' });
    if (isLeft) await enqueueCarryOut(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** How long a preparation waits where the marketplace does not say until when. */
const UNNAMED_WAIT_MS = 60_000;

/**
 * A used-up quota is no failure: the run says until when it waits. The regular look at accounts goes on with it then, or as soon as the
 * marketplace gives the quota back (`resumePreparing`).
 */
async function waitForQuota(
  deps: PublishingDeps,
  { userId, runId }: RunRow,
  { retryAt }: ConnectorError,
): Promise<void> {
  const now = deps.clock.now().getTime();
  await pausePreparation(
    deps,
    { userId, runId },
    'quota',
    new Date(Math.max(now, Date.parse(retryAt ?? '') || now + UNNAMED_WAIT_MS)),
  );
}

/** Says what the preparation waits for, and until when where that is known. */
async function pausePreparation(
  deps: Pick<PublishingDeps, 'db'>,
  { userId, runId }: Pick<RunRow, 'userId' | 'runId'>,
  reason: PreparationPause | 'marketplace_unavailable',
  until: Date | null = null,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, userId, runId);
    if (run?.state !== 'preparing') return;
    await updateRun(tx, userId, runId, { paused_reason: reason, paused_until: until });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** Neither is access that is lost: the run is gone on with by `resumePreparing`, once the account may be worked on again. */
async function waitForAccess(
  deps: PublishingDeps,
  { userId, runId, accountId }: RunRow,
  consent: number,
  { lost }: ConnectorError,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const isBroken = await markAuthBroken(tx, userId, accountId, consent, lost);
    const run = await lockRun(tx, userId, runId);
    if (run?.state !== 'preparing') return;
    if (isBroken) await updateRun(tx, userId, runId, { paused_reason: 'auth_expired', paused_until: null });
    // The shop has been connected again since: with that consent it may go on.
    else await enqueuePrepare(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** Goes on with the account's preparations that waited for one of these: its quota, its access, its platform. */
export async function resumePreparing(
  deps: Pick<PublishingDeps, 'jobs'>,
  tx: Tx,
  userId: number,
  accountId: number,
  ...waitedFor: PreparationPause[]
): Promise<void> {
  const runIds = await endPreparationPauses(tx, userId, accountId, waitedFor);
  for (const runId of runIds) await enqueuePrepare(deps.jobs, tx, { userId, runId });
  await emitEvents(
    tx,
    userId,
    runIds.map((runId) => ({ kind: 'run' as const, runId })),
  );
}

function runItemsOf(
  deps: PublishingDeps,
  account: Account,
  run: RunRow,
  itemIds: readonly number[],
  context: RunContext | undefined,
): Promise<NewRunItem[]> {
  if (!context) return runItemsToEnd(deps, run, itemIds);
  const { catalogue } = context;
  return catalogue
    ? offersToList(deps, account, run, itemIds, context, catalogue)
    : runItemsToList(deps, account, run, itemIds, context);
}

/** @returns whether there is more to prepare */
async function prepareStep(
  deps: PublishingDeps,
  { account, connector }: OpenedAccount,
  runId: number,
  selection: AccountSelection,
  context: RunContext | undefined,
): Promise<boolean> {
  const { userId } = account;
  const run = await getRun(deps.db, userId, runId);
  if (run?.state !== 'preparing') return false;
  const itemIds = await selectItemIds(deps.db, userId, selection, run.cursor, STEP);
  const runItems = await runItemsOf(deps, account, run, itemIds, context);
  return withTransaction(deps.db, async (tx) => {
    const current = await lockRun(tx, userId, runId);
    if (current?.state !== 'preparing') return false;
    // Another worker took this one for dead and has done the step; which of the two lives on is not known yet.
    if (current.cursor !== run.cursor) return true;
    await insertRunItems(tx, userId, runId, runItems);
    const moved = context ? await keepVerdicts(tx, run, runItems) : [];
    await refreshListingsAbroad(tx, userId, moved);
    const last = itemIds.at(-1);
    const isOver = last === undefined;
    const plan = isOver ? await planOf(tx, { connector, clock: deps.clock }, run, EVERYTHING) : null;
    if (plan) deps.log.info({ userId, runId, plan }, planLine(plan));
    await updateRun(tx, userId, runId, {
      cursor: last ?? run.cursor,
      items_prepared: current.itemsPrepared + itemIds.length,
      paused_reason: null,
      paused_until: null,
      ...(isOver
        ? {
            state: 'prepared' as const,
            items_total: current.itemsPrepared,
            plan: plan && JSON.stringify(plan),
          }
        : {}),
    });
    await emitEvents(tx, userId, [
      { kind: 'run', runId },
      ...(moved.length > 0 ? [{ kind: 'listings' as const, accountId: run.accountId }] : []),
    ]);
    return !isOver;
  });
}
