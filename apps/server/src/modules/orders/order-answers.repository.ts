import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderAnswerState, OrderStatus, OrdersAccount } from './orders.repository.ts';

export interface AwaitingOrder {
  readonly orderId: number;
  readonly externalId: string;
  readonly site: Site;
  readonly status: OrderStatus;
  readonly answer: OrderAnswerState;
  readonly answerBy: Date;
  readonly receivedAt: Date;
  readonly isOversold: boolean;
  readonly isFulfilledByMarketplace: boolean;
}

const AWAITING = sql`order_id as "orderId", external_id as "externalId", site, status, answer, answer_by as "answerBy",
  received_at as "receivedAt", stock_status = 'oversold' as "isOversold",
  is_fulfilled_by_marketplace as "isFulfilledByMarketplace"`;
export const UNANSWERED = sql`('open', 'on_hold', 'accept', 'decline')`;

/** Stores orders that the marketplace now waits for. */
export async function openAnswers(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`update orders set answer = 'open'
    where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[]) and answer is null`.execute(tx);
}

/** Locks those of the orders that still need an answer. */
export async function lockUnanswered(tx: Tx, userId: number, orderIds: readonly number[]): Promise<AwaitingOrder[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<AwaitingOrder>`select ${AWAITING} from orders
    where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[]) and answer in ${UNANSWERED}
    order by order_id for update`.execute(tx);
  return rows;
}

/** Whether orders of the account wait for a decision here, without a lock. */
export async function hasUndecided(db: Db, { userId, accountId }: OrdersAccount): Promise<boolean> {
  const { rows } = await sql`select from orders
    where user_id = ${userId} and account_id = ${accountId} and answer in ${UNANSWERED} and answer in ('open', 'on_hold')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Locks the account's orders in these states, longest waiting first. */
export async function lockAnswers(
  tx: Tx,
  { userId, accountId }: OrdersAccount,
  answers: readonly OrderAnswerState[],
): Promise<AwaitingOrder[]> {
  const { rows } = await sql<AwaitingOrder>`select ${AWAITING} from orders
    where user_id = ${userId} and account_id = ${accountId} and answer in ${UNANSWERED}
      and answer = any(${[...answers]}::text[])
    order by order_id for update`.execute(tx);
  return rows;
}

/** @param at when the decision was confirmed or the order ended; null while it waits */
export async function setAnswers(
  tx: Tx,
  userId: number,
  answers: readonly { orderId: number; from: OrderAnswerState; to: OrderAnswerState }[],
  at: Date | null,
): Promise<Set<number>> {
  if (answers.length === 0) return new Set();
  const { rows } = await sql<{ orderId: number }>`
    update orders o set answer = n.next, answered_at = ${at}
    from unnest(${answers.map(({ orderId }) => orderId)}::bigint[], ${answers.map(({ from }) => from)}::text[],
      ${answers.map(({ to }) => to)}::text[]) as n (order_id, before, next)
    where o.user_id = ${userId} and o.order_id = n.order_id and o.answer = n.before
    returning o.order_id as "orderId"`.execute(tx);
  return new Set(rows.map(({ orderId }) => orderId));
}
