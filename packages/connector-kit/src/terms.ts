import type { Money, Site } from '@quayside/kernel';
import type { AccountSession } from './runtime.ts';

/** How a seller sends and how soon, where a marketplace wants that with every offer. Money is in the site's currency. */
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
  /** For each further piece. */
  readonly additionalCost: Money;
}

/** The same as a seller asks for them: what is left open is what the offer says, or else the account's other offers. */
export interface AskedTerms {
  readonly handlingDays: number;
  readonly delivery: readonly (Pick<DeliveryFee, 'code'> & Partial<DeliveryFee>)[];
}

export interface DeliveryMode {
  readonly code: string;
  /** In the marketplace's own words. */
  readonly name: string;
}

/** Present where every offer names its terms, and the marketplace has no policies that it could name instead. */
export interface TermsChannel {
  /** The modes that the account may name in its offers. */
  listDeliveryModes(session: AccountSession): Promise<readonly DeliveryMode[]>;
  /** What each offer of the shop says now, by its sku: the seller's own, and those that Quayside made of items from elsewhere. */
  readTerms(session: AccountSession, site: Site): Promise<ReadonlyMap<string, OfferTerms>>;
}

/** Fees count by what they are, not by their order. */
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
