import type { Sales, SalesReport } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usedRates } from '../../lib/rates.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { RatesNotice } from '../../ui/rates-notice.tsx';
import { SitePlate } from '../../ui/site-plate.tsx';
import { Stat, Stats } from '../../ui/stat.tsx';
import { AbroadMargin } from './abroad-margin.tsx';
import classes from './dashboard-screen.module.css';
import { amountsIn, changeOf, currenciesOf, lastDays } from './sales.ts';
import { SalesMeanings } from './sales-meanings.tsx';
import type { SalesRange, SoldDays } from './use-dashboards.ts';

const UNITS = { week: 'day', quarter: 'week', year: 'month' } as const;

interface SalesFiguresProps {
  readonly report: SalesReport;
  readonly range: SalesRange;
  /** Shows the orders behind a figure. */
  readonly onRows: (days: SoldDays) => void;
}

/**
 * Sales of a period beside those of the period before: in the seller's currency by the rates of their days, or in one currency of the
 * sites. Every number of orders leads to the orders.
 */
export function SalesFigures({ report, range, onRows }: SalesFiguresProps) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { total, before, abroad, buckets, bySite } = report;
  const choices = currenciesOf(report);
  const [chosen, setChosen] = useState('0');
  const shown = choices[Number(chosen)] ?? choices[0] ?? { kind: 'home' };
  const currency = shown.kind === 'own' ? shown.currency : (total.home?.currency ?? '');
  const money = (minor: number) => format.money({ minor, currency });
  const of = (sales: Sales) => amountsIn(sales, shown);
  const dayOf = range === 'week' ? format.day : range === 'quarter' ? format.shortDay : format.month;
  const ends = lastDays(report);
  const compared = (now: number, then: number, text: string) => {
    const change = changeOf(now, then);
    return change === null
      ? t('before', { value: text })
      : t('beforeChange', { value: text, change: format.change(change) });
  };
  const amount = (name: 'gross' | 'refunds' | 'net') => (
    <Stat
      name={t(name)}
      value={money(of(total)[name])}
      note={compared(of(total)[name], of(before)[name], money(of(before)[name]))}
    />
  );
  const rows = (n: number, days: SoldDays, label: string) =>
    n === 0 ? (
      format.number(0)
    ) : (
      <LinkButton onClick={() => onRows(days)} aria-label={t('ordersOf', { count: n, what: label })}>
        {format.number(n)}
      </LinkButton>
    );
  const period = { from: report.from, to: report.to };
  const figures: readonly PlainColumn<Sales>[] = [
    { key: 'units', title: t('unitsSold'), isNumber: true, cell: ({ units }) => format.number(units) },
    { key: 'gross', title: t('gross'), isNumber: true, cell: (row) => money(of(row).gross) },
    { key: 'refunds', title: t('refunds'), isNumber: true, cell: (row) => money(of(row).refunds) },
    { key: 'net', title: t('net'), isNumber: true, cell: (row) => money(of(row).net) },
  ];
  return (
    <>
      {choices.length > 1 ? (
        <div className={classes.controls}>
          <Choice
            label={t('currency')}
            value={chosen}
            onChange={setChosen}
            options={choices.map((one, index) => ({
              value: String(index),
              label: one.kind === 'home' ? t('allIn', { currency: total.home?.currency ?? '' }) : t('onlyIn', one),
            }))}
          />
        </div>
      ) : null}
      <div className={classes.totals}>
        <Stats>
          <Stat
            name={t('ordersCount')}
            value={rows(total.orders, period, t('sales'))}
            note={compared(total.orders, before.orders, format.number(before.orders))}
          />
          <Stat
            name={t('unitsSold')}
            value={format.number(total.units)}
            note={compared(total.units, before.units, format.number(before.units))}
          />
          {amount('gross')}
          {amount('refunds')}
          {amount('net')}
          <Stat
            name={t('abroad')}
            value={money(of(abroad).net)}
            note={t('abroadOf', { count: abroad.orders, refunds: money(of(abroad).refunds) })}
          />
          {abroad.orders > 0 && shown.kind === 'home' ? <AbroadMargin margin={report.abroadMargin} /> : null}
        </Stats>
      </div>
      {shown.kind === 'home' && report.rates.length > 0 ? (
        <div className={classes.rates}>
          <RatesNotice rates={usedRates(report.rates)} />
        </div>
      ) : null}
      <Chart
        kind="bar"
        title={t('netIn', { currency })}
        axis={t(UNITS[range])}
        series={[{ name: 'net', label: t('net') }]}
        points={buckets.map((bucket) => ({
          key: bucket.from,
          label: dayOf(bucket.from),
          values: { net: of(bucket).net },
        }))}
        format={money}
        table={
          <>
            <PlainTable
              label={t('sales')}
              rows={buckets.map((bucket, index) => ({ ...bucket, to: ends[index] ?? report.to }))}
              rowKey={(bucket) => bucket.from}
              columns={[
                { key: 'from', title: t(UNITS[range]), cell: (bucket) => dayOf(bucket.from) },
                {
                  ...{ key: 'orders', title: t('ordersCount'), isNumber: true },
                  cell: ({ orders, from, to }) => rows(orders, { from, to }, dayOf(from)),
                },
                ...figures,
              ]}
            />
            <h3>{t('bySite')}</h3>
            <PlainTable
              label={t('bySite')}
              rows={bySite}
              rowKey={(row) => row.site}
              columns={[
                {
                  key: 'site',
                  title: t('site'),
                  cell: (row: { readonly site: Site }) => <SitePlate site={row.site} />,
                },
                {
                  ...{ key: 'orders', title: t('ordersCount'), isNumber: true },
                  cell: ({ orders, site }) => rows(orders, { ...period, site }, format.site(site)),
                },
                ...figures,
              ]}
            />
          </>
        }
      />
      <SalesMeanings />
    </>
  );
}
