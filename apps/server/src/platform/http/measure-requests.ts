import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { routeUrl } from './app.ts';
import type { Route } from './route.ts';

/** Requests outside the contract: portal files, consent pages, notifications, unknown addresses. */
const NO_CALL = 'other';

/** Measures response times by module. */
export function measureRequests(
  app: FastifyInstance,
  routes: readonly Route[],
  duration: Metrics['httpDuration'],
): void {
  const rooms = new Map(
    routes.map(({ schema }) => [routeUrl(schema.call), schema.call.id.split('.', 1)[0] ?? NO_CALL] as const),
  );
  app.addHook('onResponse', async (request, reply) => {
    const room = rooms.get(request.routeOptions.url ?? '') ?? NO_CALL;
    duration.observe({ room, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000);
  });
}
