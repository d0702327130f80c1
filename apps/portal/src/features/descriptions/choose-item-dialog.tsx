import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useFoundItems } from './use-descriptions.ts';

interface ChooseItemDialogProps {
  readonly onChoose: (itemId: number) => void;
  readonly onClose: () => void;
}

/** Finds one of the seller's items. */
export function ChooseItemDialog({ onChoose, onClose }: ChooseItemDialogProps) {
  const { t } = useTranslation('descriptions');
  const [query, setQuery] = useState('');
  const found = useFoundItems(query);
  const rows = found.data?.list ?? [];
  return (
    <Dialog title={t('item.choose')} placement="side" width={560} onClose={onClose}>
      <Toolbar>
        <SearchField label={t('item.search')} isFocusedFirst maxLength={200} value={query} onSearch={setQuery} />
      </Toolbar>
      <ListBody list={found} isEmpty={rows.length === 0} empty={<EmptyState title={t('item.none')} />}>
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
      </ListBody>
    </Dialog>
  );
}
