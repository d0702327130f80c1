import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { fieldRefusal } from '../field-refusal.ts';
import classes from '../form.module.css';
import { FormFailure } from '../form-failure.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Proof, useSecondFactorActions } from './use-settings.ts';

/** Asks for both factors, before new recovery codes are made or the second factor is turned off. */
export function ProveDialog({
  purpose,
  onClose,
}: {
  readonly purpose: 'renew' | 'stop';
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const { renew, stop } = useSecondFactorActions();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isRenewal = purpose === 'renew';
  const onError = (error: unknown) => form.reject(fieldRefusal(error));
  const submit = (proof: Proof) => {
    if (isRenewal) renew.mutate(proof, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onError });
    else stop.mutate(proof, { onSuccess: onClose, onError });
  };
  const form = useForm<Proof, 'passwordRequired' | 'codeRequired'>({
    initial: { password: '', code: '' },
    judge: ({ password, code }) => ({
      ...(password === '' ? { password: 'passwordRequired' } : {}),
      ...(code.trim() === '' ? { code: 'codeRequired' } : {}),
    }),
    say: (problem) => t(`enrol.${problem}`),
    onSubmit: submit,
  });
  const { error, isPending } = isRenewal ? renew : stop;
  if (codes) {
    return (
      <Dialog title={t('codes.title')} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t(isRenewal ? 'prove.renewTitle' : 'prove.offTitle')} onClose={onClose}>
      <form {...form.form} className={classes.form}>
        <FormFailure error={error} />
        <p>{t(isRenewal ? 'prove.renewText' : 'prove.offText')}</p>
        <PasswordField
          {...form.text('password')}
          label={t('enrol.passwordLabel')}
          autoComplete="current-password"
          data-autofocus
        />
        <TextInput
          {...form.text('code')}
          label={t('prove.code')}
          description={t('prove.codeHint')}
          autoComplete="one-time-code"
          maxLength={40}
          size="md"
        />
        <Button type="submit" fullWidth loading={isPending}>
          {t(isRenewal ? 'factor.renew' : 'factor.turnOff')}
        </Button>
      </form>
    </Dialog>
  );
}
