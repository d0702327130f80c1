import { report } from './figures.ts';
import type { LoadClient } from './load.ts';

/** Measures the current speed of the baseline next to a measurement. */
export interface FloorMeter {
  report(): Promise<void>;
}

const CONNECTIONS = 8;
const DURATION_MS = 1_000;

export function createFloorMeter(load: LoadClient, port: number): FloorMeter {
  return {
    async report() {
      const order = { port, path: '/floor', cookie: '', connections: CONNECTIONS, durationMs: DURATION_MS };
      const { requestsPerSecond } = await load.run(order);
      report(
        'floor at that moment',
        requestsPerSecond,
        'requests/s',
        `${(1_000 / requestsPerSecond).toFixed(2)} ms each`,
      );
    },
  };
}
