import { withTransaction } from '../../platform/database/database.ts';
import type { OpenedAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { sortResults } from './detail-results.ts';
import { storeBatch } from './store-batch.ts';
import type { SyncDeps } from './sync-deps.ts';

/** Listings whose details are read and stored together. */
export const READ_TOGETHER = 120;

/**
 * Reads the details of home listings and stores them. Quantities of known units are left to who knows which orders were read.
 * @param cause what the history names as the reason
 * @throws the error that kept some listings from being read, after storing the others
 */
export async function readAndStore(
  deps: Pick<SyncDeps, 'db' | 'hook'>,
  { account, connector, session }: OpenedAccount,
  externalIds: readonly string[],
  { observedAt, cause }: { readonly observedAt: Date; readonly cause: string },
): Promise<void> {
  const { userId, accountId, sourceSite } = account;
  const results = sortResults(await connector.getHomeListings(session, sourceSite, externalIds), false);
  await withTransaction(deps.db, async (tx) => {
    await storeBatch(tx, account, results.listings, { observedAt, ordersSeenAt: null, cause }, deps.hook);
    await emitEvents(tx, userId, [{ kind: 'items', accountId }]);
  });
  if (results.trouble) throw results.trouble;
}
