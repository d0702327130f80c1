import { normalSize, type SizeChart, type SizeOrigin, type SizeRow, type SizeSystem, sizeIn } from './chart.ts';

export interface Conversion {
  readonly size: string;
  readonly origin: SizeOrigin;
}

const WEAKNESS: Readonly<Record<SizeOrigin, number>> = { official: 0, own: 1, approximate: 2 };

/**
 * Converts a size to another system through its length. If several rows have the size, the middle one is used. A row
 * without a size in the other system gets that of its neighbour, if the neighbour is at most half a step away; then the
 * conversion is approximate. Undefined if the chart has no such size: nothing is extrapolated.
 */
export function convertSize(
  chart: Pick<SizeChart, 'rows' | 'origins'>,
  size: string,
  from: SizeSystem,
  to: SizeSystem,
): Conversion | undefined {
  const row = middleRow(chart.rows, size, from);
  if (!row) return undefined;
  const exact = sizeIn(row, to);
  if (exact !== undefined) return { size: exact, origin: weaker(chart, from, to) };
  const near = neighbourWith(chart.rows, row, to);
  return near === undefined ? undefined : { size: near, origin: 'approximate' };
}

function middleRow(rows: readonly SizeRow[], size: string, system: SizeSystem): SizeRow | undefined {
  const wanted = normalSize(size);
  const found = rows.filter((row) => {
    const own = sizeIn(row, system);
    return own !== undefined && normalSize(own) === wanted;
  });
  return found[Math.floor((found.length - 1) / 2)];
}

/** The size of the nearest row that has one, if it is at most half of the wider adjacent gap away. */
function neighbourWith(rows: readonly SizeRow[], row: SizeRow, system: SizeSystem): string | undefined {
  const having = rows.filter((one) => sizeIn(one, system) !== undefined);
  const below = having.findLast((one) => one.mm < row.mm);
  const above = having.find((one) => one.mm > row.mm);
  // There is no size beyond the first and the last one of the system.
  if (!below || !above) return undefined;
  const near = row.mm - below.mm <= above.mm - row.mm ? below : above;
  return Math.abs(near.mm - row.mm) * 2 <= above.mm - below.mm ? sizeIn(near, system) : undefined;
}

function weaker({ origins }: Pick<SizeChart, 'origins'>, from: SizeSystem, to: SizeSystem): SizeOrigin {
  const [one, other] = [origins[from] ?? 'own', origins[to] ?? 'own'];
  return WEAKNESS[one] >= WEAKNESS[other] ? one : other;
}
