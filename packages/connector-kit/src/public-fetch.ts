import { lookup } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPrivateAddress } from './private-address.ts';

/** Network error code for an address that must not be called. It belongs to those that mean that nothing was sent. */
const REFUSED = 'EHOSTUNREACH';
const WITHOUT_BODY = new Set([204, 205, 304]);

const refusal = (host: string) => Object.assign(new Error(`${host} is not a public address`), { code: REFUSED });

/** Resolves a name for the connection itself, so that no later answer of the name server can differ. */
const lookupWhere =
  (isRefused: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      done(error ?? (addresses.some(isRefused) ? refusal(host) : null), found, family);
    });
  };

/**
 * A `fetch` for addresses that sellers enter. It follows no redirect and asks for no compression.
 * @param isRefused whether an address must not be called
 * @param isPlain HTTP instead of HTTPS, for tests
 */
export function createGuardedFetch(isRefused: (address: string) => boolean, isPlain = false): typeof fetch {
  const send = isPlain ? sendPlain : sendSecure;
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== (isPlain ? 'http:' : 'https:') || (isIP(host) !== 0 && isRefused(host))) throw refusal(host);
    const { signal } = init;
    const options: RequestOptions = {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      lookup: lookupWhere(isRefused),
      ...(signal ? { signal } : {}),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = send(url, options, resolve).once('error', reject);
      call.end(typeof init.body === 'string' ? init.body : undefined);
    });
    const { statusCode: status = 502, rawHeaders } = answer;
    const headers = new Headers();
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    const body = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
    return new Response(body, { status, headers });
  };
}

/** Calls public addresses by HTTPS, and nothing in this machine or its network, whatever a name leads to. */
export const publicFetch: typeof fetch = createGuardedFetch(isPrivateAddress);
