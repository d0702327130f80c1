import { Checkbox, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import type { ReactNode } from 'react';
import classes from './options.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

interface OptionsProps<Value extends string> {
  readonly label: string;
  readonly description?: ReactNode;
  readonly name?: string;
  readonly options: readonly Option<Value>[];
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** Chooses one of a few values that are all visible. */
export function Radios<Value extends string>(
  props: OptionsProps<Value> & { readonly value: Value | null; readonly onChange: (value: Value) => void },
) {
  const choose = (wanted: string) => {
    const option = props.options.find(({ value }) => value === wanted);
    if (option) props.onChange(option.value);
  };
  return (
    <Radio.Group {...groupOf(props)} value={props.value} onChange={choose}>
      <div className={classes.options}>
        {props.options.map((option) => (
          <Radio key={option.value} {...optionOf(option, props)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Chooses any of a few values that are all visible. */
export function Checkboxes<Value extends string>(
  props: OptionsProps<Value> & { readonly values: readonly Value[]; readonly onChange: (values: Value[]) => void },
) {
  const choose = (wanted: readonly string[]) =>
    props.onChange(props.options.map(({ value }) => value).filter((value) => wanted.includes(value)));
  return (
    <Checkbox.Group {...groupOf(props)} value={[...props.values]} onChange={choose}>
      <div className={classes.options}>
        {props.options.map((option) => (
          <Checkbox key={option.value} {...optionOf(option, props)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function groupOf<Value extends string>(props: OptionsProps<Value>) {
  return {
    label: props.label,
    description: props.description,
    error: props.error,
    ...(props.name ? { name: props.name } : {}),
  };
}

function optionOf<Value extends string>(option: Option<Value>, props: OptionsProps<Value>) {
  return {
    // 24 px: WCAG 2.2, 2.5.8 (target size).
    size: 'md' as const,
    value: option.value,
    label: option.label,
    description: option.description,
    disabled: Boolean(props.disabled || option.isDisabled),
    ...(props.error ? { error: true } : {}),
  };
}
