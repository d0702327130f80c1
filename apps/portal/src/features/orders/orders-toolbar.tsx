import { Button } from '@mantine/core';
import { isSite, SITES, sitesOf } from '@quayside/kernel';
import type { ReactNode } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { DayField } from '../../ui/list/day-field.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { isNarrowed, type OrdersView } from './orders-view.ts';

interface OrdersToolbarProps {
  readonly view: OrdersView;
  readonly views: ReactNode;
  readonly onShow: (view: OrdersView, options?: { readonly replace?: boolean }) => void;
}

export function OrdersToolbar({ view, views, onShow }: OrdersToolbarProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { scope } = useAccount();
  const sites = scope === 'all' ? SITES : sitesOf(scope);
  const sort = `${view.sort} ${view.order}`;
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        hasShortcut
        value={view.query}
        onSearch={(query) => onShow({ ...view, query, fromEnd: false }, { replace: true })}
      />
      <Choice
        label={t('filter.site')}
        value={view.site ?? ''}
        onChange={(site) => onShow({ ...view, site: isSite(site) ? site : null, fromEnd: false })}
        options={[
          { value: '', label: t('filter.anySite') },
          ...sites.map((site) => ({ value: site, label: format.site(site) })),
        ]}
      />
      <DayField
        label={t('filter.from')}
        placeholder={t('filter.anyDay')}
        value={view.from || null}
        {...(view.to ? { max: view.to } : {})}
        onChange={(day) => onShow({ ...view, from: day ?? '', fromEnd: false }, { replace: true })}
      />
      <DayField
        label={t('filter.to')}
        placeholder={t('filter.anyDay')}
        value={view.to || null}
        {...(view.from ? { min: view.from } : {})}
        onChange={(day) => onShow({ ...view, to: day ?? '', fromEnd: false }, { replace: true })}
      />
      <Choice
        label={t('sort.label')}
        value={sort}
        onChange={(chosen) => {
          const [by, order] = chosen.split(' ');
          onShow({
            ...view,
            sort: by === 'ordered' ? 'ordered' : 'shipBy',
            order: order === 'asc' ? 'asc' : 'desc',
            fromEnd: false,
          });
        }}
        options={[
          { value: 'shipBy asc', label: t('sort.urgent') },
          { value: 'ordered desc', label: t('sort.newest') },
          { value: 'ordered asc', label: t('sort.oldest') },
          ...(sort === 'shipBy desc' ? [{ value: sort, label: t('sort.leastUrgent') }] : []),
        ]}
      />
      {isNarrowed(view) ? (
        <Button
          variant="subtle"
          onClick={() => onShow({ ...view, query: '', site: null, from: '', to: '', fromEnd: false })}
        >
          {t('filter.reset')}
        </Button>
      ) : null}
      {views}
    </Toolbar>
  );
}
