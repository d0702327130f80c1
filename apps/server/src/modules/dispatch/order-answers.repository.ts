import type { OrderAnswer } from '@quayside/connector-kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRef } from './ports.ts';

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

/** No sender has a lease on it, and it is due. */
const isAnswerDue = (now: Date) => sql`a.due_at <= ${now} and (a.lease_until is null or a.lease_until < now())`;

/** Accounts with orders to be answered now, by a loose scan: its cost grows with the accounts, not with the answers. */
export async function findAnswerers(db: Db, now: Date): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    with recursive waiting as (
      (select user_id, account_id from order_answers order by user_id, account_id limit 1)
      union all
      select n.user_id, n.account_id from waiting w cross join lateral (
        select a.user_id, a.account_id from order_answers a where (a.user_id, a.account_id) > (w.user_id, w.account_id)
        order by a.user_id, a.account_id limit 1) n
    )
    select w.user_id as "userId", w.account_id as "accountId" from waiting w
    where exists (select from order_answers a
      where a.user_id = w.user_id and a.account_id = w.account_id and ${isAnswerDue(now)})`.execute(db);
  return rows;
}

/** The account's answers that have waited longest; each is ours for `ttlMs`. */
export async function claimAnswers(
  db: Db,
  account: AccountRef,
  { now, limit, ttlMs }: { readonly now: Date; readonly limit: number; readonly ttlMs: number },
): Promise<LeasedAnswer[]> {
  const { rows } = await sql<Omit<LeasedAnswer, 'answer'> & { externalId: string; isAccepted: boolean }>`
    update order_answers c set fence = c.fence + 1, lease_until = now() + ${ttlMs} * interval '1 millisecond'
    where (c.user_id, c.order_id) in (
      select a.user_id, a.order_id from order_answers a
      where a.user_id = ${account.userId} and a.account_id = ${account.accountId} and ${isAnswerDue(now)}
      order by a.due_at limit ${limit} for update skip locked)
    returning c.user_id as "userId", c.account_id as "accountId", c.order_id as "orderId", c.attempts, c.fence,
      c.order_external_id as "externalId", c.is_accepted as "isAccepted"`.execute(db);
  return rows.map(({ externalId, isAccepted, ...rest }) => ({ ...rest, answer: { orderId: externalId, isAccepted } }));
}

/** Extends the leases of answers that are still being sent. */
export async function renewAnswers(db: Db, answers: readonly LeasedAnswer[], ttlMs: number): Promise<void> {
  await sql`
    update order_answers a set lease_until = now() + ${ttlMs} * interval '1 millisecond'
    from unnest(${answers.map(({ userId }) => userId)}::bigint[], ${answers.map(({ orderId }) => orderId)}::bigint[],
      ${answers.map(({ fence }) => fence)}::bigint[]) as leased (user_id, order_id, fence)
    where (a.user_id, a.order_id, a.fence) = (leased.user_id, leased.order_id, leased.fence) and a.lease_until is not null`.execute(
    db,
  );
}

/** Whether the lease is still ours. Takes no lock: the order's own row is locked before this one, by everybody. */
export async function isStillOurs(tx: Tx, { userId, orderId, fence }: LeasedAnswer): Promise<boolean> {
  const row = await tx
    .selectFrom('order_answers')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('fence', '=', fence)
    .executeTakeFirst();
  return row !== undefined;
}

/** The marketplace has confirmed the decision. */
export async function removeConfirmed(tx: Tx, { userId, orderId, fence }: LeasedAnswer): Promise<void> {
  await tx
    .deleteFrom('order_answers')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('fence', '=', fence)
    .execute();
}

/** The call failed; it is sent again at that time. */
export async function putOff(
  tx: Tx,
  { userId, orderId, fence }: LeasedAnswer,
  again: { readonly at: Date; readonly attempts: number; readonly error: { kind: string; message: string } },
): Promise<void> {
  await tx
    .updateTable('order_answers')
    .set({ due_at: again.at, attempts: again.attempts, last_error: JSON.stringify(again.error), lease_until: null })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('fence', '=', fence)
    .execute();
}
