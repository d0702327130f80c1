import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './login-dialog.module.css';
import { type Credentials, judgeCredentials } from './login-rules.ts';
import { useSignIn } from './use-sign-in.ts';

export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['session', 'app']);
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [hasFailed, setHasFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signIn = useSignIn();
  const problems = hasFailed ? judgeCredentials(credentials) : {};

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = judgeCredentials(credentials);
    const first = found.username ? 'username' : found.password ? 'password' : null;
    setHasFailed(first !== null);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else signIn.mutate(credentials);
  };
  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setCredentials({ ...credentials, [name]: event.currentTarget.value }),
    error: problems[name] ? t(`session:login.${problems[name]}`) : undefined,
  });
  const failure = signIn.error;

  return (
    <Dialog title={t('session:login.title')} onClose={onClose} width={400}>
      <form ref={form} noValidate onSubmit={submit} className={classes.form}>
        {failure ? (
          <p role="alert" className={classes.alert}>
            {(isApiError(failure) && failure.description) || t('session:login.failed')}
          </p>
        ) : null}
        <TextInput
          {...field('username')}
          label={t('session:login.email')}
          type="email"
          autoComplete="username"
          data-autofocus
          size="md"
        />
        <PasswordInput
          {...field('password')}
          label={t('session:login.password')}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': t('app:showPassword') }}
        />
        <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
          {t('session:login.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
