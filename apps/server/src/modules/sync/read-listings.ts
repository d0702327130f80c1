import { withTransaction } from '../../platform/database/database.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { sortResults } from './detail-results.ts';
import { failedProblem, noteHomeProblems } from './home-problems.ts';
import { storeBatch } from './store-batch.ts';
import type { StepDeps } from './sync-deps.ts';

/** The number of listings whose details are read and stored together. */
export const LISTINGS_PER_STEP = 120;

/**
 * Reads the details of home listings and stores them. Quantities of known units are left to the comparison, which knows
 * which orders have been read.
 * @param cause the reason in the history
 * @throws the error that prevented some listings from being read, after storing the others
 */
export async function readAndStore(
  deps: StepDeps,
  { account, connector, session }: OpenedAccount,
  externalIds: readonly string[],
  { observedAt, cause }: { readonly observedAt: Date; readonly cause: string },
): Promise<void> {
  const { userId, accountId, sourceSite } = account;
  const results = sortResults(await connector.getHomeListings(session, sourceSite, externalIds), false);
  const monotonicAt = deps.clock.toMonotonic(observedAt);
  await withTransaction(deps.db, async (tx) => {
    const observation = { observedAt, monotonicAt, ordersSeenAt: null, cause };
    const { incomplete } = await storeBatch(tx, deps, account, results, observation);
    const found = [...results.failed.filter(({ unreadable }) => unreadable).map(failedProblem), ...incomplete];
    const withProblem = new Set(found.map(({ label }) => label));
    const read = results.listings.map(({ externalId }) => externalId).filter((id) => !withProblem.has(id));
    await noteHomeProblems(tx, account, { found, read });
    await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
  });
  if (results.trouble) throw results.trouble;
}
