import type { AdReport } from '@quayside/contract';
import { DAY_MS, type Site } from '@quayside/kernel';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ChangeButton } from '../../ui/change-button.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Toolbar } from '../../ui/list/toolbar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import classes from './promotions.module.css';
import { useReadReport, useReport } from './use-promotions.ts';

const FIGURES = ['impressions', 'clicks', 'sold', 'sales', 'fees'] as const;
type Figure = (typeof FIGURES)[number];
/** The days that are shown: two weeks fit on a screen as bars. */
const DAYS = 14;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What the ads of a market brought, as bars and as a table. */
export function ReportPanel({ sites }: { readonly sites: readonly Site[] }) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const [chosen, setSite] = useState<string>(sites[0] ?? '');
  const [figure, setFigure] = useState<Figure>('sales');
  const site = sites.find((one) => one === chosen) ?? sites[0] ?? 'UK';
  const [now] = useState(() => Date.now());
  const report = useReport(site, { from: dayOf(now - (DAYS - 1) * DAY_MS), to: dayOf(now) });
  const read = useReadReport();
  const textOf = (row: AdReport['totals'], name: Figure) => {
    const value = row[name];
    if (value === null) return t('unknown');
    return typeof value === 'number' ? format.number(value) : format.money(value);
  };
  const sizeOf = (row: AdReport['totals']) => {
    const value = row[figure];
    if (value === null) return null;
    return typeof value === 'number' ? value : value.minor;
  };
  const { data } = report;
  const currency = data?.totals.sales?.currency;
  const isMoney = figure === 'sales' || figure === 'fees';
  const textOfSize = (size: number) =>
    isMoney && currency ? format.money({ minor: size, currency }) : format.number(size);
  return (
    <Panel title={t('report.title')}>
      <div className={classes.stack}>
        <Toolbar>
          <Choice
            label={t('column.site')}
            value={site}
            options={sites.map((value) => ({ value, label: format.site(value) }))}
            onChange={setSite}
          />
          <Choice
            label={t('report.figure')}
            value={figure}
            options={FIGURES.map((value) => ({ value, label: t(`report.${value}`) }))}
            onChange={(value) => setFigure(FIGURES.find((one) => one === value) ?? 'sales')}
          />
          <ChangeButton size="xs" variant="default" loading={read.isPending} onClick={() => read.mutate(site)}>
            {t('report.read')}
          </ChangeButton>
        </Toolbar>
        {report.isError ? <ErrorState error={report.error} onRetry={() => report.refetch()} /> : null}
        {data ? (
          <>
            <p className={classes.soft} role="status">
              {data.isReading
                ? t('report.reading')
                : data.readAt
                  ? t('report.readAt', { at: format.moment(data.readAt) })
                  : t('report.never')}{' '}
              {t('report.settles')}
            </p>
            {data.days.length > 0 ? (
              <Chart
                kind="bar"
                title={t(`report.${figure}`)}
                axis={t('report.day')}
                series={[{ name: 'figure', label: t(`report.${figure}`) }]}
                points={data.days.map((row) => ({
                  key: row.day,
                  label: format.date(row.day),
                  values: { figure: sizeOf(row) },
                }))}
                format={textOfSize}
                table={
                  <PlainTable
                    label={t('report.title')}
                    rows={[{ ...data.totals, day: '' }, ...data.days]}
                    rowKey={({ day }) => day}
                    columns={[
                      {
                        key: 'day',
                        title: t('report.day'),
                        cell: ({ day }) => (day === '' ? t('report.total') : format.date(day)),
                      },
                      ...FIGURES.map((name) => ({
                        ...{ key: name, title: t(`report.${name}`), isNumber: true },
                        cell: (row: AdReport['totals']) => textOf(row, name),
                      })),
                    ]}
                  />
                }
              />
            ) : null}
          </>
        ) : null}
      </div>
    </Panel>
  );
}
