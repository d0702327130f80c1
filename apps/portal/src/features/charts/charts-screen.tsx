import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
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
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChartTable } from './chart-table.tsx';
import classes from './charts.module.css';
import { useChartConsent } from './use-chart-consent.ts';
import { useCharts } from './use-charts.ts';

const TYPING_MS = 250;

/** The seller's own charts, and the built-in ones that apply where there is none. */
export function ChartsScreen() {
  const { t } = useTranslation(['charts', 'app']);
  const at = useAccount();
  const mayChange = useMayChange();
  const create = mayChange ? (
    <Button component={Link} to={paths.chart(at)}>
      {t('charts:create')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={t('charts:title')} lead={t('charts:lead')} actions={create} />
      <div className={classes.screen}>
        <OwnCharts />
        <BuiltInCharts />
      </div>
    </>
  );
}

function OwnCharts() {
  const { t } = useTranslation(['charts', 'app']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
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
      title={t('charts:own')}
      aside={charts.isSuccess ? t('charts:count', { count: total, n: format.number(total) }) : null}
      flush
    >
      <div className={classes.bar}>
        <TextInput
          type="search"
          w={300}
          mx="md"
          mb="sm"
          aria-label={t('charts:search')}
          placeholder={t('charts:search')}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
      </div>
      {charts.isPending ? <Skeleton height={160} /> : null}
      {charts.isError ? <ErrorState error={charts.error} onRetry={() => charts.refetch()} /> : null}
      {charts.isSuccess && list.length === 0 ? (
        <EmptyState title={t(search ? 'charts:emptySearch' : 'charts:empty.title')}>
          {search ? null : t('charts:empty.text')}
        </EmptyState>
      ) : null}
      {list.length > 0 ? <ChartTable label={t('charts:own')} charts={list} onRemove={remove} /> : null}
      {pages > 1 ? (
        <div className={classes.bar}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('charts:previous')}
          </Button>
          <span>{t('charts:page', { page: format.number(page), pages: format.number(pages) })}</span>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('charts:next')}
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
      {charts.isPending ? <Skeleton height={240} /> : null}
      {charts.isError ? <ErrorState error={charts.error} onRetry={() => charts.refetch()} /> : null}
      {charts.data ? <ChartTable label={t('builtIn.title')} charts={charts.data.charts} /> : null}
    </Panel>
  );
}
