import type { Shipment } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRef } from './ports.ts';

export type ShipmentState = 'waiting' | 'confirmed' | 'rejected';

/** What a seller says of a shipment. */
export interface QueuedShipment extends AccountRef {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly site: Site;
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly shippedAt: Date;
  /** Its number within the order, from 1. */
  readonly number: number;
  readonly lines: Shipment['lines'];
}

export interface ShipmentView {
  readonly orderId: number;
  readonly number: number;
  readonly lines: Shipment['lines'];
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly state: ShipmentState;
  readonly reason: string | null;
}

/** Queues a shipment for its marketplace. A changed shipment is confirmed anew. */
export async function queueShipment(tx: Tx, shipment: QueuedShipment): Promise<void> {
  const values = {
    account_id: shipment.accountId,
    site: shipment.site,
    order_external_id: shipment.orderExternalId,
    carrier_code: shipment.carrierCode,
    tracking_number: shipment.trackingNumber,
    shipped_at: shipment.shippedAt,
    lines: JSON.stringify(shipment.lines),
    state: 'waiting',
    reason: null,
    attempts: 0,
    due_at: sql<Date>`now()`,
    lease_until: null,
  };
  await tx
    .insertInto('shipments')
    .values({ user_id: shipment.userId, order_id: shipment.orderId, number: shipment.number, ...values })
    // A telling that is under way has lost its fence: its outcome is about what was said before.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'order_id', 'number'])
        .doUpdateSet({ ...values, fence: sql<number>`shipments.fence + 1` }),
    )
    .execute();
}

export async function readShipments(db: Db, userId: number, orderIds: readonly number[]): Promise<ShipmentView[]> {
  const rows = await db
    .selectFrom('shipments')
    .select([
      'order_id as orderId',
      'number',
      'lines',
      'carrier_code as carrierCode',
      'tracking_number as trackingNumber',
      'state',
      'reason',
    ])
    .where('user_id', '=', userId)
    .where('order_id', 'in', orderIds.length > 0 ? [...orderIds] : [0])
    .orderBy('order_id')
    .orderBy('number')
    .execute();
  return rows as ShipmentView[];
}

/** A shipment under our lease. */
export interface WaitingShipment extends AccountRef {
  readonly orderId: number;
  readonly attempts: number;
  readonly fence: number;
  readonly shipment: Shipment;
}

/** No sender has a lease on it, and it is due. */
const isShipmentDue = (now: Date) =>
  sql`p.state = 'waiting' and p.due_at <= ${now} and (p.lease_until is null or p.lease_until < now())`;

/** Accounts with due shipments, by a loose scan: its cost grows with the accounts, not with the shipments. */
export async function findShippers(db: Db, now: Date): Promise<AccountRef[]> {
  const { rows } = await sql<AccountRef>`
    with recursive waiting as (
      (select user_id, account_id from shipments where state = 'waiting' order by user_id, account_id limit 1)
      union all
      select n.user_id, n.account_id from waiting w cross join lateral (
        select p.user_id, p.account_id from shipments p
        where p.state = 'waiting' and (p.user_id, p.account_id) > (w.user_id, w.account_id)
        order by p.user_id, p.account_id limit 1) n
    )
    select w.user_id as "userId", w.account_id as "accountId" from waiting w
    where exists (select from shipments p where p.user_id = w.user_id and p.account_id = w.account_id and ${isShipmentDue(now)})`.execute(
    db,
  );
  return rows;
}

/** Leases the account's shipments that have waited longest, each for `ttlMs`. */
export async function claimShipments(
  db: Db,
  account: AccountRef,
  { now, limit, ttlMs }: { readonly now: Date; readonly limit: number; readonly ttlMs: number },
): Promise<WaitingShipment[]> {
  const { rows } = await sql<
    AccountRef & { orderId: number; attempts: number; fence: number } & Omit<Shipment, 'orderId' | 'shippedAt'> & {
        externalId: string;
        shippedAt: Date;
      }
  >`
    update shipments c set fence = c.fence + 1, lease_until = now() + ${ttlMs} * interval '1 millisecond'
    where (c.user_id, c.order_id, c.number) in (
      select p.user_id, p.order_id, p.number from shipments p
      where p.user_id = ${account.userId} and p.account_id = ${account.accountId} and ${isShipmentDue(now)}
      order by p.due_at limit ${limit} for update skip locked)
    returning c.user_id as "userId", c.account_id as "accountId", c.order_id as "orderId", c.attempts, c.fence, c.number, c.site,
      c.order_external_id as "externalId", c.carrier_code as "carrierCode", c.tracking_number as "trackingNumber",
      c.shipped_at as "shippedAt", c.lines`.execute(db);
  return rows.map(({ userId, accountId, orderId, attempts, fence, externalId, shippedAt, ...shipment }) => ({
    userId,
    accountId,
    orderId,
    attempts,
    fence,
    shipment: { ...shipment, orderId: externalId, shippedAt: shippedAt.toISOString() },
  }));
}

/** Extends the leases of shipments that are still being sent. */
export async function renewShipments(db: Db, shipments: readonly WaitingShipment[], ttlMs: number): Promise<void> {
  await sql`
    update shipments p set lease_until = now() + ${ttlMs} * interval '1 millisecond'
    from unnest(${shipments.map(({ userId }) => userId)}::bigint[], ${shipments.map(({ orderId }) => orderId)}::bigint[],
      ${shipments.map(({ shipment }) => shipment.number)}::integer[], ${shipments.map(({ fence }) => fence)}::bigint[])
      as leased (user_id, order_id, number, fence)
    where (p.user_id, p.order_id, p.number, p.fence) = (leased.user_id, leased.order_id, leased.number, leased.fence)
      and p.lease_until is not null`.execute(db);
}

/** Stores what became of a telling. False where the seller has said something else meanwhile, or another sender took over. */
export async function storeOutcome(
  tx: Tx,
  { userId, orderId, fence, shipment }: WaitingShipment,
  outcome: { state: ShipmentState; reason: string | null; dueAt: Date; attempts: number },
): Promise<boolean> {
  const rows = await tx
    .updateTable('shipments')
    .set({
      state: outcome.state,
      reason: outcome.reason,
      due_at: outcome.dueAt,
      attempts: outcome.attempts,
      lease_until: null,
    })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('number', '=', shipment.number)
    .where('fence', '=', fence)
    .returning('order_id')
    .execute();
  return rows.length > 0;
}
