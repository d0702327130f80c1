import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { BrandSafety } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './compliance.module.css';
import { EntryForm } from './entry-form.tsx';
import { useBrands } from './use-compliance.ts';

const TYPING_MS = 250;

/** The brands of the items, each with its manufacturer. */
export function BrandsPanel() {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [changing, setChanging] = useState<BrandSafety | null>(null);
  const brands = useBrands(search);
  const list = brands.data?.pages.flatMap((page) => page.list) ?? [];
  const whoOf = ({ entry }: BrandSafety) => {
    if (!entry) return t('brands.standard');
    if (entry.isExempt) return t('brands.exempt');
    return (entry.manufacturer ?? entry.responsiblePerson)?.companyName ?? '—';
  };
  return (
    <Panel title={t('brands.title')} flush>
      <div className={classes.inset}>
        <TextInput
          type="search"
          label={t('brands.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {brands.isPending ? <Skeleton height={120} /> : null}
      {brands.isError ? <ErrorState error={brands.error} onRetry={() => brands.refetch()} /> : null}
      {brands.isSuccess && list.length === 0 ? <EmptyState title={t('brands.none')} /> : null}
      {list.length > 0 ? (
        <PlainTable
          label={t('brands.title')}
          isStacking
          rows={list}
          rowKey={({ brand }) => brand}
          columns={[
            { key: 'brand', title: t('brands.brand'), cell: ({ brand }) => brand },
            { key: 'items', title: t('brands.items'), isNumber: true, cell: ({ items }) => format.number(items) },
            { key: 'who', title: t('manufacturer'), cell: whoOf },
            {
              key: 'change',
              title: t('change'),
              isTitleHidden: true,
              cell: (row) => (
                <ChangeButton
                  variant="default"
                  size="sm"
                  aria-label={t('changeFor', { name: row.brand })}
                  onClick={() => setChanging(row)}
                >
                  {t('change')}
                </ChangeButton>
              ),
            },
          ]}
        />
      ) : null}
      {brands.hasNextPage ? (
        <div className={classes.inset}>
          <Button variant="default" loading={brands.isFetchingNextPage} onClick={() => brands.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
      {changing ? (
        <Dialog title={t('changeOf', { name: changing.brand })} width={760} onClose={() => setChanging(null)}>
          <EntryForm
            isInDialog
            place={{ brand: changing.brand, itemId: null }}
            initial={changing.entry}
            onDone={() => setChanging(null)}
          />
        </Dialog>
      ) : null}
    </Panel>
  );
}
