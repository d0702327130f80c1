import type { OfferTerms } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Who } from '../../platform/http/route.ts';
import { actorOf, recordHistory } from '../history/index.ts';
import type { FollowDeps } from '../listings/index.ts';
import { getPercent, setPercent } from '../pricing/index.ts';
import { type DeliveryPart, getOfferTerms, saveOfferTerms } from './offer-terms.repository.ts';

/** The price adjustment of the terms is the price rule for items that the account lists for the seller's other accounts. */
const ADJUSTED_SITE: Site = 'CDFR';

/** The terms with the current price adjustment, wherever it was set. */
export async function withAdjustment(
  db: Db,
  userId: number,
  accountId: number,
  terms: DeliveryPart,
): Promise<OfferTerms> {
  return { ...terms, price_adjustment: await getPercent(db, userId, accountId, ADJUSTED_SITE) };
}

/**
 * Stores the terms with their history; live listings follow a new price adjustment in the background.
 * @param expected the number of live prices that were shown to change
 * @throws increase_out_of_range, prices_changed
 */
export async function storeOfferTerms(
  tx: Tx,
  deps: FollowDeps,
  who: Who,
  accountId: number,
  { price_adjustment, ...delivery }: OfferTerms,
  expected?: number,
): Promise<void> {
  const { userId } = who;
  const before = await withAdjustment(tx, userId, accountId, await getOfferTerms(tx, userId, accountId));
  const kept = await saveOfferTerms(tx, userId, accountId, delivery);
  const adjusted = { userId, accountId, site: ADJUSTED_SITE };
  await setPercent(tx, deps, adjusted, { basisPoints: price_adjustment, expected }, actorOf(who));
  await recordHistory(tx, userId, [
    {
      actor: actorOf(who),
      entity: 'account',
      entityId: accountId,
      field: 'offer-terms',
      before,
      after: { ...kept, price_adjustment },
      why: 'offer_terms_set',
    },
  ]);
}
