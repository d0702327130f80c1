import type { SalesReport } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import classes from './dashboard-screen.module.css';
import { revenueIn, totalsOf } from './sales.ts';
import type { SalesRange } from './use-dashboards.ts';

/** Sales of a period: totals per currency, bars of one currency, and the same figures as tables. */
export function SalesFigures({ report, range }: { readonly report: SalesReport; readonly range: SalesRange }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const totals = totalsOf(report);
  const [chosen, setChosen] = useState(totals.revenue[0]?.currency ?? '');
  const label = range === 'week' ? format.day : format.month;
  const allMoney = (sums: SalesReport['buckets'][number]['revenue']) => sums.map(format.money).join(' · ') || '–';
  return (
    <>
      <div className={classes.totals}>
        <Stats>
          <Stat name={t('ordersCount')} value={format.number(totals.orders)} />
          <Stat name={t('unitsSold')} value={format.number(totals.units)} />
          {totals.revenue.map((sum) => (
            <Stat key={sum.currency} name={t('revenue', { currency: sum.currency })} value={format.money(sum)} />
          ))}
        </Stats>
      </div>
      {totals.revenue.length > 1 ? (
        <div className={classes.controls}>
          <Segments
            label={t('currency')}
            value={chosen}
            onChange={setChosen}
            options={totals.revenue.map(({ currency }) => ({ value: currency, label: currency }))}
          />
        </div>
      ) : null}
      <BarChart
        bars={report.buckets.map((bucket) => {
          const sum = revenueIn(bucket, chosen);
          return { key: bucket.from, label: label(bucket.from), value: sum.minor, text: format.money(sum) };
        })}
      />
      <details className={classes.details}>
        <summary>{t('asTable')}</summary>
        <PlainTable
          label={t('sales')}
          rows={report.buckets}
          rowKey={(bucket) => bucket.from}
          columns={[
            { key: 'from', title: t(range === 'week' ? 'day' : 'month'), cell: (bucket) => label(bucket.from) },
            { key: 'orders', title: t('ordersCount'), isNumber: true, cell: (bucket) => format.number(bucket.orders) },
            { key: 'units', title: t('unitsSold'), isNumber: true, cell: (bucket) => format.number(bucket.units) },
            { key: 'revenue', title: t('sales'), isNumber: true, cell: (bucket) => allMoney(bucket.revenue) },
          ]}
        />
        <h3>{t('bySite')}</h3>
        <PlainTable
          label={t('bySite')}
          rows={report.bySite}
          rowKey={(row) => row.site}
          columns={[
            { key: 'site', title: t('site'), cell: (row) => <SitePlate site={row.site} /> },
            { key: 'orders', title: t('ordersCount'), isNumber: true, cell: (row) => format.number(row.orders) },
            { key: 'units', title: t('unitsSold'), isNumber: true, cell: (row) => format.number(row.units) },
            { key: 'revenue', title: t('sales'), isNumber: true, cell: (row) => allMoney(row.revenue) },
          ]}
        />
      </details>
    </>
  );
}
