import type { Platform } from '@quayside/kernel';
import type { SellerStep } from './seller-steps.ts';
import type { WireOrder } from './setup/editing-proxy.ts';

/** What happens to an order, and how many of its pieces are gone afterwards. */
export type Happening =
  | { readonly by: 'seller'; readonly step: SellerStep; readonly gone: number }
  /** A buyer cancels the order, or only the line at a position. */
  | { readonly by: 'buyer'; readonly line: number | null; readonly gone: number }
  /** From now on, the marketplace shows the order otherwise than it is. */
  | { readonly by: 'marketplace'; readonly shows: (order: WireOrder) => WireOrder; readonly gone: number };

export interface Sequence {
  readonly platform: Platform;
  readonly name: string;
  /** The pieces of each line. */
  readonly bought: readonly number[];
  readonly happenings: readonly Happening[];
}

const seller = (step: SellerStep, gone: number): Happening => ({ by: 'seller', step, gone });
const buyer = (line: number | null, gone: number): Happening => ({ by: 'buyer', line, gone });
const shown = (shows: (order: WireOrder) => WireOrder, gone: number): Happening => ({ by: 'marketplace', shows, gone });

const ship = (gone: number, pieces?: number) => seller({ kind: 'ship', ...(pieces === undefined ? {} : { pieces }) }, gone);
const refund = (part: number, restock: number | 'all', gone: number) => seller({ kind: 'refund', part, restock }, gone);
const cancel = (isRestocked: boolean, gone: number) => seller({ kind: 'cancel', isRestocked }, gone);
const cancelLine = (line: number, isRestocked: boolean, gone: number) =>
  seller({ kind: 'cancel', isRestocked, line }, gone);

const REST = 1;
const PART = 0.3;
const asLines =
  (name: string, edit: (line: WireOrder, at: number) => WireOrder) =>
  (order: WireOrder): WireOrder => ({ ...order, [name]: (order[name] as WireOrder[]).map(edit) });
const cancelledPieces = (left: readonly number[]) =>
  asLines('orderItems', (item, at) => ({
    ...item,
    quantityOrdered: left[at],
    fulfillment: { quantityFulfilled: 0, quantityUnfulfilled: left[at] },
    cancellation: { cancellationExecution: { cancelledBy: 'BUYER', cancelReason: 'NO_LONGER_NEEDED' } },
  }));
const asCancelled = (order: WireOrder): WireOrder => ({ ...order, cancelStatus: { cancelState: 'CANCELED' } });
const refundedUnsent = (order: WireOrder): WireOrder => ({
  ...order,
  orderPaymentStatus: 'FULLY_REFUNDED',
  orderFulfillmentStatus: 'NOT_STARTED',
});
const asPaid = (order: WireOrder): WireOrder => order;

const of = (platform: Platform, bought: readonly number[]) => (name: string, happenings: readonly Happening[]): Sequence => ({
  platform,
  name,
  bought,
  happenings,
});
const ebay = of('ebay', [4]);
const amazon = of('amazon', [3, 2]);
const cdiscount = of('cdiscount', [3, 2]);

/** Sequences of what sellers, buyers and marketplaces do to the pieces of an order. Each figure is counted by hand. */
export const SEQUENCES: readonly Sequence[] = [
  ebay('shipped, refunded in part without pieces, then wholly with all', [ship(4), refund(PART, 0, 4), refund(REST, 'all', 0)]),
  ebay('shipped, refunded in part with a piece, then wholly without', [ship(4), refund(PART, 1, 3), refund(REST, 0, 3)]),
  ebay('refunded in part with a piece, then shipped', [refund(PART, 1, 3), ship(3)]),
  ebay('shipped in two parts, with a piece back between them', [ship(4, 2), refund(PART, 1, 3), ship(3), refund(REST, 'all', 0)]),
  ebay('refunded wholly without shipment, then cancelled at eBay', [refund(REST, 0, 4), shown(asCancelled, 0)]),
  ebay('refunded wholly with all pieces, then cancelled at eBay', [refund(REST, 'all', 0), shown(asCancelled, 0)]),
  ebay('of which pieces come back twice, then the rest', [refund(0.2, 1, 3), refund(0.2, 1, 2), refund(REST, 'all', 0)]),
  ebay('shown as refunded and not shipped, then as paid again', [shown(refundedUnsent, 4), shown(asPaid, 4)]),
  ebay('shown as refunded and not shipped, then cancelled', [shown(refundedUnsent, 4), shown(asCancelled, 0)]),
  ebay('cancelled with its pieces', [cancel(true, 0)]),
  ebay('cancelled without its pieces', [cancel(false, 4)]),
  ebay('of which two pieces come back before it is cancelled with the rest', [refund(PART, 2, 2), cancel(true, 0)]),
  ebay('of which two pieces come back before it is cancelled without the rest', [refund(PART, 2, 2), cancel(false, 2)]),
  ebay('shipped in part, then cancelled at eBay', [ship(4, 2), shown(asCancelled, 2)]),
  amazon('shipped', [ship(5)]),
  amazon('of which a buyer cancels one item, before the rest is shipped', [buyer(1, 3), ship(3)]),
  amazon('of which a buyer cancels everything', [buyer(null, 0)]),
  amazon('of which pieces are cancelled, then more, then none any more', [
    shown(cancelledPieces([1, 2]), 3),
    shown(cancelledPieces([0, 2]), 2),
    shown(asPaid, 5),
  ]),
  cdiscount('shipped, refunded in part with a piece, then wholly with all', [ship(5), refund(PART, 1, 4), refund(REST, 'all', 0)]),
  cdiscount('shipped, refunded in part without pieces, then wholly without', [ship(5), refund(PART, 0, 5), refund(REST, 0, 5)]),
  cdiscount('of which pieces come back twice', [ship(5), refund(0.2, 1, 4), refund(0.2, 1, 3)]),
  cdiscount('of which one line is cancelled with its pieces, and the other shipped and returned', [
    cancelLine(1, true, 3),
    ship(3),
    refund(REST, 'all', 0),
  ]),
  cdiscount('of which one line is cancelled without its pieces, then the other with them', [
    cancelLine(1, false, 5),
    cancelLine(0, true, 2),
  ]),
  cdiscount('cancelled with its pieces', [cancel(true, 0)]),
  cdiscount('cancelled without its pieces', [cancel(false, 5)]),
  cdiscount('of which a buyer cancels one line, before the rest is shipped', [buyer(1, 3), ship(3)]),
  cdiscount('of which a buyer cancels one line, then the other', [buyer(0, 2), buyer(1, 0)]),
  cdiscount('of which one line is shown as refused, then the other as well', [
    shown(asLines('lines', (line, at) => (at === 0 ? { ...line, status: 'Refused' } : line)), 2),
    shown(asLines('lines', (line) => ({ ...line, status: 'Refused' })), 0),
  ]),
];
