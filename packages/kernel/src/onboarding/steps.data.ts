import type { OnboardingChannel } from '../access/platforms.ts';

/** The steps that ask something, by channel, in their order (specification, section 2). Connecting comes before each of them. */
export const STEP_SETS = {
  ebay: ['SetShippingOptions', 'ThirdPartyTool', 'PayPalMultiCurrency', 'ConfigureSites'],
  amazon: ['ConfirmSourceSite', 'SelectTargetSites', 'SelectProductsType'],
  cdiscount: ['SetOfferTerms'],
  // eBay opted these sellers in and knows how they sell: only the business itself is looked at.
  ebayAutoOptIn: ['EditAccountInfo'],
} as const satisfies Record<OnboardingChannel, readonly string[]>;

/** A step that asks something, and keeps what was answered. */
export type QuestionStep = (typeof STEP_SETS)[OnboardingChannel][number];

/** `Connect` comes first; `Checkout` follows the questions where a plan is still to be chosen; `ThankYou` is the end. */
export type OnboardingStep = 'Connect' | QuestionStep | 'Checkout' | 'ThankYou';

export const QUESTION_STEPS: readonly QuestionStep[] = Object.values(STEP_SETS).flat();
export const ONBOARDING_STEPS: readonly OnboardingStep[] = ['Connect', ...QUESTION_STEPS, 'Checkout', 'ThankYou'];
