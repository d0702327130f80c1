import { DAY_MS } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { openBuyer, wordsOfBuyer } from './buyer-box.ts';
import * as buyers from './buyers.repository.ts';
import type { EraseDeps } from './erase-buyer.ts';
import { removeNotes } from './order-notes.repository.ts';
import { readSearchKey } from './search-keys.repository.ts';

export interface RetentionDeps extends EraseDeps {
  readonly db: Db;
}

/** The number of orders in one transaction. */
const STEP = 500;

/**
 * Erases the buyers of orders that were done the number of days ago that the business chose. Another worker continues
 * after a crash.
 * @returns how many orders no longer name a buyer
 */
export async function eraseDoneBuyers({ db, clock }: RetentionDeps, signal?: AbortSignal): Promise<number> {
  const now = clock.now();
  let erased = 0;
  for (const userId of await buyers.listUsersToErase(db, now)) {
    const before = new Date(now.getTime() - (await buyers.readRetentionDays(db, userId)) * DAY_MS);
    for (let count = STEP; count === STEP; erased += count) {
      signal?.throwIfAborted();
      count = await withTransaction(db, async (tx) => {
        const orderIds = await buyers.eraseDone(tx, userId, before, now, STEP);
        await removeNotes(tx, userId, orderIds);
        await emitEvents(
          tx,
          userId,
          orderIds.map((orderId) => ({ kind: 'order', orderId })),
        );
        return orderIds.length;
      });
    }
  }
  return erased;
}

/**
 * Makes the words again by which buyers are found, if an earlier version made them in another spelling.
 * @returns of how many orders
 */
export async function renewBuyerWords({ db, box }: RetentionDeps, signal?: AbortSignal): Promise<number> {
  let renewed = 0;
  for (const userId of await buyers.listUsersWithOldWords(db)) {
    const key = await readSearchKey(db, box, userId);
    for (let count = STEP; count === STEP; renewed += count) {
      signal?.throwIfAborted();
      count = await withTransaction(db, async (tx) => {
        const orders = await buyers.lockOldWords(tx, userId, STEP);
        await buyers.storeWords(
          tx,
          userId,
          orders.map((order) => {
            const buyer = openBuyer(box, userId, order);
            return { orderId: order.orderId, words: buyer ? wordsOfBuyer(key, buyer) : [] };
          }),
        );
        return orders.length;
      });
    }
  }
  return renewed;
}

/** Sets after how many days the business's buyers are erased. */
export async function setRetentionDays(db: Db, who: Who, days: number): Promise<void> {
  const { userId } = who;
  await withTransaction(db, async (tx) => {
    const before = await buyers.readRetentionDays(tx, userId);
    if (before === days) return;
    await buyers.writeRetentionDays(tx, userId, days);
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'user',
        entityId: userId,
        field: 'buyer',
        before,
        after: days,
        why: 'buyer_retention_set',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
}
