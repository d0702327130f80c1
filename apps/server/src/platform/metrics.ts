import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of a process for `/metrics`, in Prometheus' text format. */
export interface Metrics {
  readonly registry: Registry;
  /** Response times in seconds by module and status class. Few labels, because each combination adds a dozen lines. */
  readonly httpDuration: Histogram<'room' | 'status'>;
}

/** How often the delay of the event loop is sampled. Each sample wakes a process that rests; prom-client's 10 ms is half of what a gateway does then. */
const DELAY_EVERY_MS = 2_500;
/** From 5 ms, where most responses are, to 10 s, when browsers have given up. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export function createMetrics(options: { role: string; pool: Pool }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role: options.role });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: DELAY_EVERY_MS });
  observePool(registry, options.pool);
  return {
    registry,
    httpDuration: new Histogram({
      name: 'quayside_http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['room', 'status'],
      buckets: DURATION_BUCKETS_SECONDS,
      registers: [registry],
    }),
  };
}

function observePool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'quayside_database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
