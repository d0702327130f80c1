import type { OrderAnswer } from '@quayside/connector-kit';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue } from './leases/leases.ts';
import type { Retry } from './sending/send-queued.ts';

/** A decision on an order that its marketplace keeps on hold until the seller accepts or declines it. */
interface QueuedAnswer extends AccountRef {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly isAccepted: boolean;
}

/** Queues decisions for the marketplace. A row stays until its decision is confirmed or withdrawn. */
export async function queueOrderAnswers(tx: Tx, answers: readonly QueuedAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    insert into order_answers as a (user_id, order_id, account_id, order_external_id, is_accepted, due_at)
    select user_id, order_id, account_id, external_id, is_accepted, now()
    from unnest(${answers.map(({ userId }) => userId)}::bigint[], ${answers.map(({ orderId }) => orderId)}::bigint[],
      ${answers.map(({ accountId }) => accountId)}::bigint[], ${answers.map(({ orderExternalId }) => orderExternalId)}::text[],
      ${answers.map(({ isAccepted }) => isAccepted)}::boolean[]) as w (user_id, order_id, account_id, external_id, is_accepted)
    order by user_id, order_id
    on conflict (user_id, order_id) do update set is_accepted = excluded.is_accepted, attempts = 0, due_at = excluded.due_at,
      lease_until = null, last_error = null, fence = a.fence + 1`.execute(tx);
  await signal(tx, 'dispatch');
}

/** Withdraws the decisions on these orders: the marketplace no longer waits for them. */
export async function withdrawOrderAnswers(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`delete from order_answers where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[])`.execute(
    tx,
  );
}

/** An answer under our lease. */
export interface LeasedAnswer extends AccountRef {
  readonly orderId: number;
  readonly attempts: number;
  readonly fence: number;
  readonly answer: OrderAnswer;
}

/** Decisions that wait for their marketplace. */
export const ANSWER_QUEUE: LeaseQueue<Pick<LeasedAnswer, 'userId' | 'orderId' | 'fence'>> = {
  table: 'order_answers',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'order_id', type: 'bigint', of: ({ orderId }) => orderId },
  ],
  dueAt: 'due_at',
};

/** Leases the account's decisions that have waited longest. */
export async function claimAnswers(db: Db, account: AccountRef, options: ClaimOptions): Promise<LeasedAnswer[]> {
  const rows = await claimDue<Omit<LeasedAnswer, 'answer'> & { externalId: string; isAccepted: boolean }>(
    db,
    ANSWER_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", c.order_id as "orderId", c.attempts, c.fence,
      c.order_external_id as "externalId", c.is_accepted as "isAccepted"`,
  );
  return rows.map(({ externalId, isAccepted, ...rest }) => ({ ...rest, answer: { orderId: externalId, isAccepted } }));
}

/** Removes a decision that the marketplace has confirmed. Nothing happens if the lease was lost. */
export async function removeConfirmed(tx: Tx, answer: LeasedAnswer): Promise<void> {
  await sql`delete from order_answers where ${isUnderLease(ANSWER_QUEUE, answer)}`.execute(tx);
}

/** Schedules a decision to be sent again after its call failed. Nothing happens if the lease was lost. */
export async function postponeAnswer(
  tx: Tx,
  answer: LeasedAnswer,
  { at, attempts, error }: Pick<Retry, 'at' | 'attempts' | 'error'>,
): Promise<void> {
  await sql`
    update order_answers set due_at = ${at}, attempts = ${attempts}, last_error = ${JSON.stringify(error)}::jsonb, lease_until = null
    where ${isUnderLease(ANSWER_QUEUE, answer)}`.execute(tx);
}
