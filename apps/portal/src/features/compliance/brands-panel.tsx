import type { BrandSafety } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EntryForm } from './entry-form.tsx';
import { useBrands } from './use-compliance.ts';

/** The brands of the items, each with its manufacturer. */
export function BrandsPanel() {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const [search, setSearch] = useState('');
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
      <Toolbar isInset>
        <SearchField label={t('brands.search')} isLabelShown value={search} onSearch={setSearch} />
      </Toolbar>
      <ListBody list={brands} isEmpty={list.length === 0} empty={<EmptyState title={t('brands.none')} />}>
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
        <ListFoot list={brands} />
      </ListBody>
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
