import type { OnboardingChannel, OnboardingStep, Platform, QuestionStep, Site } from '@quayside/kernel';
import { defineCall, type UserParams } from './call.ts';

/** How parcels go abroad: by the seller's own policies at eBay, or by Quayside's shipping service where entitled to. */
export const SHIPPING_CHOICES = ['own', 'service'] as const;
/** A tool beside Quayside that writes listings: none, or ChannelAdvisor by its code. */
export const TOOL_CODES = ['none', 'C'] as const;
/** Which products a seller begins with. */
export const PRODUCT_CHOICES = ['all', 'best_stocked', 'highest_priced'] as const;

/** What a buyer pays for a delivery mode, in cents. */
export interface DeliveryFees {
  readonly cost: number;
  /** For each further piece. */
  readonly additional_cost: number;
}

/** What offers at Cdiscount say of their delivery, and what is added to the price of those that are made there. */
export interface OfferTerms {
  /** Days from order to parcel. */
  readonly handling_time: number;
  /** Codes of the account's delivery modes. */
  readonly shipping_options: readonly string[];
  /** By code; of a mode that has none here, what the shop's offers take for it already, and else nothing. */
  readonly delivery_fees?: Readonly<Record<string, DeliveryFees>>;
  /** Basis points on the price: 250 is 2.5 % more. */
  readonly price_adjustment: number;
}

/** What each step asks. */
export interface StepAnswers {
  readonly SetShippingOptions: { readonly shipping: (typeof SHIPPING_CHOICES)[number] };
  /** `profile_id` goes with ChannelAdvisor. */
  readonly ThirdPartyTool: { readonly tool: (typeof TOOL_CODES)[number]; readonly profile_id?: string };
  readonly PayPalMultiCurrency: { readonly accepts_other_currencies: boolean };
  readonly ConfigureSites: { readonly sites: readonly Site[] };
  /** The home site as it was shown; another one answers `conflict`. */
  readonly ConfirmSourceSite: { readonly site: Site };
  readonly SelectTargetSites: { readonly sites: readonly Site[] };
  readonly SelectProductsType: { readonly products: (typeof PRODUCT_CHOICES)[number] };
  readonly SetOfferTerms: OfferTerms;
  readonly EditAccountInfo: { readonly name: string; readonly country: string; readonly currency: string };
}

/** Beside its answer, what a step is told of the seller's consent. */
interface StepConsents {
  /** How many live prices the seller was shown to change with the price adjustment; another number answers `prices_changed`. */
  readonly SetOfferTerms: { readonly expected?: number };
}

export type StepAnswer = {
  [Step in QuestionStep]: { readonly step: Step } & StepAnswers[Step] &
    (Step extends keyof StepConsents ? StepConsents[Step] : unknown);
}[QuestionStep];

export interface Onboarding {
  readonly id: number;
  readonly channel: Platform;
  /** `ebayAutoOptIn` where the campaign makes it a channel of its own. */
  readonly kind: OnboardingChannel;
  readonly campaign: string | null;
  readonly is_ongoing: boolean;
  readonly step: {
    readonly type: OnboardingStep;
    /** Of the shown "step 2 of 4"; null at the end. */
    readonly number: number | null;
    readonly count: number;
  };
  /** Every step that may be gone to now. */
  readonly reachable: readonly OnboardingStep[];
  readonly isSubscriptionFailed: boolean;
  /** Null before its account is connected. */
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
  /** Whether the seller has said what the terms are; otherwise they are what a form begins with. */
  readonly is_set: boolean;
  /** The delivery modes of the seller's own contract; null while Cdiscount can not be asked. */
  readonly delivery_modes: readonly { readonly code: string; readonly name: string }[] | null;
}

/** The seller's offers at Cdiscount, beside the terms that are kept for them. */
export interface TermsComparison {
  readonly offers: number;
  /** Offers that would change, for either reason or for both. */
  readonly differing: number;
  readonly handling: number;
  readonly delivery: number;
  /** Changes on their way there. */
  readonly waiting: number;
  /** Changes that Cdiscount refused; each has its reason in the account's health. */
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
   * Starts, or resumes what is under way: twice is once. Answers where the browser goes next: the marketplace's consent page, or
   * the platform's own screen where it has no such page. `account_id` reconnects an existing account and starts nothing.
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
  /** What is connected stays connected. Cancelling what is not under way changes nothing. */
  cancel: defineCall<{ params: OnboardingParams }, void>({
    id: 'onboarding.cancel',
    method: 'DELETE',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}',
    userParam: 'id',
    summary: 'Cancel an onboarding',
    duty: 'accounts',
    status: 204,
  }),
  /** Goes to a step that is due or done. */
  setStep: defineCall<{ params: OnboardingParams; body: { type: OnboardingStep } }, Onboarding>({
    id: 'onboarding.setStep',
    method: 'PUT',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/step',
    userParam: 'id',
    summary: 'Go to a step',
    duty: 'accounts',
    errors: ['onboarding_not_found', 'step_not_due'],
  }),
  /** Answers a step, and goes to the one after it. */
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
  /** Sets the step that is due, whatever was shown last: after coming back from somewhere else. */
  recalculate: defineCall<{ params: OnboardingParams }, Onboarding>({
    id: 'onboarding.recalculate',
    method: 'POST',
    path: '/v1/users/{id}/multichannel-onboarding/{platform}/recalculation',
    userParam: 'id',
    summary: 'Recalculate the step',
    duty: 'accounts',
    errors: ['onboarding_not_found'],
  }),
  /** `failed`: the step becomes Checkout. `later`: the seller goes on without a plan for now, which ends the step. */
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
  /** `expected` is how many live prices the seller was shown to change with the price adjustment; another number answers `prices_changed`. */
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
  /** Asks Cdiscount for every offer of the shop. */
  compareTerms: defineCall<{ params: UserParams; query: { accountId: number } }, TermsComparison>({
    id: 'onboarding.compareTerms',
    method: 'GET',
    path: '/v1/users/{id}/cdiscount-onboarding/offers',
    userParam: 'id',
    summary: 'How many offers at Cdiscount have other terms than those that are kept',
    errors: ['account_not_found', 'platform_not_available', 'account_disconnected', 'marketplace_unavailable'],
  }),
  /** Gives the terms to the offers that are there. `expected` is the number that was shown; another one answers `conflict`. */
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
