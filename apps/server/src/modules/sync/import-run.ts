import { ConnectorError, chunked, type HomeListingPage, type HomeListingResult } from '@quayside/connector-kit';
import { withTransaction } from '../../platform/database/database.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { lockAccount, markAuthBroken, type OpenedAccount, openAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { idsToRetry, type SortedResults, sortResults } from './detail-results.ts';
import { finishImport, removeListedRows } from './finish-import.ts';
import { failedProblem, findConcerning } from './home-problems.ts';
import { noteProblems, problemOf } from './import-problems.repository.ts';
import { enqueueImport } from './imports.enqueue.ts';
import * as repository from './imports.repository.ts';
import { isOver, lockRunning, Stopped } from './running-import.ts';
import { storeBatch } from './store-batch.ts';
import type { SyncDeps } from './sync-deps.ts';

/** Details are read and stored in batches of this size: a batch is one transaction, and the most that a crash can lose. */
const BATCH = 120;

/** The input and the result of a run. */
type ImportJobRun = Pick<JobRun, 'signal' | 'isLastAttempt' | 'noteProgress'>;

/**
 * Runs an import from its current position: the list page by page, then the details batch by batch. Every step is one transaction that also
 * stores the progress, so that a killed run continues and stores nothing twice.
 * @throws errors worth a retry (the marketplace is unreachable); a rejected token or a used-up quota pauses the import instead
 */
export async function runImport(deps: SyncDeps, userId: number, importId: number, run: ImportJobRun): Promise<void> {
  const started = await repository.getImport(deps.db, userId, importId);
  if (!started) return;
  // A run that was killed after its end left the rows of its list.
  if (isOver(started)) return removeListedRows(deps.db, started, run.signal);
  let consent: number | undefined;
  try {
    const opened = await openAccount(deps, userId, started.accountId, run.signal);
    consent = opened.consent;
    await listPages(deps, opened, importId, run);
    await fetchDetails(deps, opened, importId, run);
    await finishImport(deps, opened, importId, run);
  } catch (error) {
    // The rows of a finished import are not needed any more.
    if (error instanceof Stopped) return removeListedRows(deps.db, started, run.signal);
    const isNoted = await noteFailure(deps, started, consent, error, run.isLastAttempt);
    if (!isNoted) throw error;
  }
}

async function listPages(deps: SyncDeps, opened: OpenedAccount, importId: number, run: ImportJobRun): Promise<void> {
  const { account, connector, session } = opened;
  for (;;) {
    run.signal.throwIfAborted();
    const row = await repository.getImport(deps.db, account.userId, importId);
    if (row?.phase !== 'listing') return;
    const page = await connector.listHomeListings(session, account.sourceSite, row.cursor);
    await storePage(deps, account, row, page);
    await run.noteProgress();
  }
}

/**
 * The number of ids of a page that are stored in one transaction. A report is a single page, however large the shop is.
 */
const IDS_AT_ONCE = 1_000;

/** The cursor moves with the last of the ids: a page that was stored in part is read again and adds only what is missing. */
async function storePage(
  deps: SyncDeps,
  { userId, accountId }: OpenedAccount['account'],
  before: repository.ImportRow,
  { listings, others = [], unreadable = [], inactive = [], total, nextCursor }: HomeListingPage,
): Promise<void> {
  const { importId, cursor } = before;
  const known = await findConcerning(
    deps.db,
    { userId, accountId },
    unreadable.filter(({ isElsewhere }) => isElsewhere),
  );
  const problems = [...unreadable.filter(({ isElsewhere }) => !isElsewhere), ...known];
  // The details decide whether a listing can be read.
  const ids = [...listings, ...problems].flatMap(({ externalId }) => externalId ?? []);
  const parts = chunked([...new Set(ids)], IDS_AT_ONCE);
  const last = parts.pop() ?? [];
  for (const externalIds of [...parts, last]) {
    const isStored = await withTransaction(deps.db, async (tx) => {
      const current = await lockRunning(tx, userId, importId);
      // Another worker considered this one dead and has stored the page.
      if (current.phase !== 'listing' || current.cursor !== cursor) return false;
      const isLast = externalIds === last;
      await repository.storeListed(tx, userId, importId, {
        externalIds,
        total,
        ...(isLast ? { others, inactive } : {}),
      });
      if (isLast) {
        const noted = problems.map((problem) => problemOf(problem, 'waiting'));
        await noteProblems(tx, userId, importId, noted);
      }
      if (isLast) await repository.moveOn(tx, userId, importId, nextCursor);
      await emitEvents(tx, userId, [{ kind: 'import', importId, accountId }]);
      return true;
    });
    if (!isStored) return;
  }
}

/**
 * Reads the next batch while the previous one is stored, to use the marketplace and the database in parallel.
 * @throws the error that prevented some listings from being read; the next attempt reads only those
 */
async function fetchDetails(deps: SyncDeps, opened: OpenedAccount, importId: number, run: ImportJobRun): Promise<void> {
  const { account } = opened;
  const fetchAfter = async (after: string) => {
    const externalIds = await repository.listWaiting(deps.db, account.userId, importId, after, BATCH);
    const observedAt = deps.clock.now();
    const results = await readDetails(deps, opened, externalIds, run.signal);
    return { last: externalIds.at(-1), results: sortResults(results, run.isLastAttempt), observedAt };
  };
  let trouble: ConnectorError | undefined;
  let fetching = fetchAfter('');
  for (;;) {
    run.signal.throwIfAborted();
    const { last, results, observedAt } = await fetching;
    if (last === undefined) break;
    if (!results.mustStop) {
      fetching = fetchAfter(last);
      // Handles an error of the prefetch when it is awaited; until then it must not be an unhandled rejection.
      fetching.catch(() => undefined);
    }
    await storeResults(deps, opened, importId, results, observedAt);
    await run.noteProgress();
    if (results.mustStop) throw results.trouble;
    trouble ??= results.trouble;
  }
  if (trouble) throw trouble;
}

/** Pauses between calls for the same details: long enough for a restart of the marketplace, while the batch keeps its order. */
const READ_AGAIN_AFTER_MS = [500, 1_000, 2_000, 4_000];

async function readDetails(
  { clock }: SyncDeps,
  { account, connector, session }: OpenedAccount,
  externalIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly HomeListingResult[]> {
  const read = (ids: readonly string[]) => connector.getHomeListings(session, account.sourceSite, ids);
  let results: readonly HomeListingResult[] = externalIds.length === 0 ? [] : await read(externalIds);
  for (const waitMs of READ_AGAIN_AFTER_MS) {
    const missing = idsToRetry(results);
    if (missing.length === 0) break;
    await clock.sleep(waitMs, signal);
    const found = new Map((await read(missing)).map((result) => [idOf(result), result]));
    results = results.map((result) => found.get(idOf(result)) ?? result);
  }
  return results;
}

function idOf(result: HomeListingResult): string {
  return result.ok ? result.listing.externalId : result.externalId;
}

async function storeResults(
  deps: SyncDeps,
  opened: OpenedAccount,
  importId: number,
  results: SortedResults,
  observedAt: Date,
): Promise<void> {
  const { listings, failed } = results;
  if (listings.length === 0 && failed.length === 0) return;
  const { account } = opened;
  await withTransaction(deps.db, async (tx) => {
    await lockRunning(tx, account.userId, importId);
    // Quantities of known units are left to the regular comparison, which knows which orders have been read.
    const monotonicAt = deps.clock.toMonotonic(observedAt);
    const observation = { observedAt, monotonicAt, ordersSeenAt: null, cause: `import:${importId}` };
    const counts = await storeBatch(tx, deps, account, results, observation);
    const done = listings.map((listing) => listing.externalId);
    await repository.settleRows(tx, account.userId, importId, { done, ...counts });
    await noteProblems(tx, account.userId, importId, [...failed.map(failedProblem), ...counts.incomplete]);
    await emitEvents(tx, account.userId, [
      { kind: 'import', importId, accountId: account.accountId },
      { kind: 'items', accountId: account.accountId },
    ]);
  });
}

/**
 * @param consent the consent of the import's calls; undefined if the account could not be opened
 * @returns false if the job should be retried
 */
async function noteFailure(
  deps: SyncDeps,
  { userId, accountId, importId }: repository.ImportRow,
  consent: number | undefined,
  error: unknown,
  isLastAttempt: boolean,
): Promise<boolean> {
  const kind = error instanceof ConnectorError ? error.kind : undefined;
  const { retryAt, lost, code, field } = error instanceof ConnectorError ? error : {};
  const areColumnsMissing = code === 'REPORT_COLUMNS';
  const errorText = areColumnsMissing && field ? field : error instanceof Error ? error.message : String(error);
  if (kind !== 'auth-expired' && kind !== 'rate-limited' && !areColumnsMissing && !isLastAttempt) return false;
  await withTransaction(deps.db, async (tx) => {
    // Before the import, as closing the account does it, so that the two cannot deadlock.
    await lockAccount(tx, userId, accountId);
    const row = await repository.lockImport(tx, userId, importId);
    if (!row || isOver(row)) return;
    const isLost = kind === 'auth-expired' && consent !== undefined;
    if (isLost && !(await markAuthBroken(tx, userId, accountId, consent, lost))) {
      // The shop has been reconnected since, so the import may continue.
      await repository.setState(tx, userId, importId, { state: 'queued' });
      await enqueueImport(deps.jobs, tx, { userId, importId, accountId });
    } else if (isLost) {
      await repository.setState(tx, userId, importId, {
        state: 'paused',
        errorCode: 'account_disconnected',
        errorText,
      });
    } else if (kind === 'rate-limited') {
      const resumesAt = retryAt ? new Date(retryAt) : new Date(deps.clock.now().getTime() + 60_000);
      await repository.setState(tx, userId, importId, {
        state: 'paused',
        errorCode: 'quota_reached',
        errorText,
        resumesAt,
      });
      await enqueueImport(deps.jobs, tx, { userId, importId, accountId }, resumesAt);
    } else {
      const finishedAt = deps.clock.now();
      await repository.setState(tx, userId, importId, {
        state: 'failed',
        errorCode: areColumnsMissing ? 'report_columns' : (kind ?? 'internal'),
        errorText,
        finishedAt,
      });
    }
    await emitEvents(tx, userId, [{ kind: 'import', importId, accountId }]);
  });
  return true;
}

/** Fails an import whose workers crashed several times, with that reason. */
export async function giveUpImport(deps: SyncDeps, userId: number, importId: number): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const row = await repository.lockImport(tx, userId, importId);
    if (!row || isOver(row)) return;
    await repository.setState(tx, userId, importId, {
      state: 'failed',
      errorCode: 'crashed',
      errorText: 'The program ended again and again during this import',
      finishedAt: deps.clock.now(),
    });
    await emitEvents(tx, userId, [{ kind: 'import', importId, accountId: row.accountId }]);
  });
}
