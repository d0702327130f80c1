import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Pick<
  PasswordInputProps,
  'name' | 'value' | 'onChange' | 'label' | 'description' | 'error' | 'autoComplete'
> & {
  /** Where a dialog begins. */
  readonly 'data-autofocus'?: boolean;
};

/**
 * A password that can be looked at. Mantine's own tells a screen reader neither that it is wrong nor why, and keeps its switch from
 * the keyboard; here both are said and the switch is in reach.
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
