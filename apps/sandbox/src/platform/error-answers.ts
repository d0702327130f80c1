import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageError } from './journal.ts';
import type { Log } from './log.ts';

/** Sends an error in the format of the called marketplace. The reply already has its status. */
export type SendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Responds to unreadable bodies and unexpected errors. */
export function answerErrors(app: FastifyInstance, log: Log, send: SendError): void {
  app.setErrorHandler((error: FastifyError | StorageError, request, reply) => {
    if (error instanceof StorageError) return reply.code(507).send({ error: 'storage is not available' });
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error('request failed', { path: request.url, reason: String(error.stack ?? error) });
    return send(error, request, reply.code(status));
  });
}

/** Responds to an unknown path. */
export const answerNotServed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: `${request.method} ${request.url} is not served` });
