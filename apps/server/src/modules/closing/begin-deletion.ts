import { withTransaction } from '../../platform/database/database.ts';
import { endSessionsOfBusiness } from '../session/index.ts';
import type { ClosingDeps } from './closing-mails.ts';
import * as repository from './closings.repository.ts';

/**
 * Begins a deletion that is due, or continues one that was interrupted.
 * @returns whether the business's rows are to be deleted now
 */
export function beginDeletion({ db, clock }: ClosingDeps, userId: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const closing = await repository.lockClosing(tx, userId);
    if (!closing || closing.dueAt > now) return false;
    if (closing.begunAt) return true;
    await repository.markBegun(tx, userId, now);
    await endSessionsOfBusiness(tx, userId);
    return true;
  });
}
