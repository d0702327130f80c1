import cookie from '@fastify/cookie';
import { allCalls, type Call } from '@quayside/contract';
import { type AccessUser, mayDo } from '@quayside/kernel';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { newRequestId } from '../ids.ts';
import type { Log } from '../log.ts';
import { answerBrokenRequest, answerError, answerExpectation, answerNotFound } from './error-answer.ts';
import { fail } from './fail.ts';
import { languageOf } from './language.ts';
import { cutOpenEndsOnClose, type OpenEnds } from './open-ends.ts';
import { parseParts } from './parse-parts.ts';
import type { Route, Who } from './route.ts';
import { requireScreenAccess } from './screen-access.ts';

export interface HttpAppOptions {
  readonly log: Log;
  readonly routes: readonly Route[];
  /** The session behind a request's cookie, or null. */
  readonly resolveWho: (request: FastifyRequest) => Promise<Who | null>;
  /** What decides about the calls of who is signed in. */
  readonly loadAccess: (who: Who) => Promise<AccessUser>;
  /** Origins besides the request's own host that may send changes. */
  readonly trustedOrigins: readonly string[];
  /** Addresses of proxies whose word for who called them, and by what, is taken; nobody's where nothing is said. */
  readonly trustedProxies?: readonly string[];
  /** Browsers shall come back by https only: set where the portal is reached by it. */
  readonly isHttps?: boolean;
  /** How long a request may take to arrive as a whole. */
  readonly requestTimeoutMs?: number;
  /** Answers what no route does; the error shape's `not_found` unless a portal is served. */
  readonly answerNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Holds every answer against the contract's schema; on in tests and development. */
  readonly checkAnswers: boolean;
}

/** A JSON body larger than this is refused: the longest is a selection of 100,000 ids. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** For the largest body over a slow line; whoever drips a byte now and then is cut off. */
const REQUEST_TIMEOUT_MS = 30_000;
/** So often in that time the connections are looked through. */
const LOOKS_PER_TIMEOUT = 6;

/**
 * The HTTP application: every route of the contract with its checks, one error shape, nothing of any capability.
 * @throws when a call has no route or a route has no call: contract and server can not drift apart.
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
    // Addresses that no route could even be looked for with: `/%`, or a name without end.
    frameworkErrors: (error, request, reply) => {
      guardAnswer(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node would refuse it without a word; here it is refused in the one shape.
      requireHostHeader: false,
      // Node takes the longer of the two for the whole request, whichever is which.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / LOOKS_PER_TIMEOUT,
    },
    // What comes while the gateway stops is refused in the one shape too, below.
    return503OnClosing: false,
  });
  app.server.on('checkExpectation', answerExpectation);
  const openEnds = cutOpenEndsOnClose(app);
  await app.register(cookie);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(options.answerNotFound ?? answerNotFound);
  app.addHook('onRequest', async (request, reply) => {
    guardAnswer(request, reply);
    if (openEnds.isClosing()) throw fail('unavailable');
    refuseNamelessHost(request);
    refuseForeignOrigin(request, options.trustedOrigins);
  });
  // A DELETE or POST without a body may still carry the JSON content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch (cause) {
      done(fail('invalid_request', { fields: { body: 'not_json' }, cause }));
    }
  });
  for (const route of options.routes) mount(app, route, options, openEnds);
  return app;
}

const YEAR_SECONDS = 31_536_000;

/** What every answer carries, whatever it is. */
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
      if (call.stream || reply.sent) return reply;
      if (options.checkAnswers) route.schema.output.parse(answer);
      reply.status(call.status).header('cache-control', 'no-store');
      return call.status === 204 ? reply.send() : reply.send(answer);
    },
  });
}

/** A call's path as the router writes it: `:id` for `{id}`. */
export function routeUrl(call: Call): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1');
}

/** In this order: is there a session, is it this user's, may the role make such a change. What it is behind is asked after. */
function authorise(call: Call, who: Who | null, request: FastifyRequest): asserts who is Who {
  if (!who) throw fail('unauthorized');
  if (call.access === 'admin' && who.adminUserId === null) throw fail('forbidden');
  if (call.userParam) {
    const given = (request.params as Record<string, string>)[call.userParam] ?? '';
    // Compared as it is written: `07` or `7.0` would be read as another's 7 further on.
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

/** HTTP/1.1 wants the host named (RFC 9112, section 3.2); older clients may leave it out. */
function refuseNamelessHost({ headers, raw }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && !headers.host) {
    throw fail('invalid_request', { fields: { 'headers.host': 'required' } });
  }
}

/**
 * A browser says where a changing request comes from; another site's is refused (the cookie is SameSite=Lax besides). Where it leaves
 * the origin out, it still says whether the request is the page's own. Clients that are no browser send neither.
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
