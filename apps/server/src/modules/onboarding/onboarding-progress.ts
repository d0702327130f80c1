import type { Onboarding } from '@quayside/contract';
import {
  channelOf,
  isQuestionStep,
  mayShowStep,
  type OnboardingProgress,
  stepPosition,
  stepsOf,
} from '@quayside/kernel';
import type { OnboardingRow } from './onboarding.repository.ts';

/** The inputs of the step, from the stored row. */
export function progressOf(row: OnboardingRow, hasActiveSubscription: boolean): OnboardingProgress {
  return {
    channel: channelOf(row.platform, row.campaign),
    isConnected: row.accountId !== null,
    answered: Object.keys(row.answers).filter(isQuestionStep),
    isSubscriptionFailed: row.isSubscriptionFailed,
    hasChosenPlan: row.hasChosenPlan,
    hasActiveSubscription,
  };
}

export function toView(row: OnboardingRow, hasActiveSubscription: boolean): Onboarding {
  const progress = progressOf(row, hasActiveSubscription);
  return {
    id: row.onboardingId,
    channel: row.platform,
    kind: progress.channel,
    campaign: row.campaign,
    is_ongoing: row.isOngoing,
    step: { type: row.step, ...stepPosition(progress, row.step) },
    reachable: row.isOngoing ? stepsOf(progress).filter((step) => mayShowStep(progress, step)) : [],
    isSubscriptionFailed: row.isSubscriptionFailed,
    account_id: row.accountId,
    answers: row.answers,
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    outcome: row.outcome,
  };
}
