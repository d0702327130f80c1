import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { queueOrderAnswers } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { setAnswers } from './order-answers.repository.ts';
import { lockOrder } from './orders.repository.ts';

/**
 * Stores the seller's decision on an order that is on hold because stock is missing; dispatch sends it to the marketplace.
 * @throws order_not_found, order_not_on_hold
 */
export async function answerOrder(db: Db, who: Who, orderId: number, answer: 'accept' | 'decline'): Promise<void> {
  const { userId } = who;
  await withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    if (order.answer !== 'on_hold') throw fail('order_not_on_hold');
    await setAnswers(tx, userId, [{ orderId, from: 'on_hold', to: answer }], null);
    const { accountId, externalId } = order;
    await queueOrderAnswers(tx, [
      { userId, accountId, orderId, orderExternalId: externalId, isAccepted: answer === 'accept' },
    ]);
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'order',
        entityId: orderId,
        site: order.site,
        field: 'acceptance',
        before: null,
        after: order.externalId,
        why: answer === 'accept' ? 'order_accept_decided' : 'order_decline_decided',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}
