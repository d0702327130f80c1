import { ROUNDS } from './figures.ts';
import type { LoadClient } from './load.ts';

export const CONNECTIONS = 8;
/** Each round measures the pages in alternating slices, so that a busy moment of the machine affects all of them. */
const SLICES = 5;
const SLICE_MS = 200;

/** A path at one of the servers of a run. */
export interface Page {
  readonly name: string;
  readonly port: number;
  readonly path: string;
}

export interface MeasuredPage extends Page {
  /** Requests per second, by round. */
  readonly rates: number[];
  /** Of one response. */
  bytes: number;
}

/** Measures several pages over HTTP in alternation. */
export async function measurePages(
  load: LoadClient,
  cookie: string,
  pages: readonly Page[],
): Promise<readonly MeasuredPage[]> {
  const measured = pages.map((page): MeasuredPage => ({ ...page, rates: [], bytes: 0 }));
  // The first round warms up caches and compilers.
  for (let round = -1; round < ROUNDS; round += 1) {
    const slices = measured.map(() => [] as number[]);
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const [index, page] of measured.entries()) {
        const { port, path } = page;
        const order = { port, path, cookie, connections: CONNECTIONS, durationMs: SLICE_MS };
        const { requestsPerSecond, bytesPerAnswer } = await load.run(order);
        page.bytes = bytesPerAnswer;
        slices[index]?.push(requestsPerSecond);
      }
    }
    if (round < 0) continue;
    for (const [index, page] of measured.entries()) page.rates.push(meanOf(slices[index] ?? []));
  }
  return measured;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
