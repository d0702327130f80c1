import type { MethodType } from './model.ts';

/** The outcome of a payment with a test method. Source: Stripe's own test methods (docs.stripe.com/testing). */
export interface TestMethod {
  readonly type: MethodType;
  readonly brand: string;
  readonly last4: string;
  /** `authenticate`: asks for a second factor if the payer is present. `later`: is processed first. */
  readonly goes: 'succeeds' | 'declined' | 'authenticate' | 'authenticate_always' | 'later' | 'later_failed';
  readonly declineCode?: string;
}

/** By the name with which an API client may use them. */
export const TEST_METHODS: Readonly<Record<string, TestMethod>> = {
  pm_card_visa: { type: 'card', brand: 'visa', last4: '4242', goes: 'succeeds' },
  pm_card_mastercard: { type: 'card', brand: 'mastercard', last4: '4444', goes: 'succeeds' },
  pm_card_chargeDeclined: { type: 'card', brand: 'visa', last4: '0002', goes: 'declined', declineCode: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { type: 'card', brand: 'visa', last4: '9995', goes: 'declined', declineCode: 'insufficient_funds' },
  pm_card_authenticationRequired: { type: 'card', brand: 'visa', last4: '3184', goes: 'authenticate_always' },
  pm_card_authenticationRequiredOnSetup: { type: 'card', brand: 'visa', last4: '3155', goes: 'authenticate' },
  pm_card_chargeCustomerFail: { type: 'card', brand: 'visa', last4: '0341', goes: 'declined', declineCode: 'generic_decline' },
  pm_sepaDebit_success_de: { type: 'sepa_debit', brand: '', last4: '3000', goes: 'later' },
  pm_sepaDebit_failure_de: { type: 'sepa_debit', brand: '', last4: '3001', goes: 'later_failed' },
  pm_paypal: { type: 'paypal', brand: '', last4: '', goes: 'authenticate' },
};
