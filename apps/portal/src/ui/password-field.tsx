import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';

type Props = Pick<
  PasswordInputProps,
  'name' | 'value' | 'onChange' | 'label' | 'description' | 'error' | 'autoComplete'
> & {
  /** Gets the focus when a dialog opens. */
  readonly 'data-autofocus'?: boolean;
};

/**
 * A password input with a button that shows the password. Mantine's own announces neither an error nor its text to
 * screen readers, and its button is not in the tab order.
 */
export function PasswordField(props: Props) {
  const { t } = useTranslation('app');
  const id = useId();
  const described = [props.description ? `${id}-description` : '', props.error ? `${id}-error` : ''].join(' ').trim();
  return (
    <PasswordInput
      {...props}
      id={id}
      size="md"
      aria-invalid={props.error ? true : undefined}
      aria-describedby={described || undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
}
