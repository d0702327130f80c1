import { Button, TextInput } from '@mantine/core';
import type { SignUpInput } from '@quayside/contract';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { planInAddress, rememberPlan } from '../../../lib/chosen-plan.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { NewPasswordInput } from '../new-password-input.tsx';
import { judgeSignUp, likelyCountry, type SignUpProblem } from './sign-up-rules.ts';
import { useSignUp } from './use-sign-up.ts';

const EMPTY: SignUpInput = { name: '', business: '', email: '', country: '', password: '' };

export function SignUpScreen() {
  const { t } = useTranslation(['security', 'session']);
  const { pathname, search } = useLocation();
  const chosen = useMemo(() => planInAddress(pathname, search), [pathname, search]);
  useEffect(() => {
    if (chosen) rememberPlan(chosen, true);
  }, [chosen]);
  const signUp = useSignUp();
  const form = useForm<SignUpInput, SignUpProblem>({
    initial: { ...EMPTY, country: likelyCountry(navigator.languages) },
    judge: judgeSignUp,
    say: (problem) => t(`security:signUp.${problem}`),
    onSubmit: (input) =>
      signUp.mutate({ ...input, email: input.email.trim() }, { onError: (error) => form.reject(fieldRefusal(error)) }),
  });
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('security:signUp.title')} lead={t('security:signUp.lead')} />
      {signUp.isSuccess ? (
        <Notice tone="ok" title={t('security:signUp.done')}>
          {t('security:signUp.entering')}
        </Notice>
      ) : (
        <Panel>
          <form {...form.form} className={classes.form}>
            <FormFailure error={signUp.error} />
            <TextInput
              {...form.text('name')}
              label={t('security:signUp.name')}
              autoComplete="name"
              maxLength={120}
              size="md"
            />
            <TextInput
              {...form.text('business')}
              label={t('security:signUp.business')}
              description={t('security:signUp.businessHint')}
              autoComplete="organization"
              maxLength={120}
              size="md"
            />
            <CountrySelect
              name="country"
              size="md"
              label={t('security:signUp.country')}
              value={form.values.country || null}
              onChange={(country) => form.set('country', country ?? '')}
              error={form.errorOf('country')}
            />
            <TextInput
              {...form.text('email')}
              label={t('session:login.email')}
              type="email"
              autoComplete="email"
              size="md"
            />
            <NewPasswordInput {...form.text('password')} label={t('session:login.password')} />
            <Button type="submit" size="md" fullWidth loading={signUp.isPending}>
              {t('security:signUp.submit')}
            </Button>
            <p>
              {t('security:signUp.haveAccount')} <Link to={paths.root}>{t('session:login.submit')}</Link>
            </p>
          </form>
        </Panel>
      )}
    </div>
  );
}
