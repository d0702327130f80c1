/** How often each figure is measured; the report shows the median. */
export const ROUNDS = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of each round's ratio. Anything that slows a whole round slows both sides. */
export function medianRatio(values: readonly number[], others: readonly number[]): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)));
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const numbers = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** One line of the report: name, figure, unit, and its comparison with the target. */
export function report(name: string, figure: number, unit: string, comparison = ''): void {
  process.stdout.write(`  ${name.padEnd(44)}${numbers.format(figure).padStart(10)} ${unit.padEnd(12)}${comparison}\n`);
}

export function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}

/** `0.52 of the floor (wanted: 0.3 or more)`. */
export function compared(ratio: number, to: string, wanted?: string): string {
  return `${numbers.format(ratio)} of ${to}${wanted === undefined ? '' : ` (wanted: ${wanted})`}`;
}
