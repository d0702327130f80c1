import cookie from '@fastify/cookie';
import { allCalls, type Call } from '@quayside/contract';
import { type AccessUser, mayDo } from '@quayside/kernel';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type preParsingAsyncHookHandler,
} from 'fastify';
import { newRequestId } from '../ids.ts';
import type { Log } from '../log.ts';
import { collectMethods } from './allowed-methods.ts';
import { answerBrokenRequest, answerError, answerExpectation, answerMethod, answerNotFound } from './error-answer.ts';
import { fail } from './fail.ts';
import { languageOf } from './language.ts';
import { cutOpenEndsOnClose, type OpenEnds } from './open-ends.ts';
import { decorateCookies } from './own-cookies.ts';
import { parseJson } from './parse-json.ts';
import { parseParts } from './parse-parts.ts';
import type { Route, Who } from './route.ts';
import { requireScreenAccess } from './screen-access.ts';

export interface HttpAppOptions {
  readonly log: Log;
  readonly routes: readonly Route[];
  /** Resolves the session of a request's cookie; null without one. */
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
  /** Loads the access that decides a caller's rights. */
  readonly loadAccess: (who: Who) => Promise<AccessUser>;
  /** Origins that may send changes, in addition to the request's own host. */
  readonly trustedOrigins: readonly string[];
  /** Addresses of trusted proxies, whose forwarding headers are used; default none. */
  readonly trustedProxies?: readonly string[];
  /** Whether browsers must return over https (HSTS); set if the portal uses https. */
  readonly isHttps?: boolean;
  /** The time limit for receiving a complete request. */
  readonly requestTimeoutMs?: number;
  /** Handles addresses without a route; default: the error `not_found`. */
  readonly answerNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Validates every response against the contract; on in tests and development. */
  readonly checkAnswers: boolean;
}

/** The maximum size of a JSON body: the longest is a selection of 100,000 ids. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Enough for the largest body over a slow line; slower requests are aborted. */
const REQUEST_TIMEOUT_MS = 30_000;
/** The number of connection checks within the time limit. */
const LOOKS_PER_TIMEOUT = 6;

/**
 * The HTTP application: all routes of the contract with their checks and one error shape. Contains no capability itself.
 * @throws if a call has no route or a route has no call, so that contract and server agree
 */
export async function buildHttpApp(options: HttpAppOptions): Promise<FastifyInstance> {
  requireEveryCall(options.routes);
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, trustedProxies = [] } = options;
  const guardAnswer = createGuard(options.isHttps ?? false);
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Handles URLs that the router cannot parse: `/%`, or an overlong path.
    frameworkErrors: (error, request, reply) => {
      guardAnswer(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node would reject the request without a body; the check below uses the common error format.
      requireHostHeader: false,
      // Node applies the longer of the two timeouts to the whole request.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / LOOKS_PER_TIMEOUT,
    },
    // Requests during shutdown are rejected below in the common error shape.
    return503OnClosing: false,
  });
  app.server.on('checkExpectation', answerExpectation);
  const openEnds = cutOpenEndsOnClose(app);
  await app.register(cookie);
  decorateCookies(app, { isHttps: options.isHttps ?? false });
  app.setErrorHandler(answerError);
  const allowedMethods = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request);
    return allowed ? answerMethod(request, reply, allowed) : (options.answerNotFound ?? answerNotFound)(request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    guardAnswer(request, reply);
    if (openEnds.isClosing()) throw fail('unavailable');
    refuseNamelessHost(request);
    refuseForeignOrigin(request, options.trustedOrigins);
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request: FastifyRequest, bytes: Buffer) =>
    parseJson(bytes),
  );
  for (const route of options.routes) mount(app, route, options, openEnds);
  return app;
}

const YEAR_SECONDS = 31_536_000;

/** The headers of every response. */
function createGuard(isHttps: boolean): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-frame-options', 'DENY');
    if (isHttps) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  };
}

function mount(app: FastifyInstance, route: Route, options: HttpAppOptions, openEnds: OpenEnds): void {
  const { call } = route.schema;
  app.route({
    method: call.method,
    url: routeUrl(call),
    ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
    ...(isLarge(call) ? { preParsing: beforeLargeBody(call, options) } : {}),
    handler: async (request, reply) => {
      const maybeWho = await options.resolveWho(request);
      const access = once(() => {
        if (!maybeWho) throw fail('unauthorized');
        return options.loadAccess(maybeWho);
      });
      if (call.access !== 'public') {
        authorise(call, maybeWho, request);
        if (call.requiresScreen || call.needs) requireScreenAccess(call, await access(), request.params);
      }
      const parts = parseParts(route.schema, request);
      if (call.stream) openEnds.addStream(reply.raw);
      const answer = await route.handle({
        ...parts,
        who: maybeWho as Who,
        maybeWho,
        access,
        language: languageOf(request),
        requestId: request.id,
        log: request.log as Log,
        raw: { request, reply },
      });
      if (options.checkAnswers && call.media && reply.statusCode < 400) requireMedia(call, reply);
      if (call.stream || reply.sent) return reply;
      if (options.checkAnswers) route.schema.output.parse(answer);
      reply.status(call.status).header('cache-control', 'no-store');
      return call.status === 204 ? reply.send() : reply.send(answer);
    },
  });
}

const isLarge = ({ access, bodyLimit = 0 }: Call): boolean => access !== 'public' && bodyLimit > BODY_LIMIT;

/** A body that takes much memory is received only from those who may send it. What others send is passed over as it arrives. */
function beforeLargeBody(call: Call, { resolveWho }: Pick<HttpAppOptions, 'resolveWho'>): preParsingAsyncHookHandler {
  return async (request, _reply, payload) => {
    authorise(call, await resolveWho(request), request);
    return payload;
  };
}

/** @throws if a file has a media type that the contract does not declare */
function requireMedia({ id, media }: Call, reply: FastifyReply): void {
  const [type = ''] = String(reply.getHeader('content-type')).split(';');
  if (!media?.includes(type)) throw new Error(`${id} answers ${type}, which its contract does not declare`);
}

/** A call's path in the router's notation: `:id` for `{id}`. */
export function routeUrl(call: Call): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1');
}

/** Checks in this order: a session, the session's own user, and a role that may make the change. The screen access is checked later. */
function authorise(call: Call, who: Who | null, request: FastifyRequest): asserts who is Who {
  if (!who) throw fail('unauthorized');
  if (call.access === 'admin' && who.adminUserId === null) throw fail('forbidden');
  if (call.userParam) {
    const given = (request.params as Record<string, string>)[call.userParam] ?? '';
    // Compared as text, because `07` or `7.0` would otherwise equal 7 here and differ elsewhere.
    if (!/^[1-9]\d{0,15}$/.test(given)) {
      throw fail('invalid_request', { fields: { [`params.${call.userParam}`]: 'invalid_id' } });
    }
    if (Number(given) !== who.userId) throw fail('foreign_user');
  }
  if (call.changes && !mayDo(who.role, call.duty ?? 'work')) throw fail('forbidden');
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** HTTP/1.1 requires the Host header (RFC 9112, section 3.2); older clients may omit it. */
function refuseNamelessHost({ headers, raw }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && !headers.host) {
    throw fail('invalid_request', { fields: { 'headers.host': 'required' } });
  }
}

/**
 * Rejects changes from other sites by the Origin header (the cookie is also SameSite=Lax). Without an Origin header, `sec-fetch-site`
 * decides. Clients other than browsers send neither.
 */
function refuseForeignOrigin(request: FastifyRequest, trusted: readonly string[]): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers;
  if (!origin) {
    if (site !== 'same-origin' && site !== 'none') throw fail('forbidden');
    return;
  }
  const own = `${request.protocol}://${request.headers.host}`;
  if (origin !== own && !trusted.includes(origin)) throw fail('forbidden');
}

function requireEveryCall(routes: readonly Route[]): void {
  const implemented = routes.map((route) => route.schema.call.id);
  const missing = allCalls.filter((call) => !implemented.includes(call.id)).map((call) => call.id);
  const twice = implemented.filter((id, index) => implemented.indexOf(id) !== index);
  if (missing.length > 0) throw new Error(`Calls of the contract without a route: ${missing.join(', ')}`);
  if (twice.length > 0) throw new Error(`Calls with two routes: ${twice.join(', ')}`);
}
