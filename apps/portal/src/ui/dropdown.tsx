import { Select } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
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
  /** Typing filters the list; for lists that are too long to scan. */
  readonly isSearchable?: boolean;
  /** Shown before a label, in the list and in the field. */
  readonly icon?: (value: string) => ReactNode;
  /** `md` next to fields of that size. */
  readonly size?: 'sm' | 'md';
}

/** Chooses one of many values, with a search and optional icons. For a few plain values use `Choice`. */
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
      // The focus that a form gives to a wrong field must not hide the error below it.
      openOnFocus={false}
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
      // The list box itself scrolls; a scroll area around it would need keyboard access of its own.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
    />
  );
}
