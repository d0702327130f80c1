import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/** The team's note on `orders o`; null without one. */
export const NOTE_OF_ORDER = sql`(select n.note from order_notes n where n.user_id = o.user_id and n.order_id = o.order_id)`;

/** Stores the note, or removes it for null. */
export async function writeNote(tx: Tx, userId: number, orderId: number, note: string | null): Promise<void> {
  if (note === null) {
    await tx.deleteFrom('order_notes').where('user_id', '=', userId).where('order_id', '=', orderId).execute();
    return;
  }
  await tx
    .insertInto('order_notes')
    .values({ user_id: userId, order_id: orderId, note })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doUpdateSet({ note }))
    .execute();
}

/** A note may name the buyer, so it does not outlive them. */
export async function removeNotes(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .deleteFrom('order_notes')
    .where('user_id', '=', userId)
    .where('order_id', 'in', [...orderIds])
    .execute();
}
