import type { AcceptanceState, Order, OrderAcceptance, OrderDetail, OrderTimelineEntry } from '@quayside/contract';
import type { ShipmentView } from '../dispatch/index.ts';
import type { LineRow } from './order-lines.repository.ts';
import type { OrderAnswerState, OrderDetailRow, OrderRow } from './orders.repository.ts';

const ACCEPTANCES: Readonly<Record<OrderAnswerState, AcceptanceState>> = {
  open: 'open',
  on_hold: 'on_hold',
  accept: 'accepting',
  decline: 'declining',
  accepted: 'accepted',
  declined: 'declined',
  lapsed: 'lapsed',
};

/** An order as the list shows it. */
export function viewOf(
  row: OrderRow,
  lines: readonly LineRow[],
  shipments: readonly ShipmentView[],
  canShip: boolean,
): Order {
  const { id, externalId, accountId, platform, site, status, stockStatus, buyer, buyerName, shipToCountry, problem } =
    row;
  return {
    ...{ id, externalId, accountId, platform, site, status, stockStatus, buyer, buyerName, shipToCountry, problem },
    total: { minor: row.totalMinor, currency: row.currency },
    orderedAt: row.orderedAt.toISOString(),
    shipBy: row.shipBy?.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      itemId: line.itemId,
      itemAccountId: line.itemAccountId,
      title: line.title,
      quantity: line.quantity,
      reserved: status === 'shipped' || status === 'cancelled' ? 0 : line.reserved,
      total: { minor: line.totalMinor, currency: line.currency },
    })),
    canShip,
    shipments: shipments.map(({ number, carrierCode, trackingNumber, state, reason, lines: inside }) => ({
      ...{ number, carrierCode, trackingNumber, state, reason },
      lineIds: lines.filter((line) => inside.some(({ externalId: id }) => id === line.externalId)).map(idOf),
      lines: lines.flatMap(({ id: lineId, externalId }) =>
        inside.filter((one) => one.externalId === externalId).map(({ quantity }) => ({ lineId, quantity })),
      ),
    })),
    acceptance: acceptanceOf(row),
  };
}

const idOf = ({ id }: LineRow): number => id;

function acceptanceOf({ answer, answerBy, answeredAt }: OrderRow): OrderAcceptance | null {
  if (answer === null || answerBy === null) return null;
  return { state: ACCEPTANCES[answer], by: answerBy.toISOString(), at: answeredAt?.toISOString() ?? null };
}

/** An order as its own page shows it. */
export function detailOf(shown: Order, row: OrderDetailRow, timeline: readonly OrderTimelineEntry[]): OrderDetail {
  const { currency } = row;
  const amount = (minor: number | null) => (minor === null ? null : { minor, currency });
  const isKnown = row.buyer !== null || row.buyerName !== null;
  const nothing = { email: null, phone: null, address: null, note: null };
  return {
    ...shown,
    buyerDetails: isKnown ? { username: row.buyer, name: row.buyerName, ...nothing } : null,
    amounts: {
      items: amount(row.itemsMinor),
      shipping: amount(row.shippingMinor),
      tax: amount(row.taxMinor),
      fee: amount(row.feeMinor),
    },
    paidAt: row.paidAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    eraseAt: null,
    erasedAt: null,
    timeline,
  };
}
