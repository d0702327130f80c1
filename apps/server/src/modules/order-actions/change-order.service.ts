import type { CancelInput, HistoryWhy, RefundInput } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { type NewOrderChange, queueOrderChange, sendOrderChangeAgain } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { lockOrderFacts, type OrderFacts } from '../orders/index.ts';
import {
  cancellable,
  cancelledLines,
  isRefundable,
  type OrderSituation,
  refundableMinor,
  refundableOfLine,
  returnableOf,
} from './change-rules.ts';
import { readSituation } from './order-actions.view.ts';

export interface ChangeOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Stores the seller's cancellation; dispatch sends it. The order becomes cancelled with the next read of the marketplace.
 * @throws order_not_found, order_not_cancellable, order_changed
 */
export function cancelOrder(deps: ChangeOrderDeps, who: Who, orderId: number, said: CancelInput): Promise<void> {
  return changeOrder(deps, who, orderId, said.seen, (situation) => {
    const kind = cancellable(situation);
    const gone = cancelledLines(situation);
    const open = situation.lines.filter(({ lineId }) => !gone.has(lineId));
    const chosen = open.filter(({ lineId }) => said.lineIds?.includes(lineId) ?? true);
    // A line that cannot be read is not cancelled with the others.
    const isAll = gone.size === 0 && !situation.order.isPartial;
    const isWhole = chosen.length === open.length && (kind === 'whole' || isAll);
    const isKnown = said.lineIds === undefined || new Set(said.lineIds).size === chosen.length;
    if (kind === null || chosen.length === 0 || !isKnown || (kind === 'whole' && !isWhole)) {
      throw fail('order_not_cancellable');
    }
    return {
      kind: 'cancel',
      reason: said.reason,
      lines: isWhole ? [] : chosen.map(({ lineId, externalId }) => ({ lineId, externalId, minor: null })),
      // The marketplace's report releases the reservation, which returns the pieces to stock. Pieces that cannot be
      // sold are removed again.
      pieces: said.isRestocked
        ? []
        : chosen.filter(({ unitId }) => unitId !== null).map(({ lineId, quantity }) => ({ lineId, quantity })),
    };
  });
}

/**
 * Stores the seller's refund; dispatch sends it.
 * @throws order_not_found, order_not_refundable, refund_too_large, order_changed
 */
export function refundOrder(deps: ChangeOrderDeps, who: Who, orderId: number, said: RefundInput): Promise<void> {
  return changeOrder(deps, who, orderId, said.seen, (situation) => {
    requireRefundable(situation, said);
    const byId = new Map(situation.lines.map((line) => [line.lineId, line]));
    return {
      kind: 'refund',
      reason: said.reason,
      amount: { minor: said.minor, currency: situation.order.currency },
      lines: (said.lines ?? []).map(({ lineId, minor }) => ({
        lineId,
        minor,
        externalId: byId.get(lineId)?.externalId ?? '',
      })),
      pieces: said.restock,
    };
  });
}

type RefundParts = Pick<RefundInput, 'minor' | 'lines' | 'restock'>;

function requireRefundable(situation: OrderSituation, { minor, lines = [], restock }: RefundParts): void {
  if (!isRefundable(situation)) throw fail('order_not_refundable');
  const byId = new Map(situation.lines.map((line) => [line.lineId, line]));
  const isTwice = (ids: readonly { readonly lineId: number }[]) =>
    new Set(ids.map(({ lineId }) => lineId)).size < ids.length;
  if (isTwice(lines) || isTwice(restock)) throw fail('order_not_refundable');
  for (const part of lines) {
    const line = byId.get(part.lineId);
    if (!line) throw fail('order_not_refundable');
    if (part.minor > refundableOfLine(line, situation)) throw fail('refund_too_large');
  }
  for (const { lineId, quantity } of restock) {
    const line = byId.get(lineId);
    if (!line || quantity > returnableOf(line, situation)) throw fail('order_not_refundable');
  }
  const sum = lines.reduce((total, part) => total + part.minor, 0);
  if (lines.length > 0 && sum !== minor) throw fail('order_not_refundable');
  if (minor > refundableMinor(situation)) throw fail('refund_too_large');
}

/**
 * Sends a rejected cancellation or refund again, unless it is no longer possible.
 * @throws order_not_found, order_change_not_found, order_not_cancellable, order_not_refundable, refund_too_large
 */
export async function resendChange(deps: ChangeOrderDeps, who: Who, orderId: number, number: number): Promise<void> {
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const situation = await lockSituation(tx, deps, userId, orderId);
    const change = situation.changes.find((one) => one.number === number && one.state === 'rejected');
    if (!change) throw fail('order_change_not_found');
    if (change.kind === 'cancel') {
      if (cancellable(situation) === null) throw fail('order_not_cancellable');
    } else {
      const parts = change.lines.map(({ lineId, minor }) => ({ lineId, minor: minor ?? 0 }));
      requireRefundable(situation, { minor: change.amountMinor ?? 0, lines: parts, restock: change.pieces });
    }
    if (!(await sendOrderChangeAgain(tx, userId, orderId, number))) throw fail('order_change_not_found');
    await recordDecision(tx, who, situation.order, { ...change, number }, 'sent_again');
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}

type Decision = { readonly [K in 'cancel' | 'refund']: Omit<Extract<NewOrderChange, { kind: K }>, Located> }[
  | 'cancel'
  | 'refund'];
type Located = 'userId' | 'accountId' | 'orderId' | 'orderExternalId' | 'site' | 'number';

async function changeOrder(
  deps: ChangeOrderDeps,
  who: Who,
  orderId: number,
  seen: number,
  decide: (situation: OrderSituation) => Decision,
): Promise<void> {
  const { userId } = who;
  await withTransaction(deps.db, async (tx) => {
    const situation = await lockSituation(tx, deps, userId, orderId);
    if (situation.changes.length !== seen) throw fail('order_changed');
    const decision = decide(situation);
    const { accountId, site, externalId: orderExternalId } = situation.order;
    const number = seen + 1;
    const located = { userId, accountId, orderId, orderExternalId, site, number };
    if (!(await queueOrderChange(tx, { ...located, ...decision }))) throw fail('order_changed');
    const why = decision.kind === 'cancel' ? 'cancel_decided' : 'refund_decided';
    const amountMinor = decision.kind === 'refund' ? decision.amount.minor : null;
    await recordDecision(tx, who, situation.order, { number, reason: decision.reason, amountMinor }, why);
    await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
  });
}

async function lockSituation(
  tx: Tx,
  { clock }: ChangeOrderDeps,
  userId: number,
  orderId: number,
): Promise<OrderSituation> {
  const [order] = await lockOrderFacts(tx, userId, [orderId]);
  if (!order) throw fail('order_not_found');
  return readSituation(tx, order, clock.now());
}

function recordDecision(
  tx: Tx,
  who: Who,
  { userId, orderId, site, currency }: OrderFacts,
  { number, reason, amountMinor }: { number: number; reason: string; amountMinor: number | null },
  why: HistoryWhy,
): Promise<void> {
  const amount = amountMinor === null ? {} : { minor: amountMinor, currency };
  return recordHistory(tx, userId, [
    {
      actor: actorOf(who),
      entity: 'order',
      entityId: orderId,
      site,
      field: 'status',
      before: null,
      after: { number, reason, ...amount },
      why,
    },
  ]);
}
