import type { OnboardingChannel, OnboardingStep, Platform, QuestionStep, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

/** How shipments go abroad: by the seller's own eBay policies, or by Quayside's shipping service if entitled. */
export const SHIPPING_CHOICES = ['own', 'service'] as const;
/** The seller's listing tool besides Quayside: none, or ChannelAdvisor by its code. */
export const TOOL_CODES = ['none', 'C'] as const;
/** The products a seller starts with. */
export const PRODUCT_CHOICES = ['all', 'best_stocked', 'highest_priced'] as const;

/** What a buyer pays for a delivery mode, in cents. */
export interface DeliveryFees {
  readonly cost: number;
  /** For each additional piece. */
  readonly additional_cost: number;
}

/** Delivery terms of Cdiscount offers, and the price adjustment for offers that Quayside creates there. */
export interface OfferTerms {
  /** Days from order to dispatch. */
  readonly handling_time: number;
  /** Codes of the account's delivery modes. */
  readonly shipping_options: readonly string[];
  /** Fees by mode code. A mode without an entry has the fee of the shop's existing offers, otherwise none. */
  readonly delivery_fees?: Readonly<Record<string, DeliveryFees>>;
  /** Basis points added to the price: 250 is 2.5 % more. */
  readonly price_adjustment: number;
}

/** The answer of each step. */
export interface StepAnswers {
  readonly SetShippingOptions: { readonly shipping: (typeof SHIPPING_CHOICES)[number] };
  /** `profile_id` is set for ChannelAdvisor. */
  readonly ThirdPartyTool: { readonly tool: (typeof TOOL_CODES)[number]; readonly profile_id?: string };
  readonly PayPalMultiCurrency: { readonly accepts_other_currencies: boolean };
  readonly ConfigureSites: { readonly sites: readonly Site[] };
  /** The home site as shown; the call answers `conflict` if it has changed. */
  readonly ConfirmSourceSite: { readonly site: Site };
  readonly SelectTargetSites: { readonly sites: readonly Site[] };
  readonly SelectProductsType: { readonly products: (typeof PRODUCT_CHOICES)[number] };
  readonly SetOfferTerms: OfferTerms;
  readonly EditAccountInfo: { readonly name: string; readonly country: string; readonly currency: string };
}

/** What the seller consented to, sent with a step's answer. */
interface StepConsents {
  /** The number of live prices that the price adjustment was shown to change; the call answers `prices_changed` if it differs. */
  readonly SetOfferTerms: { readonly expected?: number };
}

export type StepAnswer = {
  [Step in QuestionStep]: { readonly step: Step } & StepAnswers[Step] &
    (Step extends keyof StepConsents ? StepConsents[Step] : unknown);
}[QuestionStep];

export interface Onboarding {
  readonly id: number;
  readonly channel: Platform;
  /** `ebayAutoOptIn` if the campaign makes it a separate channel. */
  readonly kind: OnboardingChannel;
  readonly campaign: string | null;
  readonly is_ongoing: boolean;
  readonly step: {
    readonly type: OnboardingStep;
    /** The number in the displayed "step 2 of 4"; null at the end. */
    readonly number: number | null;
    readonly count: number;
  };
  /** The steps that may be opened now. */
  readonly reachable: readonly OnboardingStep[];
  readonly isSubscriptionFailed: boolean;
  /** Null until its account is connected. */
  readonly account_id: number | null;
  readonly answers: Partial<StepAnswers>;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly outcome: 'done' | 'cancelled' | null;
}

export interface CdiscountOnboarding extends OfferTerms {
  readonly account_id: number;
  readonly status: 'VALID' | 'disconnected' | 'internal-error';
  readonly username: string;
  /** Whether the seller has set the terms. If not, they are defaults for the form. */
  readonly is_set: boolean;
  /** The delivery modes of the seller's contract; null while Cdiscount cannot be reached. */
  readonly delivery_modes: readonly { readonly code: string; readonly name: string }[] | null;
}

/** The seller's offers at Cdiscount compared with the stored terms. */
export interface TermsComparison {
  readonly offers: number;
  /** Offers that would change, for either or both reasons. */
  readonly differing: number;
  readonly handling: number;
  readonly delivery: number;
  /** Changes being sent. */
  readonly waiting: number;
  /** Changes that Cdiscount rejected; the account's health shows the reasons. */
  readonly failed: number;
}

export interface OnboardingParams extends UserParams {
  readonly platform: Platform;
}

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
   * `expected` is the number of live prices that the price adjustment was shown to change; the call answers `prices_changed` if it differs.
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
  /** Applies the terms to the existing offers. `expected` is the number shown; the call answers `conflict` if it differs. */
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
