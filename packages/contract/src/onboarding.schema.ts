import { isCountry, isPlainName, ONBOARDING_CHANNELS, ONBOARDING_STEPS, SUPPORTED_CURRENCIES } from '@quayside/kernel';
import { z } from 'zod';
import { onboarding, PRODUCT_CHOICES, SHIPPING_CHOICES, TOOL_CODES } from './onboarding.ts';
import { isoTime, ownPath, pathId, queryBoolean, schemasFor, userParams } from './schema.ts';
import { oneOf, platformSchema, siteSchema } from './session-user.schema.ts';

const onboardingParams = z.strictObject({ ...userParams.shape, platform: platformSchema });
const stepType = oneOf(ONBOARDING_STEPS);
const accountQuery = z.strictObject({ accountId: pathId });

const isEachOnce = (words: readonly string[]) => new Set(words).size === words.length;
const sites = z.strictObject({ sites: z.array(siteSchema).max(20).refine(isEachOnce) });
const modeCode = z.string().regex(/^[A-Z0-9]{2,10}$/);
/** At most a thousand euros. */
const fee = z.number().int().min(0).max(100_000);
const offerTerms = z.strictObject({
  handling_time: z.number().int().min(1).max(30),
  shipping_options: z.array(modeCode).min(1).max(20).refine(isEachOnce),
  delivery_fees: z.record(modeCode, z.strictObject({ cost: fee, additional_cost: fee })).optional(),
  // The range of a price rule, because the adjustment becomes one.
  price_adjustment: z.number().int().min(-9_000).max(100_000),
});

const answers = {
  SetShippingOptions: z.strictObject({ shipping: z.enum(SHIPPING_CHOICES) }),
  ThirdPartyTool: z.strictObject({
    tool: z.enum(TOOL_CODES),
    profile_id: z.string().trim().min(1).max(100).optional(),
  }),
  PayPalMultiCurrency: z.strictObject({ accepts_other_currencies: z.boolean() }),
  ConfigureSites: sites,
  ConfirmSourceSite: z.strictObject({ site: siteSchema }),
  SelectTargetSites: sites,
  SelectProductsType: z.strictObject({ products: z.enum(PRODUCT_CHOICES) }),
  SetOfferTerms: offerTerms,
  EditAccountInfo: z.strictObject({
    name: z.string().trim().min(1).max(200).refine(isPlainName),
    country: z.string().refine(isCountry),
    currency: oneOf(SUPPORTED_CURRENCIES),
  }),
};
const answer = z.discriminatedUnion('step', [
  answers.SetShippingOptions.extend({ step: z.literal('SetShippingOptions') }),
  answers.ThirdPartyTool.extend({ step: z.literal('ThirdPartyTool') }),
  answers.PayPalMultiCurrency.extend({ step: z.literal('PayPalMultiCurrency') }),
  answers.ConfigureSites.extend({ step: z.literal('ConfigureSites') }),
  answers.ConfirmSourceSite.extend({ step: z.literal('ConfirmSourceSite') }),
  answers.SelectTargetSites.extend({ step: z.literal('SelectTargetSites') }),
  answers.SelectProductsType.extend({ step: z.literal('SelectProductsType') }),
  answers.SetOfferTerms.extend({ step: z.literal('SetOfferTerms'), expected: z.number().int().min(0).optional() }),
  answers.EditAccountInfo.extend({ step: z.literal('EditAccountInfo') }),
]);

const view = z.object({
  id: z.number().int(),
  channel: platformSchema,
  kind: oneOf(ONBOARDING_CHANNELS),
  campaign: z.string().nullable(),
  is_ongoing: z.boolean(),
  step: z.object({ type: stepType, number: z.number().int().nullable(), count: z.number().int() }),
  reachable: z.array(stepType),
  isSubscriptionFailed: z.boolean(),
  account_id: z.number().int().nullable(),
  answers: z.object(answers).partial(),
  started_at: isoTime,
  finished_at: isoTime.nullable(),
  outcome: z.enum(['done', 'cancelled']).nullable(),
});

const cdiscount = z.object({
  ...offerTerms.shape,
  account_id: z.number().int(),
  status: z.enum(['VALID', 'disconnected', 'internal-error']),
  username: z.string(),
  is_set: z.boolean(),
  delivery_modes: z.array(z.object({ code: z.string(), name: z.string() })).nullable(),
});

const count = z.number().int().min(0);
const comparison = z.object({
  offers: count,
  differing: count,
  handling: count,
  delivery: count,
  waiting: count,
  failed: count,
});

export const onboardingSchemas = schemasFor(onboarding, {
  list: {
    params: userParams,
    query: z.strictObject({ is_ongoing: queryBoolean.optional() }),
    output: z.object({ list: z.array(view) }),
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
    body: answer.refine(
      (given) => given.step !== 'ThirdPartyTool' || (given.tool === 'C') === Boolean(given.profile_id),
      {
        path: ['profile_id'],
      },
    ),
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
