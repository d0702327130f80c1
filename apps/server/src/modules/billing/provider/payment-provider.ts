import type { PaymentMethodType, PaymentProviderName } from '@quayside/contract';
import type { BillingCurrency } from '@quayside/kernel';

export interface ChargeRequest {
  /** The provider charges only once per key, however often it is called. */
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: BillingCurrency;
  readonly methodType: PaymentMethodType;
  /** The provider's name for the method, or the token from which a new method is stored. */
  readonly methodRef: string;
  /** Whether the seller is present and can confirm the payment. */
  readonly isSellerPresent: boolean;
  /** The payer: our key for the business, and the provider's name for it, if there is one. */
  readonly customer: { readonly key: string; readonly ref: string | null };
  /** The text for the seller on the provider's page. */
  readonly description: string;
  /** The path of the portal to which the provider's page leads back. */
  readonly returnPath: string;
}

/** `requires_action`: the seller must confirm the payment at `actionUrl`; until then it is pending. */
export type ProviderStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed';

export interface ProviderPayment {
  readonly ref: string;
  readonly status: ProviderStatus;
  readonly actionUrl: string | null;
  /** Set for `failed`: the provider's reason, such as `card_declined`. */
  readonly errorCode: string | null;
  /**
   * The provider's name for a method that was stored with this payment for later use; null if it is the one in the
   * request.
   */
  readonly methodRef: string | null;
  /** The provider's name for the business; null if it stores none. */
  readonly customerRef: string | null;
}

export interface DescribedMethod {
  /** The name by which the seller recognizes it: `Visa •••• 4242`. */
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
  /** The provider opens only one page per key. */
  readonly key: string;
}

export interface OpenedPage {
  readonly url: string;
  readonly customerRef: string;
}

export interface RefundRequest {
  /** The provider refunds only once per key, however often it is called. */
  readonly key: string;
  /** The provider's name for the payment. */
  readonly paymentRef: string;
  readonly amountMinor: number;
}

export interface ProviderRefund {
  /** The provider's name for the refund; null if it rejected the refund. */
  readonly ref: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** Set for `failed`: the provider's reason. */
  readonly errorCode: string | null;
}

/** A refund, as known to the provider. */
export interface KnownRefund {
  readonly ref: string;
  readonly amountMinor: number;
  readonly status: ProviderRefund['status'];
  /** The key of our request; null for a refund that was made at the provider directly. */
  readonly key: string | null;
}

export interface RefundedPayment {
  /** The key of our charge; null for a payment that is not ours. */
  readonly key: string | null;
  readonly refunds: readonly KnownRefund[];
}

/** The provider did not respond, or responded with a server error. The call may have succeeded. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A service that processes payments. Our own rows say what was paid; they follow the provider's responses. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** @throws ProviderUnavailable; it is safe to send the same key again */
  charge(request: ChargeRequest): Promise<ProviderPayment>;
  /**
   * Finds the payment that was charged for a key, because the provider may have forgotten the key itself.
   * @throws ProviderUnavailable; undefined if nothing was charged for it
   */
  find(key: string): Promise<ProviderPayment | undefined>;
  /** @throws ProviderUnavailable */
  read(ref: string): Promise<ProviderPayment>;
  /**
   * Cancels a pending payment. A settled payment is returned unchanged.
   * @throws ProviderUnavailable
   */
  cancel(ref: string): Promise<ProviderPayment>;
  /**
   * Refunds a payment, or returns the state of its refund.
   * @throws ProviderUnavailable; it is safe to send the same key again
   */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  /**
   * All refunds of a payment, whoever made them.
   * @param paymentRef the provider's own name for it, as in its events
   * @throws ProviderUnavailable; undefined if the provider does not know the payment
   */
  readRefunds(paymentRef: string): Promise<RefundedPayment | undefined>;
  /**
   * Resolves the payment method that a seller states; the provider's own name for it is `ref`.
   * @param customerRef the provider's name for the business, to which a stored method must belong
   * @returns undefined if the business has no such method
   * @throws ProviderUnavailable
   */
  accept(methodType: PaymentMethodType, given: string, customerRef: string | null): Promise<AcceptedMethod | undefined>;
  /**
   * Opens a page on which the seller chooses a method without paying. `{session}` in the path is replaced by the value
   * for `accept`.
   * @throws ProviderUnavailable; undefined if the provider has no such page
   */
  openMethodPage(request: MethodPageRequest): Promise<OpenedPage | undefined>;
  /** @throws ProviderUnavailable; undefined if the provider does not know the method */
  describe(methodType: PaymentMethodType, methodRef: string): Promise<DescribedMethod | undefined>;
}
