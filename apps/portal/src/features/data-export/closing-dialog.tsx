import { Button, TextInput } from '@mantine/core';
import type { ClosingInput } from '@quayside/contract';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useUser } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import classes from './leaving.module.css';
import { useRequestClosing } from './use-closing.ts';

/** Asks for the name and the password before a business is deleted. */
export function ClosingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['data-export', 'app']);
  const { name: business, login } = useUser();
  const request = useRequestClosing();
  const form = useForm<ClosingInput, 'required'>({
    initial: { name: '', password: '' },
    judge: ({ name, password }) => ({
      ...(name.trim() === '' ? { name: 'required' } : {}),
      ...(password === '' ? { password: 'required' } : {}),
    }),
    say: () => t('data-export:closing.required'),
    onSubmit: (values) => request.mutate(values, { onSuccess: onClose }),
  });
  return (
    <Dialog title={t('data-export:closing.dialog', { business })} onClose={onClose}>
      <form {...form.form} className={classes.form}>
        <p>{t('data-export:closing.dialogText')}</p>
        {request.error ? (
          <Notice tone="bad">{(isApiError(request.error) && request.error.description) || t('app:failed.text')}</Notice>
        ) : null}
        <input type="email" autoComplete="username" value={login.email} readOnly hidden />
        <TextInput
          {...form.text('name')}
          label={t('data-export:closing.name')}
          description={t('data-export:closing.nameHint', { business })}
          autoComplete="off"
          data-autofocus
        />
        <PasswordField
          {...form.text('password')}
          label={t('data-export:closing.password')}
          autoComplete="current-password"
        />
        <div className={classes.actions}>
          <Button type="submit" color="red" loading={request.isPending}>
            {t('data-export:closing.submit')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
