import { Button, Skeleton } from '@mantine/core';
import type { PreviewedChange } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useRecentChanges } from './use-changes.ts';

/** The latest changes of a kind, each of which can be opened and undone. */
export function RecentChanges(props: { readonly kind: PreviewedChange; readonly onOpen: (changeId: number) => void }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const recent = useRecentChanges(props.kind);
  if (recent.isPending) return <Skeleton height={240} />;
  if (recent.isError) return <ErrorState error={recent.error} onRetry={() => recent.refetch()} />;
  const what = t(`kind.${props.kind}`);
  const { list } = recent.data;
  if (list.length === 0) return <EmptyState title={t('recent.empty.title')}>{t('recent.empty.text')}</EmptyState>;
  return (
    <PlainTable
      label={t('recent.title')}
      rows={list}
      rowKey={({ changeId }) => changeId}
      columns={[
        { key: 'at', title: t('recent.at'), cell: ({ createdAt }) => format.dateTime(createdAt) },
        { key: 'what', title: t('column.name'), cell: ({ undoOf }) => (undoOf ? t('undoOf', { what }) : what) },
        { key: 'done', title: t('state.done'), isNumber: true, cell: ({ counts }) => format.number(counts.done) },
        {
          key: 'open',
          title: t('recent.open'),
          isTitleHidden: true,
          cell: ({ changeId, createdAt }) => (
            <Button
              variant="default"
              size="xs"
              aria-label={t('recent.openOne', { at: format.dateTime(createdAt) })}
              onClick={() => props.onOpen(changeId)}
            >
              {t('recent.open')}
            </Button>
          ),
        },
      ]}
    />
  );
}
