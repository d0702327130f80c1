import { TextInput } from '@mantine/core';
import { findState, statesOf } from '@quayside/i18n/countries/states';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Dropdown, type DropdownProps } from './dropdown.tsx';

type StateSelectProps = Omit<DropdownProps, 'options' | 'icon' | 'isSearchable' | 'label'> & {
  /** ISO code, or CAFR. */
  readonly country: string;
};

/**
 * The state or province of an address: a list in the United States and Canada, free text elsewhere. The value is a
 * code if there is a list; a stored name is found in that list.
 */
export function StateSelect({ country, ...props }: StateSelectProps) {
  const { t } = useTranslation('widgets');
  const states = statesOf(country);
  if (states.length === 0) {
    return (
      <TextInput
        label={t('country.region')}
        {...(props.name ? { name: props.name } : {})}
        description={props.description}
        value={props.value ?? ''}
        error={props.error}
        disabled={props.disabled ?? false}
        autoComplete="address-level1"
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
      />
    );
  }
  return (
    <Dropdown
      {...props}
      label={t(country === 'US' ? 'country.state' : 'country.province')}
      value={props.value === null ? null : (findState(country, props.value)?.code ?? null)}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      isSearchable
    />
  );
}
