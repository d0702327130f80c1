import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HistoryTable } from './history-table.tsx';
import { useHistory } from './use-history.ts';

/** Every change of an item with its author, newest first. */
export function HistoryList({ itemId }: { readonly itemId: number }) {
  const { t } = useTranslation('history');
  const history = useHistory({ itemId });
  if (history.isPending) return <Skeleton height={140} m="md" />;
  if (history.isLoadingError) return <ErrorState error={history.error} onRetry={() => history.refetch()} />;
  if (history.data.pages[0]?.list.length === 0)
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return <HistoryTable history={history} isOfOneItem />;
}
