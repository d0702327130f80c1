import type { FileHandle } from 'node:fs/promises';
import {
  type AccountSession,
  type AnswerMembers,
  ConnectorError,
  FILE,
  parseJson,
  requireMembers,
  type SigningKey,
  type Transport,
  type TransportContext,
  type TransportRequest,
  type TransportResponse,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { EbayConfig } from './config.ts';
import { toConnectorError } from './errors.ts';
import type { EbayOAuth } from './oauth.ts';
import { APPLICATION_ACCOUNT_KEY, type EbayOperation } from './operations.ts';
import { type NewSigningKey, signatureHeaders, signingKeyOf, toSigningKey } from './signature.ts';
import { ebaySite } from './sites.ts';
import type { EbayError } from './wire.ts';

export interface RestCall {
  readonly operation: EbayOperation;
  /** eBay's operation id. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly host?: 'apiz' | 'apim';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Sets Content-Language. Required for writes of an item, group or offer; selects the policies of a site with two languages. */
  readonly language?: Site;
  /** The site whose language the answer has; default the site of the other two. */
  readonly inLanguageOf?: Site;
  /** The site whose language the response should have; default: the site of the other two fields. */
  readonly marketplace?: Site;
  readonly as?: 'application';
  /** The Post-Order API takes the seller's token with its own authorization scheme. */
  readonly scheme?: 'IAF';
  /** Whether the call moves a seller's money: sellers of the EU and the UK need a signature. */
  readonly isSigned?: true;
  /** The file that receives the response, if it is not JSON. */
  readonly saveTo?: FileHandle;
  readonly isRepeatable: boolean;
  /** See `ExpectedAnswer`. */
  readonly members?: AnswerMembers;
  readonly timeoutMs?: number;
}

export interface RestAnswer<T> {
  readonly status: number;
  /** Undefined for an empty body. */
  readonly body: T | undefined;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

export interface Rest {
  /** @throws ConnectorError for every status that is not 2xx. */
  call<T>(session: AccountSession, call: RestCall): Promise<RestAnswer<T>>;
  /**
   * Calls with the application's own token and without an account.
   * @throws as `call` does
   */
  callAsApplication<T>(context: TransportContext, call: RestCall): Promise<RestAnswer<T>>;
}

export function createRest(config: EbayConfig, transport: Transport, oauth: EbayOAuth): Rest {
  const dialectOf = ({ scheme }: RestCall) => ({
    headersOf: (accessToken: string) => ({ authorization: `${scheme ?? 'Bearer'} ${accessToken}` }),
    isTokenRefused: (response: TransportResponse) => response.status === 401,
    renew: oauth.renew,
  });

  async function asApplication(context: TransportContext, request: Parameters<Transport['send']>[1]) {
    const shared = { ...context, accountKey: APPLICATION_ACCOUNT_KEY };
    const once = async () => {
      const headers = { ...request.headers, ...bearer(await oauth.applicationToken(context)) };
      return transport.send(shared, { ...request, headers });
    };
    const first = await once();
    if (first.status !== 401) return first;
    oauth.forgetApplicationToken();
    return once();
  }

  const languages = createAcceptedLanguages();

  function requestOf(call: RestCall): Parameters<Transport['send']>[1] {
    return {
      operation: call.operation,
      name: call.name,
      method: call.method,
      url: urlOf(config, call),
      headers: { ...headersOf(call), 'accept-language': languages.of(call) },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      isRepeatable: call.isRepeatable,
      ...(call.timeoutMs === undefined ? {} : { timeoutMs: call.timeoutMs }),
      ...(call.saveTo === undefined ? {} : { saveTo: call.saveTo, limit: FILE }),
    };
  }

  /** A call that was rejected for its language has done nothing, so it is sent again with the other one. */
  async function inAcceptedLanguage(
    call: RestCall,
    send: (request: Parameters<Transport['send']>[1]) => Promise<TransportResponse>,
  ): Promise<TransportResponse> {
    const response = await send(requestOf(call));
    return languages.noteRefusal(call, response) ? send(requestOf(call)) : response;
  }

  async function createSigningKey(session: AccountSession): Promise<SigningKey> {
    const call: RestCall = {
      operation: 'ebay.keys',
      name: 'createSigningKey',
      method: 'POST',
      host: 'apiz',
      path: '/developer/key_management/v1/signing_key',
      body: { signingKeyCipher: 'ED25519' },
      as: 'application',
      // An unused key does no harm.
      isRepeatable: true,
      members: { jwe: 'value', privateKey: 'value' },
    };
    const { body } = answerOf<NewSigningKey>(await asApplication(session, requestOf(call)), call);
    return toSigningKey(body ?? {}, session.clock.now());
  }

  async function signed(session: AccountSession, request: TransportRequest): Promise<TransportRequest> {
    const key = await signingKeyOf(session, () => createSigningKey(session));
    return { ...request, headers: { ...request.headers, ...signatureHeaders(request, key, session.clock.now()) } };
  }

  return {
    async call<T>(session: AccountSession, call: RestCall): Promise<RestAnswer<T>> {
      const response = await inAcceptedLanguage(call, async (request) => {
        const made = call.isSigned ? await signed(session, request) : request;
        return call.as === 'application'
          ? asApplication(session, made)
          : transport.sendAuthorised(session, dialectOf(call), made);
      });
      return answerOf<T>(response, call);
    },
    async callAsApplication<T>(context: TransportContext, call: RestCall): Promise<RestAnswer<T>> {
      return answerOf<T>(await inAcceptedLanguage(call, (request) => asApplication(context, request)), call);
    },
  };
}

/** The language that every eBay site accepts. */
const FALLBACK_LANGUAGE = 'en-US';

/**
 * Chooses each call's Accept-Language. Node's fetch would send `*`, which the Inventory API rejects with 25709. If eBay
 * rejects a site's own language, that is remembered, and the fallback is sent from then on.
 */
function createAcceptedLanguages() {
  const refused = new Set<string>();
  const siteLanguage = ({ inLanguageOf, language, marketplace }: RestCall) => {
    const site = inLanguageOf ?? language ?? marketplace;
    return site === undefined ? FALLBACK_LANGUAGE : ebaySite(site).contentLanguage;
  };
  return {
    of(call: RestCall): string {
      const own = siteLanguage(call);
      return refused.has(own) ? FALLBACK_LANGUAGE : own;
    },
    /** @returns whether the call was rejected for its language and another one is available */
    noteRefusal(call: RestCall, response: TransportResponse): boolean {
      const own = siteLanguage(call);
      if (own === FALLBACK_LANGUAGE || response.status !== 400 || !isLanguageRefused(response)) return false;
      // Another call may have recorded the rejection since; this one must still be sent again.
      refused.add(own);
      return true;
    },
  };
}

/** The Inventory API's error id for an unusable value. The text or the parameters name the header. */
const INVALID_VALUE = 25709;

function isLanguageRefused(response: TransportResponse): boolean {
  return errorsOf(response).some(
    (error) => error.errorId === INVALID_VALUE && /accept-language/i.test(JSON.stringify(error)),
  );
}

function answerOf<T>(response: TransportResponse, call: RestCall): RestAnswer<T> {
  if (response.status < 200 || response.status > 299) throw refusal(response, call.isRepeatable);
  const body = isJson(response) ? readable(response, call.isRepeatable) : undefined;
  requireMembers(body, call, 'eBay');
  return { ...response, body: body as T | undefined };
}

function bearer(accessToken: string) {
  return { authorization: `Bearer ${accessToken}` };
}

function urlOf(config: EbayConfig, { host, path, query }: RestCall): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const hosts = { apiz: config.apizUrl, apim: config.apimUrl };
  return `${host ? hosts[host] : config.apiUrl}${path}${search}`;
}

function headersOf({ body, language, marketplace, saveTo }: RestCall): Record<string, string> {
  return {
    accept: saveTo ? '*/*' : 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(language === undefined ? {} : { 'content-language': ebaySite(language).contentLanguage }),
    ...(marketplace === undefined ? {} : { 'x-ebay-c-marketplace-id': ebaySite(marketplace).marketplaceId }),
  };
}

function refusal(response: TransportResponse, isRepeatable: boolean): ConnectorError {
  return toConnectorError({ status: response.status, errors: errorsOf(response), isRepeatable });
}

/** The Post-Order API wraps its errors. */
interface RefusalBody {
  readonly errors?: unknown;
  readonly errorMessage?: { readonly error?: unknown };
}

/** A failing server may send arbitrary JSON; the status is sufficient then. */
function errorsOf(response: TransportResponse): EbayError[] {
  const body = isJson(response) ? (parseJson(response.bytes) as RefusalBody | null | undefined) : null;
  const errors = body?.errors ?? body?.errorMessage?.error;
  return Array.isArray(errors) ? (errors as EbayError[]) : [];
}

/** @throws ConnectorError for a truncated body, because its content is unknown */
function readable(response: TransportResponse, isRepeatable: boolean): unknown {
  const body = parseJson(response.bytes);
  if (body !== undefined) return body;
  throw new ConnectorError(isRepeatable ? 'unavailable' : 'unknown', 'eBay’s answer cannot be read.');
}

function isJson({ headers, bytes }: TransportResponse): boolean {
  return bytes.length > 0 && /\bjson\b/.test(headers.get('content-type') ?? '');
}
