import type { ExternalOrder } from '@quayside/connector-kit';
import { DAY_MS } from '@quayside/kernel';

/** After this many days, an order that was neither shipped nor cancelled counts as done. */
const OPEN_DAYS = 90;

/**
 * When the days start after which a buyer is erased: at the delivery; if the marketplace does not report it, at the
 * shipment; at the cancellation; for an order that stays open, 90 days after it was placed.
 * @param shippedAt when it was first seen as shipped
 */
export function doneAt(
  order: Pick<ExternalOrder, 'status' | 'deliveredAt' | 'createdAt' | 'modifiedAt'>,
  shippedAt: Date | null,
): Date {
  const { status, deliveredAt, createdAt, modifiedAt } = order;
  if (deliveredAt !== undefined) return new Date(deliveredAt);
  if (status === 'cancelled') return new Date(modifiedAt);
  if (status === 'shipped') return shippedAt ?? new Date(modifiedAt);
  return new Date(Date.parse(createdAt) + OPEN_DAYS * DAY_MS);
}
