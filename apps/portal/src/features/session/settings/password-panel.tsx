import { Button, PasswordInput } from '@mantine/core';
import { isPassword } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordInput } from '../new-password-input.tsx';
import settings from './settings.module.css';
import { type PasswordChange, useChangePassword } from './use-settings.ts';

export function PasswordPanel() {
  const { t } = useTranslation(['security', 'app']);
  const { login } = useUser();
  const change = useChangePassword();
  const form = useForm<PasswordChange, 'currentRequired' | 'nextInvalid'>({
    initial: { currentPassword: '', newPassword: '' },
    judge: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' ? { currentPassword: 'currentRequired' } : {}),
      ...(isPassword(newPassword) ? {} : { newPassword: 'nextInvalid' }),
    }),
    say: (problem) => t(`security:password.${problem}`),
    onSubmit: (values) =>
      change.mutate(values, {
        onSuccess: () => form.reset(),
        onError: (error) => form.reject(fieldRefusal(error)),
      }),
  });
  const isRefusal = Object.keys(fieldRefusal(change.error)).length > 0;
  return (
    <Panel title={t('security:password.title')}>
      <form {...form.form} className={classes.form}>
        {isRefusal ? null : <FormFailure error={change.error} />}
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={login.email} readOnly hidden />
        <PasswordInput
          {...form.text('currentPassword')}
          label={t('security:password.current')}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': t('app:showPassword') }}
        />
        <NewPasswordInput {...form.text('newPassword')} label={t('security:password.next')} />
        <div className={classes.actions}>
          <Button type="submit" loading={change.isPending}>
            {t('security:password.submit')}
          </Button>
          <span className={settings.soft}>{t('security:password.note')}</span>
        </div>
      </form>
    </Panel>
  );
}
