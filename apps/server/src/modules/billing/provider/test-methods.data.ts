import type { PaymentMethodType } from '@quayside/contract';

/**
 * The outcome of a payment with a test method. `pending` is settled by the second poll; `stuck` never is. `unavailable`
 * responds with a server error twice and then succeeds. `recurring_declined` succeeds while the seller is present and
 * is declined at each renewal.
 */
export type TestOutcome =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'second_factor'
  | 'pending'
  | 'stuck'
  | 'unavailable'
  | 'recurring_declined';

export interface TestMethod {
  readonly type: PaymentMethodType;
  readonly label: string;
  readonly outcome: TestOutcome;
  /** The number of months until the card expires; negative for an expired card. */
  readonly expiresInMonths?: number;
}

/** The methods of the built-in test provider. `packages/contract` lists the same names for the portal. */
export const TEST_METHODS: Readonly<Record<string, TestMethod>> = {
  test_card_success: { type: 'CREDIT_CARD', label: 'Test card •••• 4242', outcome: 'success', expiresInMonths: 36 },
  test_card_declined: { type: 'CREDIT_CARD', label: 'Test card •••• 0002', outcome: 'declined', expiresInMonths: 36 },
  test_card_no_funds: { type: 'CREDIT_CARD', label: 'Test card •••• 9995', outcome: 'insufficient_funds', expiresInMonths: 36 },
  test_card_second_factor: { type: 'CREDIT_CARD', label: 'Test card •••• 3155', outcome: 'second_factor', expiresInMonths: 36 },
  test_card_pending: { type: 'CREDIT_CARD', label: 'Test card •••• 0259', outcome: 'pending', expiresInMonths: 36 },
  test_card_stuck: { type: 'CREDIT_CARD', label: 'Test card •••• 0408', outcome: 'stuck', expiresInMonths: 36 },
  test_card_unavailable: { type: 'CREDIT_CARD', label: 'Test card •••• 0500', outcome: 'unavailable', expiresInMonths: 36 },
  test_card_renewal_declined: { type: 'CREDIT_CARD', label: 'Test card •••• 0341', outcome: 'recurring_declined', expiresInMonths: 36 },
  test_card_expires_soon: { type: 'CREDIT_CARD', label: 'Test card •••• 0069', outcome: 'success', expiresInMonths: 0 },
  test_debit_success: { type: 'DIRECT_DEBIT', label: 'Test account •••• 3000', outcome: 'pending' },
  test_debit_declined: { type: 'DIRECT_DEBIT', label: 'Test account •••• 3002', outcome: 'declined' },
  test_paypal_success: { type: 'PAYPAL', label: 'Test PayPal account', outcome: 'second_factor' },
};
