import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { routeUrl } from './app.ts';
import type { Route } from './route.ts';

/** What is no call of the contract: the portal's files, consent pages, notifications, addresses that nobody answers. */
const NO_CALL = 'other';

/** Counts how long answers take, by the room that gave them. */
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
