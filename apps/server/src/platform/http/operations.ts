import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { errorMessage } from '../errors.ts';

export interface OperationsOptions {
  readonly db: Db;
  readonly openApi: Record<string, unknown>;
}

/** What those who run Quayside ask for: is it alive, can it work, what can be called. How it does is told at a port of its own. */
export async function mountOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1 from users limit 1`.execute(options.db);
      return { status: 'ready' };
    } catch (error) {
      return reply.status(503).send({ status: 'unavailable', reason: errorMessage(error) });
    }
  });
  // Hundreds of kilobytes that never change: made into text once, and not for everybody who asks.
  const description = Buffer.from(JSON.stringify(options.openApi));
  const describe = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(description);
  app.get('/openapi.json', (_request, reply) => describe(reply));
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url === '/docs/api/json') return describe(reply);
    });
    await docs.register(swagger, { mode: 'static', specification: { document: options.openApi as never } });
    await docs.register(swaggerUi, { routePrefix: '/docs/api', uiConfig: { docExpansion: 'list', deepLinking: true } });
  });
}
