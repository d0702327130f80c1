import type { StepAnswers } from '@quayside/contract';
import type { ReactNode } from 'react';

/** The question about the taxes of offers, provided by another feature. */
export interface TaxesQuestion {
  readonly accountId: number;
  readonly isPending: boolean;
  readonly label: string;
  readonly onConfirm: (
    taxes: StepAnswers['SetTaxes'],
    expected: number,
    options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
  ) => void;
}

/** Elements that other features provide for the screen. */
export interface OnboardingSlots {
  /** The form that connects an account. */
  readonly connect: ReactNode;
  /** The result of the last visit to a consent page; null if there was none. */
  readonly outcome: ReactNode;
  /** Renders the state of the account's catalogue import. */
  readonly renderProgress: (accountId: number) => ReactNode;
  readonly renderTaxes: (question: TaxesQuestion) => ReactNode;
  /** The account's tax settings, for later changes. */
  readonly renderTaxSettings: (accountId: number) => ReactNode;
}
