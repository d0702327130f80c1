import type { OnboardingChannel } from '../access/platforms.ts';

/** The question steps of each channel in order (specification, section 2). Connecting comes before them. */
export const STEP_SETS = {
  ebay: ['SetShippingOptions', 'ThirdPartyTool', 'PayPalMultiCurrency', 'ConfigureSites'],
  amazon: ['ConfirmSourceSite', 'SelectTargetSites', 'SelectProductsType'],
  cdiscount: ['SetOfferTerms', 'SetTaxes'],
  // eBay opted these sellers in and already knows how they sell; they confirm only their business data.
  ebayAutoOptIn: ['EditAccountInfo'],
} as const satisfies Record<OnboardingChannel, readonly string[]>;

/** A step with a question whose answer is stored. */
export type QuestionStep = (typeof STEP_SETS)[OnboardingChannel][number];

/** `Connect` is first. `Checkout` follows the questions if the seller must still choose a plan. `ThankYou` is the end. */
export type OnboardingStep = 'Connect' | QuestionStep | 'Checkout' | 'ThankYou';

export const QUESTION_STEPS: readonly QuestionStep[] = Object.values(STEP_SETS).flat();
export const ONBOARDING_STEPS: readonly OnboardingStep[] = ['Connect', ...QUESTION_STEPS, 'Checkout', 'ThankYou'];
