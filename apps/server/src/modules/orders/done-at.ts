import type { ExternalOrder } from '@quayside/connector-kit';
import { DAY_MS } from '@quayside/kernel';

/** After so many days an order that was neither shipped nor cancelled counts as done. */
const OPEN_DAYS = 90;

/**
 * From when the days are counted after which a buyer is erased: the delivery; where the marketplace tells none, the shipment;
 * the cancellation; for an order that stays open, 90 days after it was made.
 * @param shippedAt when it was first seen as shipped
 */
export function doneAt(order: ExternalOrder, shippedAt: Date | null): Date {
  const { status, deliveredAt, createdAt, modifiedAt } = order;
  if (deliveredAt !== undefined) return new Date(deliveredAt);
  if (status === 'cancelled') return new Date(modifiedAt);
  if (status === 'shipped') return shippedAt ?? new Date(modifiedAt);
  return new Date(Date.parse(createdAt) + OPEN_DAYS * DAY_MS);
}
