import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OfferTermsForm } from '../cdiscount/offer-terms-form.tsx';
import { useCdiscount } from '../cdiscount/use-cdiscount.ts';
import type { StepProps } from './step-props.ts';

/** Cdiscount's one question: what offers made there begin with. */
export function OfferTermsStep({ accountId, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const terms = useCdiscount(accountId);
  if (terms.isPending) return <Skeleton height={220} radius="md" />;
  if (terms.isLoadingError) return <ErrorState error={terms.error} onRetry={() => terms.refetch()} />;
  return (
    <OfferTermsForm
      terms={terms.data}
      isPending={isPending}
      label={t('next')}
      onSave={(given) => onAnswer({ step: 'SetOfferTerms', ...given })}
    />
  );
}
