import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { RulePlace } from './tax-draft.ts';
import classes from './taxes.module.css';
import { useTaxItems } from './use-taxes.ts';

const TYPING_MS = 250;

interface AddRuleDialogProps {
  readonly onChoose: (place: RulePlace) => void;
  readonly onClose: () => void;
}

/** Finds the item that a rule is for. */
export function AddItemRuleDialog({ onChoose, onClose }: AddRuleDialogProps) {
  const { t } = useTranslation('taxes');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useTaxItems(query);
  const rows = found.data?.list ?? [];
  return (
    <Dialog title={t('addItem')} placement="side" width={560} onClose={onClose}>
      <div className={classes.stack}>
        <TextInput
          type="search"
          data-autofocus
          aria-label={t('searchItem')}
          placeholder={t('searchItem')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {found.isPending ? <Skeleton height={240} /> : null}
        {found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : null}
        {found.isSuccess && rows.length === 0 ? <EmptyState title={t('nothing')} /> : null}
        {rows.length > 0 ? (
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
        ) : null}
      </div>
    </Dialog>
  );
}
