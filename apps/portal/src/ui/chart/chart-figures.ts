/** One line, or one colour of bars. */
export interface ChartSeries {
  /** Its key in `values` of the points. */
  readonly name: string;
  /** Its name in legend, tooltip and table. */
  readonly label: string;
  /** `main` is what the chart is about; `before` is what it is compared with. Default: `main`. */
  readonly tone?: 'main' | 'before' | 'second';
}

/** The figures of one place on the axis. */
export interface ChartPoint {
  readonly key: string;
  /** The text below the axis. */
  readonly label: string;
  /** Figures by the name of their series; null where nothing is known. */
  readonly values: Readonly<Record<string, number | null>>;
}

export interface ChartProps {
  readonly kind: 'bar' | 'line';
  /** What the chart shows, for its name and its table. */
  readonly title: string;
  /** The title of the points, such as “Day”. */
  readonly axis: string;
  readonly series: readonly ChartSeries[];
  /** In the order of the axis. */
  readonly points: readonly ChartPoint[];
  /** A figure as people read it. */
  readonly format: (value: number) => string;
  /** The axis begins near the smallest figure, not at zero: for lines of figures that differ little. */
  readonly isCloseUp?: boolean;
  /** A short form of it for the axis; default: `format`. */
  readonly formatAxis?: (value: number) => string;
}

/** The rows as the library reads them: one record of figures for each point. */
export function rowsOf(points: readonly ChartPoint[]): Record<string, string | number | null>[] {
  return points.map(({ label, values }) => ({ ...values, label }));
}
