import { PRODUCT_CHOICES } from '@quayside/contract';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Radios } from '../../../ui/options.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function ProductsStep({ answers, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const [products, setProducts] = useState(answers.SelectProductsType?.products ?? 'all');
  return (
    <StepForm onSubmit={() => onAnswer({ step: 'SelectProductsType', products })}>
      <Radios
        label={t('steps.SelectProductsType.label')}
        value={products}
        onChange={setProducts}
        options={PRODUCT_CHOICES.map((value) => ({
          value,
          label: t(`steps.SelectProductsType.${value}`),
          description: t(`steps.SelectProductsType.${value}Text`),
        }))}
      />
      <StepFoot isPending={isPending} />
    </StepForm>
  );
}
