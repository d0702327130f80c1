import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { errorMessage } from '../errors.ts';

export interface OperationsOptions {
  readonly db: Db;
  readonly openApi: Record<string, unknown>;
  /** The metrics in Prometheus' text format. */
  readonly readMetrics: () => Promise<string>;
}

/** What those who run Quayside ask for: is it alive, can it work, how does it do, what can be called. */
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
  app.get('/metrics', async (_request, reply) => {
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await options.readMetrics());
  });
  app.get('/openapi.json', async () => options.openApi);
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: options.openApi as never } });
    await docs.register(swaggerUi, { routePrefix: '/docs/api', uiConfig: { docExpansion: 'list', deepLinking: true } });
  });
}
