import { Button, NativeSelect, TextInput } from '@mantine/core';
import { CATEGORY_LIMITS, type ItemSpecific } from '@quayside/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import classes from './categories.module.css';

export type FieldRules = Pick<
  ItemSpecific,
  'allowedValues' | 'valueNames' | 'isSelectionOnly' | 'isMulti' | 'maxLength' | 'kind' | 'units'
>;

interface ValuesFieldProps {
  readonly label: string;
  readonly rules: FieldRules;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** The values of a specific: one or several, of a closed list or free, with the site's values as suggestions. */
export function ValuesField({ label, rules, values, onChange }: ValuesFieldProps) {
  const { isMulti, allowedValues, kind } = rules;
  if (isMulti && kind !== 'yes-no')
    return <ManyValues label={label} rules={rules} values={values} onChange={onChange} />;
  const [value = ''] = values;
  // A stored value that the site no longer offers stays visible.
  const offered = value === '' || allowedValues.includes(value) ? allowedValues : [value, ...allowedValues];
  return (
    <OneValue
      label={label}
      rules={{ ...rules, ...withNames(rules, offered) }}
      value={value}
      onType={(typed) => onChange(typed.trim() === '' ? [] : [typed])}
    />
  );
}

interface OneValueProps {
  readonly label: string;
  readonly rules: Omit<FieldRules, 'isMulti'>;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

function OneValue({ label, rules, value, onType, onKeyDown }: OneValueProps) {
  const { t } = useTranslation('categories');
  const { allowedValues, valueNames, isSelectionOnly, maxLength, kind, units = [] } = rules;
  const listId = useId();
  const choices =
    kind === 'yes-no'
      ? [
          { value: 'true', label: t('lacking.yes') },
          { value: 'false', label: t('lacking.no') },
        ]
      : allowedValues.map((one, index) => ({ value: one, label: valueNames?.[index] ?? one }));
  if (kind === 'yes-no' || (isSelectionOnly && choices.length > 0)) {
    return (
      <NativeSelect
        label={label}
        value={value}
        data={[{ value: '', label: '—' }, ...choices]}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    );
  }
  return (
    <>
      <TextInput
        label={label}
        description={units.length > 0 ? t('lacking.units', { units: units.join(', ') }) : undefined}
        inputMode={kind !== undefined && units.length === 0 ? 'decimal' : 'text'}
        maxLength={maxLength}
        list={choices.length > 0 ? listId : undefined}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        {...(onKeyDown ? { onKeyDown } : {})}
      />
      {choices.length > 0 ? (
        <datalist id={listId}>
          {choices.map((one) => (
            <option key={one.value} value={one.label} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

/** Some of the allowed values, with their names. */
function withNames({ allowedValues, valueNames }: FieldRules, some: readonly string[]) {
  if (!valueNames) return { allowedValues: some };
  return { allowedValues: some, valueNames: some.map((one) => valueNames[allowedValues.indexOf(one)] ?? one) };
}

/** Text that is being typed counts as a value. Enter or the button starts the next one. */
function ManyValues({ label, rules, values, onChange }: ValuesFieldProps) {
  const { t } = useTranslation('categories');
  const [isAdding, setIsAdding] = useState(values.length === 0);
  const last = isAdding ? undefined : values.at(-1);
  const settled = last === undefined ? values : values.slice(0, -1);
  const type = (typed: string) => {
    setIsAdding(typed.trim() === '');
    onChange(typed.trim() === '' ? settled : [...settled, typed]);
  };
  const canAdd = last !== undefined && values.length < CATEGORY_LIMITS.values;
  const nameOf = (value: string) => rules.valueNames?.[rules.allowedValues.indexOf(value)] ?? value;
  const left = rules.allowedValues.filter((one) => !settled.includes(one));
  return (
    <div className={classes.fields}>
      {settled.length > 0 ? (
        <ul className={classes.values} aria-label={label}>
          {settled.map((value) => (
            <li key={value}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('specifics.drop', { value: nameOf(value), name: label })}
                onClick={() => onChange(values.filter((one) => one !== value))}
              >
                {nameOf(value)} ×
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <OneValue
        label={label}
        rules={{ ...rules, ...withNames(rules, left) }}
        value={last ?? ''}
        onType={type}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !canAdd) return;
          event.preventDefault();
          setIsAdding(true);
        }}
      />
      {canAdd ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('specifics.addTo', { name: label })}
          onClick={() => setIsAdding(true)}
        >
          {t('specifics.add')}
        </Button>
      ) : null}
    </div>
  );
}
