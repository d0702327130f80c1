import type { OnboardingChannel } from '../access/platforms.ts';
import { type OnboardingStep, QUESTION_STEPS, type QuestionStep, STEP_SETS } from './steps.data.ts';

/** The inputs that decide an onboarding's steps. */
export interface OnboardingProgress {
  readonly channel: OnboardingChannel;
  /** Whether the account is connected. */
  readonly isConnected: boolean;
  readonly answered: readonly QuestionStep[];
  /** Whether a checkout failed and none has succeeded since. */
  readonly isSubscriptionFailed: boolean;
  /** Whether the seller chose a plan or, for now, the trial. */
  readonly hasChosenPlan: boolean;
  readonly hasActiveSubscription: boolean;
}

/**
 * The steps of this onboarding in order. Checkout is one of them for a seller without a plan, and for a subscriber after a failed checkout.
 */
export function stepsOf(progress: OnboardingProgress): readonly OnboardingStep[] {
  const needsCheckout = !progress.hasActiveSubscription || progress.isSubscriptionFailed;
  return ['Connect', ...STEP_SETS[progress.channel], ...(needsCheckout ? (['Checkout'] as const) : []), 'ThankYou'];
}

/**
 * The due step, independent of the step shown last, so that recalculating is idempotent. A failed checkout comes before every step except
 * connecting, because nothing else matters until it is settled.
 */
export function dueStep(progress: OnboardingProgress): OnboardingStep {
  if (progress.isConnected && progress.isSubscriptionFailed) return 'Checkout';
  return stepsOf(progress).find((step) => !isDone(step, progress)) ?? 'ThankYou';
}

/** Whether the step may be opened: completed steps and the due step may; later steps and the end may not. */
export function mayShowStep(progress: OnboardingProgress, step: OnboardingStep): boolean {
  if (step === 'ThankYou' || !stepsOf(progress).includes(step)) return false;
  return step === dueStep(progress) || (progress.isConnected && isDone(step, progress));
}

/** The next question in order; the due step after the last question. */
export function stepAfter(progress: OnboardingProgress, step: QuestionStep): OnboardingStep {
  const set: readonly OnboardingStep[] = STEP_SETS[progress.channel];
  const next = set[set.indexOf(step) + 1];
  return next && mayShowStep(progress, next) ? next : dueStep(progress);
}

/**
 * The position for "Step 2 of 4". Connecting is the first step, so a question's number is its index plus 2. Checkout counts only for a
 * seller who reaches it, so nobody sees step six of five.
 */
export interface StepPosition {
  /** Null for the end, which is not a step. */
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
