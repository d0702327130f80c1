import type { AccountRef, Platform } from '@quayside/kernel';
import type { BackOff } from '../../platform/back-off.ts';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import { listActiveAccounts } from '../accounts/index.ts';
import { accountKeyOf } from '../dispatch/index.ts';
import { setDesiredStock, sharedStockKey } from './ledger.service.ts';
import { findMissent, listTargetUnits, type TargetAfter } from './missent.repository.ts';
import { lockLevels } from './stock.repository.ts';

export interface ResendStockDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connectors: ReadonlyMap<Platform, unknown>;
  readonly log: Log;
  /** Failed accounts with the time until their next attempt. */
  readonly comparing: BackOff;
}

/** Targets compared by one statement. */
const STEP = 1_000;
const BEGINNING: TargetAfter = { listingKey: '', sku: '', site: '' };

/**
 * The safety net for stock updates: compares the last confirmed quantity of every target with the desired one, and
 * resends differences. Normally it finds nothing; findings are logged. A failing account does not affect the others.
 */
export async function resendStock(deps: ResendStockDeps, signal: AbortSignal): Promise<void> {
  for (const account of await listActiveAccounts(deps.db, deps.connectors.keys())) {
    signal.throwIfAborted();
    const { userId, accountId } = account;
    const key = accountKeyOf(account);
    if (deps.comparing.isWaiting(key)) continue;
    await deps.comparing.run(key, async () => {
      const mended = await resendAccountStock(deps.db, account, signal);
      if (mended > 0)
        deps.log.warn({ userId, accountId, mended }, 'Marketplaces had a wrong stock, which is sent again');
    });
  }
}

/** @returns how many stocks of the account are resent */
async function resendAccountStock(db: Db, account: AccountRef, signal: AbortSignal): Promise<number> {
  let mended = 0;
  for (let after = BEGINNING; ; ) {
    signal.throwIfAborted();
    const targets = await listTargetUnits(db, account, after, STEP);
    const last = targets.at(-1);
    if (!last) return mended;
    after = last;
    const unitIds = [...new Set(targets.map(({ unitId }) => unitId))];
    const suspects = await findMissent(db, account, unitIds);
    if (suspects.length > 0) mended += await mend(db, account, [...new Set(suspects.map(({ unitId }) => unitId))]);
  }
}

/** Locks the units' levels, so that no movement occurs between the comparison and the new desired state. */
function mend(db: Db, account: AccountRef, unitIds: readonly number[]): Promise<number> {
  return withTransaction(db, async (tx) => {
    const levels = await lockLevels(tx, account.userId, unitIds);
    const missent = await findMissent(tx, account, unitIds);
    const stocks = new Set(missent.map(sharedStockKey));
    const wrong = new Set(missent.map(({ unitId }) => unitId));
    await setDesiredStock(
      tx,
      account.userId,
      [...levels.values()].filter(({ unitId }) => wrong.has(unitId)),
      { forcedUnitIds: wrong, isMeant: (target) => stocks.has(sharedStockKey(target)) },
    );
    return stocks.size;
  });
}
