import { Button } from '@mantine/core';
import { isPassword } from '@quayside/kernel';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordInput } from '../new-password-input.tsx';
import { useResetPassword } from './use-password-reset.ts';

const isAboutLink = (error: unknown) => isApiError(error) && error.code.startsWith('link_');

/** Where the mailed link leads. */
export function SubmitPasswordScreen() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const reset = useResetPassword();
  const form = useForm<{ password: string }, 'passwordInvalid'>({
    initial: { password: '' },
    judge: ({ password }) => (isPassword(password) ? {} : { password: 'passwordInvalid' }),
    say: (problem) => t(`signUp.${problem}`),
    onSubmit: ({ password }) =>
      reset.mutate({ token, password }, { onError: (error) => form.reject(fieldRefusal(error)) }),
  });
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('newPassword.title')} lead={t('newPassword.lead')} />
      <Panel>
        {token === '' ? (
          <p role="alert" className={classes.alert}>
            {t('newPassword.noToken')}
          </p>
        ) : (
          <form {...form.form} className={classes.form}>
            <FormFailure error={reset.error} />
            <NewPasswordInput {...form.text('password')} label={t('newPassword.label')} />
            <Button type="submit" size="md" fullWidth loading={reset.isPending}>
              {t('newPassword.submit')}
            </Button>
          </form>
        )}
        {token === '' || isAboutLink(reset.error) ? (
          <p>
            <Link to={paths.submitEmail}>{t('newPassword.askAgain')}</Link>
          </p>
        ) : null}
      </Panel>
    </div>
  );
}
