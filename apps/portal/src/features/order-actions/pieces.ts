import type { ActionShipment, OrderActions } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';

export interface PieceLine {
  readonly id: number;
  readonly title: string;
  /** The largest possible number of pieces in the shipment. */
  readonly most: number;
  /** The initial value: all remaining pieces, or those of the corrected shipment. */
  readonly first: number;
}

/** The lines that a shipment may contain: those with remaining pieces, and those of the shipment being corrected. */
export function shippableLines(
  { lines }: Pick<OrderActions, 'lines'>,
  shipment: Pick<ActionShipment, 'lines' | 'state'> | null,
): readonly PieceLine[] {
  return lines.flatMap(({ id, title, unshipped }) => {
    const inside = shipment?.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    // The pieces of a rejected shipment already count as remaining.
    const most = unshipped + (shipment?.state === 'rejected' ? 0 : inside);
    return most === 0 ? [] : [{ id, title, most, first: shipment ? Math.min(inside, most) : most }];
  });
}

/** Whether an entry is a number of pieces from 0 to `most`; an empty field counts as none. */
export function isCount(entered: EnteredNumber | undefined, most: number): entered is number | null {
  return entered === null || (typeof entered === 'number' && entered >= 0 && entered <= most);
}
