import type {
  AcceptanceState,
  Order,
  OrderAcceptance,
  OrderAddress,
  OrderDetail,
  OrderTimelineEntry,
} from '@quayside/contract';
import { carrierCodeAt, carrierName, DAY_MS } from '@quayside/kernel';
import type { ShipmentView } from '../dispatch/index.ts';
import type { HomeAmounts } from '../rates/index.ts';
import type { StoredBuyer } from './buyer-box.ts';
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

interface ShownWith {
  readonly buyer: StoredBuyer | null;
  readonly canShip: boolean;
  readonly amounts: HomeAmounts;
}

/** An order as the list shows it. */
export function viewOf(
  row: OrderRow,
  lines: readonly LineRow[],
  shipments: readonly ShipmentView[],
  { buyer, canShip, amounts }: ShownWith,
): Order {
  const { status } = row;
  return {
    id: row.id,
    externalId: row.externalId,
    accountId: row.accountId,
    platform: row.platform,
    site: row.site,
    status,
    stockStatus: row.stockStatus,
    shipToCountry: row.shipToCountry,
    replacedBy: row.replacedBy,
    teamNote: row.teamNote,
    problem: row.problem,
    problems: row.problems,
    buyer: buyer?.username ?? null,
    buyerName: buyer?.name ?? null,
    total: { minor: row.totalMinor, currency: row.currency },
    homeTotal: homeTotalOf(row, amounts),
    orderedAt: row.orderedAt.toISOString(),
    shipBy: row.shipBy?.toISOString() ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      itemId: line.itemId,
      itemAccountId: line.itemAccountId,
      title: line.title,
      home: line.home,
      quantity: line.quantity,
      reserved: status === 'shipped' || status === 'cancelled' || line.state !== 'open' ? 0 : line.reserved,
      isCancelled: line.state !== 'open',
      total: { minor: line.totalMinor, currency: line.currency },
    })),
    canShip,
    shipments: shipments.map(({ number, carrier, trackingNumber, state, reason, lines: inside }) => ({
      ...{ number, trackingNumber, state, reason },
      carrier: carrierName(carrier),
      carrierCode: carrierCodeAt(row.platform, carrier),
      lineIds: lines.filter((line) => inside.some(({ externalId: id }) => id === line.externalId)).map(idOf),
      lines: lines.flatMap(({ id: lineId, externalId }) =>
        inside.filter((one) => one.externalId === externalId).map(({ quantity }) => ({ lineId, quantity })),
      ),
    })),
    acceptance: acceptanceOf(row),
  };
}

function homeTotalOf({ totalMinor, currency }: OrderRow, { toHome, rateFrom }: HomeAmounts): Order['homeTotal'] {
  const rate = rateFrom(currency);
  const amount = toHome({ minor: totalMinor, currency });
  return rate && amount ? { ...amount, rate } : null;
}

const idOf = ({ id }: LineRow): number => id;

function acceptanceOf({ answer, answerBy, answeredAt }: OrderRow): OrderAcceptance | null {
  if (answer === null || answerBy === null) return null;
  return { state: ACCEPTANCES[answer], by: answerBy.toISOString(), at: answeredAt?.toISOString() ?? null };
}

interface DetailParts {
  readonly retentionDays: number;
  readonly refundedMinor: number;
  readonly timeline: readonly OrderTimelineEntry[];
}

/** An order as its own page shows it. */
export function detailOf(
  shown: Order,
  row: OrderDetailRow,
  buyer: StoredBuyer | null,
  { retentionDays, refundedMinor, timeline }: DetailParts,
): OrderDetail {
  const { currency, buyerDoneAt, buyerErasedAt } = row;
  const amount = (minor: number | null) => (minor === null ? null : { minor, currency });
  const eraseAt = new Date(buyerDoneAt.getTime() + retentionDays * DAY_MS);
  return {
    ...shown,
    buyerDetails: buyer && { ...detailsOf(buyer), address: addressOf(buyer, row.shipToCountry) },
    amounts: {
      items: amount(row.itemsMinor),
      shipping: amount(row.shippingMinor),
      tax: amount(row.taxMinor),
      refunded: amount(refundedMinor || null),
      fee: amount(row.feeMinor),
    },
    paidAt: row.paidAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    eraseAt: buyer ? eraseAt.toISOString() : null,
    erasedAt: buyerErasedAt?.toISOString() ?? null,
    timeline,
  };
}

const detailsOf = ({ username, name, email, phone, note }: StoredBuyer) => ({ username, name, email, phone, note });

function addressOf({ lines, city, region, postalCode }: StoredBuyer, country: string | null): OrderAddress | null {
  const isNothing = lines.length === 0 && !city && !region && !postalCode;
  return isNothing ? null : { lines, city, region, postalCode, country };
}
