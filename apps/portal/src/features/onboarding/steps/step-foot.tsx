import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import classes from '../channel-screen.module.css';

interface StepFootProps {
  readonly isPending: boolean;
  /** Why the step cannot be completed yet. */
  readonly blockedBecause?: string | undefined;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The continue button at the end of a step's form. */
export function StepFoot({ isPending, blockedBecause, label, children }: StepFootProps) {
  const { t } = useTranslation('onboarding');
  return (
    <div className={classes.foot}>
      <ChangeButton duty="accounts" type="submit" size="md" loading={isPending} blockedBecause={blockedBecause}>
        {label ?? t('next')}
      </ChangeButton>
      {children}
    </div>
  );
}
