import type { OfferTerms } from '@quayside/contract';
import { DEFAULT_HANDLING_TIME } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf, recordHistory } from '../history/index.ts';

/** Before a seller says otherwise; every account has tracked parcels. */
const DEFAULTS: OfferTerms = { handling_time: DEFAULT_HANDLING_TIME, shipping_options: ['TRK'], price_adjustment: 0 };

/** What offers that are made for the account begin with. */
export async function getOfferTerms(db: Db, userId: number, accountId: number): Promise<OfferTerms> {
  const row = await db
    .selectFrom('cdiscount_offer_terms')
    .select(['handling_time', 'shipping_options', 'price_adjustment'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

/** Stores them with their history. */
export async function storeOfferTerms(tx: Tx, who: Who, accountId: number, terms: OfferTerms): Promise<void> {
  const before = await getOfferTerms(tx, who.userId, accountId);
  const { handling_time, shipping_options, price_adjustment } = terms;
  const after = { handling_time, shipping_options: [...shipping_options], price_adjustment };
  await tx
    .insertInto('cdiscount_offer_terms')
    .values({ user_id: who.userId, account_id: accountId, ...after })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet({ ...after, updated_at: sql`now()` }),
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
