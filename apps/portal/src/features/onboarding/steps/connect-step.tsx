import type { Onboarding } from '@quayside/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../channel-screen.module.css';
import type { OnboardingActions } from '../use-onboarding.ts';

interface ConnectStepProps {
  readonly onboarding: Onboarding;
  readonly actions: OnboardingActions;
  readonly connect: ReactNode;
}

/** Connects the account with the form. Opened again, it names the connected account and can replace it. */
export function ConnectStep({ onboarding, actions, connect }: ConnectStepProps) {
  const { t } = useTranslation('onboarding');
  const account = useUser().accounts.find(({ id }) => id === onboarding.account_id);
  if (!account) return connect;
  return (
    <>
      <Notice
        tone="ok"
        action={
          <ChangeButton
            duty="accounts"
            loading={actions.recalculate.isPending}
            onClick={() => actions.recalculate.mutate()}
          >
            {t('next')}
          </ChangeButton>
        }
      >
        {t('steps.Connect.done', { username: account.username })}
      </Notice>
      <h3 className={classes.instead}>{t('steps.Connect.another')}</h3>
      <p>{t('steps.Connect.anotherText', { username: account.username })}</p>
      {connect}
    </>
  );
}
