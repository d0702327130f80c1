import type { ActionLine, ActionShipment, OrderActions } from '@quayside/contract';
import { type EnteredNumber, namesOfLine } from '@quayside/kernel';

export interface PieceLine {
  readonly id: number;
  /** The seller's own name of the item. */
  readonly title: string;
  /** What else it is called: the SKU, and the names on the site of purchase. */
  readonly names: string;
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
  return lines.flatMap((line) => {
    const { id, unshipped } = line;
    const inside = shipment?.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;
    // The pieces of a rejected shipment already count as remaining.
    const most = unshipped + (shipment?.state === 'rejected' ? 0 : inside);
    return most === 0 ? [] : [{ id, ...namedLine(line), most, first: shipment ? Math.min(inside, most) : most }];
  });
}

/** A line by its names: the seller's title, then the SKU and the names on the site of purchase. */
export function namedLine(line: ActionLine): Pick<PieceLine, 'title' | 'names'> {
  const { title, sku, there } = namesOfLine(line);
  return { title, names: [...new Set([sku, there?.title, there?.sku])].filter(Boolean).join(' · ') };
}

/** Whether an entry is a number of pieces from 0 to `most`; an empty field counts as none. */
export function isCount(entered: EnteredNumber | undefined, most: number): entered is number | null {
  return entered === null || (typeof entered === 'number' && entered >= 0 && entered <= most);
}
