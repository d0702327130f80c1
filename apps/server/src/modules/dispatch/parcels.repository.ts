import type { Shipment } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountRef } from './ports.ts';

export type ParcelState = 'waiting' | 'told' | 'refused';

/** What a seller says of a parcel. */
export interface ParcelWish extends AccountRef {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly site: Site;
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly shippedAt: Date;
  /** Its number within the order, from 1. */
  readonly parcel: number;
  readonly lines: Shipment['lines'];
}

export interface ParcelView {
  readonly orderId: number;
  readonly number: number;
  readonly lines: Shipment['lines'];
  readonly carrierCode: string;
  readonly trackingNumber: string;
  readonly state: ParcelState;
  readonly reason: string | null;
}

/** Writes down what the marketplace is to be told; what it was told before is told anew. */
export async function wishParcel(tx: Tx, parcel: ParcelWish): Promise<void> {
  const values = {
    account_id: parcel.accountId,
    site: parcel.site,
    order_external_id: parcel.orderExternalId,
    carrier_code: parcel.carrierCode,
    tracking_number: parcel.trackingNumber,
    shipped_at: parcel.shippedAt,
    lines: JSON.stringify(parcel.lines),
    state: 'waiting',
    reason: null,
    attempts: 0,
    due_at: sql<Date>`now()`,
    lease_until: null,
  };
  await tx
    .insertInto('parcels')
    .values({ user_id: parcel.userId, order_id: parcel.orderId, parcel: parcel.parcel, ...values })
    // A telling that is under way has lost its fence: its outcome is about what was said before.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'order_id', 'parcel'])
        .doUpdateSet({ ...values, fence: sql<number>`parcels.fence + 1` }),
    )
    .execute();
}

export async function readParcels(db: Db, userId: number, orderIds: readonly number[]): Promise<ParcelView[]> {
  const rows = await db
    .selectFrom('parcels')
    .select([
      'order_id as orderId',
      'parcel as number',
      'lines',
      'carrier_code as carrierCode',
      'tracking_number as trackingNumber',
      'state',
      'reason',
    ])
    .where('user_id', '=', userId)
    .where('order_id', 'in', orderIds.length > 0 ? [...orderIds] : [0])
    .orderBy('order_id')
    .orderBy('parcel')
    .execute();
  return rows as ParcelView[];
}

/** A parcel under our lease. */
export interface WaitingParcel extends AccountRef {
  readonly orderId: number;
  readonly attempts: number;
  readonly fence: number;
  readonly shipment: Shipment;
}

/** Parcels that marketplaces are to be told of now; each is ours for `ttlMs`. */
export async function claimParcels(db: Db, now: Date, limit: number, ttlMs: number): Promise<WaitingParcel[]> {
  const { rows } = await sql<
    AccountRef & { orderId: number; attempts: number; fence: number } & Omit<Shipment, 'orderId' | 'shippedAt'> & {
        externalId: string;
        shippedAt: Date;
      }
  >`
    update parcels p set fence = p.fence + 1, lease_until = now() + ${ttlMs} * interval '1 millisecond'
    where (p.user_id, p.order_id, p.parcel) in (
      select user_id, order_id, parcel from parcels
      where state = 'waiting' and due_at <= ${now} and (lease_until is null or lease_until < now())
      order by due_at limit ${limit} for update skip locked)
    returning p.user_id as "userId", p.account_id as "accountId", p.order_id as "orderId", p.attempts, p.fence, p.parcel, p.site,
      p.order_external_id as "externalId", p.carrier_code as "carrierCode", p.tracking_number as "trackingNumber",
      p.shipped_at as "shippedAt", p.lines`.execute(db);
  return rows.map(({ userId, accountId, orderId, attempts, fence, externalId, shippedAt, ...shipment }) => ({
    userId,
    accountId,
    orderId,
    attempts,
    fence,
    shipment: { ...shipment, orderId: externalId, shippedAt: shippedAt.toISOString() },
  }));
}

/** Stores what became of a telling. False where the seller has said something else meanwhile, or another sender took over. */
export async function storeTold(
  tx: Tx,
  { userId, orderId, fence, shipment }: WaitingParcel,
  outcome: { state: ParcelState; reason: string | null; dueAt: Date; attempts: number },
): Promise<boolean> {
  const rows = await tx
    .updateTable('parcels')
    .set({
      state: outcome.state,
      reason: outcome.reason,
      due_at: outcome.dueAt,
      attempts: outcome.attempts,
      lease_until: null,
    })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('parcel', '=', shipment.parcel)
    .where('fence', '=', fence)
    .returning('order_id')
    .execute();
  return rows.length > 0;
}
