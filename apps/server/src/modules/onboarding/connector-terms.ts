import type { AskedTerms, DeliveryFee, OfferTerms } from '@quayside/connector-kit';
import type { DeliveryFees } from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { type DeliveryPart, findOfferTerms } from './offer-terms.repository.ts';

/**
 * Converts the stored terms to the port's format, with a fee for each mode. Cdiscount sells in euros.
 * @param usual the fees of modes without a stored fee, by code
 */
export function toConnectorTerms(
  { handling_time, shipping_options, delivery_fees = {} }: DeliveryPart,
  usual: ReadonlyMap<string, DeliveryFee>,
): OfferTerms {
  return {
    handlingDays: handling_time,
    delivery: shipping_options.map((code) => {
      const kept = delivery_fees[code];
      return kept ? feeOf(code, kept) : (usual.get(code) ?? { code, cost: euros(0), additionalCost: euros(0) });
    }),
  };
}

const euros = (cents: number) => money(cents, 'EUR');

const feeOf = (code: string, { cost, additional_cost }: DeliveryFees): DeliveryFee => ({
  code,
  cost: euros(cost),
  additionalCost: euros(additional_cost),
});

/** The terms for the account's offers; undefined if the seller set none or the platform has no such terms. */
export async function findConnectorTerms(db: Db, userId: number, accountId: number): Promise<AskedTerms | undefined> {
  const kept = await findOfferTerms(db, userId, accountId);
  if (!kept) return undefined;
  const { handling_time: handlingDays, shipping_options, delivery_fees: fees = {} } = kept;
  return {
    handlingDays,
    delivery: shipping_options.map((code) => {
      const fee = fees[code];
      return fee ? feeOf(code, fee) : { code };
    }),
  };
}
