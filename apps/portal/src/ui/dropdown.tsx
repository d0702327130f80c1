import { Select } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dropdown.module.css';
import { FLOATING } from './floating.ts';
import { matchesSearch } from './search-text.ts';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface DropdownProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly name?: string;
  readonly value: string | null;
  readonly options: readonly DropdownOption[];
  readonly onChange: (value: string | null) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly isClearable?: boolean;
  /** Typing narrows the list; for lists that are longer than a glance. */
  readonly isSearchable?: boolean;
  /** Stands before a label, in the list and in the field. */
  readonly icon?: (value: string) => ReactNode;
  /** `md` beside fields of that size. */
  readonly size?: 'sm' | 'md';
}

/** One of many, to be searched, with an icon where there is one. One of a few without any of this is `Choice`. */
export function Dropdown(props: DropdownProps) {
  const { t } = useTranslation('widgets');
  const { icon, value } = props;
  return (
    <Select
      {...(props.isLabelHidden ? { 'aria-label': props.label } : { label: props.label })}
      {...(props.name ? { name: props.name, 'data-field': props.name } : {})}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      {...(icon && value !== null ? { leftSection: icon(value), leftSectionPointerEvents: 'none' } : {})}
      description={props.description}
      {...(props.size ? { size: props.size } : {})}
      value={value}
      onChange={props.onChange}
      data={props.options.map(({ value, label, isDisabled = false }) => ({ value, label, disabled: isDisabled }))}
      error={props.error}
      disabled={props.disabled ?? false}
      clearable={props.isClearable ?? false}
      clearButtonProps={{ 'aria-label': t('dropdown.clear') }}
      allowDeselect={false}
      searchable={props.isSearchable ?? false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('dropdown.nothing')}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && matchesSearch(option.label, search))
      }
      renderOption={({ option }) => (
        <span className={classes.option}>
          {icon?.(option.value)}
          {option.label}
        </span>
      )}
      checkIconPosition="right"
      comboboxProps={FLOATING}
      // The list itself scrolls, as a list box may: an area around it would have to be reached by the keyboard.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
    />
  );
}
