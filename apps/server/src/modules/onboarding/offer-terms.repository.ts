import type { DeliveryFees, OfferTerms } from '@quayside/contract';
import { DEFAULT_HANDLING_TIME } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The delivery terms of the account's offers; the price adjustment is stored as a price rule. */
export type DeliveryPart = Omit<OfferTerms, 'price_adjustment'>;

/** The default: tracked delivery, which almost every contract has, otherwise the contract's first mode. */
export function defaultTerms(modes: readonly { readonly code: string }[] | null): DeliveryPart {
  const [first] = modes ?? [];
  const isTracked = first === undefined || modes?.some(({ code }) => code === TRACKED);
  return {
    handling_time: DEFAULT_HANDLING_TIME,
    shipping_options: [isTracked ? TRACKED : first.code],
    delivery_fees: {},
  };
}

const TRACKED = 'TRK';

export async function getOfferTerms(db: Db, userId: number, accountId: number): Promise<DeliveryPart> {
  return (await findOfferTerms(db, userId, accountId)) ?? defaultTerms(null);
}

/** Undefined if the seller has set none. */
export async function findOfferTerms(db: Db, userId: number, accountId: number): Promise<DeliveryPart | undefined> {
  const row = await db
    .selectFrom('cdiscount_offer_terms')
    .select(['handling_time', 'shipping_options', 'delivery_fees'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { ...row, delivery_fees: row.delivery_fees as Record<string, DeliveryFees> };
}

/** @returns the stored terms, without fees of modes that are not chosen */
export async function saveOfferTerms(
  tx: Tx,
  userId: number,
  accountId: number,
  { handling_time, shipping_options, delivery_fees = {} }: DeliveryPart,
): Promise<DeliveryPart> {
  const fees = Object.fromEntries(Object.entries(delivery_fees).filter(([code]) => shipping_options.includes(code)));
  const kept = { handling_time, shipping_options: [...shipping_options], delivery_fees: fees };
  const values = { ...kept, delivery_fees: JSON.stringify(fees) };
  await tx
    .insertInto('cdiscount_offer_terms')
    .values({ user_id: userId, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet({ ...values, updated_at: sql`now()` }),
    )
    .execute();
  return kept;
}
