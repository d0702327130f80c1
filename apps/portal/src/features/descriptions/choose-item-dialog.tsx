import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './descriptions.module.css';
import { useFoundItems } from './use-descriptions.ts';

const TYPING_MS = 250;

interface ChooseItemDialogProps {
  readonly onChoose: (itemId: number) => void;
  readonly onClose: () => void;
}

/** Finds one of the seller's items. */
export function ChooseItemDialog({ onChoose, onClose }: ChooseItemDialogProps) {
  const { t } = useTranslation('descriptions');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useFoundItems(query);
  const rows = found.data?.list ?? [];
  return (
    <Dialog title={t('item.choose')} placement="side" width={560} onClose={onClose}>
      <div className={classes.stack}>
        <TextInput
          type="search"
          data-autofocus
          aria-label={t('item.search')}
          placeholder={t('item.search')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {found.isPending ? <Skeleton height={240} /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : null}
        {found.isSuccess && rows.length === 0 ? <EmptyState title={t('item.none')} /> : null}
        {rows.length > 0 ? (
          <PlainTable
            label={t('item.found')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', title: t('item.title'), cell: ({ title, sku }) => `${title} (${sku})` },
              {
                key: 'show',
                title: t('item.show'),
                isTitleHidden: true,
                cell: ({ id, title }) => (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`${t('item.show')}: ${title}`}
                    onClick={() => onChoose(id)}
                  >
                    {t('item.show')}
                  </Button>
                ),
              },
            ]}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
