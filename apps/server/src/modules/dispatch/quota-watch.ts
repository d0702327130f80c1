import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { findQuotaHolds, liftQuotaHolds } from './holds.repository.ts';
import type { DispatchAccounts, OutcomeListener } from './ports.ts';

/** Lets accounts go on whose used-up quota the marketplace has given back, or raised, before the time it had named. */
export async function resumeReturnedQuotas(deps: {
  readonly db: Db;
  readonly accounts: Pick<DispatchAccounts, 'keepActive' | 'refreshQuotas'>;
  readonly listeners: readonly OutcomeListener[];
}): Promise<void> {
  const waiting = await findQuotaHolds(deps.db);
  if (waiting.length === 0) return;
  for (const account of await deps.accounts.keepActive(deps.db, waiting)) {
    if (!(await deps.accounts.refreshQuotas?.(account))) continue;
    await withTransaction(deps.db, async (tx) => {
      if (!(await liftQuotaHolds(tx, account))) return;
      for (const listener of deps.listeners) await listener.resumed?.(tx, account);
    });
  }
}
