import { Skeleton } from '@mantine/core';
import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './dashboard-screen.module.css';
import { SalesFigures } from './sales-figures.tsx';
import { type SalesRange, type SoldDays, useSales } from './use-dashboards.ts';

const SoldDialog = lazyPart(async () => ({ default: (await import('./sold-dialog.tsx')).SoldDialog }));

export function SalesPanel() {
  const { t } = useTranslation('dashboards');
  const [range, setRange] = useState<SalesRange>('week');
  const [rows, setRows] = useState<SoldDays | null>(null);
  const sales = useSales(range);
  const hasSales = sales.data !== undefined && sales.data.total.orders + sales.data.before.orders > 0;
  return (
    <Panel
      title={t('sales')}
      aside={sales.isError ? null : <Freshness at={sales.data?.asOf} isPending={sales.isPending} />}
    >
      <div className={classes.controls}>
        <Segments<SalesRange>
          label={t('range.label')}
          value={range}
          onChange={setRange}
          options={[
            { value: 'week', label: t('range.week') },
            { value: 'quarter', label: t('range.quarter') },
            { value: 'year', label: t('range.year') },
          ]}
        />
      </div>
      <div className={clsx(classes.sales, sales.data && !hasSales && classes.unsold)}>
        {sales.isPending ? <Skeleton className={classes.sales ?? ''} /> : null}
        {sales.isError ? <ErrorState error={sales.error} onRetry={() => sales.refetch()} /> : null}
        {sales.data && !hasSales ? <EmptyState title={t('noSales.title')}>{t('noSales.text')}</EmptyState> : null}
        {sales.data && hasSales ? (
          <SalesFigures key={range} report={sales.data} range={range} onRows={setRows} />
        ) : null}
      </div>
      {rows ? (
        <Suspense fallback={null}>
          <SoldDialog days={rows} onClose={() => setRows(null)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
