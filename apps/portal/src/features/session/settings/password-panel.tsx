import { Button } from '@mantine/core';
import { isPassword } from '@quayside/kernel';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordInput } from '../new-password-input.tsx';
import settings from './settings.module.css';
import { type PasswordChange, useChangePassword } from './use-settings.ts';

export function PasswordPanel() {
  const { t } = useTranslation('security');
  const { login } = useUser();
  const change = useChangePassword();
  const form = useForm<PasswordChange, 'currentRequired' | 'nextInvalid'>({
    initial: { currentPassword: '', newPassword: '' },
    judge: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' ? { currentPassword: 'currentRequired' } : {}),
      ...(isPassword(newPassword) ? {} : { newPassword: 'nextInvalid' }),
    }),
    say: (problem) => t(`password.${problem}`),
    onSubmit: (values) =>
      change.mutate(values, {
        onSuccess: () => form.reset(),
        onError: (error) => form.reject(fieldRefusal(error)),
      }),
  });
  return (
    <Panel title={t('password.title')}>
      <form {...form.form} className={classes.form}>
        <FormFailure error={change.error} />
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={login.email} readOnly hidden />
        <PasswordField
          {...form.text('currentPassword')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <NewPasswordInput {...form.text('newPassword')} label={t('password.next')} />
        <div className={classes.actions}>
          <Button type="submit" loading={change.isPending}>
            {t('password.submit')}
          </Button>
          <span className={settings.soft}>{t('password.note')}</span>
        </div>
      </form>
    </Panel>
  );
}
