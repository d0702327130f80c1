import type { AccountSession, Transport } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import type { EbayOAuth } from './oauth.ts';
import { createRest, type RestCall } from './rest.ts';

/** Always sends this response. */
function answering(text: string, status = 200) {
  const answer = async () => ({
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    bytes: new TextEncoder().encode(text),
  });
  const transport: Transport = { send: answer, sendAuthorised: answer };
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
