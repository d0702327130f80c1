import type { AccountSession, Transport, TransportRequest } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import type { EbayOAuth } from './oauth.ts';
import { createRest, type RestCall } from './rest.ts';

const response = (status: number, text: string) => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  bytes: new TextEncoder().encode(text),
});

/** Always sends this response. */
const answering = (text: string, status = 200) => answeringBy(() => response(status, text));

function answeringBy(answer: (request: TransportRequest) => ReturnType<typeof response>) {
  const transport: Transport = {
    send: async (_context, request) => answer(request),
    sendAuthorised: async (_session, _dialect, request) => answer(request),
  };
  const url = 'https://api.example';
  const config = { apiUrl: url, apizUrl: url, apimUrl: url, authUrl: url, tradingUrl: url };
  const rest = createRest(
    { ...config, clientId: 'client', clientSecret: 'secret', ruName: 'ru' },
    transport,
    {} as EbayOAuth,
  );
  const call: RestCall = {
    operation: 'ebay.fulfillment',
    name: 'getOrders',
    method: 'GET',
    path: '/orders',
    isRepeatable: true,
  };
  return (given: Partial<RestCall> = {}) => rest.call<unknown>({} as AccountSession, { ...call, ...given });
}

describe('a response', () => {
  it('contains no character that cannot be stored and keeps all others', async () => {
    const { body } = await answering(
      String.raw`{"buyer":"A\u0000nna \ud83d","path":"c:\\u0000","smile":"\ud83d\ude00 😀","n":1,"half":"\uDE00\ud83dx","f\u0000":"\u00e9"}`,
    )();
    const half = '\ufffd\ufffdx';
    expect(body).toEqual({ buyer: 'Anna \ufffd', path: 'c:\\u0000', smile: '😀 😀', n: 1, half, f: 'é' });
  });

  it('that was truncated is unknown for a write and repeatable for a read', async () => {
    await expect(answering('{"orders":[')()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(answering('{"orders":[')({ isRepeatable: false })).rejects.toMatchObject({ kind: 'unknown' });
  });

  it('with a 5xx status is a server failure, whatever its body', async () => {
    await expect(answering('<html>', 503)()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(answering('null', 503)()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the language of a response', () => {
  /** An eBay that rejects one language, as its Inventory API does, and records what it received. */
  function refusing(refused: string) {
    const languages: string[] = [];
    const call = answeringBy(({ headers }) => {
      const language = headers?.['accept-language'] ?? '';
      languages.push(language);
      if (language !== refused) return response(200, '{}');
      const parameters = [{ name: 'fieldName', value: 'Accept-Language' }];
      return response(400, JSON.stringify({ errors: [{ errorId: 25709, message: 'Invalid value', parameters }] }));
    });
    return { call, languages };
  }

  it('is that of the call’s site, and American English if a call has no site', async () => {
    const { call, languages } = refusing('none');
    await call({ inLanguageOf: 'UK' });
    await call({ language: 'BEFR' });
    await call({ marketplace: 'AT' });
    await call();
    expect(languages).toEqual(['en-GB', 'fr-BE', 'de-AT', 'en-US']);
  });

  it('is replaced by American English from then on if eBay rejects it', async () => {
    const { call, languages } = refusing('en-GB');
    await call({ language: 'UK', isRepeatable: false });
    await call({ language: 'UK', isRepeatable: false });
    await call({ language: 'DE' });
    expect(languages).toEqual(['en-GB', 'en-US', 'en-US', 'de-DE']);
  });

  it('is not blamed if eBay rejects another value', async () => {
    const parameters = [{ name: 'fieldName', value: 'sku' }];
    const text = JSON.stringify({ errors: [{ errorId: 25709, message: 'Invalid value', parameters }] });
    let calls = 0;
    const call = answeringBy(() => {
      calls += 1;
      return response(400, text);
    });
    await expect(call({ language: 'UK' })).rejects.toMatchObject({ kind: 'rejected', code: '25709' });
    expect(calls).toBe(1);
  });
});
