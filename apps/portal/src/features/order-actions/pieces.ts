import type { ActionShipment, OrderActions } from '@quayside/contract';
import type { EnteredNumber } from '@quayside/kernel';

export interface PieceLine {
  readonly id: number;
  readonly title: string;
  /** The most pieces that can be in the shipment. */
  readonly most: number;
  /** What is suggested: everything that is left, or what the corrected shipment has. */
  readonly first: number;
}

/** The lines that a shipment may contain: those with pieces left, and those of the shipment that is corrected. */
export function shippableLines(
  { lines }: Pick<OrderActions, 'lines'>,
  shipment: Pick<ActionShipment, 'lines' | 'state'> | null,
): readonly PieceLine[] {
  return lines.flatMap(({ id, title, unshipped }) => {
    const inside = shipment?.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    // The pieces of a rejected shipment count as left already.
    const most = unshipped + (shipment?.state === 'rejected' ? 0 : inside);
    return most === 0 ? [] : [{ id, title, most, first: shipment ? Math.min(inside, most) : most }];
  });
}

/** Whether an entry is a number of pieces from 0 to `most`; an empty field counts as none. */
export function isCount(entered: EnteredNumber | undefined, most: number): entered is number | null {
  return entered === null || (typeof entered === 'number' && entered >= 0 && entered <= most);
}
