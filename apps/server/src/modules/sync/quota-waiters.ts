import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { refreshQuotas } from '../accounts/index.ts';
import { listQuotaWaiters } from './imports.repository.ts';
import { resumeImports } from './imports.service.ts';
import type { SyncDeps } from './sync-deps.ts';

/** An account with work that waits for a quota. */
export interface QuotaWaiter extends AccountRef {
  /**
   * When the first of its preparations resumes at the latest, in monotonic time; null if only an import waits, whose
   * job has its own time.
   */
  readonly until: Date | null;
}

/** Runs whose preparation waits for a quota or for their platform; provided by publishing through `compose.ts`. */
export interface WaitingPreparations {
  list(db: Db): Promise<QuotaWaiter[]>;
  resume(tx: Tx, userId: number, accountId: number): Promise<void>;
}

export interface QuotaWaitDeps extends SyncDeps {
  readonly preparations: WaitingPreparations;
}

/** Accounts whose imports or preparations wait for a quota, each once. */
export async function findQuotaWaiters({ db, preparations }: QuotaWaitDeps): Promise<QuotaWaiter[]> {
  const waiters = new Map<number, QuotaWaiter>();
  for (const waiter of await listQuotaWaiters(db)) waiters.set(waiter.accountId, { ...waiter, until: null });
  for (const waiter of await preparations.list(db)) waiters.set(waiter.accountId, waiter);
  return [...waiters.values()];
}

/** Resumes work if the marketplace has restored a quota earlier than stated. */
export async function resumeIfReturned(deps: QuotaWaitDeps, { userId, accountId }: QuotaWaiter): Promise<void> {
  if (!(await refreshQuotas(deps, userId, accountId))) return;
  await withTransaction(deps.db, async (tx) => {
    await resumeImports(deps, tx, userId, accountId);
    await deps.preparations.resume(tx, userId, accountId);
  });
}

/** The stated time has come. */
export async function resumePreparations(deps: QuotaWaitDeps, { userId, accountId }: QuotaWaiter): Promise<void> {
  await withTransaction(deps.db, (tx) => deps.preparations.resume(tx, userId, accountId));
}
