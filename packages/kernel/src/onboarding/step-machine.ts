import type { OnboardingChannel } from '../access/platforms.ts';
import { type OnboardingStep, QUESTION_STEPS, type QuestionStep, STEP_SETS } from './steps.data.ts';

/** All that an onboarding's step follows from. */
export interface OnboardingProgress {
  readonly channel: OnboardingChannel;
  /** Its account is connected. */
  readonly isConnected: boolean;
  readonly answered: readonly QuestionStep[];
  /** A checkout failed, and none has succeeded since. */
  readonly isSubscriptionFailed: boolean;
  /** The seller chose how to go on: a plan, or the trial for now. */
  readonly hasChosenPlan: boolean;
  readonly hasActiveSubscription: boolean;
}

/**
 * The steps of this onboarding in their order. Checkout is one of them for who has no plan; a checkout that failed brings it back
 * even for a subscriber.
 */
export function stepsOf(progress: OnboardingProgress): readonly OnboardingStep[] {
  const needsCheckout = !progress.hasActiveSubscription || progress.isSubscriptionFailed;
  return ['Connect', ...STEP_SETS[progress.channel], ...(needsCheckout ? (['Checkout'] as const) : []), 'ThankYou'];
}

/**
 * The step that is due, whatever was shown last: recalculating twice gives the same. A failed checkout comes before everything but
 * connecting, for nothing else matters until it is settled.
 */
export function dueStep(progress: OnboardingProgress): OnboardingStep {
  if (progress.isConnected && progress.isSubscriptionFailed) return 'Checkout';
  return stepsOf(progress).find((step) => !isDone(step, progress)) ?? 'ThankYou';
}

/** Whether the step may be set: what is done may be looked at again, and what is due; never what comes after, and never the end. */
export function mayShowStep(progress: OnboardingProgress, step: OnboardingStep): boolean {
  if (step === 'ThankYou' || !stepsOf(progress).includes(step)) return false;
  return step === dueStep(progress) || (progress.isConnected && isDone(step, progress));
}

/** The question after this one, looking through them in their order; the due step after the last. */
export function stepAfter(progress: OnboardingProgress, step: QuestionStep): OnboardingStep {
  const set: readonly OnboardingStep[] = STEP_SETS[progress.channel];
  const next = set[set.indexOf(step) + 1];
  return next && mayShowStep(progress, next) ? next : dueStep(progress);
}

/**
 * "Step 2 of 4": connecting is the first, so that a question's number is its index plus 2. Checkout counts for who comes to it, so that
 * nobody is shown a sixth step of five.
 */
export interface StepPosition {
  /** Null for the end, which is no step. */
  readonly number: number | null;
  readonly count: number;
}

export function stepPosition(progress: OnboardingProgress, step: OnboardingStep): StepPosition {
  const counted: readonly OnboardingStep[] = stepsOf(progress).slice(0, -1);
  const index = counted.indexOf(step);
  return { number: index < 0 ? null : index + 1, count: counted.length };
}

export function isQuestionStep(word: string): word is QuestionStep {
  return (QUESTION_STEPS as readonly string[]).includes(word);
}

function isDone(step: OnboardingStep, progress: OnboardingProgress): boolean {
  if (step === 'Connect') return progress.isConnected;
  if (step === 'Checkout') return progress.hasChosenPlan && !progress.isSubscriptionFailed;
  return step !== 'ThankYou' && progress.answered.includes(step);
}
