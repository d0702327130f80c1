import { Button, TextInput } from '@mantine/core';
import { isPassword, isPlainName, isVisible } from '@quayside/kernel';
import type { ChangeEvent, ComponentType } from 'react';
import { fieldErrorsOf } from '../../lib/failures/failure.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useForm } from '../../ui/form/use-form.ts';
import classes from './team-screen.module.css';
import type { NewLogin, useAcceptInvitation } from './use-invitation.ts';

/** The input for choosing a password, provided by the sign-up feature. */
export type PasswordFieldType = ComponentType<{
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly error?: string | undefined;
}>;

type Problem = 'nameRequired' | 'nameNotPlain' | 'passwordInvalid';

interface NewLoginFormProps {
  readonly email: string;
  readonly accept: ReturnType<typeof useAcceptInvitation>;
  readonly PasswordField: PasswordFieldType;
}

export function NewLoginForm({ email, accept, PasswordField }: NewLoginFormProps) {
  const { t } = useTranslation('team');
  const form = useForm<NewLogin, Problem>({
    initial: { name: '', password: '' },
    judge: ({ name, password }) => ({
      ...(isPlainName(name) ? {} : { name: 'nameNotPlain' }),
      ...(!isVisible(name) ? { name: 'nameRequired' } : {}),
      ...(isPassword(password) ? {} : { password: 'passwordInvalid' }),
    }),
    say: (problem) => t(`accept.${problem}`),
    onSubmit: ({ name, password }) =>
      accept.mutate(
        { name: name.trim(), password },
        {
          onError: (error) => {
            const refused = Object.keys(fieldErrorsOf(error));
            form.reject(Object.fromEntries(refused.map((field) => [field, error.message])));
          },
        },
      ),
  });
  return (
    <form {...form.form} className={classes.form}>
      <p>{t('accept.as', { email })}</p>
      <TextInput {...form.text('name')} label={t('accept.name')} autoComplete="name" maxLength={120} size="md" />
      <PasswordField {...form.text('password')} label={t('accept.password')} />
      <Button type="submit" size="md" fullWidth loading={accept.isPending}>
        {t('accept.create')}
      </Button>
    </form>
  );
}
