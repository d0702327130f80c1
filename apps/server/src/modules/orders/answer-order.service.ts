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
 * The seller's word on an order that was held for want of stock; dispatch tells the marketplace.
 * @throws order_not_found, order_not_held
 */
export async function answerOrder(db: Db, who: Who, orderId: number, answer: 'take' | 'refuse'): Promise<void> {
  const { userId } = who;
  await withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    if (order.answer !== 'held') throw fail('order_not_held');
    await setAnswers(tx, userId, [{ orderId, from: 'held', to: answer }], null);
    const { accountId, externalId } = order;
    await queueOrderAnswers(tx, [
      { userId, accountId, orderId, orderExternalId: externalId, isTaken: answer === 'take' },
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
        why: answer === 'take' ? 'order_take_decided' : 'order_refuse_decided',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}
