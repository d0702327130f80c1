import type { Order, OrderLine, OrderParcel } from '@quayside/contract';

/** The lines that are in no parcel but this one: those that may be put into it. A parcel that was refused holds none back. */
export function unshippedLines(
  { lines, parcels }: Pick<Order, 'lines' | 'parcels'>,
  parcel: OrderParcel | null = null,
): readonly OrderLine[] {
  const others = parcels.filter(({ number, state }) => number !== parcel?.number && state !== 'refused');
  const gone = new Set(others.flatMap(({ lineIds }) => lineIds));
  return lines.filter(({ id }) => !gone.has(id));
}
