import { chunked } from '@quayside/connector-kit';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { failedProblem, noteHomeProblems } from './home-problems.ts';
import { recordHomeEnds } from './record-home-ends.ts';
import { foundAgain, lookAgain } from './second-look.ts';
import { storeBatch } from './store-batch.ts';
import type { StepDeps } from './sync-deps.ts';

/** The number of items looked at and ended in one transaction. */
const STEP = 500;

export interface KnownItem {
  readonly itemId: number;
  readonly externalId: string;
}

/**
 * Ends those of the items that the marketplace, asked for each, does not have for sale any more. The others stay: those that it has are
 * stored, those that cannot be read are problems.
 * @param mayEnd asked in the transaction that ends them
 */
export async function endAbsent(
  deps: StepDeps,
  opened: OpenedAccount,
  items: readonly KnownItem[],
  cause: string,
  mayEnd: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<void> {
  const { account } = opened;
  const { userId, accountId } = account;
  for (const step of chunked(items, STEP)) {
    const observedAt = deps.clock.now();
    const look = await lookAgain(
      opened,
      step.map(({ externalId }) => externalId),
    );
    const gone = new Set(look.gone);
    await withTransaction(deps.db, async (tx) => {
      if (!(await mayEnd(tx))) return;
      const itemIds = step.filter(({ externalId }) => gone.has(externalId)).map(({ itemId }) => itemId);
      const ended = await recordHomeEnds(tx, account, itemIds, { kind: 'marketplace', id: null });
      const observation = { observedAt, monotonicAt: deps.clock.toMonotonic(observedAt), ordersSeenAt: null, cause };
      const { incomplete } = await storeBatch(tx, deps, account, foundAgain(look), observation);
      const found = [...look.doubtful.map(failedProblem), ...incomplete];
      await noteHomeProblems(tx, account, { found, read: look.gone });
      if (ended.length + look.there.length > 0) await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
    });
  }
}
