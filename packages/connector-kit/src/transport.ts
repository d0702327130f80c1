import type { FileHandle } from 'node:fs/promises';
import { type AnswerLimit, readBody, startTimeLimit } from './answer-body.ts';
import { createLanes } from './concurrency.ts';
import { ConnectorError } from './errors.ts';
import { isRetriable, READ_RETRIES, type RetryPolicy, TOO_LARGE, TOO_SLOW, withRetries } from './retry.ts';
import type { AccountSession, Clock, RequestLog, StoredToken, Throttle } from './runtime.ts';

/**
 * The one way in which a connector speaks HTTP: throttle, send, log, class the failure. It retries reads and leaves writes to
 * its caller, because none of the marketplaces has an idempotency key: only a read-back can tell whether a lost write was done.
 */
export interface TransportRequest {
  /** The bucket and daily quota that this call counts against. */
  readonly operation: string;
  /** The marketplace's name of the call, for the request log. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The call changes nothing there, whatever its HTTP method: a lost answer may be asked for again. */
  readonly isRepeatable: boolean;
  /** Until the answer begins; default 30 s. */
  readonly timeoutMs?: number;
  /** Of the answer's body; default `MESSAGE`. */
  readonly limit?: AnswerLimit;
  /** Where the body of an answer with a good status goes instead of `bytes`. */
  readonly saveTo?: FileHandle;
  /** The address itself gives access, as a presigned one does: its query is kept out of the request log. */
  readonly isPresigned?: true;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** What a call needs of its session; an account's session fits, and so does a connection that has no account yet. */
export interface TransportContext {
  readonly accountKey: string;
  readonly throttle: Throttle;
  readonly requestLog: RequestLog;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  noteDate?(header: string): void;
}

/** How a marketplace carries its token and says that it wants another one. */
export interface TokenDialect {
  headersOf(accessToken: string): Readonly<Record<string, string>>;
  /** The answer says that the access token is not (or no longer) accepted; nothing was done. */
  isTokenRefused(response: TransportResponse): boolean;
  /** @throws ConnectorError `auth-expired` when only the seller can help. */
  renew(current: StoredToken, session: AccountSession): Promise<StoredToken>;
}

export interface Transport {
  /** Answers whatever status came; only a call without an answer throws. */
  send(context: TransportContext, request: TransportRequest): Promise<TransportResponse>;
  /** The same with the account's token, renewed a little before it ends, and when it is refused. */
  sendAuthorised(session: AccountSession, dialect: TokenDialect, request: TransportRequest): Promise<TransportResponse>;
}

export interface TransportOptions {
  /** Header in which the marketplace names its own request. */
  readonly requestIdHeader?: string;
  /** When a 429 may be repeated; asked once per 429. Default: its Retry-After, or half a minute. */
  readonly retryAtOf?: (
    context: TransportContext,
    request: TransportRequest,
    response: TransportResponse,
  ) => Promise<Date>;
  readonly readRetries?: RetryPolicy;
  /**
   * Calls of an operation of an account that may be under way at once; undefined for as many as there are. No more than the marketplace's
   * bucket holds: where it, or the machine between, stands still for a while, all of them arrive together.
   */
  readonly mostAtOnce?: (operation: string) => number | undefined;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_PENALTY_MS = 30_000;
/** A pause that a read is repeated after like after trouble of the server; a longer one is told. */
const MOMENT_MS = 1_500;
/** Renewed this long before its end, so that no call leaves with a token that dies on the way. */
const TOKEN_MARGIN_MS = 120_000;
/** The first may bring a token that another account or process was given before, and that ended with the refused one; the second is new. */
const RENEWALS = 2;

export function createTransport(options: TransportOptions = {}): Transport {
  const retries = options.readRetries ?? READ_RETRIES;
  const lanes = createLanes();

  function attempt(context: TransportContext, request: TransportRequest): Promise<TransportResponse> {
    const limit = options.mostAtOnce?.(request.operation) ?? Number.POSITIVE_INFINITY;
    return lanes.run(`${context.accountKey}:${request.operation}`, limit, () => attemptNow(context, request));
  }

  async function attemptNow(context: TransportContext, request: TransportRequest): Promise<TransportResponse> {
    if (context.signal?.aborted)
      throw new ConnectorError('unavailable', 'The work was stopped before the call was sent.');
    await context.throttle.take(context.accountKey, request.operation);
    const response = await exchange(context, request, options.requestIdHeader);
    if (response.status !== 429) {
      refuseStranger(response, request);
      return response;
    }
    const retryAt = await (options.retryAtOf ?? defaultRetryAt)(context, request, response);
    await context.throttle.penalise(context.accountKey, request.operation, retryAt);
    throw new ConnectorError('rate-limited', 'The marketplace asks for fewer calls.', {
      code: '429',
      retryAt: retryAt.toISOString(),
    });
  }

  function send(context: TransportContext, request: TransportRequest): Promise<TransportResponse> {
    if (!request.isRepeatable) return attempt(context, request);
    return withRetries(
      async () => {
        const response = await attempt(context, request);
        if (response.status < 500) return response;
        throw new ServerTrouble(response);
      },
      (error) => error instanceof ServerTrouble || isRetriable(error) || isMomentary(error, context.clock),
      context,
      retries,
    ).catch((error: unknown) => {
      if (error instanceof ServerTrouble) return error.response;
      throw error;
    });
  }

  async function sendAuthorised(session: AccountSession, dialect: TokenDialect, request: TransportRequest) {
    const withToken = (token: StoredToken) =>
      send(session, { ...request, headers: { ...request.headers, ...dialect.headersOf(token.accessToken) } });
    const renew = (stale: StoredToken) => session.tokens.refresh(stale, (current) => dialect.renew(current, session));

    let token = await session.tokens.read();
    if (Date.parse(token.accessExpiresAt) - session.clock.now().getTime() < TOKEN_MARGIN_MS) token = await renew(token);
    let response = await withToken(token);
    for (let renewals = 0; renewals < RENEWALS && dialect.isTokenRefused(response); renewals += 1) {
      const refused = token.accessToken;
      token = await renew(token);
      // Access that is a moment old and of no account yet is not renewed; the same question would have the same answer.
      if (token.accessToken === refused) break;
      response = await withToken(token);
    }
    if (!dialect.isTokenRefused(response)) return response;
    throw new ConnectorError('auth-expired', 'The marketplace refuses a token that it has just renewed.');
  }

  return { send, sendAuthorised };
}

/** Renews the account's token although it is not due. @throws ConnectorError as `renew` does */
export async function renewNow(session: AccountSession, renew: TokenDialect['renew']): Promise<void> {
  const held = await session.tokens.read();
  await session.tokens.refresh(held, (current) => renew(current, session));
}

/** Turned away until a bucket holds its next token. The throttle keeps all calls until then, and what a read is part of need not end for it. */
function isMomentary(error: unknown, clock: Clock): boolean {
  if (!(error instanceof ConnectorError) || error.kind !== 'rate-limited' || error.retryAt === undefined) return false;
  return Date.parse(error.retryAt) - clock.now().getTime() <= MOMENT_MS;
}

/**
 * A page for people, or the address of another place, comes from what stands between us and the marketplace: a proxy, a sign-in, a
 * page about maintenance. It says nothing of the call, whatever its status. Of 401 and 5xx the status itself says enough.
 */
function refuseStranger({ status, headers }: TransportResponse, { isRepeatable }: TransportRequest): void {
  const isElsewhere = status >= 300 && status <= 399;
  const isPage = status < 500 && status !== 401 && /\bhtml\b/i.test(headers.get('content-type') ?? '');
  if (!isElsewhere && !isPage) return;
  const mayBeDone = !isRepeatable && status <= 299;
  throw new ConnectorError(
    mayBeDone ? 'unknown' : 'unavailable',
    'Something else answered in the marketplace’s place.',
    { code: String(status) },
  );
}

/** Carries a read's 5xx through the retries; the last one is answered, so that its body can still be read. */
class ServerTrouble extends Error {
  readonly response: TransportResponse;
  constructor(response: TransportResponse) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

async function exchange(
  context: TransportContext,
  request: TransportRequest,
  requestIdHeader: string | undefined,
): Promise<TransportResponse> {
  const started = performance.now();
  const limit = startTimeLimit(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, context.signal);
  const { pathname, search } = new URL(request.url);
  const path = request.isPresigned ? pathname : pathname + search;
  const entry = { operation: request.name, method: request.method, path };
  try {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: limit.signal,
      redirect: 'manual',
    });
    const bytes = await readBody(answer, request, limit);
    const date = answer.headers.get('date');
    if (date !== null) context.noteDate?.(date);
    const requestId = requestIdHeader ? answer.headers.get(requestIdHeader) : null;
    context.requestLog.record({
      ...entry,
      status: answer.status,
      durationMs: Math.round(performance.now() - started),
      ...(requestId === null ? {} : { marketplaceRequestId: requestId }),
    });
    return { status: answer.status, headers: answer.headers, bytes };
  } catch (cause) {
    const error = noAnswer(cause, request.isRepeatable);
    const durationMs = Math.round(performance.now() - started);
    context.requestLog.record({ ...entry, status: null, durationMs, errorKind: error.kind });
    throw error;
  } finally {
    limit.end();
  }
}

/** Codes of Node's network errors after which certainly no byte of the request was read by the other side. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function noAnswer(cause: unknown, isRepeatable: boolean): ConnectorError {
  const code = networkCode(cause);
  if (code === TOO_LARGE || code === TOO_SLOW) {
    const reason = `The marketplace’s answer was ${code === TOO_LARGE ? 'larger' : 'slower'} than Quayside reads.`;
    return new ConnectorError(isRepeatable ? 'unavailable' : 'unknown', reason, { code });
  }
  if (isRepeatable || (code !== undefined && NEVER_SENT.has(code))) {
    return new ConnectorError('unavailable', 'The marketplace cannot be reached.', withCode(code, cause));
  }
  return new ConnectorError('unknown', 'The marketplace’s answer was lost.', withCode(code, cause));
}

function withCode(code: string | undefined, cause: unknown) {
  return code === undefined ? { cause } : { code, cause };
}

/** `fetch failed` hides the socket's error in its cause, sometimes as an AggregateError of several addresses. */
function networkCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError && current.errors.length > 0) return networkCode(current.errors[0]);
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Reads Retry-After in seconds or as a date. */
export function retryAfter(headers: Headers, now: Date): Date | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const at = /^\d+$/.test(value) ? now.getTime() + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(at);
}

async function defaultRetryAt(
  context: TransportContext,
  _request: TransportRequest,
  response: TransportResponse,
): Promise<Date> {
  const now = context.clock.now();
  return retryAfter(response.headers, now) ?? new Date(now.getTime() + DEFAULT_PENALTY_MS);
}
