import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { RulePlace } from './tax-draft.ts';
import { useTaxItems } from './use-taxes.ts';

interface AddRuleDialogProps {
  readonly onChoose: (place: RulePlace) => void;
  readonly onClose: () => void;
}

/** Finds the item that a rule is for. */
export function AddItemRuleDialog({ onChoose, onClose }: AddRuleDialogProps) {
  const { t } = useTranslation('taxes');
  const [query, setQuery] = useState('');
  const found = useTaxItems(query);
  const rows = found.data?.list ?? [];
  return (
    <Dialog title={t('addItem')} placement="side" width={560} onClose={onClose}>
      <Toolbar>
        <SearchField label={t('searchItem')} isFocusedFirst maxLength={200} value={query} onSearch={setQuery} />
      </Toolbar>
      <ListBody list={found} isEmpty={rows.length === 0} empty={<EmptyState title={t('nothing')} />}>
        <PlainTable
          label={t('found')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'title', title: t('for'), cell: ({ title, sku }) => `${title} (${sku})` },
            {
              key: 'choose',
              title: t('choosePlace'),
              isTitleHidden: true,
              cell: ({ id, sku, title }) => (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t('choosePlace')}: ${title}`}
                  onClick={() => onChoose({ category: null, item: { id, sku, title } })}
                >
                  {t('choosePlace')}
                </Button>
              ),
            },
          ]}
        />
      </ListBody>
    </Dialog>
  );
}
