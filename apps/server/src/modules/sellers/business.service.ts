import type { Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import { type Business, getSeller, setBusiness } from './sellers.repository.ts';

/** Changes the data of a business, with its history. */
export async function changeBusiness(tx: Tx, who: Who, given: Business): Promise<void> {
  const { name, country, currency } = given;
  const seller = await getSeller(tx, who.userId);
  await setBusiness(tx, who.userId, given);
  await recordHistory(tx, who.userId, [
    {
      actor: actorOf(who),
      entity: 'user',
      entityId: who.userId,
      field: 'business',
      before: seller ? { name: seller.name, country: seller.country, currency: seller.currency } : null,
      after: { name, country, currency },
      why: 'business_changed',
    },
  ]);
}
