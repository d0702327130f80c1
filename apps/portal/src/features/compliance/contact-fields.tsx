import { TextInput } from '@mantine/core';
import { CONTACT_LENGTHS, type ContactProblem, type SafetyContact } from '@quayside/kernel';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import classes from './compliance.module.css';

type TextName = Exclude<keyof SafetyContact, 'country'>;
const TEXTS: readonly TextName[] = [
  'companyName',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'stateOrProvince',
  'email',
  'contactUrl',
  'phone',
];

interface ContactFieldsProps {
  readonly legend: string;
  readonly hint: string;
  readonly value: SafetyContact;
  readonly problems: Partial<Record<keyof SafetyContact, ContactProblem>>;
  readonly onChange: (value: SafetyContact) => void;
}

/** Name and addresses of a manufacturer or a responsible person. */
export function ContactFields({ legend, hint, value, problems, onChange }: ContactFieldsProps) {
  const { t } = useTranslation('compliance');
  const say = (field: keyof SafetyContact) => {
    const problem = problems[field];
    if (field === 'email' && problem === 'missing') return t('problem.no_address');
    return problem && t(`problem.${problem}`);
  };
  return (
    <fieldset className={classes.contact}>
      <legend>{legend}</legend>
      <p className={classes.soft}>{hint}</p>
      {TEXTS.map((field) => (
        <TextInput
          key={field}
          name={field}
          label={t(`field.${field}`)}
          maxLength={CONTACT_LENGTHS[field]}
          value={value[field]}
          error={say(field)}
          onChange={(event) => onChange({ ...value, [field]: event.currentTarget.value })}
        />
      ))}
      <CountrySelect
        name="country"
        value={value.country || null}
        error={say('country')}
        onChange={(country) => onChange({ ...value, country: country ?? '' })}
      />
    </fieldset>
  );
}
