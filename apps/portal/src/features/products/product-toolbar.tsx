import { Button } from '@mantine/core';
import { isSite } from '@quayside/kernel';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { loadRooms } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUser } from '../../lib/session.ts';
import { Choice } from '../../ui/choice.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { type Density, isFiltered, type Layout, type ProductView, sitesToFilter } from './product-view.ts';

// What few sellers open at first loads when it is needed, with the sentences of reasons.
const FilterDialog = lazyPart(async () => {
  const [{ FilterDialog: Component }] = await Promise.all([
    import('./filter-dialog.tsx'),
    loadRooms(['publishing', 'widgets']),
  ]);
  return { default: Component };
});
const FilterChips = lazyPart(async () => {
  const [{ FilterChips: Component }] = await Promise.all([import('./filter-chips.tsx'), loadRooms(['publishing'])]);
  return { default: Component };
});

interface ProductToolbarProps {
  readonly view: ProductView;
  /** Leads to the saved views. */
  readonly views: ReactNode;
  readonly onShow: (view: ProductView, options?: { readonly replace?: boolean }) => void;
}

/** The search and the filters of the products, which the address stores. */
export function ProductToolbar({ view, views, onShow }: ProductToolbarProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { account } = useAccount();
  const { accounts } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Toolbar
      end={
        <>
          {views}
          <Segments<Layout>
            label={t('layout.label')}
            value={view.layout}
            onChange={(layout) => onShow({ ...view, layout }, { replace: true })}
            options={[
              { value: 'list', label: t('layout.list') },
              { value: 'matrix', label: t('layout.matrix') },
            ]}
          />
          {view.layout === 'list' ? <ColumnsButton density={view.density} /> : null}
          <Segments<Density>
            label={t('density.label')}
            value={view.density}
            onChange={(density) => onShow({ ...view, density }, { replace: true })}
            options={[
              { value: 'dense', label: t('density.dense') },
              { value: 'roomy', label: t('density.roomy') },
            ]}
          />
        </>
      }
    >
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        hasShortcut
        value={view.query}
        onSearch={(query) => onShow({ ...view, query, fromEnd: false }, { replace: true })}
      />
      <Choice
        label={t('site')}
        value={view.site ?? ''}
        onChange={(site) => onShow({ ...view, site: isSite(site) ? site : null, fromEnd: false })}
        options={[
          { value: '', label: t('anySite') },
          ...sitesToFilter(account, accounts, view.site).map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('filter.open')}
      </Button>
      <Suspense fallback={null}>
        {isFiltered(view) ? <FilterChips view={view} onShow={onShow} /> : null}
        {isOpen ? <FilterDialog view={view} onShow={onShow} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </Toolbar>
  );
}
