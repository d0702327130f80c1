import type { OfferTerms as AskedTerms, DeliveryFee } from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { type DeliveryPart, findOfferTerms } from './offer-terms.repository.ts';

/**
 * The terms that are kept, in the port's words. Cdiscount sells in euros.
 * @param usual what is taken for a mode of which the seller said nothing, by code
 */
export function askedTermsOf(
  { handling_time, shipping_options, delivery_fees = {} }: DeliveryPart,
  usual: ReadonlyMap<string, DeliveryFee> = new Map(),
): AskedTerms {
  return {
    handlingDays: handling_time,
    delivery: shipping_options.map((code) => {
      const kept = delivery_fees[code];
      if (!kept) return usual.get(code) ?? { code, cost: euros(0), additionalCost: euros(0) };
      return { code, cost: euros(kept.cost), additionalCost: euros(kept.additional_cost) };
    }),
  };
}

const euros = (cents: number) => money(cents, 'EUR');

/** What the account's offers are to say; undefined where the seller has said nothing, or the platform asks nothing of the kind. */
export async function findAskedTerms(db: Db, userId: number, accountId: number): Promise<AskedTerms | undefined> {
  const kept = await findOfferTerms(db, userId, accountId);
  return kept && askedTermsOf(kept);
}
