import { CHART_LIMITS, normalSize, SIZE_SYSTEMS, type SizeRow, type SizeSystem, sizeIn, systemsOf } from './chart.ts';

export const CHART_FLAWS = [
  'no_rows',
  'too_many_rows',
  'length_wrong',
  'length_order',
  'one_system',
  'size_apart',
  'row_empty',
] as const;
export type ChartFlaw = (typeof CHART_FLAWS)[number];

export interface FoundChartFlaw {
  readonly flaw: ChartFlaw;
  /** From 0; undefined if the problem concerns the whole chart. */
  readonly row?: number;
  readonly system?: SizeSystem;
}

/**
 * The problems that make a chart unusable. Lengths increase from row to row, and a size that several rows share must be
 * in consecutive rows; otherwise a size would have two lengths.
 */
export function findChartFlaw(rows: readonly SizeRow[]): FoundChartFlaw | undefined {
  if (rows.length === 0) return { flaw: 'no_rows' };
  if (rows.length > CHART_LIMITS.rows) return { flaw: 'too_many_rows' };
  for (const [at, { mm }] of rows.entries()) {
    const isLength = Number.isInteger(mm) && mm >= CHART_LIMITS.leastMm && mm <= CHART_LIMITS.mostMm;
    if (!isLength) return { flaw: 'length_wrong', row: at, system: 'CM' };
    const before = rows[at - 1];
    if (before && before.mm >= mm) return { flaw: 'length_order', row: at, system: 'CM' };
  }
  const empty = rows.findIndex((row) => NAMED.every((system) => sizeIn(row, system) === undefined));
  if (empty >= 0) return { flaw: 'row_empty', row: empty };
  return systemsOf({ rows }).length < 2 ? { flaw: 'one_system' } : findApart(rows);
}

const NAMED = SIZE_SYSTEMS.filter((system) => system !== 'CM');

function findApart(rows: readonly SizeRow[]): FoundChartFlaw | undefined {
  for (const system of NAMED) {
    const lastAt = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const size = sizeIn(row, system);
      if (size === undefined) continue;
      const seen = lastAt.get(normalSize(size));
      if (seen !== undefined && seen < at - 1) return { flaw: 'size_apart', row: at, system };
      lastAt.set(normalSize(size), at);
    }
  }
  return undefined;
}
