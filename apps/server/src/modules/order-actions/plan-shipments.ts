import type { ShipmentFileColumn, ShipmentFileProblem } from '@quayside/contract';
import { carrierName, ORDER_ACTION_RULES } from '@quayside/kernel';
import { isShortenedNumber } from '@quayside/kernel/csv';
import { trackingProblem } from '@quayside/kernel/tracking';
import { withoutZeros } from '../../platform/files/lost-zeros.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { QueuedShipment, ShipmentView } from '../dispatch/index.ts';
import type { OrderFacts, OrderLineOfAction } from '../orders/index.ts';
import { unshippedOf } from './change-rules.ts';
import { readPieces, type ShipmentRow } from './shipment-file.ts';

/** The facts that determine whether a row can be shipped. */
export interface ShippingGround {
  readonly orders: readonly OrderFacts[];
  readonly lines: readonly OrderLineOfAction[];
  readonly shipments: readonly ShipmentView[];
  readonly isShippable: (order: OrderFacts) => boolean;
}

export type PlannedShipment = Pick<QueuedShipment, 'number' | 'carrier' | 'trackingNumber' | 'lines'> & {
  readonly order: OrderFacts;
};

export interface ShippingPlan {
  /** The rows that will be shipped. */
  readonly rows: number;
  readonly pieces: number;
  readonly shipments: readonly PlannedShipment[];
  readonly problems: readonly ShipmentFileProblem[];
}

const CARRIER_LIMIT = 30;
const LONGEST_VALUE = 100;
const TRACKING_LIMIT = 60;

/** A row that cannot be shipped. */
class BadRow extends Error {
  readonly code: ShipmentFileProblem['code'];
  readonly column: ShipmentFileColumn;
  constructor(code: ShipmentFileProblem['code'], column: ShipmentFileColumn) {
    super(code);
    this.code = code;
    this.column = column;
  }
}

/** One order while its rows are read. */
interface OpenOrder {
  readonly order: OrderFacts;
  readonly lines: readonly OrderLineOfAction[];
  /** Pieces that are not in any shipment, by line. */
  readonly left: Map<number, number>;
  /** The order's existing tracking numbers. */
  readonly used: ReadonlySet<string>;
  readonly parcels: Map<string, Parcel>;
  readonly highest: number;
}

interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly pieces: Map<OrderLineOfAction, number>;
}

/**
 * Decides for every row of a file whether it can be shipped, in the order of the file. Rows of one order with the same
 * tracking number are one shipment. An invalid row does not affect the others.
 */
export function planShipments(rows: readonly ShipmentRow[], ground: ShippingGround): ShippingPlan {
  const open = openOrders(ground);
  const problems: ShipmentFileProblem[] = [];
  for (const row of rows) {
    try {
      assignRow(row, open, ground);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      const { code, column } = error;
      problems.push({
        row: row.row,
        column: row.names[column] ?? null,
        value: row[column].slice(0, LONGEST_VALUE),
        code,
        order: row.order.slice(0, LONGEST_VALUE),
      });
    }
  }
  const shipments = [...open.values()].flatMap((orders) => orders.flatMap(shipmentsOf));
  const pieces = shipments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return { rows: rows.length - problems.length, pieces, shipments, problems };
}

function openOrders({ orders, lines, shipments }: ShippingGround): Map<string, OpenOrder[]> {
  const linesOf = groupBy(lines, ({ orderId }) => orderId);
  const shipmentsOfOrder = groupBy(shipments, ({ orderId }) => orderId);
  const open = orders.map((order): OpenOrder => {
    const own = linesOf.get(order.orderId) ?? [];
    const sent = shipmentsOfOrder.get(order.orderId) ?? [];
    return {
      order,
      lines: own,
      left: new Map(own.map((line) => [line.lineId, unshippedOf(line, sent)])),
      used: new Set(sent.filter(({ state }) => state !== 'rejected').map((one) => keyOf(one.trackingNumber))),
      parcels: new Map(),
      highest: Math.max(0, ...sent.map(({ number }) => number)),
    };
  });
  return groupBy(open, ({ order }) => order.externalId);
}

function assignRow(row: ShipmentRow, open: ReadonlyMap<string, OpenOrder[]>, ground: ShippingGround): void {
  if (row.order === '') throw new BadRow('order_missing', 'order');
  const [found, other] = open.get(row.order) ?? [];
  if (!found) throw new BadRow(isShortenedNumber(row.order) ? 'number_shortened' : 'order_unknown', 'order');
  if (other) throw new BadRow('order_ambiguous', 'order');
  if (!ground.isShippable(found.order)) throw new BadRow('order_not_shippable', 'order');
  const parcel = parcelOf(row, found);
  const pieces = piecesOf(row, found);
  // Nothing of a row is recorded until the whole row is known to be valid.
  for (const [line, quantity] of pieces) {
    found.left.set(line.lineId, (found.left.get(line.lineId) ?? 0) - quantity);
    parcel.pieces.set(line, (parcel.pieces.get(line) ?? 0) + quantity);
  }
  found.parcels.set(keyOf(parcel.trackingNumber), parcel);
}

/** Whether two texts are the same tracking number, whatever its blanks, signs and letters look like. */
export const sameTracking = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (trackingNumber: string): string =>
  trackingNumber.replaceAll(/[^\p{Letter}\p{Number}]/gu, '').toUpperCase();

function parcelOf({ carrier: said, tracking }: ShipmentRow, { order, used, parcels }: OpenOrder): Parcel {
  if (said === '' || said.length > CARRIER_LIMIT) throw new BadRow('carrier_missing', 'carrier');
  if (tracking === '') throw new BadRow('tracking_missing', 'tracking');
  const problem = trackingProblem(order.platform, tracking);
  if (problem) throw new BadRow(problem, 'tracking');
  if (tracking.length > TRACKING_LIMIT) throw new BadRow('tracking_invalid', 'tracking');
  const key = keyOf(tracking);
  const carrier = carrierName(said);
  const parcel = parcels.get(key);
  if (used.has(key) || (parcel && parcel.carrier !== carrier)) throw new BadRow('tracking_used', 'tracking');
  return parcel ?? { carrier, trackingNumber: tracking, pieces: new Map() };
}

function piecesOf({ line, sku, quantity }: ShipmentRow, found: OpenOrder): Map<OrderLineOfAction, number> {
  const { order, lines, left } = found;
  const asked = quantity === '' ? null : readPieces(quantity);
  if (asked === undefined) throw new BadRow('quantity_invalid', 'quantity');
  // Spreadsheets destroy long ids of lines; then the SKU tells.
  const said = line !== '' && (sku === '' || lines.some((one) => isNamed(one, line))) ? line : sku;
  const leftOf = ({ lineId }: OrderLineOfAction) => left.get(lineId) ?? 0;
  const named = said === '' ? lines : lines.filter((one) => isNamed(one, said));
  if (named.length === 0 || (said === '' && asked !== null && lines.length > 1))
    throw new BadRow(unknownLine(said, lines), said === sku ? 'sku' : 'line');
  const rest = named.filter((one) => leftOf(one) > 0);
  const chosen = said === '' ? rest : rest.slice(0, 1);
  if (chosen.length === 0) throw new BadRow('quantity_too_large', 'quantity');
  const pieces = new Map(chosen.map((one) => [one, asked ?? leftOf(one)]));
  for (const [one, count] of pieces) {
    if (count > leftOf(one)) throw new BadRow('quantity_too_large', 'quantity');
    if (!ORDER_ACTION_RULES[order.platform].shipsPartOfLine && count !== one.quantity) {
      throw new BadRow('part_not_possible', 'quantity');
    }
  }
  return pieces;
}

/** Why no line has the name: spreadsheets shorten long numbers, and remove the zeros before a number. */
function unknownLine(
  said: string,
  lines: readonly OrderLineOfAction[],
): 'number_shortened' | 'zeros_lost' | 'line_unknown' {
  if (isShortenedNumber(said)) return 'number_shortened';
  const hasZeros = ({ sku, home, externalId }: OrderLineOfAction) =>
    [sku, home?.sku, externalId].some((one) => one?.startsWith('0') && withoutZeros(one) === said);
  return said !== '' && lines.some(hasZeros) ? 'zeros_lost' : 'line_unknown';
}

/** Whether a text is the marketplace's id of the line, or one of its SKUs: the site's or the seller's own. */
function isNamed({ sku, home, externalId }: OrderLineOfAction, said: string): boolean {
  const isSku = [sku, home?.sku].some((one) => one?.toLowerCase() === said.toLowerCase());
  return isSku || externalId === said;
}

function shipmentsOf({ order, parcels, highest }: OpenOrder): PlannedShipment[] {
  return [...parcels.values()].map(({ carrier, trackingNumber, pieces }, index) => ({
    order,
    number: highest + index + 1,
    carrier,
    trackingNumber,
    lines: [...pieces].map(([{ externalId }, quantity]) => ({ externalId, quantity })),
  }));
}
