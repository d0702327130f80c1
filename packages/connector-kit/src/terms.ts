import type { Money, Site } from '@quayside/kernel';
import type { AccountSession } from './runtime.ts';

/** Delivery modes and handling time of an offer, if the marketplace requires them with every offer. Money is in the site's currency. */
export interface OfferTerms {
  /** Working days from the order to the shipment. */
  readonly handlingDays: number;
  /** At least one. */
  readonly delivery: readonly DeliveryFee[];
}

export interface DeliveryFee {
  /** The marketplace's code of the delivery mode. */
  readonly code: string;
  readonly cost: Money;
  /** For each additional piece. */
  readonly additionalCost: Money;
}

/** Offer terms as a seller sets them. For an absent field the current offer applies, otherwise the account's other offers. */
export interface AskedTerms {
  readonly handlingDays: number;
  readonly delivery: readonly (Pick<DeliveryFee, 'code'> & Partial<DeliveryFee>)[];
}

export interface DeliveryMode {
  readonly code: string;
  /** The mode's name at the marketplace. */
  readonly name: string;
}

/** Present if every offer states its terms and the marketplace has no policies to refer to instead. */
export interface TermsChannel {
  /** Lists the delivery modes that the account may use in its offers. */
  listDeliveryModes(session: AccountSession): Promise<readonly DeliveryMode[]>;
  /** Reads the current terms of each offer of the shop by SKU: the seller's own offers and those that Quayside created. */
  readTerms(session: AccountSession, site: Site): Promise<ReadonlyMap<string, OfferTerms>>;
}

/** Compares terms; the order of the fees does not matter. */
export function isSameTerms(one: OfferTerms, other: OfferTerms): boolean {
  return one.handlingDays === other.handlingDays && isSameDelivery(one.delivery, other.delivery);
}

export function isSameDelivery(one: readonly DeliveryFee[], other: readonly DeliveryFee[]): boolean {
  const fees = new Map(other.map((fee) => [fee.code, fee]));
  return (
    one.length === other.length &&
    one.every(({ code, cost, additionalCost }) => {
      const fee = fees.get(code);
      return fee?.cost.minor === cost.minor && fee.additionalCost.minor === additionalCost.minor;
    })
  );
}
