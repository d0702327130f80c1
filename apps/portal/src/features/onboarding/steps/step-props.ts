import type { StepAnswer, StepAnswers } from '@quayside/contract';

/** What a step that asks something is given. */
export interface StepProps {
  /** The account that the onboarding connected. */
  readonly accountId: number;
  /** What was answered so far: a step that is looked at again begins with its answer. */
  readonly answers: Partial<StepAnswers>;
  readonly isPending: boolean;
  readonly onAnswer: (
    answer: StepAnswer,
    options?: { readonly onSuccess?: () => void; readonly onError?: (error: Error) => void },
  ) => void;
}
