import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import type { ReactNode } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly name?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** An on/off switch, for example for a rule or a service. For consent, use a checkbox. */
export function Toggle(props: ToggleProps) {
  return (
    <Switch
      {...(props.isLabelHidden ? { 'aria-label': props.label } : { label: props.label })}
      {...(props.name ? { name: props.name } : {})}
      description={props.description}
      checked={props.isOn}
      error={props.error}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
