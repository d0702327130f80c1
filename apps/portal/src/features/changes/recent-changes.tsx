import { Button } from '@mantine/core';
import type { PreviewedChange } from '@quayside/contract';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useRecentChanges } from './use-changes.ts';

/** The latest changes of a kind, each of which can be opened and undone. */
export function RecentChanges(props: { readonly kind: PreviewedChange; readonly onOpen: (changeId: number) => void }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const recent = useRecentChanges(props.kind);
  const what = t(`kind.${props.kind}`);
  const list = recent.data?.list ?? [];
  return (
    <ListBody
      list={recent}
      isEmpty={list.length === 0}
      empty={<EmptyState title={t('recent.empty.title')}>{t('recent.empty.text')}</EmptyState>}
    >
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
    </ListBody>
  );
}
