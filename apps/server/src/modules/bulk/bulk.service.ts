import type { BulkProblem, BulkResults, BulkStatus, BulkType, RunView } from '@quayside/contract';
import type { Language } from '@quayside/i18n';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { pageOf, readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type Account, getAccount } from '../accounts/index.ts';
import { findRequest, getRequest, type RequestRow } from './bulk.repository.ts';
import type { BulkDeps } from './bulk-deps.ts';
import { listResultRows, type ResultQuery, toResult } from './results.ts';
import { writeResultFile } from './results-file.ts';

const PAGE = 50;

/** @throws account_not_found also for an account of another marketplace */
export async function ebayAccount(db: Db, userId: number, accountId: number): Promise<Account> {
  const account = await getAccount(db, userId, accountId);
  if (account?.platform !== 'ebay') throw fail('account_not_found');
  return account;
}

interface Asked {
  readonly accountId: number;
  readonly type: BulkType;
  readonly requestId?: number | undefined;
}

/** @throws account_not_found, bulk_not_found */
export async function getStatus(deps: BulkDeps, userId: number, asked: Asked): Promise<BulkStatus> {
  await ebayAccount(deps.db, userId, asked.accountId);
  const found = await findRequest(deps.db, userId, asked);
  if (found) return statusOf(deps, userId, found);
  if (asked.requestId !== undefined) throw fail('bulk_not_found');
  const nothing = { message: null, total_items: 0, processed_items: 0, request: null };
  return { type: asked.type, accountId: asked.accountId, status: 'NONE', ...nothing };
}

async function statusOf(deps: BulkDeps, userId: number, request: RequestRow): Promise<BulkStatus> {
  const run = request.runId === null ? null : await deps.runs.get(userId, request.runId);
  const problems = Object.entries(request.problems)
    .map(([problem, n]) => ({ problem: problem as BulkProblem, n }))
    .sort((one, other) => other.n - one.n);
  return {
    ...{ type: request.type, accountId: request.accountId },
    ...progressOf(run, request.rows),
    request: {
      ...{ requestId: request.requestId, run, encoding: request.encoding, rows: request.rows, problems },
      leftOut: problems.reduce((sum, { n }) => sum + n, 0),
      createdAt: request.createdAt.toISOString(),
    },
  };
}

const STATUS = {
  preparing: 'CHECKING',
  prepared: 'READY',
  confirmed: 'RUNNING',
  running: 'RUNNING',
  cancelling: 'CANCELLING',
  cancelled: 'CANCELLED',
  done: 'DONE',
  failed: 'ERROR',
} as const satisfies Record<RunView['state'], BulkStatus['status']>;

type Progress = Pick<BulkStatus, 'status' | 'message' | 'total_items' | 'processed_items'>;

/** Outcomes after which nothing more happens by itself. */
const SETTLED: ReadonlySet<string> = new Set(['listed', 'ended', 'failed', 'skipped', 'cancelled']);

/** While a step goes on, at least one item counts as unprocessed: whoever polls stops when the numbers are equal. */
function progressOf(run: RunView | null, rows: number): Progress {
  if (!run) return { status: 'READY', message: null, total_items: rows, processed_items: rows };
  const status = STATUS[run.state];
  if (status === 'ERROR') {
    return { status, message: run.errorText, total_items: run.itemsTotal, processed_items: run.itemsPrepared };
  }
  const [total, processed] = run.confirmedAt === null ? [run.itemsTotal, run.itemsPrepared] : consentedOf(run);
  const isOver = status === 'READY' || status === 'DONE' || status === 'CANCELLED';
  return {
    ...{ status, message: null, total_items: total },
    processed_items: isOver ? total : Math.max(0, Math.min(processed, total - 1)),
  };
}

/** How many listings the seller consented to, and how many of them are settled. */
function consentedOf({ counts, allowDrafts }: RunView): [total: number, processed: number] {
  const consented = counts.filter(({ verdict }) => verdict === 'ready' || (verdict === 'draft' && allowDrafts));
  const sum = (some: typeof counts) => some.reduce((all, { n }) => all + n, 0);
  return [sum(consented), sum(consented.filter(({ outcome }) => SETTLED.has(outcome)))];
}

const position = z.tuple([z.number().int()]);

interface ResultPage {
  readonly only?: ResultQuery['only'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** @throws account_not_found, bulk_not_found */
export async function listResults(
  deps: BulkDeps,
  userId: number,
  asked: Asked,
  { only = 'issues', cursor, limit = PAGE }: ResultPage,
): Promise<BulkResults> {
  const request = await requestOf(deps, userId, asked);
  const [after] = cursor === undefined ? [0] : readCursorAs(cursor, position);
  const rows = await listResultRows(deps.db, userId, request, { only, after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, (last) => writeCursor([last.position]));
  return { results: shown.map(toResult), nextCursor };
}

/** @throws account_not_found, bulk_not_found */
export async function writeResults(deps: BulkDeps, userId: number, asked: Asked, language: Language): Promise<string> {
  return writeResultFile(deps.db, userId, await requestOf(deps, userId, asked), language);
}

async function requestOf({ db }: BulkDeps, userId: number, asked: Asked): Promise<RequestRow> {
  await ebayAccount(db, userId, asked.accountId);
  const request = await findRequest(db, userId, asked);
  if (!request) throw fail('bulk_not_found');
  return request;
}

interface OfRequest {
  readonly type: BulkType;
  readonly requestId: number;
}

/** @throws bulk_not_found, nothing_selected, run_not_prepared, run_changed, account_disconnected, site_disabled */
export function confirmRequest(
  deps: BulkDeps,
  who: Who,
  params: OfRequest,
  { allowDrafts, expected }: { readonly allowDrafts: boolean; readonly expected: number },
): Promise<BulkStatus> {
  return steer(deps, who, params, (runId) => deps.runs.confirm(who, runId, { allowDrafts, expected }));
}

/** @throws bulk_not_found, nothing_selected, run_finished */
export function cancelRequest(deps: BulkDeps, who: Who, params: OfRequest): Promise<BulkStatus> {
  return steer(deps, who, params, (runId) => deps.runs.cancel(who, runId));
}

/** @throws bulk_not_found, nothing_selected, run_not_prepared */
export function retryRequest(deps: BulkDeps, who: Who, params: OfRequest): Promise<BulkStatus> {
  return steer(deps, who, params, (runId) => deps.runs.retry(who.userId, runId));
}

async function steer(
  deps: BulkDeps,
  who: Who,
  params: OfRequest,
  work: (runId: number) => Promise<RunView>,
): Promise<BulkStatus> {
  const request = await getRequest(deps.db, who.userId, params);
  if (!request) throw fail('bulk_not_found');
  if (request.runId === null) throw fail('nothing_selected');
  await work(request.runId);
  return statusOf(deps, who.userId, request);
}
