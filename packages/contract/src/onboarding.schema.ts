import { isCountry, isPlainName, ONBOARDING_CHANNELS, ONBOARDING_STEPS, SUPPORTED_CURRENCIES } from '@quayside/kernel';
import { z } from 'zod';
import { onboarding, PRODUCT_CHOICES, SHIPPING_CHOICES, TOOL_CODES } from './onboarding.ts';
import { isoTime, nameSchema, ownPath, pathId, queryBoolean, schemasFor, userParams, visibleText } from './schema.ts';
import { oneOf, platformSchema, siteSchema } from './session-user.schema.ts';
import { offerTaxes } from './taxes.schema.ts';

const onboardingParams = z.strictObject({ ...userParams.shape, platform: platformSchema });
export type OnboardingParams = z.output<typeof onboardingParams>;

const stepType = oneOf(ONBOARDING_STEPS);
const accountQuery = z.strictObject({ accountId: pathId });

const isEachOnce = (words: readonly string[]) => new Set(words).size === words.length;
const sites = z.strictObject({ sites: z.array(siteSchema).max(20).refine(isEachOnce).readonly() });
const modeCode = z.string().regex(/^[A-Z0-9]{2,10}$/);
/** At most a thousand euros. */
const fee = z.number().int().min(0).max(100_000);
const deliveryFees = z.strictObject({
  cost: fee,
  /** For each additional piece. */
  additional_cost: fee,
});
/** The price of a delivery mode for a buyer, in cents. */
export type DeliveryFees = z.output<typeof deliveryFees>;

const offerTerms = z.strictObject({
  /** Days from order to dispatch. */
  handling_time: z.number().int().min(1).max(30),
  /** Codes of the account's delivery modes. */
  shipping_options: z.array(modeCode).min(1).max(20).refine(isEachOnce).readonly(),
  /** Fees by mode code. A mode without an entry has the fee of the shop's existing offers, otherwise none. */
  delivery_fees: z.record(modeCode, deliveryFees).optional(),
  /** Basis points added to the price: 250 is 2.5 % more. It becomes a price rule, whose range it has. */
  price_adjustment: z.number().int().min(-9_000).max(100_000),
});
nameSchema(offerTerms, 'OfferTerms');
/** Delivery terms of Cdiscount offers, and the price adjustment for offers that Quayside creates there. */
export type OfferTerms = z.output<typeof offerTerms>;

const answers = z.object({
  SetShippingOptions: z.strictObject({ shipping: z.enum(SHIPPING_CHOICES) }),
  ThirdPartyTool: z.strictObject({
    tool: z.enum(TOOL_CODES),
    /** Set for ChannelAdvisor. */
    profile_id: visibleText(100).optional(),
  }),
  PayPalMultiCurrency: z.strictObject({ accepts_other_currencies: z.boolean() }),
  ConfigureSites: sites,
  /** The home site as shown; the call returns `conflict` if it has changed. */
  ConfirmSourceSite: z.strictObject({ site: siteSchema }),
  SelectTargetSites: sites,
  SelectProductsType: z.strictObject({ products: z.enum(PRODUCT_CHOICES) }),
  SetOfferTerms: offerTerms,
  /** The default for offers of this account. Nothing is preset. */
  SetTaxes: offerTaxes,
  EditAccountInfo: z.strictObject({
    name: visibleText(200).refine(isPlainName),
    country: z.string().refine(isCountry),
    currency: oneOf<string>(SUPPORTED_CURRENCIES),
  }),
});
nameSchema(answers, 'OnboardingAnswers');
/** The answer of each step. */
export type StepAnswers = z.output<typeof answers>;

const answer = z.discriminatedUnion('step', [
  answers.shape.SetShippingOptions.extend({ step: z.literal('SetShippingOptions') }),
  answers.shape.ThirdPartyTool.extend({ step: z.literal('ThirdPartyTool') }),
  answers.shape.PayPalMultiCurrency.extend({ step: z.literal('PayPalMultiCurrency') }),
  answers.shape.ConfigureSites.extend({ step: z.literal('ConfigureSites') }),
  answers.shape.ConfirmSourceSite.extend({ step: z.literal('ConfirmSourceSite') }),
  answers.shape.SelectTargetSites.extend({ step: z.literal('SelectTargetSites') }),
  answers.shape.SelectProductsType.extend({ step: z.literal('SelectProductsType') }),
  answers.shape.SetOfferTerms.extend({
    step: z.literal('SetOfferTerms'),
    /** The number of live prices that the seller saw would change; the call returns `prices_changed` if it differs. */
    expected: z.number().int().min(0).optional(),
  }),
  answers.shape.SetTaxes.extend({
    step: z.literal('SetTaxes'),
    /** The number of live offers that the seller saw would change; the call returns `taxes_changed` if it differs. */
    expected: z.number().int().min(0).optional(),
  }),
  answers.shape.EditAccountInfo.extend({ step: z.literal('EditAccountInfo') }),
]);

const view = z.object({
  id: z.number().int(),
  channel: platformSchema,
  /** `ebayAutoOptIn` if the campaign makes it a separate channel. */
  kind: oneOf(ONBOARDING_CHANNELS),
  campaign: z.string().nullable(),
  is_ongoing: z.boolean(),
  step: z.object({
    type: stepType,
    /** The number in the displayed "step 2 of 4"; null at the end. */
    number: z.number().int().nullable(),
    count: z.number().int(),
  }),
  /** The steps that may be opened now. */
  reachable: z.array(stepType).readonly(),
  isSubscriptionFailed: z.boolean(),
  /** Null until its account is connected. */
  account_id: z.number().int().nullable(),
  answers: answers.partial(),
  started_at: isoTime,
  finished_at: isoTime.nullable(),
  outcome: z.enum(['done', 'cancelled']).nullable(),
});
nameSchema(view, 'Onboarding');
export type Onboarding = z.output<typeof view>;

const cdiscount = z.object({
  ...offerTerms.shape,
  account_id: z.number().int(),
  status: z.enum(['VALID', 'disconnected', 'internal-error']),
  username: z.string(),
  /** Whether the seller has set the terms. If not, they are defaults for the form. */
  is_set: z.boolean(),
  /** The delivery modes of the seller's contract; null while Cdiscount cannot be reached. */
  delivery_modes: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .readonly()
    .nullable(),
});
export type CdiscountOnboarding = z.output<typeof cdiscount>;

const count = z.number().int().min(0);
const comparison = z.object({
  offers: count,
  /** Offers that would change, for either or both reasons. */
  differing: count,
  handling: count,
  delivery: count,
  /** Changes being sent. */
  waiting: count,
  /** Changes that Cdiscount rejected; the account's health shows the reasons. */
  failed: count,
});
/** The seller's offers at Cdiscount compared with the stored terms. */
export type TermsComparison = z.output<typeof comparison>;

const stepAnswer = answer.refine(
  (given) => given.step !== 'ThirdPartyTool' || (given.tool === 'C') === Boolean(given.profile_id),
  {
    path: ['profile_id'],
  },
);
export type StepAnswer = z.output<typeof stepAnswer>;

export const onboardingSchemas = schemasFor(onboarding, {
  list: {
    params: userParams,
    query: z.strictObject({ is_ongoing: queryBoolean.optional() }),
    output: z.object({ list: z.array(view).readonly() }),
  },
  start: {
    params: onboardingParams,
    body: z.strictObject({
      redirect_back_url: ownPath,
      redirect_back_failure_url: ownPath.optional(),
      user_id: z.number().int().optional(),
      campaign: z.string().max(200).optional(),
      account_id: z.number().int().positive().optional(),
    }),
    output: z.object({ redirect_url: z.string() }),
  },
  cancel: { params: onboardingParams, output: z.void() },
  setStep: { params: onboardingParams, body: z.strictObject({ type: stepType }), output: view },
  answer: {
    params: onboardingParams,
    // ChannelAdvisor's profile defines the mapping; without the tool there is no profile.
    body: stepAnswer,
    output: view,
  },
  recalculate: { params: onboardingParams, output: view },
  settleCheckout: {
    params: onboardingParams,
    body: z.strictObject({ result: z.enum(['failed', 'later']) }),
    output: view,
  },
  getCdiscount: { params: userParams, query: accountQuery, output: cdiscount },
  updateCdiscount: {
    params: userParams,
    query: accountQuery,
    body: offerTerms.extend({ expected: count.optional() }),
    output: cdiscount,
  },
  compareTerms: { params: userParams, query: accountQuery, output: comparison },
  applyTerms: {
    params: userParams,
    query: accountQuery,
    body: z.strictObject({ expected: count }),
    output: comparison,
  },
});
