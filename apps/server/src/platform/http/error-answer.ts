import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@quayside/contract';
import { DEFAULT_LANGUAGE, type Language, translate } from '@quayside/i18n';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { whyDatabaseFails } from '../database/gone.ts';
import { AppError, errorCode } from '../errors.ts';
import { newRequestId } from '../ids.ts';
import { CallFailure } from './fail.ts';
import { languageOf } from './language.ts';
import { readAway } from './read-away.ts';
import { siteNameIn } from './site-name.ts';

/** One place turns whatever was thrown into the one error shape. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = knownError(error);
  if (!known) {
    request.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'A request failed');
    send(request, reply, 500, 'internal', {});
    return;
  }
  send(request, reply, known.status, known.code, known.vars, known.fields);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  send(request, reply, 404, 'not_found', {});
}

/** What Node says of a request that never became one. */
const BROKEN: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Bytes that are no HTTP request, more header lines than one may have, or a request that does not come to its end: there is no request to
 * answer, only a connection to close.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code = BROKEN[error.code ?? ''] ?? 'invalid_request';
    const status = ERROR_CODES[code];
    const text = JSON.stringify(bodyOf(DEFAULT_LANGUAGE, newRequestId(), code, {}));
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}`;
    socket.write(`${head}\r\nConnection: close\r\n\r\n${text}`);
  }
  socket.destroy();
}

/** `Expect:` with anything but `100-continue`, which Node would refuse without a word. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const requestId = newRequestId();
  const text = JSON.stringify(bodyOf(DEFAULT_LANGUAGE, requestId, 'expectation_failed', {}));
  response
    .writeHead(ERROR_CODES.expectation_failed, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    })
    .end(text);
}

interface Known {
  readonly status: number;
  readonly code: ErrorCode;
  readonly vars: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>>;
}

function knownError(error: FastifyError | Error): Known | undefined {
  if (error instanceof CallFailure) {
    return {
      status: error.status,
      code: error.code as ErrorCode,
      vars: error.vars,
      ...(error.fields ? { fields: error.fields } : {}),
    };
  }
  if (error instanceof AppError) return { status: error.status, code: error.code as ErrorCode, vars: {} };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return { status: 413, code: 'payload_too_large', vars: {} };
  // Fastify's own refusals: unreadable JSON, a wrong content type, a malformed URL.
  if (status !== undefined && status >= 400 && status < 500) return { status: 400, code: 'invalid_request', vars: {} };
  if (isUnstorable(error)) return { status: 400, code: 'invalid_request', vars: {} };
  return whyDatabaseFails(error) ? { status: 503, code: 'unavailable', vars: {} } : undefined;
}

/** A text with the character U+0000, which PostgreSQL keeps neither in text (22021) nor in jsonb (22P05): the caller's slip, not ours. */
function isUnstorable(error: Error): boolean {
  return /^(22021|22P05)$/.test(errorCode(error) ?? '');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  vars: Readonly<Record<string, string | number>>,
  fields?: Readonly<Record<string, string>>,
): void {
  const body = bodyOf(languageOf(request), request.id, code, vars, fields);
  reply.status(status).header('cache-control', 'no-store');
  // Fastify closes the connection where it gave a body up: not before all of that was sent.
  if (reply.getHeader('connection') === 'close') void readAway(request.raw).then(() => reply.send(body));
  else void reply.send(body);
}

function bodyOf(
  language: Language,
  requestId: string,
  code: ErrorCode,
  vars: Readonly<Record<string, string | number>>,
  fields?: Readonly<Record<string, string>>,
): ErrorBody {
  return {
    error: code,
    error_description: translate(language, `errors.${code}`, named(language, vars)),
    request_id: requestId,
    ...(fields ? { fields } : {}),
  };
}

/** A site is told by its name: its code stands in no sentence. */
function named(language: Language, vars: Known['vars']): Known['vars'] {
  return typeof vars.site === 'string' ? { ...vars, site: siteNameIn(language, vars.site) } : vars;
}
