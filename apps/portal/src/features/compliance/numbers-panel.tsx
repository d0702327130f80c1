import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../ui/error-state.tsx';
import { NumbersForm } from './numbers-form.tsx';
import { useCompliance } from './use-compliance.ts';

/** The producer numbers alone, for a screen of another feature. */
export function ProducerNumbers() {
  const compliance = useCompliance();
  if (compliance.isPending) return <Skeleton height={320} radius="md" />;
  if (compliance.isLoadingError) return <ErrorState error={compliance.error} onRetry={() => compliance.refetch()} />;
  return <NumbersForm initial={compliance.data.numbers} />;
}
