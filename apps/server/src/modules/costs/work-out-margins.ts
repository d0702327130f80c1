import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { JobRun } from '../../platform/jobs/define-job.ts';
import { listAccounts } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { getItems } from '../products/index.ts';
import {
  beginMarginRun,
  endMarginRun,
  listItemsOnSale,
  removeOldMargins,
  replaceMargins,
} from './item-margins.repository.ts';
import type { MarginsPort } from './ports.ts';
import { workOutAbroad } from './work-out-abroad.ts';

export interface WorkOutDeps extends Pick<MarginsPort, 'sumsOf' | 'orderMarginsOf'> {
  readonly db: Db;
  readonly clock: Clock;
}

/** A step takes some hundred milliseconds. */
const STEP = 250;

/**
 * Works out what all items of a business on sale earn, and what it has earned abroad, step by step. A step that is done stays done; after a crash the job begins again,
 * and what it finds done it does once more.
 */
export async function workOutMargins(
  deps: WorkOutDeps,
  userId: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<void> {
  const { db, clock, sumsOf } = deps;
  const begunAt = clock.now();
  await withTransaction(db, (tx) => beginMarginRun(tx, userId, begunAt));
  for (const account of await listAccounts(db, userId)) {
    const { accountId } = account;
    let after = 0;
    for (;;) {
      run.signal.throwIfAborted();
      const itemIds = await listItemsOnSale(db, { userId, accountId }, after, STEP);
      const last = itemIds.at(-1);
      if (last === undefined) break;
      const sums = await sumsOf(db, userId, await getItems(db, userId, itemIds), clock.now());
      await withTransaction(db, (tx) => replaceMargins(tx, userId, itemIds, sums, clock.now()));
      after = last;
      await run.noteProgress();
      await setImmediate();
    }
    await workOutAbroad(deps, userId, account, run);
  }
  await withTransaction(db, async (tx) => {
    await removeOldMargins(tx, userId, begunAt);
    await endMarginRun(tx, userId, clock.now());
    const accounts = await listAccounts(tx, userId);
    await emitEvents(
      tx,
      userId,
      accounts.map(({ accountId }) => ({ kind: 'items', accountId })),
    );
  });
}
