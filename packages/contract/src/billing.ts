import type { BillingCurrency, Platform } from '@quayside/kernel';
import type {
  CardToken,
  Checkout,
  CheckoutInput,
  CheckoutQuote,
  CurrentPlan,
  CurrentPlanTitle,
  InvoiceDetailsInput,
  InvoiceDetailsView,
  InvoiceRefund,
  MethodPage,
  MethodPageInput,
  MoveEffects,
  PaymentDetails,
  PaymentLinks,
  PaymentMethodInput,
  PlanChangeInput,
  PlanChangePreview,
  PlanChoiceInput,
  PlanList,
  SubscribedPlans,
  Trial,
  Usage,
} from './billing.schema.ts';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';

export type {
  CardToken,
  Checkout,
  CheckoutInput,
  CheckoutQuote,
  CurrentPlan,
  CurrentPlanTitle,
  InvoiceDetails,
  InvoiceDetailsInput,
  InvoiceDetailsView,
  InvoiceRefund,
  MethodPage,
  MethodPageInput,
  MoveConsent,
  MoveEffects,
  PaymentDetails,
  PaymentLinks,
  PaymentMethodInput,
  PlanChangeInput,
  PlanChangePreview,
  PlanChoiceInput,
  PlanList,
  PlanView,
  SubscribedPlans,
  Trial,
  Usage,
} from './billing.schema.ts';

/** The ways to pay (specification, section 3: payment details). */
export const PAYMENT_METHOD_TYPES = ['CREDIT_CARD', 'DIRECT_DEBIT', 'PAYPAL'] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** A checkout's status. The portal compares `pending` in any case (specification, section 9). */
export const CHECKOUT_STATUSES = ['pending', 'success', 'failure'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** A payment method that the seller chooses on the provider's own page, so that no card number reaches Quayside. */
export const CHOSEN_AT_PROVIDER = 'at_provider';

export const PAYMENT_PROVIDERS = ['test', 'stripe'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** The error codes of this room → HTTP status. */
export const billingErrors = {
  no_subscription: 404,
  same_plan: 409,
  plan_price_changed: 409,
  payment_pending: 409,
  /** A change of plan that applies now, while the current period is not paid. */
  payment_overdue: 409,
  payment_method_missing: 409,
  payment_method_unknown: 400,
  invoice_details_invalid: 400,
  already_subscribed: 409,
  /** An idempotency key that was used for a purchase with other terms. */
  idempotency_key_reused: 422,
  invoice_details_missing: 409,
  currency_not_supported: 409,
  currency_in_use: 409,
  /** Another country or currency without consent, or with figures that have changed since. */
  move_changed: 409,
  checkout_off: 403,
  checkout_not_found: 404,
  card_token_invalid: 410,
  no_trial: 404,
  trial_not_prolongable: 409,
  invoice_not_paid: 409,
} as const satisfies ErrorStatuses;

type PlatformParams = UserParams & { readonly platform: Platform };

export const billing = {
  listPlans: defineCall<{ params: UserParams }, PlanList>({
    id: 'billing.listPlans',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/plans',
    userParam: 'id',
    summary: 'Every plan with its price for this user',
  }),
  listAvailable: defineCall<{ params: UserParams }, PlanList>({
    id: 'billing.listAvailable',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/plans/available',
    userParam: 'id',
    summary: 'The plans that the user can change to',
  }),
  listSubscribed: defineCall<{ params: UserParams }, SubscribedPlans>({
    id: 'billing.listSubscribed',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/plans/subscribed',
    userParam: 'id',
    summary: 'The plans that the user pays for',
  }),
  getCurrentTitle: defineCall<{ params: UserParams }, CurrentPlanTitle>({
    id: 'billing.getCurrentTitle',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/plans/current',
    userParam: 'id',
    summary: 'Title and type of the current plan',
  }),
  getCurrent: defineCall<{ params: UserParams }, CurrentPlan>({
    id: 'billing.getCurrent',
    method: 'GET',
    path: '/v2/users/{id}/subscriptions/plans/current',
    userParam: 'id',
    summary: 'The current plan with its period and what follows it',
  }),
  previewChange: defineCall<{ params: UserParams; query: PlanChoiceInput }, PlanChangePreview>({
    id: 'billing.previewChange',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/plans/preview',
    userParam: 'id',
    summary: 'What a change of plan costs, and what it takes away',
    errors: ['no_subscription', 'same_plan', 'payment_overdue'],
  }),
  change: defineCall<{ params: UserParams; body: PlanChangeInput }, CurrentPlan>({
    id: 'billing.change',
    method: 'PUT',
    path: '/v1/users/{id}/subscriptions/plans/current',
    userParam: 'id',
    summary: 'Change the plan for the amount that the preview showed',
    duty: 'billing',
    status: 202,
    errors: [
      'no_subscription',
      'same_plan',
      'plan_price_changed',
      'payment_pending',
      'payment_overdue',
      'payment_method_missing',
      'closing_begun',
    ],
  }),
  cancel: defineCall<{ params: UserParams }, CurrentPlan>({
    id: 'billing.cancel',
    method: 'DELETE',
    path: '/v1/users/{id}/subscriptions/plans/current',
    userParam: 'id',
    summary: 'Cancel the plan at the end of the paid period',
    duty: 'billing',
    errors: ['no_subscription'],
  }),
  resume: defineCall<{ params: UserParams }, CurrentPlan>({
    id: 'billing.resume',
    method: 'POST',
    path: '/v1/users/{id}/subscriptions/plans/current/resume',
    userParam: 'id',
    summary: 'Withdraw a cancellation or a change that has not happened yet',
    duty: 'billing',
    errors: ['no_subscription', 'closing_begun'],
  }),
  getUsage: defineCall<{ params: UserParams }, Usage>({
    id: 'billing.getUsage',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/usage',
    userParam: 'id',
    summary: 'Items, orders and sites in use, and the plan that covers them',
  }),
  createCheckout: defineCall<{ body: CheckoutInput }, Checkout>({
    id: 'billing.createCheckout',
    method: 'POST',
    path: '/checkout',
    summary: 'Start the payment of a plan',
    duty: 'billing',
    status: 201,
    errors: [
      'already_subscribed',
      'idempotency_key_reused',
      'payment_pending',
      'plan_price_changed',
      'invoice_details_missing',
      'currency_not_supported',
      'checkout_off',
      'payment_method_unknown',
      'foreign_user',
      'closing_begun',
    ],
  }),
  getCheckout: defineCall<{ params: { readonly id: string } }, Checkout>({
    id: 'billing.getCheckout',
    method: 'GET',
    path: '/checkout/{id}',
    summary: 'The status of a payment',
    errors: ['checkout_not_found'],
  }),
  refund: defineCall<{ params: UserParams & { readonly number: string } }, InvoiceRefund>({
    id: 'billing.refund',
    method: 'POST',
    path: '/v2/users/{id}/invoices/{number}/refund',
    userParam: 'id',
    access: 'admin',
    summary: 'Give the payment of an invoice back, and credit the invoice',
    status: 202,
    errors: ['invoice_not_found', 'invoice_not_paid', 'payment_method_missing'],
  }),
  getPaymentDetails: defineCall<{ params: UserParams }, PaymentDetails>({
    id: 'billing.getPaymentDetails',
    method: 'GET',
    path: '/v1/users/{id}/payment_details',
    userParam: 'id',
    summary: 'The payment method and the last payment',
  }),
  updatePaymentMethod: defineCall<{ params: UserParams; body: PaymentMethodInput }, PaymentDetails>({
    id: 'billing.updatePaymentMethod',
    method: 'PUT',
    path: '/v1/users/{id}/payment_details',
    userParam: 'id',
    summary: 'Replace the payment method and retry an open payment',
    duty: 'billing',
    errors: ['no_subscription', 'card_token_invalid', 'payment_method_unknown', 'no_access'],
  }),
  openMethodPage: defineCall<{ params: UserParams; body: MethodPageInput }, MethodPage>({
    id: 'billing.openMethodPage',
    method: 'POST',
    path: '/v1/users/{id}/payment_details/page',
    userParam: 'id',
    summary: 'Open the page of the payment provider on which another payment method is chosen',
    duty: 'billing',
    errors: ['no_subscription', 'payment_method_unknown', 'no_access'],
  }),
  getPaymentLinks: defineCall<{ params: UserParams }, PaymentLinks>({
    id: 'billing.getPaymentLinks',
    method: 'GET',
    path: '/v1/users/{id}/current_payment_links',
    userParam: 'id',
    summary: 'Where the user pays and changes the payment method',
  }),
  getCardToken: defineCall<{ params: UserParams }, CardToken>({
    id: 'billing.getCardToken',
    method: 'GET',
    path: '/v1/users/{id}/credit-card-one-time',
    userParam: 'id',
    summary: 'A token that permits one change of the payment method',
  }),
  answerPayment: defineCall<
    { params: UserParams & { readonly paymentRef: string }; body: { approved: boolean } },
    void
  >({
    id: 'billing.answerPayment',
    method: 'POST',
    path: '/v1/users/{id}/test-payments/{paymentRef}',
    userParam: 'id',
    summary: 'Answer the second factor of the built-in test provider',
    duty: 'billing',
    status: 204,
    errors: ['checkout_not_found'],
  }),
  getTrial: defineCall<{ params: PlatformParams }, Trial>({
    id: 'billing.getTrial',
    method: 'GET',
    path: '/v1/users/{id}/trial/items/{platform}',
    namesPlatform: true,
    userParam: 'id',
    summary: 'The items of a platform’s trial, and when it begins or ends',
    errors: ['no_trial'],
  }),
  prolongTrial: defineCall<{ params: PlatformParams }, Trial>({
    id: 'billing.prolongTrial',
    method: 'PUT',
    path: '/v1/users/{id}/trial/prolong/{platform}',
    namesPlatform: true,
    userParam: 'id',
    summary: 'Postpone the start of translate and list, or the end of the trial',
    duty: 'billing',
    errors: ['no_trial', 'trial_not_prolongable'],
  }),
  startTrial: defineCall<{ params: PlatformParams }, Trial>({
    id: 'billing.startTrial',
    method: 'PUT',
    path: '/v1/users/{id}/trial/start/{platform}',
    namesPlatform: true,
    userParam: 'id',
    summary: 'Launch the trial of a platform',
    duty: 'billing',
    errors: ['no_trial'],
  }),
  cancelTrial: defineCall<{ params: PlatformParams }, void>({
    id: 'billing.cancelTrial',
    method: 'DELETE',
    path: '/v1/users/{id}/trial/{platform}',
    userParam: 'id',
    summary: 'End the trial of a platform now',
    duty: 'billing',
    status: 204,
    errors: ['no_trial'],
  }),
  quote: defineCall<{ params: UserParams; query: PlanChoiceInput }, CheckoutQuote>({
    id: 'billing.quote',
    method: 'GET',
    path: '/v1/users/{id}/subscriptions/quote',
    userParam: 'id',
    summary: 'What a new plan costs with VAT, and how it can be paid',
  }),
  getInvoiceDetails: defineCall<{ params: UserParams }, InvoiceDetailsView>({
    id: 'billing.getInvoiceDetails',
    method: 'GET',
    path: '/v1/users/personal_data_management/invoice_details/{id}',
    userParam: 'id',
    summary: 'Name, address and VAT id for invoices',
  }),
  previewInvoiceDetails: defineCall<
    {
      params: UserParams;
      query: {
        country: string;
        currency: BillingCurrency;
        vatId?: string | undefined;
        postalCode?: string | undefined;
      };
    },
    MoveEffects
  >({
    id: 'billing.previewInvoiceDetails',
    method: 'GET',
    path: '/v1/users/{id}/personal_data_management/invoice_details/effects',
    userParam: 'id',
    summary: 'What another country, currency or VAT id changes, and what it leaves',
    errors: ['currency_in_use'],
  }),
  /**
   * Changing country or currency requires `expected`: the figures of `billing.previewInvoiceDetails` that the seller
   * agreed to.
   */
  updateInvoiceDetails: defineCall<{ params: UserParams; body: InvoiceDetailsInput }, InvoiceDetailsView>({
    id: 'billing.updateInvoiceDetails',
    method: 'PUT',
    path: '/v1/users/{id}/personal_data_management/invoice_details',
    userParam: 'id',
    summary: 'Change name, address, VAT id and currency for invoices',
    duty: 'billing',
    errors: ['currency_in_use', 'invoice_details_invalid', 'move_changed'],
  }),
};
