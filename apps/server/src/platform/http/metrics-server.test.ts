import { afterEach, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';

let server: MetricsServer | undefined;
afterEach(() => server?.close());

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server?.port}${path}`, init);

it('returns the metrics of a process without a gateway, and that it is alive', async () => {
  server = await serveMetrics(0, async () => 'quayside_database_connections 3\n');
  const metrics = await get('/metrics');
  expect(metrics.headers.get('content-type')).toContain('version=0.0.4');
  expect(await metrics.text()).toBe('quayside_database_connections 3\n');
  expect(await (await get('/healthz?x=1')).json()).toEqual({ status: 'ok' });
});

it('has no other address and reveals no errors', async () => {
  server = await serveMetrics(0, () => Promise.reject(new Error('the secret plan')));
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
  const failed = await get('/metrics');
  expect([failed.status, await failed.text()]).toEqual([500, '']);
});

it('reports a port in use', async () => {
  server = await serveMetrics(0, async () => '');
  await expect(serveMetrics(server.port, async () => '')).rejects.toThrow(/EADDRINUSE/);
});
