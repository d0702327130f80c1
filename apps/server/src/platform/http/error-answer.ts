import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@quayside/contract';
import { DEFAULT_LANGUAGE, type Language, translate } from '@quayside/i18n';
import { formatMoney } from '@quayside/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { whyDatabaseFails } from '../database/gone.ts';
import { AppError, errorCode } from '../errors.ts';
import { newRequestId } from '../ids.ts';
import { drainBody } from './drain-body.ts';
import { CallFailure, type ErrorVars } from './fail.ts';
import { languageOf } from './language.ts';
import { siteNameIn } from './site-name.ts';

/** Converts any thrown value to the common error shape. */
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

/** For an address that has other methods. */
export function answerMethod(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): void {
  reply.header('allow', allowed.join(', '));
  send(request, reply, 405, 'method_not_allowed', {});
}

/** Node's errors of malformed requests. */
const BROKEN: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers malformed HTTP, too many headers, or an incomplete request. No request object exists, so the connection is closed. */
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

/** Handles `Expect:` with other values than `100-continue`, which Node would reject without a body. */
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
  readonly vars: ErrorVars;
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
  // Fastify's own errors: unreadable JSON, a wrong content type, a malformed URL.
  if (status !== undefined && status >= 400 && status < 500) return { status: 400, code: 'invalid_request', vars: {} };
  if (isUnstorable(error)) return { status: 400, code: 'invalid_request', vars: {} };
  return whyDatabaseFails(error) ? { status: 503, code: 'unavailable', vars: {} } : undefined;
}

/** Text with U+0000, which PostgreSQL stores neither as text (22021) nor in jsonb (22P05), is the caller's error. */
function isUnstorable(error: Error): boolean {
  return /^(22021|22P05)$/.test(errorCode(error) ?? '');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  vars: ErrorVars,
  fields?: Readonly<Record<string, string>>,
): void {
  const body = bodyOf(languageOf(request), request.id, code, vars, fields);
  reply.status(status).header('cache-control', 'no-store');
  // Fastify closes the connection of an aborted body; first the rest of the body is read.
  if (reply.getHeader('connection') === 'close') void drainBody(request.raw).then(() => reply.send(body));
  else void reply.send(body);
}

function bodyOf(
  language: Language,
  requestId: string,
  code: ErrorCode,
  vars: ErrorVars,
  fields?: Readonly<Record<string, string>>,
): ErrorBody {
  return {
    error: code,
    error_description: translate(language, `errors.${code}`, named(language, vars)),
    request_id: requestId,
    ...(fields ? { fields } : {}),
  };
}

/** Replaces site codes by site names, and writes sums of money, in an error's variables. */
function named(language: Language, vars: ErrorVars): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => {
      if (typeof value === 'object') return [name, formatMoney(value, language)];
      return [name, name === 'site' && typeof value === 'string' ? siteNameIn(language, value) : value];
    }),
  );
}
