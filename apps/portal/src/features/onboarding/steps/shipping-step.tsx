import { serviceStates } from '@quayside/kernel';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useUser } from '../../../lib/session.ts';
import { Radios } from '../../../ui/options.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function ShippingStep({ answers, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const { isEligible } = serviceStates(useUser()).shipping;
  const [shipping, setShipping] = useState(answers.SetShippingOptions?.shipping ?? 'own');
  return (
    <StepForm onSubmit={() => onAnswer({ step: 'SetShippingOptions', shipping })}>
      <Radios
        label={t('steps.SetShippingOptions.label')}
        value={shipping}
        onChange={setShipping}
        options={[
          {
            value: 'own',
            label: t('steps.SetShippingOptions.own'),
            description: t('steps.SetShippingOptions.ownText'),
          },
          {
            value: 'service',
            label: t('steps.SetShippingOptions.service'),
            description: t(
              isEligible ? 'steps.SetShippingOptions.serviceText' : 'steps.SetShippingOptions.serviceClosed',
            ),
            isDisabled: !isEligible,
          },
        ]}
      />
      <StepFoot isPending={isPending} />
    </StepForm>
  );
}
