import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What one process counts for `/metrics`, in the text format of Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /**
   * Seconds from request to answer, by the room of the call and the first figure of the status: few labels, for each combination is a
   * dozen lines that are made anew whenever somebody asks.
   */
  readonly httpDuration: Histogram<'room' | 'status'>;
}

/** From 5 ms, where most answers are, to 10 s, where the browser has given up. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export function createMetrics(options: { role: string; pool: Pool }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role: options.role });
  collectDefaultMetrics({ register: registry });
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
