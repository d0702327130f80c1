import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageError } from './journal.ts';
import type { Log } from './log.ts';

/** Sends an error in the form of the part of the sandbox that was called. The reply already has its status. */
export type SendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers what no call answers itself: bodies that cannot be read, and work that failed unexpectedly. */
export function answerErrors(app: FastifyInstance, log: Log, send: SendError): void {
  app.setErrorHandler((error: FastifyError | StorageError, request, reply) => {
    if (error instanceof StorageError) return reply.code(507).send({ error: 'storage is not available' });
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error('request failed', { path: request.url, reason: String(error.stack ?? error) });
    return send(error, request, reply.code(status));
  });
}

/** Answers a path that the sandbox does not serve. */
export const answerNotServed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: `${request.method} ${request.url} is not served` });
