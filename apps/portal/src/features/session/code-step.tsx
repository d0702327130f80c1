import { Button, TextInput } from '@mantine/core';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './form.module.css';
import { FormFailure } from './form-failure.tsx';
import { useSecondStep } from './use-sign-in.ts';

/**
 * The second step of signing in. `onExpired`: the time or the attempts are used up, so sign-in restarts with the
 * password.
 */
export function CodeStep({ challenge, onExpired }: { readonly challenge: string; readonly onExpired: () => void }) {
  const { t } = useTranslation('session');
  const second = useSecondStep();
  const form = useForm<{ code: string }, 'codeRequired'>({
    initial: { code: '' },
    judge: ({ code }) => (code.trim() === '' ? { code: 'codeRequired' } : {}),
    say: (problem) => t(`code.${problem}`),
    onSubmit: ({ code }) => second.mutate({ challenge, code }),
  });
  const hasExpired = isApiError(second.error) && second.error.code === 'challenge_expired';
  return (
    <form {...form.form} className={classes.form}>
      <FormFailure error={second.error} otherwise={t('login.failed')} />
      <TextInput
        {...form.text('code')}
        label={t('code.label')}
        description={t('code.description')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus
        size="md"
      />
      <Button type="submit" size="md" fullWidth loading={second.isPending}>
        {t('login.submit')}
      </Button>
      {hasExpired ? <LinkButton onClick={onExpired}>{t('code.again')}</LinkButton> : null}
    </form>
  );
}
