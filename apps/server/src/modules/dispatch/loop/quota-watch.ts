import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import { findQuotaHolds, liftQuotaHolds } from '../holds.repository.ts';
import { createAccountRound } from './account-round.ts';
import type { SenderControl, SenderDeps } from './sender-deps.ts';

/** Ends the pause of accounts whose quota the marketplace has restored, or raised, before the stated time. */
export function createQuotaWatch(deps: SenderDeps, control: SenderControl): () => Promise<void> {
  return createAccountRound(deps, control, {
    task: 'ask whether a quota is back',
    find: () => findQuotaHolds(deps.db),
    carryOut: (account) => resumeIfReturned(deps, account),
  });
}

async function resumeIfReturned(deps: SenderDeps, account: AccountRef): Promise<void> {
  if (!(await deps.accounts.refreshQuotas?.(account))) return;
  await withTransaction(deps.db, async (tx) => {
    if (!(await liftQuotaHolds(tx, account))) return;
    for (const listener of deps.listeners) await listener.resumed?.(tx, account);
  });
}
