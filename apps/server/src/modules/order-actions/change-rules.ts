import { isUnnamed } from '@quayside/connector-kit';
import { DAY_MS, ORDER_ACTION_RULES } from '@quayside/kernel';
import type { OrderChangeView, ShipmentView } from '../dispatch/index.ts';
import type { OrderFacts, OrderLineOfAction } from '../orders/index.ts';

/** An order with everything that determines what can be done with it. */
export interface OrderSituation {
  readonly order: OrderFacts;
  readonly lines: readonly OrderLineOfAction[];
  readonly shipments: readonly ShipmentView[];
  readonly changes: readonly OrderChangeView[];
  readonly now: Date;
}

const counts = ({ state }: { readonly state: string }): boolean => state !== 'rejected';

/** The cancellations and refunds that are effective or may still be carried out. */
export function effectiveChanges(
  changes: readonly OrderChangeView[],
  kind: OrderChangeView['kind'],
): readonly OrderChangeView[] {
  return changes.filter((change) => change.kind === kind && counts(change));
}

/** Pieces of a line that are not in any shipment. A line without the marketplace's id cannot be named to it. */
export function unshippedOf(line: OrderLineOfAction, shipments: readonly ShipmentView[]): number {
  if (line.state !== 'open' || isUnnamed(line.externalId)) return 0;
  const gone = shipments
    .filter(counts)
    .flatMap(({ lines }) => lines)
    .reduce((sum, inside) => sum + (inside.externalId === line.externalId ? inside.quantity : 0), 0);
  return Math.max(0, line.quantity - gone);
}

/** The lines that are cancelled or being cancelled, here or at the marketplace. */
export function cancelledLines({ lines, changes }: OrderSituation): ReadonlySet<number> {
  const ended = lines.filter(({ state }) => state !== 'open');
  const own = effectiveChanges(changes, 'cancel').flatMap((change): readonly { readonly lineId: number }[] =>
    change.lines.length === 0 ? lines : change.lines,
  );
  return new Set([...ended, ...own].map(({ lineId }) => lineId));
}

/** An order can be cancelled if it is paid and nothing of it has been shipped. */
export function cancellable(situation: OrderSituation): 'whole' | 'lines' | null {
  const { order, lines, shipments } = situation;
  const { cancel } = ORDER_ACTION_RULES[order.platform];
  if (cancel === null || order.status !== 'paid' || order.isFulfilledByMarketplace) return null;
  if (isUnnamed(order.externalId)) return null;
  if (shipments.some(counts)) return null;
  const gone = cancelledLines(situation);
  return lines.some(({ lineId }) => !gone.has(lineId)) ? cancel : null;
}

const sumOf = (changes: readonly OrderChangeView[]): number =>
  changes.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);

/** The part of the order's total that was neither refunded yet nor paid back with a cancelled line. */
export function refundableMinor({ order, lines, changes }: OrderSituation): number {
  const gone = new Set(
    effectiveChanges(changes, 'cancel').flatMap((change) => change.lines.map(({ lineId }) => lineId)),
  );
  const totalOf = (some: readonly OrderLineOfAction[]) => some.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const cancelled = totalOf(lines.filter(({ lineId, state }) => state === 'cancelled' || gone.has(lineId)));
  // A marketplace may leave cancelled lines in the total.
  const sold = order.totalMinor >= totalOf(lines) ? order.totalMinor - cancelled : order.totalMinor;
  return Math.max(0, sold - sumOf(effectiveChanges(changes, 'refund')));
}

/** The part of a line's total that no refund of the line covers. */
export function refundableOfLine(line: OrderLineOfAction, { changes }: Pick<OrderSituation, 'changes'>): number {
  if (line.state !== 'open') return 0;
  const given = effectiveChanges(changes, 'refund')
    .flatMap(({ lines }) => lines)
    .reduce((sum, part) => sum + (part.lineId === line.lineId ? (part.minor ?? 0) : 0), 0);
  return Math.max(0, line.totalMinor - given);
}

export function isRefundable(situation: OrderSituation): boolean {
  const { order, changes, now } = situation;
  const { refund, refundDays } = ORDER_ACTION_RULES[order.platform];
  const isRightState = order.status === 'shipped' || (refund === 'any' && order.status === 'paid');
  const isLate = refundDays !== null && now.getTime() - order.orderedAt.getTime() > refundDays * DAY_MS;
  if (refund === null || !isRightState || isLate || order.isFulfilledByMarketplace) return false;
  if (isUnnamed(order.externalId)) return false;
  const isWholeCancelled = effectiveChanges(changes, 'cancel').some(({ lines }) => lines.length === 0);
  return !isWholeCancelled && refundableMinor(situation) > 0;
}

/** Pieces of a line that may come back into stock: those that no refund has brought back. */
export function returnableOf(line: OrderLineOfAction, { changes }: Pick<OrderSituation, 'changes'>): number {
  if (line.unitId === null || line.state !== 'open') return 0;
  const returned = effectiveChanges(changes, 'refund')
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0), 0);
  return Math.max(0, line.quantity - returned);
}
