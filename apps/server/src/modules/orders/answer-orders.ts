import type { HistoryWhy } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import { type OutcomeListener, queueOrderAnswers, withdrawOrderAnswers } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory, SYSTEM } from '../history/index.ts';
import { loadLevels } from '../stock/index.ts';
import {
  type AwaitingOrder,
  lockAnswers,
  lockUnanswered,
  openAnswers,
  setAnswers,
} from './order-answers.repository.ts';
import { type OrderLineFacts, readLines } from './order-lines.repository.ts';
import type { OrderAnswerState, OrdersAccount } from './orders.repository.ts';

/** An item of a running import may be sold before it is stored. For this long, an order with an unknown item gets no answer. */
const KNOWN_WITHIN_MS = 3_600_000;
const MARKETPLACE: Actor = { kind: 'marketplace', id: null };

interface Stored {
  readonly orderId: number;
  readonly isAwaited: boolean;
  readonly isCancelled: boolean;
}

/** Stores which orders the marketplace waits for, and which it no longer waits for, whoever answered them. */
export async function followAnswers(tx: Tx, userId: number, stored: readonly Stored[], now: Date): Promise<void> {
  await openAnswers(
    tx,
    userId,
    stored.flatMap(({ orderId, isAwaited }) => (isAwaited ? [orderId] : [])),
  );
  const over = new Map(stored.flatMap((order) => (order.isAwaited ? [] : [[order.orderId, order] as const])));
  const changes = (await lockUnanswered(tx, userId, [...over.keys()])).map((order) => {
    const { orderId, answer: from } = order;
    return { order, orderId, from, to: endOf(from, over.get(orderId)?.isCancelled ?? false) };
  });
  await setAnswers(tx, userId, changes, now);
  await withdrawOrderAnswers(tx, userId, [...over.keys()]);
  await recordAnswers(
    tx,
    userId,
    changes.map(({ order, from, to }) => ({
      order,
      why: WHYS[to],
      // A decision made here whose confirmation was lost in a crash counts as Quayside's own.
      actor: from === 'accept' || from === 'decline' ? SYSTEM : MARKETPLACE,
    })),
  );
}

function endOf(answer: OrderAnswerState, isCancelled: boolean): keyof typeof WHYS {
  if (!isCancelled) return 'accepted';
  return answer === 'decline' ? 'declined' : 'lapsed';
}

const WHYS = { accepted: 'order_accepted', declined: 'order_declined', lapsed: 'order_lapsed' } as const;

/**
 * Decides where a decision is possible: an order whose stock is reserved is accepted; one without is on hold for the
 * seller, and is accepted once stock arrives. Dispatch sends the decision to the marketplace.
 * @returns the orders that are on hold from now on
 */
export async function decideAnswers(tx: Tx, account: OrdersAccount, now: Date): Promise<readonly AwaitingOrder[]> {
  const { userId } = account;
  const undecided = await lockAnswers(tx, account, ['open', 'on_hold']);
  if (undecided.length === 0) return [];
  const lines = await readLines(
    tx,
    userId,
    undecided.map(({ orderId }) => orderId),
  );
  const isInStock = await createStockCheck(tx, userId, lines);
  const verdicts = undecided.map((order) => ({ order, verdict: verdictOf(order, lines, isInStock, now) }));
  const changed = verdicts.flatMap(({ order, verdict }) =>
    verdict === order.answer ? [] : [{ order, orderId: order.orderId, from: order.answer, to: verdict }],
  );
  await setAnswers(tx, userId, changed, null);
  await queueOrderAnswers(
    tx,
    changed.flatMap(({ order: { orderId, externalId }, to }) =>
      to === 'accept' ? [{ ...account, orderId, orderExternalId: externalId, isAccepted: true }] : [],
    ),
  );
  const onHold = changed.flatMap(({ order, to }) => (to === 'on_hold' ? [order] : []));
  await recordAnswers(
    tx,
    userId,
    onHold.map((order) => ({ order, why: 'order_on_hold', actor: SYSTEM })),
  );
  await emitEvents(
    tx,
    userId,
    changed.map(({ orderId }) => ({ kind: 'order' as const, orderId })),
  );
  return onHold;
}

type StockCheck = (line: OrderLineFacts) => boolean;

/** Checks stock including reservations: if all reservations fit the quantity on hand, every order is covered. */
async function createStockCheck(tx: Tx, userId: number, lines: readonly OrderLineFacts[]): Promise<StockCheck> {
  const itemIds = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  const levels = new Map((await loadLevels(tx, userId, itemIds)).map((level) => [level.unitId, level]));
  return ({ unitId }) => {
    const level = unitId === null ? undefined : levels.get(unitId);
    // Stock that was never counted is the marketplace's responsibility.
    return !level || level.reserved <= level.onHand;
  };
}

function verdictOf(
  order: AwaitingOrder,
  lines: readonly OrderLineFacts[],
  isInStock: StockCheck,
  now: Date,
): OrderAnswerState {
  if (order.isFulfilledByMarketplace) return 'accept';
  const own = lines.filter(({ orderId, state }) => orderId === order.orderId && state === 'open');
  const isUnknown = own.some(({ unitId }) => unitId === null);
  if (isUnknown && now.getTime() - order.receivedAt.getTime() < KNOWN_WITHIN_MS) return order.answer;
  return !order.isOversold || own.every(isInStock) ? 'accept' : 'on_hold';
}

/** Records the confirmation of a decision. A state that the marketplace has reported since is kept. */
export function createAnswerListener(clock: { now(): Date }): OutcomeListener {
  return {
    async orderAnswered(tx, { userId }, { orderId, isAccepted }) {
      const [from, to] = isAccepted ? (['accept', 'accepted'] as const) : (['decline', 'declined'] as const);
      const [order] = await lockUnanswered(tx, userId, [orderId]);
      if (order?.answer !== from) return;
      await setAnswers(tx, userId, [{ orderId, from, to }], clock.now());
      await recordAnswers(tx, userId, [{ order, why: WHYS[to], actor: SYSTEM }]);
      await emitEvents(tx, userId, [{ kind: 'order', orderId }]);
    },
  };
}

async function recordAnswers(
  tx: Tx,
  userId: number,
  entries: readonly {
    readonly order: Pick<AwaitingOrder, 'orderId' | 'externalId' | 'site'>;
    readonly why: HistoryWhy;
    readonly actor: Actor;
  }[],
): Promise<void> {
  await recordHistory(
    tx,
    userId,
    entries.map(({ order, why, actor }) => ({
      actor,
      entity: 'order' as const,
      entityId: order.orderId,
      site: order.site,
      field: 'acceptance' as const,
      before: null,
      after: order.externalId,
      why,
    })),
  );
}
