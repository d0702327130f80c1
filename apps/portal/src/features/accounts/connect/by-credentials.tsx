import { TextInput } from '@mantine/core';
import type { ConnectResult, CredentialFieldView } from '@quayside/contract';
import { fieldErrorsOf } from '../../../lib/failures/failure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../../ui/change-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import classes from './connect.module.css';
import { type ConnectTarget, useCredentials } from './use-connect.ts';

interface ByCredentialsProps {
  readonly target: ConnectTarget;
  readonly fields: readonly CredentialFieldView[];
  readonly onConnected: (result: ConnectResult) => void;
  readonly onFailed?: (error: Error) => void;
}

/** The platform's credential fields in order; secrets are masked. */
export function ByCredentials({ target, fields, onConnected, onFailed }: ByCredentialsProps) {
  const { t, i18n } = useTranslation('accounts');
  const connect = useCredentials(target, onConnected);
  const form = useForm<Record<string, string>, 'required'>({
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    judge: (values) =>
      Object.fromEntries(
        fields
          .filter(({ name, isRequired }) => isRequired && (values[name] ?? '').trim() === '')
          .map(({ name }) => [name, 'required' as const]),
      ),
    say: () => t('connect.fieldMissing'),
    onSubmit: (values) => {
      const given = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
      connect.mutate(Object.fromEntries(given.filter(([, value]) => value !== '')), {
        onError: (error) => {
          onFailed?.(error);
          const refused = Object.keys(fieldErrorsOf(error)).map((path) => path.replace(/^credentials\./, ''));
          form.reject(Object.fromEntries(refused.map((name) => [name, error.message])));
        },
      });
    },
  });
  /** The label or hint of a field; undefined if there is no such message. */
  const words = (kind: 'field' | 'hint', name: string): string | undefined => {
    const key = `accounts:connect.${kind}.${target.platform}.${name}`;
    return i18n.exists(key) ? i18n.t(key as 'accounts:connect.fieldMissing') : undefined;
  };
  const labelOf = ({ name, isRequired }: CredentialFieldView) => {
    const label = words('field', name) ?? name;
    return isRequired ? label : t('connect.optional', { label });
  };
  const isBesideAField = fields.some(({ name }) => form.errorOf(name) !== undefined);
  return (
    <form {...form.form} className={classes.way}>
      <p>{t(`connect.credentialsText.${target.platform}`)}</p>
      {connect.isError && !isBesideAField ? <Notice tone="bad">{connect.error.message}</Notice> : null}
      <div className={classes.fields}>
        {fields.map((field) => {
          const shared = { ...form.text(field.name), label: labelOf(field), autoComplete: 'off' };
          const hint = words('hint', field.name);
          const described = hint === undefined ? {} : { description: hint };
          return field.isSecret ? (
            <PasswordField key={field.name} {...shared} {...described} />
          ) : (
            <TextInput key={field.name} {...shared} {...described} size="md" spellCheck={false} />
          );
        })}
      </div>
      <div>
        <ChangeButton duty="accounts" type="submit" size="md" loading={connect.isPending || connect.isSuccess}>
          {t('connect.submit')}
        </ChangeButton>
      </div>
      <p className={classes.note}>{t('connect.kept')}</p>
    </form>
  );
}
