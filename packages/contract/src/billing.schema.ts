import {
  BILLING_CURRENCIES,
  BILLING_INTERVALS,
  ENTITLEMENT_NAMES,
  isCountry,
  PLAN_IDS,
  PLAN_LIMITS,
  VAT_ID_CHECKS,
  VAT_TREATMENTS,
} from '@quayside/kernel';
import { z } from 'zod';
import { billing, CHECKOUT_STATUSES, PAYMENT_METHOD_TYPES, PAYMENT_PROVIDERS } from './billing.ts';
import {
  invoiceNumber,
  isoTime,
  nameSchema,
  pathId,
  schemasFor,
  userParams,
  visibleOrEmpty,
  visibleText,
} from './schema.ts';
import { platformSchema } from './session-user.schema.ts';
import { vatProof, vatTerritory } from './vat-basis.schema.ts';

const planId = z.enum(PLAN_IDS);
const interval = z.enum(BILLING_INTERVALS);
const currency = z.enum(BILLING_CURRENCIES);
const methodType = z.enum(PAYMENT_METHOD_TYPES);
const entitlement = z.enum(ENTITLEMENT_NAMES);
/** Minor units of the stated currency. */
const minor = z.number().int();

const limits = z.object({ items: z.number().int(), orders: z.number().int(), sites: z.number().int() });

/** A price for this user. `listNet` is without discount. All amounts are net minor units of the list's currency. */
const planPrice = z.object({ net: minor, listNet: minor });

const plan = z.object({
  id: planId,
  title: z.string(),
  prices: z.object({ monthly: planPrice, yearly: planPrice }),
  limits,
  /** Everything that the plan grants, with what the smaller plans grant. */
  grants: z.array(entitlement).readonly(),
  isCurrent: z.boolean(),
});
nameSchema(plan, 'Plan');
export type PlanView = z.output<typeof plan>;

const planList = z.object({
  currency,
  /** The discount in the prices; null for none. */
  offer: z.object({ percent: z.number().int(), months: z.number().int() }).nullable(),
  plans: z.array(plan).readonly(),
});
export type PlanList = z.output<typeof planList>;

/** Specification, section 9: plan types. */
const planType = z.enum(['trial', 'standard']);

const currentTitle = z.object({
  title: z.string().nullable(),
  /** Null without trial and plan. */
  type: planType.nullable(),
  /** Whether the plan is no longer sold. */
  isLegacy: z.boolean(),
});
export type CurrentPlanTitle = z.output<typeof currentTitle>;

const subscription = z.object({
  plan: planId,
  title: z.string(),
  interval,
  currency,
  state: z.enum(['active', 'past_due', 'ended']),
  periodStart: isoTime,
  periodEnd: isoTime,
  /** Net price of the current period. */
  periodNet: minor,
  /** What applies from `periodEnd`; null for no change. */
  next: z.object({ plan: planId, title: z.string(), interval, net: minor }).nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** While a payment is past due: when the subscription ends without it. */
  endsAt: isoTime.nullable(),
  /** Whether a change waits for its payment. */
  isChanging: z.boolean(),
  /** Where the seller confirms that payment; null if no confirmation is needed. */
  confirmUrl: z.string().nullable(),
});

const currentPlan = z.object({ type: planType.nullable(), subscription: subscription.nullable() });
nameSchema(currentPlan, 'CurrentPlan');
export type CurrentPlan = z.output<typeof currentPlan>;

const subscribed = z.object({ plans: z.array(subscription).readonly() });
export type SubscribedPlans = z.output<typeof subscribed>;

const preview = z.object({
  effective: z.enum(['now', 'period_end']),
  at: isoTime,
  currency,
  /** Zero unless the change applies now. */
  charge: minor,
  credit: minor,
  dueNet: minor,
  dueVat: minor,
  dueTotal: minor,
  vatTreatment: z.enum(VAT_TREATMENTS),
  vatTerritory,
  vatProof,
  vatBasisPoints: z.number().int(),
  /** Net price of each following period. */
  nextNet: minor,
  nextPeriodEnd: isoTime,
  loses: z.array(entitlement).readonly(),
  gains: z.array(entitlement).readonly(),
  /** The limits of the new plan that the current usage exceeds. */
  exceeded: z.array(z.enum(PLAN_LIMITS)).readonly(),
});
export type PlanChangePreview = z.output<typeof preview>;

const choice = { plan: planId, interval };
/** `dueTotal`: the gross amount shown in the preview. A different amount is rejected. */
const changeInput = z.strictObject({ ...choice, dueTotal: minor });
export type PlanChangeInput = z.output<typeof changeInput>;

const usage = z.object({
  usage: limits,
  /** Null without a plan. */
  limits: limits.nullable(),
  exceeded: z.array(z.enum(PLAN_LIMITS)).readonly(),
  /** The smallest plan that covers the usage, with its monthly net price. */
  recommended: z.object({ plan: planId, title: z.string(), net: minor, currency }),
});
export type Usage = z.output<typeof usage>;

/** A provider's name for a payment method: letters, digits, `_` and `-`. Card numbers never reach Quayside. */
const methodToken = z.string().regex(/^[\w-]{1,200}$/);

const checkoutInput = z.strictObject({
  user_id: pathId,
  ...choice,
  payment_method_type: methodType,
  payment_method: methodToken,
  /** The gross amount that the seller was shown. A different amount is rejected. */
  total: minor,
  /** Generated once by the browser for each purchase: the same key returns the same checkout. */
  idempotency_key: z.string().regex(/^[\w-]{8,100}$/),
});
export type CheckoutInput = z.output<typeof checkoutInput>;

const checkout = z.object({
  id: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  payment_method_type: methodType,
  /** Where the seller confirms the payment; null if no confirmation is needed. */
  redirect_url: z.string().nullable(),
  /** Set for `failure`: the provider's reason. */
  error_code: z.string().nullable(),
  plan: planId,
  interval,
});
export type Checkout = z.output<typeof checkout>;

const invoiceRefund = z.object({ number: z.string(), status: z.enum(['pending', 'succeeded', 'failed']) });
export type InvoiceRefund = z.output<typeof invoiceRefund>;

const paymentDetails = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  credit_card_details: z
    .object({
      label: z.string(),
      /** `YYYY-MM`. */
      expires: z.string(),
      card_expired: z.boolean(),
      card_will_expire_soon: z.boolean(),
    })
    .nullable(),
  direct_debit_details: z.object({ label: z.string() }).nullable(),
  paypal_details: z.object({ label: z.string() }).nullable(),
  last_payment_details: z
    .object({
      was_successful: z.boolean(),
      date: isoTime,
      is_processing: z.boolean(),
      error_code: z.string().nullable(),
    })
    .nullable(),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

const methodInput = z.strictObject({
  payment_method_type: methodType,
  payment_method: methodToken,
  /** The token of `billing.getCardToken`. */
  one_time_token: z.string().max(500),
});
export type PaymentMethodInput = z.output<typeof methodInput>;

const methodPageInput = z.strictObject({ payment_method_type: methodType });
export type MethodPageInput = z.output<typeof methodPageInput>;

/**
 * The page leads back to the portal with `session` in its address; `billing.updatePaymentMethod` accepts it as the
 * method.
 */
const methodPage = z.object({ url: z.string() });
export type MethodPage = z.output<typeof methodPage>;

const paymentLinks = z.object({
  /** Paths of the portal. `pay` is null while nothing is due. */
  links: z.object({
    plans: z.string(),
    update_payment_method: z.string(),
    invoices: z.string(),
    pay: z.string().nullable(),
  }),
});
export type PaymentLinks = z.output<typeof paymentLinks>;

const cardToken = z.object({ token: z.string(), expires_at: isoTime });
export type CardToken = z.output<typeof cardToken>;

const trial = z.object({
  /** At `validationTime`, a `waiting` trial expires and a `running` one ends. */
  state: z.enum(['waiting', 'running']),
  validationTime: isoTime,
  postponeCount: z.number().int(),
  canProlong: z.boolean(),
  /** How many items of the platform's shops are listed in the trial. */
  items: z.object({ total: z.number().int(), listed: z.number().int() }),
});
export type Trial = z.output<typeof trial>;

const platformParams = z.strictObject({ ...userParams.shape, platform: platformSchema });

const invoiceDetails = z.strictObject({
  /** The business or person on the invoice. */
  name: visibleText(120),
  line1: visibleText(120),
  line2: visibleOrEmpty(120),
  city: visibleText(120),
  postalCode: z.string().trim().max(20),
  /** A state or province, for countries that need one; otherwise empty. */
  state: visibleOrEmpty(60),
  country: z.string().refine(isCountry, 'invalid_country'),
  /** Empty for none. */
  vatId: z.string().trim().max(20),
  currency,
});
nameSchema(invoiceDetails, 'InvoiceDetails');
export type InvoiceDetails = z.output<typeof invoiceDetails>;

/** The stored details, or a draft that is still incomplete. */
const invoiceDetailsView = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postalCode: z.string(),
  state: z.string(),
  country: z.string(),
  vatId: z.string(),
  currency,
  /**
   * The day, `YYYY-MM-DD`, of the last check of the form of the VAT id, and its method; null if it was not checked.
   */
  vatIdCheck: z.object({ on: z.string(), by: z.enum(VAT_ID_CHECKS) }).nullable(),
  vatProof,
});
export type InvoiceDetailsView = z.output<typeof invoiceDetailsView>;

/** The figures that the seller was shown before a move to another country or currency. */
const moveConsent = z.strictObject({
  liveListings: z.number().int(),
  shippingProfiles: z.number().int(),
  vatBasisPoints: z.number().int(),
  total: minor,
});
export type MoveConsent = z.output<typeof moveConsent>;

const invoiceDetailsInput = z.strictObject({ ...invoiceDetails.shape, expected: moveConsent.optional() });
export type InvoiceDetailsInput = z.output<typeof invoiceDetailsInput>;

/** The next invoice. Amounts are minor units of `currency`. */
const nextInvoice = z.object({
  country: z.string(),
  currency,
  net: minor,
  vat: minor,
  total: minor,
  vatBasisPoints: z.number().int(),
  vatTreatment: z.enum(VAT_TREATMENTS),
  vatTerritory,
  vatProof,
});

const moveEffects = z.object({
  /** Whether country, currency or VAT area change, which requires consent. */
  isMove: z.boolean(),
  /** For the current plan, otherwise for the smallest plan with monthly payment. */
  plan: z.object({ title: z.string(), isRunning: z.boolean() }),
  from: nextInvoice,
  to: nextInvoice,
  /**
   * The number of live listings. They and their prices are unchanged, because prices follow from the item and the site.
   */
  liveListings: z.number().int(),
  /** They are unchanged. */
  shippingProfiles: z.number().int(),
});
export type MoveEffects = z.output<typeof moveEffects>;

const testMethod = z.object({ type: methodType, ref: z.string(), label: z.string() });

const quote = z.object({
  currency,
  /** Net list price without discount. */
  listNet: minor,
  net: minor,
  vat: minor,
  total: minor,
  vatBasisPoints: z.number().int(),
  vatTreatment: z.enum(VAT_TREATMENTS),
  vatTerritory,
  vatProof,
  offer: z.object({ percent: z.number().int(), months: z.number().int() }).nullable(),
  /** When the first period would end if it were paid now. */
  periodEnd: isoTime,
  /** Null if this installation sells no plans. */
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  /** The methods of the built-in test provider; empty for a real one. */
  testMethods: z.array(testMethod).readonly(),
});
export type CheckoutQuote = z.output<typeof quote>;

const planChoiceInput = z.strictObject(choice);
export type PlanChoiceInput = z.output<typeof planChoiceInput>;

export const billingSchemas = schemasFor(billing, {
  listPlans: { params: userParams, output: planList },
  listAvailable: { params: userParams, output: planList },
  listSubscribed: { params: userParams, output: subscribed },
  getCurrentTitle: { params: userParams, output: currentTitle },
  getCurrent: { params: userParams, output: currentPlan },
  previewChange: { params: userParams, query: planChoiceInput, output: preview },
  change: { params: userParams, body: changeInput, output: currentPlan },
  cancel: { params: userParams, output: currentPlan },
  resume: { params: userParams, output: currentPlan },
  getUsage: { params: userParams, output: usage },
  createCheckout: { body: checkoutInput, output: checkout },
  getCheckout: { params: z.strictObject({ id: z.string().regex(/^chk_[\w-]{10,60}$/) }), output: checkout },
  refund: { params: z.strictObject({ ...userParams.shape, number: invoiceNumber }), output: invoiceRefund },
  getPaymentDetails: { params: userParams, output: paymentDetails },
  updatePaymentMethod: { params: userParams, body: methodInput, output: paymentDetails },
  openMethodPage: { params: userParams, body: methodPageInput, output: methodPage },
  getPaymentLinks: { params: userParams, output: paymentLinks },
  getCardToken: { params: userParams, output: cardToken },
  answerPayment: {
    params: z.strictObject({ ...userParams.shape, paymentRef: methodToken }),
    body: z.strictObject({ approved: z.boolean() }),
    output: z.void(),
  },
  getTrial: { params: platformParams, output: trial },
  prolongTrial: { params: platformParams, output: trial },
  startTrial: { params: platformParams, output: trial },
  cancelTrial: { params: platformParams, output: z.void() },
  quote: { params: userParams, query: z.strictObject(choice), output: quote },
  getInvoiceDetails: { params: userParams, output: invoiceDetailsView },
  previewInvoiceDetails: {
    params: userParams,
    query: z.strictObject({
      country: invoiceDetails.shape.country,
      currency,
      vatId: invoiceDetails.shape.vatId.optional(),
      postalCode: invoiceDetails.shape.postalCode.optional(),
    }),
    output: moveEffects,
  },
  updateInvoiceDetails: { params: userParams, body: invoiceDetailsInput, output: invoiceDetailsView },
});
