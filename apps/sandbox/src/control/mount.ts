import type { FastifyError, FastifyInstance } from 'fastify';
import { refusal } from '../ebay/errors.ts';
import type { World } from '../world.ts';
import { ControlRefusal, mountControlApi } from './api.ts';

export function mountControl(app: FastifyInstance, world: World): void {
  mountControlApi(app, world);
  app.setErrorHandler((error: FastifyError | ControlRefusal, request, reply) => {
    if (error instanceof ControlRefusal) return reply.code(error.status).send({ error: error.message });
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 500) world.log.error('request failed', { path: request.url, reason: String(error.stack ?? error) });
    if (request.url.startsWith('/ebay/')) {
      return reply.code(status).send({ errors: refusal(status, 2004, { additionalInfo: error.message }).errors });
    }
    return reply.code(status).send({ error: status >= 500 ? 'the sandbox failed' : error.message });
  });
}
