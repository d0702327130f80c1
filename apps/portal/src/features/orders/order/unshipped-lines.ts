import type { Order, OrderLine, OrderShipment } from '@quayside/contract';

/** The lines that may go into this shipment: those in no other one. The lines of a rejected shipment are free again. */
export function unshippedLines(
  { lines, shipments }: Pick<Order, 'lines' | 'shipments'>,
  shipment: OrderShipment | null = null,
): readonly OrderLine[] {
  const others = shipments.filter(({ number, state }) => number !== shipment?.number && state !== 'rejected');
  const gone = new Set(others.flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ id }) => !gone.has(id));
}
