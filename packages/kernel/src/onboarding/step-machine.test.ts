import { describe, expect, it } from 'vitest';
import { ONBOARDING_CHANNELS, type OnboardingChannel } from '../access/platforms.ts';
import { dueStep, mayShowStep, type OnboardingProgress, stepAfter, stepPosition, stepsOf } from './step-machine.ts';
import { ONBOARDING_STEPS, type OnboardingStep, type QuestionStep, STEP_SETS } from './steps.data.ts';

const progress = (channel: OnboardingChannel, given: Partial<OnboardingProgress> = {}): OnboardingProgress => ({
  channel,
  isConnected: true,
  answered: [],
  isSubscriptionFailed: false,
  hasChosenPlan: false,
  hasActiveSubscription: false,
  ...given,
});
const withPlan = (channel: OnboardingChannel) => progress(channel, { hasActiveSubscription: true });
const allOf = (channel: OnboardingChannel): readonly QuestionStep[] => STEP_SETS[channel];

describe('the steps of a channel', () => {
  it.each<[OnboardingChannel, OnboardingStep, number | null, number]>([
    ['ebay', 'Connect', 1, 5],
    ['ebay', 'SetShippingOptions', 2, 5],
    ['ebay', 'ThirdPartyTool', 3, 5],
    ['ebay', 'PayPalMultiCurrency', 4, 5],
    ['ebay', 'ConfigureSites', 5, 5],
    ['ebay', 'Checkout', null, 5],
    ['ebayAutoOptIn', 'EditAccountInfo', 2, 2],
    ['amazon', 'ConfirmSourceSite', 2, 4],
    ['amazon', 'SelectTargetSites', 3, 4],
    ['amazon', 'SelectProductsType', 4, 4],
    ['amazon', 'ThankYou', null, 4],
    ['cdiscount', 'SetOfferTerms', 2, 3],
    ['cdiscount', 'SetTaxes', 3, 3],
  ])('with a plan %s: %s is step %s of %s', (channel, step, number, count) => {
    expect(stepPosition(withPlan(channel), step)).toEqual({ number, count });
  });

  it.each(ONBOARDING_CHANNELS)('%s: the number of a question is its index plus 2', (channel) => {
    for (const [index, step] of allOf(channel).entries()) {
      expect(stepPosition(withPlan(channel), step)).toEqual({ number: index + 2, count: allOf(channel).length + 1 });
    }
  });

  it.each(ONBOARDING_CHANNELS)(
    '%s: a seller who must choose a plan sees that step in the count from the start',
    (channel) => {
      const count = allOf(channel).length + 2;
      expect(stepPosition(progress(channel), 'Connect')).toEqual({ number: 1, count });
      expect(stepPosition(progress(channel), 'Checkout')).toEqual({ number: count, count });
      expect(stepPosition(progress(channel), 'ThankYou')).toEqual({ number: null, count });
    },
  );
});

describe('the step that is due', () => {
  const answered = (count: number) => allOf('ebay').slice(0, count);

  it.each<[string, Partial<OnboardingProgress>, OnboardingStep]>([
    ['nothing is connected', { isConnected: false }, 'Connect'],
    [
      'nothing is connected, although questions were answered earlier',
      { isConnected: false, answered: answered(4) },
      'Connect',
    ],
    ['the account was just connected', {}, 'SetShippingOptions'],
    ['two questions are answered', { answered: answered(2) }, 'PayPalMultiCurrency'],
    ['one question was skipped', { answered: ['SetShippingOptions', 'ConfigureSites'] }, 'ThirdPartyTool'],
    ['all questions are answered, without a plan', { answered: answered(4) }, 'Checkout'],
    ['all questions are answered, with a plan', { answered: answered(4), hasActiveSubscription: true }, 'ThankYou'],
    [
      'all questions are answered, and the trial was chosen',
      { answered: answered(4), hasChosenPlan: true },
      'ThankYou',
    ],
    ['a checkout failed during the questions', { answered: answered(2), isSubscriptionFailed: true }, 'Checkout'],
    [
      'a checkout of a subscriber failed',
      { answered: answered(4), isSubscriptionFailed: true, hasActiveSubscription: true, hasChosenPlan: true },
      'Checkout',
    ],
    ['a checkout failed before anything was connected', { isConnected: false, isSubscriptionFailed: true }, 'Connect'],
  ])('is correct for: %s', (_what, given, expected) => {
    expect(dueStep(progress('ebay', given))).toBe(expected);
  });

  it.each(ONBOARDING_CHANNELS)('%s ends after every question and the checkout, without repeating one', (channel) => {
    const seen: OnboardingStep[] = [];
    let now = progress(channel, { isConnected: false });
    for (let step = dueStep(now); step !== 'ThankYou'; step = dueStep(now)) {
      expect(seen).not.toContain(step);
      seen.push(step);
      if (step === 'Connect') now = { ...now, isConnected: true };
      else if (step === 'Checkout') now = { ...now, hasChosenPlan: true };
      else now = { ...now, answered: [...now.answered, step] };
    }
    expect([...seen, 'ThankYou']).toEqual(stepsOf(progress(channel)));
  });
});

describe('going to a step', () => {
  it('is allowed for the due step and completed steps, never for later ones', () => {
    const now = progress('amazon', { answered: ['ConfirmSourceSite'] });
    expect(ONBOARDING_STEPS.filter((step) => mayShowStep(now, step))).toEqual([
      'Connect',
      'ConfirmSourceSite',
      'SelectTargetSites',
    ]);
  });

  it('rejects a step of another channel', () => {
    expect(mayShowStep(progress('amazon', { answered: ['ConfigureSites'] }), 'ConfigureSites')).toBe(false);
  });

  it('leads from a changed answer to the next question, and from the last question to the due step', () => {
    const all = progress('amazon', { answered: allOf('amazon') });
    expect(stepAfter(all, 'ConfirmSourceSite')).toBe('SelectTargetSites');
    expect(stepAfter(all, 'SelectProductsType')).toBe('Checkout');
    expect(stepAfter({ ...all, hasChosenPlan: true }, 'SelectProductsType')).toBe('ThankYou');
    expect(stepAfter({ ...all, isSubscriptionFailed: true }, 'SelectProductsType')).toBe('Checkout');
  });
});
