import type { FileHandle } from 'node:fs/promises';
import {
  type AccountSession,
  type AnswerMembers,
  ConnectorError,
  FILE,
  parseJson,
  requireMembers,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '@quayside/connector-kit';
import type { AmazonConfig } from './config.ts';
import { isTokenRefused, toConnectorError } from './errors.ts';
import type { AmazonOAuth } from './oauth.ts';
import { type AmazonOperation, throttleName } from './operations.ts';
import type { AmazonError } from './wire.ts';

/** Timeout of the longest transfer: a report or feed of a large shop. */
const TRANSFER_TIMEOUT_MS = 120_000;

export interface RestCall {
  readonly operation: AmazonOperation;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly isRepeatable: boolean;
  /** See `ExpectedAnswer`. */
  readonly members?: AnswerMembers;
}

export interface Rest {
  /** @throws ConnectorError for every status that is not 2xx; undefined for an empty body. */
  call<T>(session: AccountSession, call: RestCall): Promise<T | undefined>;
  /** Downloads a presigned URL into a file, without a token. */
  download(session: AccountSession, url: string, saveTo: FileHandle): Promise<{ contentType: string }>;
  /** Uploads a body to a presigned URL with exactly the announced content type. */
  upload(session: AccountSession, url: string, contentType: string, body: string): Promise<void>;
}

export function createRest(config: AmazonConfig, transport: Transport, oauth: AmazonOAuth): Rest {
  const dialect = {
    headersOf: (accessToken: string) => ({ 'x-amz-access-token': accessToken }),
    isTokenRefused: (response: TransportResponse) =>
      isTokenRefused({ status: response.status, errors: errorsOf(response) }),
    renew: oauth.renew,
  };

  async function transfer(
    session: AccountSession,
    request: Omit<TransportRequest, 'operation' | 'timeoutMs' | 'isPresigned'>,
  ) {
    const response = await transport.send(session, {
      ...request,
      operation: 'amazon.document',
      timeoutMs: TRANSFER_TIMEOUT_MS,
      limit: FILE,
      isPresigned: true,
    });
    if (response.status >= 200 && response.status <= 299) return response;
    throw toConnectorError({ status: response.status >= 500 ? 503 : 400, errors: [], isRepeatable: true });
  }

  return {
    async call<T>(session: AccountSession, call: RestCall): Promise<T | undefined> {
      const search = call.query ? `?${new URLSearchParams(call.query)}` : '';
      const response = await transport.sendAuthorised(session, dialect, {
        operation: throttleName(call.operation),
        name: call.operation,
        method: call.method,
        url: `${config.apiUrl}${call.path}${search}`,
        headers: {
          accept: 'application/json',
          'x-amz-date': amzDate(session.clock.now()),
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        isRepeatable: call.isRepeatable,
      });
      if (response.status < 200 || response.status > 299) {
        throw toConnectorError({
          status: response.status,
          errors: errorsOf(response),
          isRepeatable: call.isRepeatable,
        });
      }
      const body = parseJson(response.bytes);
      // The work was done; only its result is unknown.
      if (body === undefined && response.bytes.length > 0)
        throw new ConnectorError(call.isRepeatable ? 'unavailable' : 'unknown', 'Amazon’s answer is not JSON.');
      requireMembers(body, call, 'Amazon');
      return body as T | undefined;
    },

    async download(session, url, saveTo) {
      const { headers } = await transfer(session, { name: 'download', method: 'GET', url, isRepeatable: true, saveTo });
      return { contentType: headers.get('content-type') ?? '' };
    },

    async upload(session, url, contentType, body) {
      // Repeatable: the same body at the same place changes nothing.
      await transfer(session, {
        name: 'upload',
        method: 'PUT',
        url,
        headers: { 'content-type': contentType },
        body,
        isRepeatable: true,
      });
    },
  };
}

/** `20261121T141500Z`. */
function amzDate(now: Date): string {
  return now.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** The errors in Amazon's error body; empty for another body, such as a proxy's page. */
function errorsOf(response: TransportResponse): readonly AmazonError[] {
  if (response.status < 400) return [];
  const body = parseJson(response.bytes);
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  return Array.isArray(errors) ? (errors as AmazonError[]) : [];
}
