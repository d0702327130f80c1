import {
  type AccountSession,
  type AnswerMembers,
  ConnectorError,
  parseJson,
  requireMembers,
  type Transport,
  type TransportResponse,
} from '@quayside/connector-kit';
import type { BackOff } from './back-off.ts';
import type { CdiscountConfig } from './config.ts';
import { isQuotaUsedUp, toConnectorError } from './errors.ts';
import type { Bucket } from './operations.ts';
import type { Tokens } from './tokens.ts';
import type { Problem } from './wire.ts';

const BASE_PATH = '/seller/v2';
/** Product data is requested in the language of the site's buyers. */
const LANGUAGE = 'fr-FR';

export interface RestCall {
  /** Octopia's name of the call, for the request log. */
  readonly name: string;
  readonly bucket: Bucket;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below the seller API, e.g. `/offers`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly isRepeatable: boolean;
  /** See `ExpectedAnswer`. */
  readonly members?: AnswerMembers;
}

export interface RestAnswer<T> {
  /** Undefined for an empty body. */
  readonly body: T | undefined;
  readonly headers: Headers;
}

export interface Rest {
  /** @throws ConnectorError for every status except 2xx; Octopia's 2xx status of a write varies */
  call<T>(session: AccountSession, call: RestCall): Promise<RestAnswer<T>>;
}

export function createRest(config: CdiscountConfig, transport: Transport, tokens: Tokens, backOff: BackOff): Rest {
  const dialect = {
    headersOf: (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` }),
    isTokenRefused: (response: TransportResponse) => response.status === 401,
    renew: tokens.renew,
  };

  return {
    async call<T>(session: AccountSession, call: RestCall): Promise<RestAnswer<T>> {
      const search = call.query ? `?${new URLSearchParams(call.query)}` : '';
      const response = await transport.sendAuthorised(session, dialect, {
        operation: call.bucket,
        name: call.name,
        method: call.method,
        url: `${config.apiUrl}${BASE_PATH}${call.path}${search}`,
        headers: {
          Accept: 'application/json',
          'Accept-Language': LANGUAGE,
          SellerId: await sellerIdOf(session),
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        isRepeatable: call.isRepeatable,
      });
      const { status, headers } = response;
      if (status < 200 || status > 299) {
        const problem = problemOf(response);
        if (!isQuotaUsedUp({ problem })) throw toConnectorError({ status, problem, isRepeatable: call.isRepeatable });
        const retryAt = await backOff(session, { operation: call.bucket }, response);
        await session.throttle.penalise(session.accountKey, call.bucket, retryAt);
        const reason = problem.detail ?? problem.title ?? 'Octopia’s quota is used up.';
        throw new ConnectorError('rate-limited', reason, { code: String(status), retryAt: retryAt.toISOString() });
      }
      const body = parseJson(response.bytes);
      // The write was done; only its result is unknown.
      if (body === undefined && call.isRepeatable && response.bytes.length > 0) {
        throw new ConnectorError('unavailable', 'Octopia’s answer is not JSON.');
      }
      requireMembers(body, call, 'Octopia');
      return { body: body as T | undefined, headers };
    },
  };
}

/** While an account is being connected, only its token names the seller. */
async function sellerIdOf(session: AccountSession): Promise<string> {
  if (session.externalId !== '') return session.externalId;
  return (await session.tokens.read()).externalId ?? '';
}

/** The problem in the response; empty for another body, such as a proxy's page. */
function problemOf(response: TransportResponse): Problem {
  const body = parseJson(response.bytes);
  return typeof body === 'object' && body !== null ? body : {};
}
