import type { ExternalOrder } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { findErased } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import { forgetBuyers } from './buyers.repository.ts';
import { lockCursors } from './order-cursors.repository.ts';
import { removeNotes } from './order-notes.repository.ts';
import { readSearchKey } from './search-keys.repository.ts';

export interface EraseDeps {
  readonly box: SecretBox;
  readonly clock: Clock;
}

/**
 * Removes a buyer from a user's orders: names, address, e-mail address and telephone number. Products, prices and country stay for the
 * accounts.
 * @returns the number of orders that named the buyer
 */
export async function eraseBuyer(
  { box, clock }: EraseDeps,
  tx: Tx,
  userId: number,
  platform: Platform,
  usernames: readonly string[],
): Promise<number> {
  // A poll in progress may have read that nobody is erased. Its orders are stored before the buyer is looked for.
  await lockCursors(tx, userId, platform);
  const key = await readSearchKey(tx, box, userId);
  const keys = usernames.map((username) => key.person(platform, username));
  const orderIds = await forgetBuyers(tx, userId, platform, keys, clock.now());
  await removeNotes(tx, userId, orderIds);
  await recordHistory(
    tx,
    userId,
    orderIds.map((orderId) => ({
      actor: SYSTEM,
      entity: 'order' as const,
      entityId: orderId,
      field: 'buyer' as const,
      before: null,
      after: null,
      why: 'person_erased' as const,
    })),
  );
  await emitEvents(
    tx,
    userId,
    orderIds.map((orderId) => ({ kind: 'order' as const, orderId })),
  );
  return orderIds.length;
}

/** Removes erased people from orders, because the marketplace may still name them for a while. */
export async function withoutErased(
  db: Db,
  platform: Platform,
  orders: readonly ExternalOrder[],
): Promise<readonly ExternalOrder[]> {
  const names = orders.flatMap(({ buyerUsername }) => buyerUsername ?? []);
  const erased = await findErased(db, platform, [...new Set(names)]);
  if (erased.size === 0) return orders;
  return orders.map((order) =>
    order.buyerUsername !== null && erased.has(order.buyerUsername)
      ? { ...order, buyerUsername: null, shipToName: null, contact: undefined }
      : order,
  );
}
