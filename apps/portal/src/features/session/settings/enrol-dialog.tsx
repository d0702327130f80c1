import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import settings from './settings.module.css';
import { useSecondFactorActions } from './use-settings.ts';

interface Started {
  readonly secret: string;
  readonly uri: string;
}

/** Turns on the second factor: the password, the app with its first code, and the recovery codes. */
export function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('security');
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog title={t(codes ? 'codes.title' : 'enrol.title')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : started ? (
        <AppStep started={started} onCodes={setCodes} />
      ) : (
        <PasswordStep onStarted={setStarted} />
      )}
    </Dialog>
  );
}

function PasswordStep({ onStarted }: { readonly onStarted: (started: Started) => void }) {
  const { t } = useTranslation('security');
  const { start } = useSecondFactorActions();
  const form = useForm<{ password: string }, 'passwordRequired'>({
    initial: { password: '' },
    judge: ({ password }) => (password === '' ? { password: 'passwordRequired' } : {}),
    say: (problem) => t(`enrol.${problem}`),
    onSubmit: ({ password }) =>
      start.mutate(password, { onSuccess: onStarted, onError: (error) => form.reject(fieldRefusal(error)) }),
  });
  return (
    <form {...form.form} className={classes.form}>
      <FormFailure error={start.error} />
      <p>{t('enrol.password')}</p>
      <PasswordField
        {...form.text('password')}
        label={t('enrol.passwordLabel')}
        autoComplete="current-password"
        data-autofocus
      />
      <Button type="submit" fullWidth loading={start.isPending}>
        {t('enrol.next')}
      </Button>
    </form>
  );
}

function AppStep(props: { readonly started: Started; readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const { confirm } = useSecondFactorActions();
  const form = useForm<{ code: string }, 'codeRequired'>({
    initial: { code: '' },
    judge: ({ code }) => (code.trim() === '' ? { code: 'codeRequired' } : {}),
    say: (problem) => t(`enrol.${problem}`),
    onSubmit: ({ code }) =>
      confirm.mutate(code, {
        onSuccess: ({ recoveryCodes }) => props.onCodes(recoveryCodes),
        onError: (error) => form.reject(fieldRefusal(error)),
      }),
  });
  const { secret, uri } = props.started;
  return (
    <form {...form.form} className={classes.form}>
      <FormFailure error={confirm.error} />
      <p>{t('enrol.scan')}</p>
      <QrPicture text={uri} label={t('enrol.qr')} />
      <p>
        {t('enrol.secret')}
        {/* In groups of four for readability; a copy with blanks works too. */}
        <code className={settings.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        {...form.text('code')}
        label={t('enrol.codeLabel')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        size="md"
      />
      <Button type="submit" fullWidth loading={confirm.isPending}>
        {t('enrol.submit')}
      </Button>
    </form>
  );
}
