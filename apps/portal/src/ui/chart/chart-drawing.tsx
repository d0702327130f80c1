import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { type ChartProps, type ChartSeries, rowsOf } from './chart-figures.ts';

/** The height in pixels of the plot, its axis and its legend. */
const CHART_HEIGHT = 240;

const COLORS = { main: 'var(--qs-tide)', before: 'var(--qs-line-strong)', second: 'var(--qs-warn)' } as const;
/** The widest bar in pixels, so that few bars do not become blocks. */
const MAX_BAR_WIDTH = 44;

/** The plot. The library loads with this file, so only `chart.tsx` imports it, when a chart is first shown. */
export function ChartDrawing(props: ChartProps) {
  const { kind, title, series, points, format, formatAxis = format, isCloseUp = false } = props;
  const shared = {
    h: CHART_HEIGHT,
    data: rowsOf(points),
    dataKey: 'label',
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const, height: 32 },
    valueFormatter: format,
    textColor: 'var(--qs-ink-soft)',
    gridColor: 'var(--qs-line)',
    yAxisProps: {
      ...{ tickFormatter: formatAxis, width: 'auto' as const },
      ...(isCloseUp ? { domain: ['auto', 'auto'] as const } : {}),
    },
    xAxisProps: { interval: 'preserveStartEnd' as const, minTickGap: 12 },
    tooltipAnimationDuration: 0,
  };
  if (kind === 'bar')
    return (
      <BarChart
        {...shared}
        maxBarWidth={MAX_BAR_WIDTH}
        series={series.map((one) => ({ ...one, color: colorOf(one) }))}
        barChartProps={{ title }}
        barProps={{ isAnimationActive: false }}
      />
    );
  return (
    <LineChart
      {...shared}
      curveType="linear"
      connectNulls={false}
      withDots={points.length <= 31}
      series={series.map((one) => ({
        ...one,
        color: colorOf(one),
        ...(one.tone === 'before' ? { strokeDasharray: '5 4' } : {}),
      }))}
      lineChartProps={{ title }}
      lineProps={{ isAnimationActive: false }}
    />
  );
}

const colorOf = ({ tone = 'main' }: ChartSeries): string => COLORS[tone];
