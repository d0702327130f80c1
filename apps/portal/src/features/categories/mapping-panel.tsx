import { NativeSelect } from '@mantine/core';
import type { HomeCategory } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { SURE_CONFIDENCE } from '@quayside/kernel/categories';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChangeButton } from '../../ui/change-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { ListFoot } from '../../ui/list/list-foot.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './categories.module.css';
import { ChooseDialog } from './choose-dialog.tsx';
import { marketplaceOf } from './marketplace-of.ts';
import { pathText } from './path-text.ts';
import { useHomeCategories } from './use-categories.ts';

/** The categories at home with the corresponding category of one site. */
export function MappingPanel() {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const found = useHomeCategories(search);
  const [picked, setPicked] = useState<Site | null>(null);
  const [changing, setChanging] = useState<HomeCategory | null>(null);
  const sites = found.data?.pages[0]?.sites ?? [];
  const site = picked ?? sites[0];
  const list = found.data?.pages.flatMap((page) => page.list) ?? [];
  // A platform whose sites share their categories has nothing to map.
  if (found.isSuccess && !site) return null;
  return (
    <Panel title={t('mapping.title')} flush>
      <Toolbar isInset>
        <NativeSelect
          label={t('site')}
          value={site ?? ''}
          data={sites.map((one) => ({ value: one, label: format.site(one) }))}
          onChange={(event) => setPicked(event.currentTarget.value as Site)}
        />
        <SearchField label={t('mapping.search')} isLabelShown value={search} onSearch={setSearch} />
      </Toolbar>
      <ListBody
        list={found}
        isEmpty={list.length === 0}
        empty={<EmptyState title={t(search ? 'mapping.none' : 'mapping.empty')} />}
      >
        {site ? <MappingTable list={list} site={site} onChange={setChanging} /> : null}
        <ListFoot list={found} />
      </ListBody>
      {changing && site ? (
        <ChooseDialog
          sites={[site]}
          words={changing.home.path.at(-1) ?? ''}
          target={{ homeCategoryId: changing.home.id }}
          isChosen={changing.mappings.some((one) => one.site === site && one.source === 'chosen')}
          lead={t('choose.forCategory', { name: pathText(changing.home.path), count: changing.items })}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </Panel>
  );
}

interface MappingTableProps {
  readonly list: readonly HomeCategory[];
  readonly site: Site;
  readonly onChange: (row: HomeCategory) => void;
}

function MappingTable({ list, site, onChange }: MappingTableProps) {
  const { t } = useTranslation('categories');
  const format = useFormat();
  const on = ({ mappings }: HomeCategory) => mappings.find((one) => one.site === site);
  const exceptions = (row: HomeCategory) => row.exceptions.find((one) => one.site === site)?.items ?? 0;
  const certainty = (row: HomeCategory) => {
    const mapping = on(row);
    const isOpen = mapping?.source === 'suggested' && mapping.confidence === null;
    if (!mapping || isOpen) return <Badge tone="wait">{t('mapping.open')}</Badge>;
    if (mapping.category === null) return <Badge tone="bad">{t('mapping.missing')}</Badge>;
    if (mapping.source === 'chosen') return <Badge tone="ok">{t('mapping.chosen')}</Badge>;
    const confidence = mapping.confidence ?? 0;
    return (
      <Badge tone={confidence >= SURE_CONFIDENCE ? 'ok' : 'warn'}>
        {t('mapping.suggested', { marketplace: marketplaceOf(site), percent: format.percent(confidence / 100) })}
      </Badge>
    );
  };
  return (
    <PlainTable
      label={t('mapping.title')}
      rows={list}
      rowKey={({ home }) => home.id}
      columns={[
        {
          key: 'home',
          title: t('mapping.home'),
          cell: ({ home, items, waiting }) => (
            <>
              {pathText(home.path)}
              <span className={classes.line}>{t('mapping.items', { count: items, n: format.number(items) })}</span>
              {waiting > 0 ? <Badge tone="warn">{t('mapping.waiting', { count: waiting })}</Badge> : null}
            </>
          ),
        },
        {
          key: 'there',
          title: t('mapping.there'),
          cell: (row) => (
            <>
              {pathText(on(row)?.category?.path ?? []) || '—'}
              {exceptions(row) > 0 ? (
                <span className={classes.line}>
                  {t('mapping.exceptions', { count: exceptions(row), n: format.number(exceptions(row)) })}
                </span>
              ) : null}
            </>
          ),
        },
        { key: 'certainty', title: t('mapping.certainty'), cell: certainty },
        {
          key: 'actions',
          title: t('mapping.actions'),
          isTitleHidden: true,
          cell: (row) => (
            <ChangeButton
              variant="default"
              size="sm"
              aria-label={t('mapping.changeOf', { name: pathText(row.home.path) })}
              onClick={() => onChange(row)}
            >
              {t('mapping.change')}
            </ChangeButton>
          ),
        },
      ]}
    />
  );
}
