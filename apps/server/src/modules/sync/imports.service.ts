import type { ImportProblem, ImportView, Page } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { pageOf, readTextCursor, writeTextCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { getAccount, lockAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import * as problems from './import-problems.repository.ts';
import { enqueueImport } from './imports.enqueue.ts';
import * as repository from './imports.repository.ts';

export interface ImportDeps {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Starts an import in the caller's transaction, so that it runs only if that commits. Locks the account, because closing it cancels the
 * imports that it has then.
 * @throws import_running if the account has an open import; account_not_found if it is closed; account_leaving if it is being disconnected
 */
export async function startImport(deps: ImportDeps, tx: Tx, userId: number, accountId: number): Promise<number> {
  const account = await lockAccount(tx, userId, accountId);
  if (!account) throw fail('account_not_found');
  if (account.leaving !== null) throw fail('account_leaving');
  const importId = await repository.insertImport(tx, userId, accountId, deps.clock.now());
  if (importId === undefined) throw fail('import_running');
  await enqueueImport(deps.jobs, tx, { userId, importId, accountId });
  await emitEvents(tx, userId, [{ kind: 'import', importId, accountId }]);
  return importId;
}

/** Starts an import that no seller has asked for, unless the account is being disconnected. @throws import_running */
export async function startNeededImport(deps: ImportDeps, tx: Tx, { userId, accountId }: AccountRef): Promise<void> {
  const account = await lockAccount(tx, userId, accountId);
  if (account?.leaving === null) await startImport(deps, tx, userId, accountId);
}

/** Resumes the stopped import of a reconnected account. */
export async function resumeImports(deps: ImportDeps, tx: Tx, userId: number, accountId: number): Promise<void> {
  for (const { importId, state } of await repository.listOpenImports(tx, userId, accountId)) {
    if (state !== 'paused') continue;
    await repository.setState(tx, userId, importId, { state: 'queued' });
    await enqueueImport(deps.jobs, tx, { userId, importId, accountId });
    await emitEvents(tx, userId, [{ kind: 'import', importId, accountId }]);
  }
}

/** Imports the account's catalogue again. @throws account_not_found, account_disconnected, account_leaving, import_running */
export async function createImport(deps: ImportDeps, userId: number, accountId: number): Promise<ImportView> {
  const account = await getAccount(deps.db, userId, accountId);
  if (!account) throw fail('account_not_found');
  if (account.tokenState !== 'A') throw fail('account_disconnected');
  const importId = await withTransaction(deps.db, (tx) => startImport(deps, tx, userId, accountId));
  return getImport(deps, userId, importId);
}

/** @throws import_not_found */
export async function getImport(deps: ImportDeps, userId: number, importId: number): Promise<ImportView> {
  const row = await repository.getImport(deps.db, userId, importId);
  if (!row) throw fail('import_not_found');
  return toView(row, deps.clock.now());
}

/** The number of past imports that the portal shows. */
const RECENT = 20;

export async function listImports(
  deps: ImportDeps,
  userId: number,
  accountId: number | undefined,
): Promise<ImportView[]> {
  const rows = await repository.listImports(deps.db, userId, accountId, RECENT);
  return rows.map((row) => toView(row, deps.clock.now()));
}

/**
 * Cancels an import between two batches; stored data stays. A finished import stays unchanged.
 * @throws import_not_found
 */
export async function cancelImport(deps: ImportDeps, userId: number, importId: number): Promise<ImportView> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await stopImport(deps, tx, userId, importId))) throw fail('import_not_found');
  });
  return getImport(deps, userId, importId);
}

/** @returns false if there is no such import */
async function stopImport(deps: Pick<ImportDeps, 'clock'>, tx: Tx, userId: number, importId: number): Promise<boolean> {
  const row = await repository.lockImport(tx, userId, importId);
  if (!row) return false;
  if (row.finishedAt) return true;
  await repository.setState(tx, userId, importId, { state: 'cancelled', finishedAt: deps.clock.now() });
  await emitEvents(tx, userId, [{ kind: 'import', importId, accountId: row.accountId }]);
  return true;
}

/** Cancels the account's open import. @returns false if there is none */
export async function cancelAccountImport(
  deps: Pick<ImportDeps, 'clock'>,
  tx: Tx,
  { userId, accountId }: AccountRef,
): Promise<boolean> {
  const [open] = await repository.listOpenImports(tx, userId, accountId);
  return open !== undefined && stopImport(deps, tx, userId, open.importId);
}

const PAGE = 50;

export async function listProblems(
  deps: ImportDeps,
  userId: number,
  importId: number,
  query: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page<ImportProblem>> {
  await getImport(deps, userId, importId);
  const limit = query.limit ?? PAGE;
  const after = query.cursor === undefined ? '' : readTextCursor(query.cursor);
  const rows = await problems.listProblems(deps.db, userId, importId, after, limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeTextCursor(last.externalId));
  return { list: shown, nextCursor };
}

function toView(row: repository.ImportRow, now: Date): ImportView {
  return {
    importId: row.importId,
    accountId: row.accountId,
    state: row.state,
    phase: row.phase,
    total: row.total,
    listed: row.listed,
    imported: row.imported,
    updated: row.updated,
    failed: row.failed,
    skipped: row.skipped,
    errorCode: row.errorCode,
    errorText: row.errorText,
    resumesAt: row.resumesAt?.toISOString() ?? null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    pace: paceOf(row, now),
  };
}

/** Items per second since the start; null until something is stored, and for an import that does not run. */
function paceOf(row: repository.ImportRow, now: Date): number | null {
  const seconds = (now.getTime() - row.startedAt.getTime()) / 1_000;
  const done = row.imported + row.updated + row.failed;
  return row.state === 'running' && done > 0 && seconds > 0 ? done / seconds : null;
}
