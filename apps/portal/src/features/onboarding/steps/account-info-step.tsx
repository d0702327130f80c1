import { TextInput } from '@mantine/core';
import { isPlainName, isVisible, SUPPORTED_CURRENCIES } from '@quayside/kernel';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import classes from '../channel-screen.module.css';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';

/** The business data from eBay, for correction. */
export function AccountInfoStep({ isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const user = useUser();
  const form = useForm<{ name: string; country: string; currency: string }, 'nameMissing' | 'nameNotPlain'>({
    initial: { name: user.name, country: user.country, currency: user.currency },
    judge: ({ name }) => ({
      ...(isPlainName(name) ? {} : { name: 'nameNotPlain' }),
      ...(!isVisible(name) ? { name: 'nameMissing' } : {}),
    }),
    say: (problem) => t(`steps.EditAccountInfo.${problem}`),
    onSubmit: ({ name, country, currency }) =>
      onAnswer({ step: 'EditAccountInfo', name: name.trim(), country, currency }),
  });
  const country = form.field('country');
  const currency = form.field('currency');
  return (
    <form {...form.form} className={classes.step}>
      <div className={classes.fields}>
        <TextInput {...form.text('name')} label={t('steps.EditAccountInfo.business')} size="md" maxLength={200} />
        <CountrySelect
          name="country"
          value={country.value}
          error={country.error}
          size="md"
          onChange={(value) => country.onChange(value ?? country.value)}
        />
        <Dropdown
          name="currency"
          label={t('steps.EditAccountInfo.currency')}
          description={t('steps.EditAccountInfo.currencyHint')}
          size="md"
          value={currency.value}
          options={SUPPORTED_CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(value) => currency.onChange(value ?? currency.value)}
        />
      </div>
      <StepFoot isPending={isPending} />
    </form>
  );
}
