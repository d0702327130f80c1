import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { SYSTEM } from '../history/index.ts';
import { endSessionsOfBusiness, listReachableMembers } from '../session/index.ts';
import { type ClosingDeps, mailOwners } from './closing-mails.ts';
import * as repository from './closings.repository.ts';
import { recordClosing } from './record-closing.ts';

/**
 * Begins a deletion that is due, or continues one that was interrupted. The conditions of the request are read again,
 * because a member may have connected an account or bought a plan since. If one no longer holds, the business is kept.
 * While a payment is pending, which may start a plan, the deletion waits.
 * @returns whether the business's rows are to be deleted now
 */
export function beginDeletion(deps: ClosingDeps, userId: number): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const closing = await repository.lockClosing(tx, userId, 'update');
    if (!closing || closing.dueAt > now) return false;
    if (closing.begunAt) return true;
    const { accounts, hasPlan, hasPendingPayment } = await repository.readObstacles(tx, userId);
    if (accounts > 0 || hasPlan) {
      await keepBusiness(deps, tx, closing);
      return false;
    }
    if (hasPendingPayment) return false;
    await repository.markBegun(tx, userId, now);
    await endSessionsOfBusiness(tx, userId);
    return true;
  });
}

async function keepBusiness(deps: ClosingDeps, tx: Tx, { userId, dueAt }: repository.Closing): Promise<void> {
  await repository.removeClosing(tx, userId);
  await recordClosing(tx, userId, SYSTEM, 'closing_withdrawn');
  const owners = await listReachableMembers(tx, userId);
  await mailOwners(deps, tx, { userId, owners, template: 'businessKept', at: dueAt });
}
