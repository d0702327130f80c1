import type { Order, OrderLine, OrderShipment } from '@quayside/contract';

/** The lines that are in no shipment but this one: those that may be put into it. A shipment that was refused holds none back. */
export function unshippedLines(
  { lines, shipments }: Pick<Order, 'lines' | 'shipments'>,
  shipment: OrderShipment | null = null,
): readonly OrderLine[] {
  const others = shipments.filter(({ number, state }) => number !== shipment?.number && state !== 'refused');
  const gone = new Set(others.flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ id }) => !gone.has(id));
}
