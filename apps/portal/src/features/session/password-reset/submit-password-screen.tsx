import { Button } from '@mantine/core';
import { isPassword } from '@quayside/kernel';
import { Link, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
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

/** The target of the mailed reset link. */
export function SubmitPasswordScreen() {
  const { t } = useTranslation(['security', 'session']);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const reset = useResetPassword();
  const form = useForm<{ password: string }, 'passwordInvalid'>({
    initial: { password: '' },
    judge: ({ password }) => (isPassword(password) ? {} : { password: 'passwordInvalid' }),
    say: (problem) => t(`security:signUp.${problem}`),
    onSubmit: ({ password }) =>
      reset.mutate({ token, password }, { onError: (error) => form.reject(fieldRefusal(error)) }),
  });
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('security:newPassword.title')} lead={t('security:newPassword.lead')} />
      <Panel>
        {token === '' ? (
          <p role="alert" className={classes.alert}>
            {t('security:newPassword.noToken')}
          </p>
        ) : (
          <form {...form.form} className={classes.form}>
            <FormFailure error={reset.error} />
            <NewPasswordInput {...form.text('password')} label={t('security:newPassword.label')} />
            <Button type="submit" size="md" fullWidth loading={reset.isPending}>
              {t('security:newPassword.submit')}
            </Button>
          </form>
        )}
        {token === '' || isAboutLink(reset.error) ? (
          <p>
            <Link to={paths.submitEmail}>{t('security:newPassword.askAgain')}</Link>
          </p>
        ) : null}
      </Panel>
    </div>
  );
}
