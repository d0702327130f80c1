import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useMovesConsent } from '../cdiscount/moves-consent.tsx';
import { OfferTermsForm } from '../cdiscount/offer-terms-form.tsx';
import { useCdiscount } from '../cdiscount/use-cdiscount.ts';
import type { StepProps } from './step-props.ts';

/** Cdiscount's only question: the default terms of offers. */
export function OfferTermsStep({ accountId, isPending, onAnswer }: StepProps) {
  const { t } = useTranslation('onboarding');
  const terms = useCdiscount(accountId);
  const { store, dialog } = useMovesConsent(accountId, {
    isPending,
    mutate: ({ terms: given, expected }, options) =>
      onAnswer({ step: 'SetOfferTerms', ...given, ...(expected === undefined ? {} : { expected }) }, options),
  });
  if (terms.isPending) return <Skeleton height={220} radius="md" />;
  if (terms.isLoadingError) return <ErrorState error={terms.error} onRetry={() => terms.refetch()} />;
  return (
    <>
      <OfferTermsForm terms={terms.data} isPending={isPending} label={t('next')} onSave={store} />
      {dialog}
    </>
  );
}
