import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { CodeStep } from './code-step.tsx';
import classes from './form.module.css';
import { FormFailure } from './form-failure.tsx';
import { type Credentials, judgeCredentials, type LoginProblem } from './login-rules.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginDialogProps {
  /** Whether sign-in continues to eBay. */
  readonly isBoundForEbay: boolean;
  readonly onClose: () => void;
}

/** The sign-in dialog: e-mail and password, and a code if the login has a second factor. */
export function LoginDialog({ isBoundForEbay, onClose }: LoginDialogProps) {
  const { t } = useTranslation('session');
  const [challenge, setChallenge] = useState<string | null>(null);
  return (
    <Dialog title={t(challenge ? 'code.title' : 'login.title')} onClose={onClose} width={400}>
      {challenge ? (
        <CodeStep challenge={challenge} onExpired={() => setChallenge(null)} />
      ) : (
        <PasswordStep isBoundForEbay={isBoundForEbay} onChallenge={setChallenge} />
      )}
    </Dialog>
  );
}

interface PasswordStepProps extends Pick<LoginDialogProps, 'isBoundForEbay'> {
  readonly onChallenge: (challenge: string) => void;
}

function PasswordStep({ isBoundForEbay, onChallenge }: PasswordStepProps) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useForm<Credentials, LoginProblem>({
    initial: { username: '', password: '' },
    judge: judgeCredentials,
    say: (problem) => t(`login.${problem}`),
    onSubmit: (credentials) =>
      signIn.mutate(credentials, {
        onSuccess: (answer) => {
          if (answer.challenge !== null) onChallenge(answer.challenge);
        },
        onError: (error) => {
          if (isApiError(error) && error.status === 409) void navigate(paths.signInConflict, { replace: true });
        },
      }),
  });
  return (
    <form {...form.form} className={classes.form}>
      <FormFailure error={signIn.error} otherwise={t('login.failed')} />
      {isBoundForEbay && !signIn.error ? <p>{t('login.thenEbay')}</p> : null}
      <TextInput
        {...form.text('username')}
        label={t('login.email')}
        type="email"
        autoComplete="username"
        data-autofocus
        size="md"
      />
      <PasswordField {...form.text('password')} label={t('login.password')} autoComplete="current-password" />
      <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
      <div className={classes.links}>
        <Link to={paths.submitEmail}>{t('login.forgot')}</Link>
        <Link to={paths.signUp}>{t('login.signUp')}</Link>
      </div>
    </form>
  );
}
