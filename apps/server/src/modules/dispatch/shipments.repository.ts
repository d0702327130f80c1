import type { Shipment } from '@quayside/connector-kit';
import type { AccountRef, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue } from './leases/leases.ts';

export type ShipmentState = 'waiting' | 'confirmed' | 'rejected';

/** A shipment as the seller entered it. */
export interface QueuedShipment extends AccountRef {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly site: Site;
  readonly carrier: string;
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
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly state: ShipmentState;
  readonly reason: string | null;
}

/** Queues a shipment for its marketplace. A changed shipment is confirmed again. */
export async function queueShipment(tx: Tx, shipment: QueuedShipment): Promise<void> {
  const values = {
    account_id: shipment.accountId,
    site: shipment.site,
    order_external_id: shipment.orderExternalId,
    carrier: shipment.carrier,
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
    // A call in progress loses its lease, because its outcome is about the earlier version of the shipment.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'order_id', 'number'])
        .doUpdateSet({ ...values, fence: sql<number>`shipments.fence + 1` }),
    )
    .execute();
  await signal(tx, 'dispatch');
}

/** Queues new shipments for their marketplaces. */
export async function queueShipments(tx: Tx, shipments: readonly QueuedShipment[]): Promise<void> {
  if (shipments.length === 0) return;
  await sql`
    insert into shipments (user_id, order_id, number, account_id, site, order_external_id, carrier, tracking_number, shipped_at,
      lines, due_at)
    select n.*, now() from unnest(
      ${shipments.map(({ userId }) => userId)}::bigint[], ${shipments.map(({ orderId }) => orderId)}::bigint[],
      ${shipments.map(({ number }) => number)}::smallint[], ${shipments.map(({ accountId }) => accountId)}::bigint[],
      ${shipments.map(({ site }) => site)}::text[], ${shipments.map(({ orderExternalId }) => orderExternalId)}::text[],
      ${shipments.map(({ carrier }) => carrier)}::text[],
      ${shipments.map(({ trackingNumber }) => trackingNumber)}::text[],
      ${shipments.map(({ shippedAt }) => shippedAt)}::timestamptz[],
      ${shipments.map(({ lines }) => JSON.stringify(lines))}::jsonb[]) as n`.execute(tx);
  await signal(tx, 'dispatch');
}

export async function readShipments(db: Db, userId: number, orderIds: readonly number[]): Promise<ShipmentView[]> {
  const rows = await db
    .selectFrom('shipments')
    .select([
      'order_id as orderId',
      'number',
      'lines',
      'carrier',
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

/** The carrier that a business used last on a site, otherwise on any; null before its first shipment. */
export async function readLastCarrier(db: Db, userId: number, site: Site): Promise<string | null> {
  const { rows } = await sql<{ carrier: string | null }>`
    select coalesce(
      (select carrier from shipments where user_id = ${userId} and site = ${site} order by shipped_at desc limit 1),
      (select carrier from shipments where user_id = ${userId} order by shipped_at desc limit 1)) as carrier`.execute(
    db,
  );
  return rows[0]?.carrier ?? null;
}

/** A shipment that is not rejected and has this tracking number, however its letters and signs are written. */
export async function findByTracking(
  db: Db,
  userId: number,
  trackingNumber: string,
  exceptOrder = 0,
): Promise<{ readonly orderId: number; readonly orderExternalId: string } | undefined> {
  const { rows } = await sql<{ orderId: number; orderExternalId: string }>`
    select order_id as "orderId", order_external_id as "orderExternalId" from shipments
    where user_id = ${userId} and order_id <> ${exceptOrder} and state <> 'rejected'
      and ${trackingKey(sql`tracking_number`)} = ${trackingKey(sql`${trackingNumber}::text`)}
    order by shipped_at desc limit 1`.execute(db);
  return rows[0];
}

/** Written as in the index `shipments_by_tracking`. */
const trackingKey = (number: RawBuilder<unknown>) => sql`upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))`;

/** The shipments of an order, as JSON of `ShipmentView`s, for a statement about `orders o`. */
export const SHIPMENTS_OF_ORDER = sql`(
  select json_agg(json_build_object('orderId', s.order_id, 'number', s.number, 'lines', s.lines, 'carrier', s.carrier,
      'trackingNumber', s.tracking_number, 'state', s.state, 'reason', s.reason) order by s.number)
  from shipments s where s.user_id = o.user_id and s.order_id = o.order_id)`;

/** A shipment under our lease. */
export interface WaitingShipment extends AccountRef {
  readonly orderId: number;
  readonly attempts: number;
  readonly fence: number;
  readonly shipment: Shipment;
}

/** Shipments that wait for their marketplace. */
export const SHIPMENT_QUEUE: LeaseQueue<Pick<WaitingShipment, 'userId' | 'orderId' | 'fence' | 'shipment'>> = {
  table: 'shipments',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'order_id', type: 'bigint', of: ({ orderId }) => orderId },
    { column: 'number', type: 'smallint', of: ({ shipment }) => shipment.number },
  ],
  dueAt: 'due_at',
  isOpen: sql`state = 'waiting'`,
};

/** Leases the account's shipments that have waited longest. */
export async function claimShipments(db: Db, account: AccountRef, options: ClaimOptions): Promise<WaitingShipment[]> {
  type Row = AccountRef & {
    orderId: number;
    attempts: number;
    fence: number;
    externalId: string;
    shippedAt: Date;
  } & Omit<Shipment, 'orderId' | 'shippedAt'>;
  const rows = await claimDue<Row>(
    db,
    SHIPMENT_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", c.order_id as "orderId", c.attempts, c.fence, c.number, c.site,
      c.order_external_id as "externalId", c.carrier, c.tracking_number as "trackingNumber",
      c.shipped_at as "shippedAt", c.lines`,
  );
  return rows.map(({ userId, accountId, orderId, attempts, fence, externalId, shippedAt, ...shipment }) => ({
    userId,
    accountId,
    orderId,
    attempts,
    fence,
    shipment: { ...shipment, orderId: externalId, shippedAt: shippedAt.toISOString() },
  }));
}

/**
 * Stores the result of a shipment's call.
 * @returns false if the seller has changed the shipment since, or another sender has it
 */
export async function storeOutcome(
  tx: Tx,
  shipment: WaitingShipment,
  { state, reason, dueAt, attempts }: { state: ShipmentState; reason: string | null; dueAt: Date; attempts: number },
): Promise<boolean> {
  const { rows } = await sql`
    update shipments set state = ${state}, reason = ${reason}, due_at = ${dueAt}, attempts = ${attempts}, lease_until = null
    where ${isUnderLease(SHIPMENT_QUEUE, shipment)} returning order_id`.execute(tx);
  return rows.length > 0;
}
