import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../database/db.ts';
import { fail } from './fail.ts';
import { createWriteProbe } from './write-probe.ts';

export interface OperationsOptions {
  readonly db: Db;
  /** The program's data directory. */
  readonly dataDir: string;
  /** Called once, when the API description is first asked for. */
  readonly describeApi: () => Promise<Record<string, unknown>>;
}

/** The API documentation runs its own scripts and calls this gateway only. */
const DOCS_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Endpoints for operators: alive, ready, and the API description. Metrics have a separate port. */
export async function mountOperations(app: FastifyInstance, options: OperationsOptions): Promise<void> {
  const probeWrites = createWriteProbe(options.db, options.dataDir);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request) => {
    try {
      await probeWrites();
    } catch (error) {
      // The reason is only logged, because it may contain local paths.
      request.log.warn({ err: error }, 'The gateway is not ready');
      throw fail('unavailable', { cause: error });
    }
    return { status: 'ready' };
  });
  // Hundreds of kilobytes that never change and that few ask for, so they are made and serialized once, when somebody does.
  const document = { openapi: '3.1.0' };
  let made: Promise<Buffer> | undefined;
  const description = () => {
    made ??= options.describeApi().then(
      (all) => Buffer.from(JSON.stringify(Object.assign(document, all))),
      (error: unknown) => {
        made = undefined; // The next request tries again.
        throw error;
      },
    );
    return made;
  };
  const describe = async (reply: FastifyReply) =>
    reply.type('application/json; charset=utf-8').send(await description());
  app.get('/openapi.json', (_request, reply) => describe(reply));
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY);
      const { url } = request.routeOptions;
      if (url === '/docs/api/json') return describe(reply);
      if (url === '/docs/api/yaml') await description();
    });
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, { routePrefix: '/docs/api', uiConfig: { docExpansion: 'list', deepLinking: true } });
  });
}
