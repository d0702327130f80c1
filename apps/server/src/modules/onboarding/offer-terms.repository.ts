import type { DeliveryFees, OfferTerms } from '@quayside/contract';
import { DEFAULT_HANDLING_TIME } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf, recordHistory } from '../history/index.ts';

/** Before a seller says otherwise: tracked parcels, which almost every contract has, or else the first mode that it has. */
export function defaultTerms(modes: readonly { readonly code: string }[] | null): OfferTerms {
  const [first] = modes ?? [];
  const isTracked = first === undefined || modes?.some(({ code }) => code === TRACKED);
  return {
    handling_time: DEFAULT_HANDLING_TIME,
    shipping_options: [isTracked ? TRACKED : first.code],
    delivery_fees: {},
    price_adjustment: 0,
  };
}

const TRACKED = 'TRK';

/** What the account's offers say of their delivery. */
export async function getOfferTerms(db: Db, userId: number, accountId: number): Promise<OfferTerms> {
  return (await findOfferTerms(db, userId, accountId)) ?? defaultTerms(null);
}

/** The same; undefined where the seller has said nothing. */
export async function findOfferTerms(db: Db, userId: number, accountId: number): Promise<OfferTerms | undefined> {
  const row = await db
    .selectFrom('cdiscount_offer_terms')
    .select(['handling_time', 'shipping_options', 'delivery_fees', 'price_adjustment'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { ...row, delivery_fees: row.delivery_fees as Record<string, DeliveryFees> };
}

/** Stores them with their history. */
export async function storeOfferTerms(tx: Tx, who: Who, accountId: number, terms: OfferTerms): Promise<void> {
  const before = await getOfferTerms(tx, who.userId, accountId);
  const { handling_time, shipping_options, delivery_fees = {}, price_adjustment } = terms;
  // Of a mode that is not chosen nothing is kept.
  const fees = Object.fromEntries(Object.entries(delivery_fees).filter(([code]) => shipping_options.includes(code)));
  const after = { handling_time, shipping_options: [...shipping_options], delivery_fees: fees, price_adjustment };
  const values = { ...after, delivery_fees: JSON.stringify(fees) };
  await tx
    .insertInto('cdiscount_offer_terms')
    .values({ user_id: who.userId, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet({ ...values, updated_at: sql`now()` }),
    )
    .execute();
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'account',
      entityId: accountId,
      field: 'offer-terms',
      before,
      after,
      why: 'offer_terms_set',
    },
  ]);
}
