import { brokenPasswordRules, PASSWORD_RULES } from '@quayside/kernel';
import type { ChangeEvent } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ToneMark } from '../../ui/badge.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import classes from './form.module.css';

/** An input for a new password that shows which requirements are met. */
export function NewPasswordInput(props: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly error?: string | undefined;
}) {
  const { t } = useTranslation('security');
  const broken = brokenPasswordRules(props.value);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={
        <span className={classes.rules}>
          {PASSWORD_RULES.map((rule) => {
            const isKept = !broken.includes(rule);
            return (
              <span key={rule} className={classes.rule} data-kept={isKept}>
                <ToneMark tone={isKept ? 'ok' : 'wait'} />
                {t(`rule.${rule}`)}
                {isKept ? <span className="visually-hidden">{t('rule.kept')}</span> : null}
              </span>
            );
          })}
        </span>
      }
    />
  );
}
