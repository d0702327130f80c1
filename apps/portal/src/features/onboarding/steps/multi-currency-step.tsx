import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Radios } from '../../../ui/options.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function MultiCurrencyStep({ answers, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const given = answers.PayPalMultiCurrency?.accepts_other_currencies;
  const [choice, setChoice] = useState<'all' | 'home'>(given === false ? 'home' : 'all');
  return (
    <StepForm onSubmit={() => onAnswer({ step: 'PayPalMultiCurrency', accepts_other_currencies: choice === 'all' })}>
      <Radios
        label={t('steps.PayPalMultiCurrency.label')}
        value={choice}
        onChange={setChoice}
        options={[
          {
            value: 'all',
            label: t('steps.PayPalMultiCurrency.all'),
            description: t('steps.PayPalMultiCurrency.allText'),
          },
          {
            value: 'home',
            label: t('steps.PayPalMultiCurrency.home'),
            description: t('steps.PayPalMultiCurrency.homeText'),
          },
        ]}
      />
      <StepFoot isPending={isPending} />
    </StepForm>
  );
}
