import { Button } from '@mantine/core';
import type { ChartList } from '@quayside/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account.ts';
import { toastFailure } from '../../lib/failures/toast-failure.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useMayChange } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts/show-toast.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBody } from '../../ui/list/list-body.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChartTable } from './chart-table.tsx';
import classes from './charts.module.css';
import { useChartConsent } from './use-chart-consent.ts';
import { useCharts } from './use-charts.ts';

/** The seller's own charts, and the built-in ones that apply where there is none. */
export function ChartsScreen() {
  const { t } = useTranslation('charts');
  const at = useAccount();
  const mayChange = useMayChange();
  const create = mayChange ? (
    <Button component={Link} to={paths.chart(at)}>
      {t('create')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={create} />
      <div className={classes.screen}>
        <OwnCharts />
        <BuiltInCharts />
      </div>
    </>
  );
}

function OwnCharts() {
  const { t } = useTranslation('charts');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const charts = useCharts('own', search, page);
  const consent = useChartConsent({
    onDone: () => showToast('chartRemoved'),
    onError: (error) => toastFailure(error),
  });
  const list = charts.data?.charts ?? [];
  const total = charts.data?.pagination.total_count ?? 0;
  const pages = Math.ceil(total / (charts.data?.pagination.per_page ?? 1));
  const remove = ({ id }: ChartList['charts'][number]) => consent.ask({ chartId: Number(id), chart: null });
  return (
    <Panel
      title={t('own')}
      aside={charts.isSuccess ? t('count', { count: total, n: format.number(total) }) : null}
      flush
    >
      <Toolbar isInset>
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(words) => {
            setSearch(words);
            setPage(1);
          }}
        />
      </Toolbar>
      <ListBody
        list={charts}
        isEmpty={list.length === 0}
        empty={
          <EmptyState title={t(search ? 'emptySearch' : 'empty.title')}>{search ? null : t('empty.text')}</EmptyState>
        }
      >
        <ChartTable label={t('own')} charts={list} onRemove={remove} />
      </ListBody>
      {pages > 1 ? (
        <div className={classes.bar}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previous')}
          </Button>
          <span>{t('page', { page: format.number(page), pages: format.number(pages) })}</span>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('next')}
          </Button>
        </div>
      ) : null}
      {consent.question ? <ChangeDialog {...consent.question} /> : null}
    </Panel>
  );
}

function BuiltInCharts() {
  const { t } = useTranslation('charts');
  const charts = useCharts('default', '', 1);
  return (
    <Panel title={t('builtIn.title')} flush>
      <ListBody list={charts} isEmpty={charts.data === undefined} empty={null}>
        <ChartTable label={t('builtIn.title')} charts={charts.data?.charts ?? []} />
      </ListBody>
    </Panel>
  );
}
