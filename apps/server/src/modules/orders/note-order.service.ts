import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { writeNote } from './order-notes.repository.ts';
import { lockOrder } from './orders.repository.ts';

/** The note that is wanted, and the one that the writer saw. */
export interface NoteChange {
  readonly note: string | null;
  readonly before: string | null;
}

/**
 * Stores the team's note on an order. The history says who wrote it, but not what: its words go with the buyer, and the history stays.
 * @throws order_not_found; note_changed if somebody else has written meanwhile
 */
export async function noteOrder(db: Db, who: Who, orderId: number, { note, before }: NoteChange): Promise<void> {
  const { userId } = who;
  await withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (!order) throw fail('order_not_found');
    if (order.teamNote === note) return;
    if (order.teamNote !== before) throw fail('note_changed');
    await writeNote(tx, userId, orderId, note);
    await recordHistory(tx, userId, [
      {
        actor: actorOf(who),
        entity: 'order',
        entityId: orderId,
        site: order.site,
        field: 'note',
        before: null,
        after: order.externalId,
        why: note === null ? 'order_note_removed' : 'order_noted',
      },
    ]);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}
