import type { PaymentMethodType, PaymentProviderName } from '@quayside/contract';
import type { BillingCurrency } from '@quayside/kernel';

export interface ChargeRequest {
  /** The provider charges once for a key, however often it is asked. */
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: BillingCurrency;
  readonly methodType: PaymentMethodType;
  /** The provider's name for the method, or the token with which a new method is stored. */
  readonly methodRef: string;
  /** Whether the seller is present and can confirm the payment. */
  readonly isSellerPresent: boolean;
  /** Who pays: our key of the business, and the provider's name for it, if it has one. */
  readonly customer: { readonly key: string; readonly ref: string | null };
  /** The text for the seller on the provider's page. */
  readonly description: string;
  /** The path of the portal to which the provider's page leads back. */
  readonly returnPath: string;
}

/** `requires_action`: the seller confirms the payment at `actionUrl`; until then it is pending. */
export type ProviderStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed';

export interface ProviderPayment {
  readonly ref: string;
  readonly status: ProviderStatus;
  readonly actionUrl: string | null;
  /** Set for `failed`: the provider's reason, such as `card_declined`. */
  readonly errorCode: string | null;
  /** The provider's name for a method that was stored with this payment, for later ones; null if it is the one that was named. */
  readonly methodRef: string | null;
  /** The provider's name for the business; null if it keeps none. */
  readonly customerRef: string | null;
}

export interface DescribedMethod {
  /** The name by which the seller recognises it: `Visa •••• 4242`. */
  readonly label: string;
  /** The last valid day of a card, `YYYY-MM-DD`; null for other methods. */
  readonly expiresOn: string | null;
}

/** `isChosenLater`: the seller chooses it on the provider's page while paying. */
export interface AcceptedMethod extends DescribedMethod {
  readonly ref: string;
  readonly isChosenLater: boolean;
}

export interface MethodPageRequest extends Pick<ChargeRequest, 'customer' | 'methodType' | 'returnPath'> {
  /** The provider opens one page for a key. */
  readonly key: string;
}

export interface OpenedPage {
  readonly url: string;
  readonly customerRef: string;
}

export interface RefundRequest {
  /** The provider gives back once for a key, however often it is asked. */
  readonly key: string;
  /** The provider's name for the payment. */
  readonly paymentRef: string;
  readonly amountMinor: number;
}

export interface ProviderRefund {
  /** The provider's name for the refund; null if it refused one. */
  readonly ref: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Set for `failed`: the provider's reason. */
  readonly errorCode: string | null;
}

/** A refund that the provider knows. */
export interface KnownRefund {
  readonly ref: string;
  readonly amountMinor: number;
  readonly status: ProviderRefund['status'];
  /** The key that we asked with; null for a refund that was made at the provider itself. */
  readonly key: string | null;
}

export interface RefundedPayment {
  /** The key that we charged with; null for a payment that is not ours. */
  readonly key: string | null;
  readonly refunds: readonly KnownRefund[];
}

/** The provider did not answer, or answered with a server error. The call may have succeeded. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A service that takes money. Our own rows say what was paid; they follow what the provider answers. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** @throws ProviderUnavailable; the same key may be sent again */
  charge(request: ChargeRequest): Promise<ProviderPayment>;
  /**
   * The payment that was charged for a key, for when the provider may have forgotten the key itself.
   * @throws ProviderUnavailable; undefined if nothing was charged for it
   */
  find(key: string): Promise<ProviderPayment | undefined>;
  /** @throws ProviderUnavailable */
  read(ref: string): Promise<ProviderPayment>;
  /**
   * Cancels a payment that is still pending. A payment that is settled already is returned as it is.
   * @throws ProviderUnavailable
   */
  cancel(ref: string): Promise<ProviderPayment>;
  /**
   * Gives a payment back, or tells how far its refund is.
   * @throws ProviderUnavailable; the same key may be sent again
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /**
   * Everything that was given back of a payment, by whomever.
   * @param paymentRef the provider's own name for it, as its events have it
   * @throws ProviderUnavailable; undefined if the provider does not know the payment
   */
  readRefunds(paymentRef: string): Promise<RefundedPayment | undefined>;
  /**
   * What a seller names as the method: the provider's own name for it is `ref`.
   * @param customerRef the provider's name for the business, to which a stored method must belong
   * @returns undefined if the business has no such method
   * @throws ProviderUnavailable
   */
  accept(methodType: PaymentMethodType, given: string, customerRef: string | null): Promise<AcceptedMethod | undefined>;
  /**
   * Opens a page on which the seller chooses a method without paying. `{session}` in the path becomes what `accept` takes.
   * @throws ProviderUnavailable; undefined if the provider has no such page
   */
  openMethodPage(request: MethodPageRequest): Promise<OpenedPage | undefined>;
  /** @throws ProviderUnavailable; undefined if the provider does not know the method */
  describe(methodType: PaymentMethodType, methodRef: string): Promise<DescribedMethod | undefined>;
}
