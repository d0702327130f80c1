import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { lockClosing } from './closings.repository.ts';

/**
 * For changes that no business may have when its deletion begins: a connected account, a plan, a payment. The deletion
 * cannot begin until the transaction ends, and then reads the change.
 * @throws closing_begun
 */
export async function refuseIfBegun(tx: Tx, userId: number): Promise<void> {
  const closing = await lockClosing(tx, userId, 'share');
  if (closing?.begunAt) throw fail('closing_begun');
}
