import type { SalesReport } from '@quayside/contract';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usedRates } from '../../lib/rates.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import classes from './dashboard-screen.module.css';
import { largestFirst, revenueIn } from './sales.ts';
import type { SalesRange } from './use-dashboards.ts';

/**
 * Sales of a period: the total in the seller's currency with the amounts of the sites, bars, and the same figures as
 * tables. Without a rate for one of the currencies, each has its own total, and the bars are of one of them.
 */
export function SalesFigures({ report, range }: { readonly report: SalesReport; readonly range: SalesRange }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { total } = report;
  const sums = largestFirst(total.revenue);
  const [chosen, setChosen] = useState(sums[0]?.currency ?? '');
  const shown = total.home ? total.home.currency : chosen;
  const label = range === 'week' ? format.day : format.month;
  const inAll = (amounts: SalesReport['total']['revenue']) => amounts.map(format.money).join(' · ');
  const isForeign = sums.some(({ currency }) => currency !== total.home?.currency);
  const moneyOf = ({ home, revenue }: SalesReport['total']) => {
    if (revenue.length === 0) return '–';
    return home && isForeign ? `${format.money(home)} (${inAll(revenue)})` : inAll(revenue);
  };
  return (
    <>
      <div className={classes.totals}>
        <Stats>
          <Stat name={t('ordersCount')} value={format.number(total.orders)} />
          <Stat name={t('unitsSold')} value={format.number(total.units)} />
          {total.home ? (
            <Stat name={t('revenue')} value={format.money(total.home)} note={isForeign ? inAll(sums) : undefined} />
          ) : (
            sums.map((sum) => (
              <Stat key={sum.currency} name={t('revenueIn', { currency: sum.currency })} value={format.money(sum)} />
            ))
          )}
        </Stats>
      </div>
      {report.rates.length > 0 ? (
        <div className={classes.rates}>
          <RatesNotice rates={usedRates(report.rates)} hasValues />
        </div>
      ) : null}
      {total.home === null && sums.length > 1 ? (
        <div className={classes.controls}>
          <Segments
            label={t('currency')}
            value={chosen}
            onChange={setChosen}
            options={sums.map(({ currency }) => ({ value: currency, label: currency }))}
          />
        </div>
      ) : null}
      <BarChart
        bars={report.buckets.map((bucket) => {
          const sum = revenueIn(bucket, shown);
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
            { key: 'revenue', title: t('sales'), isNumber: true, cell: moneyOf },
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
            { key: 'revenue', title: t('sales'), isNumber: true, cell: moneyOf },
          ]}
        />
      </details>
    </>
  );
}
