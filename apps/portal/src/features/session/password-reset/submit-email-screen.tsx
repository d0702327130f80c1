import { Button, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { type EmailProblem, judgeEmail } from '../login-rules.ts';
import { useRequestReset } from './use-password-reset.ts';

export function SubmitEmailScreen() {
  const { t } = useTranslation(['security', 'session']);
  const request = useRequestReset();
  const form = useForm<{ email: string }, EmailProblem>({
    initial: { email: '' },
    judge: ({ email }) => {
      const problem = judgeEmail(email);
      return problem ? { email: problem } : {};
    },
    say: (problem) => t(`session:login.${problem}`),
    onSubmit: ({ email }) => request.mutate(email),
  });
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('security:reset.title')} lead={t('security:reset.lead')} />
      {request.isSuccess ? (
        <Notice tone="ok" title={t('security:reset.sent')}>
          {t('security:reset.sentText', { email: request.variables.trim() })}
        </Notice>
      ) : null}
      <Panel>
        <form {...form.form} className={classes.form}>
          <FormFailure error={request.error} />
          <TextInput
            {...form.text('email')}
            label={t('session:login.email')}
            type="email"
            autoComplete="username"
            size="md"
          />
          <Button type="submit" size="md" fullWidth loading={request.isPending}>
            {t(request.isSuccess ? 'security:reset.again' : 'security:reset.submit')}
          </Button>
          <p>
            <Link to={paths.root}>{t('security:reset.back')}</Link>
          </p>
        </form>
      </Panel>
    </div>
  );
}
