import type { StepAnswer, StepAnswers } from '@quayside/contract';

/** Props of a step with a question. */
export interface StepProps {
  /** The account that the onboarding has connected. */
  readonly accountId: number;
  /** The answers so far; a step opened again starts with its answer. */
  readonly answers: Partial<StepAnswers>;
  readonly isPending: boolean;
  readonly onAnswer: (
    answer: StepAnswer,
    options?: { readonly onSuccess?: () => void; readonly onError?: (error: Error) => void },
  ) => void;
}
