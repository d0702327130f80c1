import type { ExternalOrder } from '@quayside/connector-kit';

const DAY_MS = 86_400_000;
/** How long a shipment is on its way at most, where the marketplace tells no delivery. */
const ON_ITS_WAY_DAYS = 14;
/** After so many days an order that was neither shipped nor cancelled counts as done. */
const OPEN_DAYS = 90;

/**
 * From when the days are counted after which a buyer is erased: the delivery; where the marketplace tells none, 14 days after the shipment;
 * the cancellation; for an order that stays open, 90 days after it was made.
 * @param shippedAt when it was first seen as shipped
 */
export function doneAt(order: ExternalOrder, shippedAt: Date | null): Date {
  const { status, deliveredAt, createdAt, modifiedAt } = order;
  if (deliveredAt !== undefined) return new Date(deliveredAt);
  if (status === 'cancelled') return new Date(modifiedAt);
  if (status === 'shipped') {
    return new Date((shippedAt?.getTime() ?? Date.parse(modifiedAt)) + ON_ITS_WAY_DAYS * DAY_MS);
  }
  return new Date(Date.parse(createdAt) + OPEN_DAYS * DAY_MS);
}
