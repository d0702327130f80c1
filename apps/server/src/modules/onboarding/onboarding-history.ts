import type { HistoryWhy } from '@quayside/contract';
import type { OnboardingStep, Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';

/** A move of an onboarding between two steps; null before its start and after its cancellation. */
export interface StepMove {
  readonly platform: Platform;
  readonly before: OnboardingStep | null;
  readonly after: OnboardingStep | null;
  readonly why: HistoryWhy;
}

export async function noteStep(
  tx: Tx,
  userId: number,
  actor: Actor,
  { platform, before, after, why }: StepMove,
): Promise<void> {
  const at = (step: OnboardingStep | null) => (step === null ? null : { platform, step });
  await recordHistory(tx, userId, [
    { actor, entity: 'user', entityId: userId, field: 'onboarding', before: at(before), after: at(after), why },
  ]);
}
