import { ConnectorError } from '@quayside/connector-kit';
import type { AccountSelection } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { CallFailure } from '../../platform/http/fail.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { markAuthBroken, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { findAwaitedTexts, type JudgedItem, type Judging, judgeItems } from '../facts/index.ts';
import { keepVerdicts } from '../listings/index.ts';
import { refreshListingsAbroad, selectItemIds } from '../products/index.ts';
import { holdTrust } from '../translations/index.ts';
import { noteChecks } from './item-checks.repository.ts';
import { itemsToEnd } from './items-to-end.ts';
import { openRun } from './open-run.ts';
import { enqueueCarryOut, enqueuePrepare, enqueuePreviewDue } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { followTrust } from './rejudge-titles.ts';
import { insertRunItems, listEnded } from './run-items.repository.ts';
import { EVERYTHING, planLine, planOf } from './run-plan.ts';
import { giveUpWaiting } from './run-stopping.service.ts';
import {
  endPreparationPauses,
  getRun,
  getSelection,
  lockRun,
  type PreparationPause,
  type RunRow,
  type SiteItems,
  updateRun,
} from './runs.repository.ts';

/** The number of items prepared in one transaction: one or two seconds of work, which a crash may cost. */
export const STEP = 250;
/** Smaller if each offer costs a call. */
export const ASKING_STEP = 50;
/**
 * The number of a run's own listings that the marketplace previews while the run is prepared. Amazon previews five per
 * second, so that a large run would be prepared for hours. Those left are previewed afterwards, and before they are sent.
 */
const MOST_PREVIEWED = 1_000;

/**
 * Prepares a run from its current state: decides, checks, translates and prices every item × site, and updates the
 * counts. Nothing is sent. A killed preparation continues after its last finished step.
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
    const judging = started.kind === 'list' ? await openRun(deps, opened, started) : undefined;
    const { selection, siteItems } = await getSelection(deps.db, userId, runId);
    const placing = { selection, sitesOf: siteItems && sitesByItem(siteItems) };
    while (await prepareStep(deps, opened, runId, placing, judging)) {
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

/**
 * Handles a failed preparation: ends it, or pauses it with a reason.
 * @returns false if the job is to be retried
 */
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
      // The job is retried soon; its next successful step clears this.
      await pausePreparation(deps, run, 'marketplace_unavailable');
      return false;
  }
}

/** Ends a preparation that cannot continue. */
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

/** How long a preparation waits if the marketplace states no time. */
const UNNAMED_WAIT_MS = 60_000;

/**
 * A used-up quota is not a failure: the run shows until when it waits. The regular check of accounts resumes it then,
 * or as soon as the marketplace restores the quota (`resumePreparing`).
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

/** Stores what the preparation waits for, and until when, if known. */
async function pausePreparation(
  deps: Pick<PublishingDeps, 'db' | 'clock'>,
  { userId, runId }: Pick<RunRow, 'userId' | 'runId'>,
  reason: PreparationPause | 'marketplace_unavailable',
  until: Date | null = null,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, userId, runId);
    if (run?.state !== 'preparing') return;
    await updateRun(tx, userId, runId, {
      paused_reason: reason,
      paused_until: until,
      resumes_at: until && deps.clock.toMonotonic(until),
    });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** Lost access is not a failure either: `resumePreparing` continues the run once the account may be worked on again. */
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
    // The account has been reconnected since: the run may continue with that consent.
    else await enqueuePrepare(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [{ kind: 'run', runId }]);
  });
}

/** Continues the account's preparations that waited for one of these: its quota, its access, its platform. */
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

/** The items of a run, and the sites of each if they differ. */
interface Placing {
  readonly selection: AccountSelection;
  readonly sitesOf: ReadonlyMap<number, readonly Site[]> | null;
}

function sitesByItem(siteItems: SiteItems): ReadonlyMap<number, readonly Site[]> {
  const sitesOf = new Map<number, Site[]>();
  // Each item has its sites in the same order, so that items with the same sites are judged together.
  for (const [site, itemIds] of Object.entries(siteItems).sort()) {
    for (const itemId of itemIds) sitesOf.set(itemId, [...(sitesOf.get(itemId) ?? []), site as Site]);
  }
  return sitesOf;
}

async function judge(
  deps: PublishingDeps,
  judging: Judging,
  { itemsPrepared }: RunRow,
  itemIds: readonly number[],
  { sitesOf }: Placing,
): Promise<readonly JudgedItem[]> {
  const isPreviewLater = itemsPrepared * judging.abroad.length >= MOST_PREVIEWED;
  if (!sitesOf) return judgeItems(deps, judging, itemIds, { isPreviewLater });
  const groups = groupBy(itemIds, (itemId) => sitesOf.get(itemId)?.join() ?? '');
  const judged: JudgedItem[] = [];
  for (const ids of groups.values()) {
    const own = sitesOf.get(ids[0] ?? 0) ?? [];
    const isOwn = (site: Site) => own.includes(site);
    const [sites, abroad] = [judging.sites.filter(isOwn), judging.abroad.filter(isOwn)];
    judged.push(...(await judgeItems(deps, { ...judging, sites, abroad }, ids, { isPreviewLater })));
  }
  return judged;
}

/** @returns whether there is more to prepare */
async function prepareStep(
  deps: PublishingDeps,
  { account, connector }: OpenedAccount,
  runId: number,
  placing: Placing,
  judging: Judging | undefined,
): Promise<boolean> {
  const { userId } = account;
  const run = await getRun(deps.db, userId, runId);
  if (run?.state !== 'preparing') return false;
  const limit = judging?.catalogue?.restrictionsOf || judging?.checkOwn ? ASKING_STEP : STEP;
  const ended = run.undoOf === null ? null : await listEnded(deps.db, userId, run.undoOf, run.cursor, limit);
  const itemIds = ended
    ? [...ended.keys()]
    : await selectItemIds(deps.db, userId, placing.selection, run.cursor, limit);
  const judged = judging ? await judge(deps, judging, run, itemIds, placing) : await itemsToEnd(deps.db, run, itemIds);
  const runItems = ended ? judged.filter(({ itemId, site }) => ended.get(itemId)?.has(site)) : judged;
  const wantTexts = judging && (await findAwaitedTexts(deps.db, userId, runItems));
  return withTransaction(deps.db, async (tx) => {
    const isOver = itemIds.length === 0;
    if (isOver) await holdTrust(tx, userId);
    const current = await lockRun(tx, userId, runId);
    if (current?.state !== 'preparing') return false;
    // Another worker has taken over and finished the step; it is not known yet which of the two continues.
    if (current.cursor !== run.cursor) return true;
    await insertRunItems(tx, userId, runId, runItems);
    const moved = judging ? await keepVerdicts(tx, run, runItems) : [];
    const hasJudged = judging ? await noteChecks(tx, userId, runId, itemIds) : false;
    await refreshListingsAbroad(tx, userId, moved);
    await wantTexts?.(tx, deps.jobs);
    // The seller may have decided about engines since the first step.
    if (isOver) await followTrust(tx, userId, [runId]);
    const previewsDue = current.previewsDue + runItems.filter(({ isPreviewDue }) => isPreviewDue).length;
    const plan = isOver ? await planOf(tx, { connector, clock: deps.clock }, run, EVERYTHING) : null;
    if (plan) deps.log.info({ userId, runId, plan }, planLine(plan));
    await updateRun(tx, userId, runId, {
      cursor: itemIds.at(-1) ?? run.cursor,
      items_prepared: current.itemsPrepared + itemIds.length,
      previews_due: previewsDue,
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
    if (isOver && previewsDue > 0) await enqueuePreviewDue(deps.jobs, tx, { userId, runId });
    await emitEvents(tx, userId, [
      { kind: 'run', runId },
      ...(moved.length > 0 || hasJudged ? [{ kind: 'listings' as const, accountId: run.accountId }] : []),
    ]);
    return !isOver;
  });
}
