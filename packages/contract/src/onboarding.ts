import type { OnboardingStep } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';
import type { ErrorStatuses } from './errors.ts';
import type {
  CdiscountOnboarding,
  OfferTerms,
  Onboarding,
  OnboardingParams,
  StepAnswer,
  TermsComparison,
} from './onboarding.schema.ts';

export type {
  CdiscountOnboarding,
  DeliveryFees,
  OfferTerms,
  Onboarding,
  OnboardingParams,
  StepAnswer,
  StepAnswers,
  TermsComparison,
} from './onboarding.schema.ts';

/** How shipments go abroad: by the seller's own eBay policies, or by Quayside's shipping service if entitled. */
export const SHIPPING_CHOICES = ['own', 'service'] as const;
/** The seller's listing tool in addition to Quayside: none, or ChannelAdvisor by its code. */
export const TOOL_CODES = ['none', 'C'] as const;
/** The products a seller starts with. */
export const PRODUCT_CHOICES = ['all', 'best_stocked', 'highest_priced'] as const;

/** The error codes of this room → HTTP status. */
export const onboardingErrors = {
  onboarding_not_found: 404,
  step_not_due: 409,
} as const satisfies ErrorStatuses;

export const onboarding = {
  list: defineCall<{ params: UserParams; query: { is_ongoing?: boolean } }, { list: readonly Onboarding[] }>({
    id: 'onboarding.list',
    method: 'GET',
    path: '/v1/users/{id}/multichannel-onboarding',
    userParam: 'id',
    summary: 'Onboardings, newest first',
  }),
  /**
   * Starts an onboarding, or resumes the one in progress; calling it twice is safe. Returns the next URL: the marketplace's consent page,
   * or the platform's own screen if it has no such page. With `account_id` it reconnects that account and starts nothing.
   */
  start: defineCall<
    {
      params: OnboardingParams;
      body: {
        redirect_back_url: string;
        redirect_back_failure_url?: string;
        user_id?: number;
        campaign?: string;
        account_id?: number;
      };
    },
    { redirect_url: string }
  >({
    id: 'onboarding.start',
    method: 'POST',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}',
    userParam: 'id',
    summary: 'Start or resume connecting a platform',
    duty: 'accounts',
    errors: ['account_not_found', 'platform_not_available', 'foreign_user', 'no_access'],
  }),
  /** Connected accounts stay connected. Does nothing if no onboarding is in progress. */
  cancel: defineCall<{ params: OnboardingParams }, void>({
    id: 'onboarding.cancel',
    method: 'DELETE',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}',
    userParam: 'id',
    summary: 'Cancel an onboarding',
    duty: 'accounts',
    status: 204,
  }),
  /** Opens a step that is due or completed. */
  setStep: defineCall<{ params: OnboardingParams; body: { type: OnboardingStep } }, Onboarding>({
    id: 'onboarding.setStep',
    method: 'PUT',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/step',
    userParam: 'id',
    summary: 'Go to a step',
    duty: 'accounts',
    errors: ['onboarding_not_found', 'step_not_due'],
  }),
  /** Answers a step and moves to the next one. */
  answer: defineCall<{ params: OnboardingParams; body: StepAnswer }, Onboarding>({
    id: 'onboarding.answer',
    method: 'PUT',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/answers',
    userParam: 'id',
    summary: 'Answer a step',
    duty: 'accounts',
    errors: [
      'onboarding_not_found',
      'step_not_due',
      'site_not_supported',
      'site_disabled',
      'no_access',
      'conflict',
      'platform_not_available',
      'delivery_mode_not_offered',
      'increase_out_of_range',
      'prices_changed',
      'taxes_changed',
    ],
  }),
  /** Moves to the due step, independent of the step shown last, after returning from another page. */
  recalculate: defineCall<{ params: OnboardingParams }, Onboarding>({
    id: 'onboarding.recalculate',
    method: 'POST',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/recalculation',
    userParam: 'id',
    summary: 'Recalculate the step',
    duty: 'accounts',
    errors: ['onboarding_not_found'],
  }),
  /** `failed`: the step becomes Checkout. `later`: the seller continues without a plan for now, which completes the step. */
  settleCheckout: defineCall<{ params: OnboardingParams; body: { result: 'failed' | 'later' } }, Onboarding>({
    id: 'onboarding.settleCheckout',
    method: 'PUT',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/checkout',
    userParam: 'id',
    summary: 'Say how the checkout ended',
    duty: 'accounts',
    errors: ['onboarding_not_found', 'step_not_due'],
  }),
  getCdiscount: defineCall<{ params: UserParams; query: { accountId: number } }, CdiscountOnboarding>({
    id: 'onboarding.getCdiscount',
    method: 'GET',
    path: '/v1/users/{id}/cdiscount-onboarding',
    userParam: 'id',
    summary: "Cdiscount's credentials and what offers begin with there",
    errors: ['account_not_found', 'platform_not_available'],
  }),
  /**
   * `expected` is the number of live prices that the price adjustment was shown to change; the call returns `prices_changed` if it differs.
   */
  updateCdiscount: defineCall<
    { params: UserParams; query: { accountId: number }; body: OfferTerms & { expected?: number } },
    CdiscountOnboarding
  >({
    id: 'onboarding.updateCdiscount',
    method: 'PUT',
    path: '/v1/users/{id}/cdiscount-onboarding',
    userParam: 'id',
    summary: 'Change what offers at Cdiscount begin with',
    duty: 'accounts',
    errors: [
      'account_not_found',
      'platform_not_available',
      'delivery_mode_not_offered',
      'increase_out_of_range',
      'prices_changed',
    ],
  }),
  /** Reads every offer of the shop from Cdiscount. */
  compareTerms: defineCall<{ params: UserParams; query: { accountId: number } }, TermsComparison>({
    id: 'onboarding.compareTerms',
    method: 'GET',
    path: '/v1/users/{id}/cdiscount-onboarding/offers',
    userParam: 'id',
    summary: 'How many offers at Cdiscount have other terms than those that are kept',
    errors: ['account_not_found', 'platform_not_available', 'account_disconnected', 'marketplace_unavailable'],
  }),
  /** Applies the terms to the existing offers. `expected` is the number shown; the call returns `conflict` if it differs. */
  applyTerms: defineCall<
    { params: UserParams; query: { accountId: number }; body: { expected: number } },
    TermsComparison
  >({
    id: 'onboarding.applyTerms',
    method: 'POST',
    path: '/v1/users/{id}/cdiscount-onboarding/offers',
    userParam: 'id',
    summary: 'Change the terms of the offers at Cdiscount',
    duty: 'accounts',
    errors: [
      'account_not_found',
      'platform_not_available',
      'account_disconnected',
      'marketplace_unavailable',
      'delivery_mode_not_offered',
      'conflict',
    ],
  }),
};
