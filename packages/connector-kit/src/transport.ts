import type { FileHandle } from 'node:fs/promises';
import { type AnswerLimit, readBody, startTimeLimit } from './answer-body.ts';
import { createLanes } from './concurrency.ts';
import { ConnectorError } from './errors.ts';
import { isRetriable, READ_RETRIES, type RetryPolicy, TOO_LARGE, TOO_SLOW, withRetries } from './retry.ts';
import type { AccountSession, Clock, RequestLog, StoredToken, Throttle } from './runtime.ts';

/**
 * Every HTTP call of a connector goes through here: it throttles, sends, logs and classifies failures. It retries reads and leaves writes to the caller.
 * No marketplace supports idempotency keys, so only a read-back shows whether a lost write was done.
 */
export interface TransportRequest {
  /** The operation whose bucket and daily quota the call uses. */
  readonly operation: string;
  /** The call's name in the request log. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The call changes nothing at the marketplace, whatever its HTTP method, so a lost response may be requested again. */
  readonly isRepeatable: boolean;
  /** Time until the response begins; default 30 s. */
  readonly timeoutMs?: number;
  /** Limit of the response body; default `MESSAGE`. */
  readonly limit?: AnswerLimit;
  /** The file that receives the body of a successful response, instead of `bytes`. */
  readonly saveTo?: FileHandle;
  /** The URL itself grants access, as a presigned URL does, so its query is not logged. */
  readonly isPresigned?: true;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** The part of a session that a call needs. An account's session has it, and so has a connection without an account. */
export interface TransportContext {
  readonly accountKey: string;
  readonly throttle: Throttle;
  readonly requestLog: RequestLog;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  noteDate?(header: string): void;
  mayLeave?(): Promise<void>;
}

/** How a marketplace carries its token and rejects one. */
export interface TokenDialect {
  headersOf(accessToken: string): Readonly<Record<string, string>>;
  /** Whether the response rejects the access token; the call then did nothing. */
  isTokenRefused(response: TransportResponse): boolean;
  /** @throws ConnectorError `auth-expired` if only the seller can help */
  renew(current: StoredToken, session: AccountSession): Promise<StoredToken>;
}

export interface Transport {
  /** Returns every response whatever its status; throws only if there is no response. */
  send(context: TransportContext, request: TransportRequest): Promise<TransportResponse>;
  /** Sends with the account's token. Renews the token shortly before it expires and when it is rejected. */
  sendAuthorised(session: AccountSession, dialect: TokenDialect, request: TransportRequest): Promise<TransportResponse>;
}

export interface TransportOptions {
  /** The response header with the marketplace's request id. */
  readonly requestIdHeader?: string;
  /** When a 429 may be repeated; called once per 429. Default: its Retry-After, or half a minute. */
  readonly retryAtOf?: (
    context: TransportContext,
    request: TransportRequest,
    response: TransportResponse,
  ) => Promise<Date>;
  readonly readRetries?: RetryPolicy;
  /**
   * The maximum number of an account's calls in progress for an operation; undefined for no maximum. Not more than the marketplace's bucket
   * size: after a stall all waiting calls arrive together.
   */
  readonly mostAtOnce?: (operation: string) => number | undefined;
  /** How calls are sent; default `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Names the product to every marketplace. Amazon prescribes the form. */
const USER_AGENT = 'Quayside/1.0 (Language=TypeScript)';
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_PENALTY_MS = 30_000;
/** A read waits at most this long before a retry; a longer wait is reported to the caller. */
const MOMENT_MS = 1_500;
/** Tokens are renewed this long before they expire, so that no call is sent with a token that expires on the way. */
const TOKEN_MARGIN_MS = 120_000;
/**
 * The first renewal may return a token that another account or process received earlier and that expired with the rejected one. The second
 * renewal returns a new one.
 */
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
    if (!request.isRepeatable) await context.mayLeave?.();
    const response = await exchange(context, request, options);
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
      // Renewal returned the same access token, so repeating the call would have the same result.
      if (token.accessToken === refused) break;
      response = await withToken(token);
    }
    if (!dialect.isTokenRefused(response)) return response;
    throw new ConnectorError('auth-expired', 'The marketplace refuses a token that it has just renewed.');
  }

  return { send, sendAuthorised };
}

/**
 * Renews the account's token before it is due.
 * @throws ConnectorError as `renew` does
 */
export async function renewNow(session: AccountSession, renew: TokenDialect['renew']): Promise<void> {
  const existing = await session.tokens.read();
  await session.tokens.refresh(existing, (current) => renew(current, session));
}

/**
 * Whether a call failed only until its bucket has the next token. The throttle blocks all calls until then, so the surrounding read can
 * continue.
 */
function isMomentary(error: unknown, clock: Clock): boolean {
  if (!(error instanceof ConnectorError) || error.kind !== 'rate-limited' || error.retryAt === undefined) return false;
  return Date.parse(error.retryAt) - clock.now().getTime() <= MOMENT_MS;
}

/**
 * Rejects an HTML page or a redirect to another host. Such a response comes from a proxy, a sign-in page or a maintenance page, and says
 * nothing about the call. For 401 and 5xx the status itself is sufficient.
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

/** Carries a read's 5xx response through the retries, so that the body of the last one can still be read. */
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
  { requestIdHeader, fetch: send = fetch }: TransportOptions,
): Promise<TransportResponse> {
  const started = performance.now();
  const limit = startTimeLimit(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, context.signal);
  const { pathname, search } = new URL(request.url);
  const path = request.isPresigned ? pathname : pathname + search;
  const entry = { operation: request.name, method: request.method, path, isRead: request.isRepeatable };
  try {
    const answer = await send(request.url, {
      method: request.method,
      headers: { 'user-agent': USER_AGENT, ...request.headers },
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

/** Node's network error codes that mean that the server received no byte of the request. */
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

/** The code of a network error. `fetch failed` hides it in its cause, sometimes in an AggregateError of several addresses. */
function networkCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError && current.errors.length > 0) return networkCode(current.errors[0]);
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Parses Retry-After, in seconds or as a date. */
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
