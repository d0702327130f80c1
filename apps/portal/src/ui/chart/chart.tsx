import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PlainTable } from '../plain-table.tsx';
import classes from './chart.module.css';
import type { ChartPoint, ChartProps } from './chart-figures.ts';

const ChartDrawing = lazyPart(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }));

/**
 * A chart with bars or lines: axes, a tooltip that the arrow keys move too, a legend if there are several series, and the same figures as
 * a table. The library loads when a chart is first shown. `table` replaces the table if it shows more than the figures of the chart.
 */
export function Chart(props: ChartProps & { readonly table?: ReactNode }) {
  const { t } = useTranslation('app');
  const { title, axis, series, points, format, table } = props;
  return (
    <figure className={classes.chart} aria-label={title}>
      <div className={classes.plot}>
        <Suspense fallback={<Skeleton className={classes.plot} />}>
          <ChartDrawing {...props} />
        </Suspense>
      </div>
      <details className={classes.table}>
        <summary>{t('chartAsTable')}</summary>
        {table ?? (
          <PlainTable
            label={title}
            rows={points}
            rowKey={({ key }) => key}
            columns={[
              { key: 'point', title: axis, cell: ({ label }: ChartPoint) => label },
              ...series.map(({ name, label }) => ({
                key: name,
                title: label,
                isNumber: true,
                cell: ({ values }: ChartPoint) => textOf(values[name], format),
              })),
            ]}
          />
        )}
      </details>
    </figure>
  );
}

const textOf = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value);
