import type { PriceStops } from '@quayside/contract';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/fail.ts';
import { listAccounts } from '../../accounts/index.ts';
import { countRefused } from '../../dispatch/index.ts';
import { type Actor, recordHistory } from '../../history/index.ts';
import { type FloorDeps, freePrices } from '../floors/floors.service.ts';
import { ALL_ACCOUNTS, listStops, saveStop } from '../price-limits.repository.ts';

/** The stopped accounts, and how many prices wait. */
export async function getStops(db: Db, userId: number): Promise<PriceStops> {
  const stops = await listStops(db, userId);
  const accounts: PriceStops['accounts'][number][] = [];
  for (const { accountId } of await listAccounts(db, userId)) {
    const waiting = await countRefused(db, { userId, accountId }, { code: 'prices_stopped' });
    accounts.push({ accountId, isStopped: stops.has(accountId), waiting });
  }
  return { isAllStopped: stops.has(ALL_ACCOUNTS), accounts };
}

/**
 * Stops or resumes the prices of one account, or of all if none is given. The price gate applies it from the next price
 * on; resuming judges waiting prices again.
 * @throws account_not_found, prices_changed
 */
export async function setStop(
  deps: FloorDeps,
  userId: number,
  { accountId, isStopped, expected }: { accountId?: number; isStopped: boolean; expected?: number },
  actor: Actor,
): Promise<void> {
  const accounts = await listAccounts(deps.db, userId);
  if (accountId !== undefined && !accounts.some((account) => account.accountId === accountId))
    throw fail('account_not_found');
  await withTransaction(deps.db, async (tx) => {
    if (!(await saveStop(tx, userId, accountId ?? ALL_ACCOUNTS, isStopped))) return;
    await recordHistory(tx, userId, [
      {
        actor,
        entity: accountId === undefined ? 'user' : 'account',
        entityId: accountId ?? userId,
        field: 'prices-stopped',
        before: !isStopped,
        after: isStopped,
        why: isStopped ? 'prices_stopped' : 'prices_resumed',
      },
    ]);
    if (isStopped) return;
    const stops = await listStops(tx, userId);
    if (stops.has(ALL_ACCOUNTS)) return;
    const freed = accounts
      .filter((account) => !stops.has(account.accountId))
      .map(({ accountId: id }) => ({ accountId: id, refused: { code: 'prices_stopped' } as const }));
    await freePrices(tx, deps, userId, freed, expected);
  });
}
