import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHOSEN_AT_PROVIDER } from '@quayside/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProviderUnavailable } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/* A server that answers every call of Stripe's API with one error: what is an outcome, and what is silence. */

let answer: { readonly status: number; readonly error: object };
let server: Server;
const calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'No.', ...answer.error } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => calls.splice(0));

const provider = () => {
  const { port } = server.address() as AddressInfo;
  return createStripeProvider({
    apiUrl: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_1',
    publicUrl: 'http://localhost:4400',
  });
};
const charge = (methodRef: string, isSellerPresent: boolean) =>
  provider().charge({
    key: '7-1-x',
    amountMinor: 29_00,
    currency: 'EUR',
    methodType: 'CREDIT_CARD',
    methodRef,
    isSellerPresent,
    customer: { key: '7', ref: 'cus_1' },
    description: 'Quayside Starter',
    returnPath: '/user/plans',
  });

const REFUSALS: readonly [string, number, object, string][] = [
  ['a declined card', 402, { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, 'lost_card'],
  [
    'a card that wants its owner',
    402,
    { type: 'card_error', code: 'authentication_required' },
    'authentication_required',
  ],
  [
    'a method that does not exist',
    400,
    { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' },
    'resource_missing',
  ],
  [
    'a detached method',
    400,
    { type: 'invalid_request_error', code: 'payment_method_unexpected_state' },
    'payment_method_unexpected_state',
  ],
  ['a request without a code', 400, { type: 'invalid_request_error' }, 'refused'],
  ['a deleted object', 404, { type: 'invalid_request_error', code: 'resource_missing' }, 'resource_missing'],
  ['a type that is not known yet', 422, { type: 'some_new_error', code: 'new_code' }, 'new_code'],
  ['no permission', 403, { type: 'invalid_request_error', code: 'account_closed' }, 'account_closed'],
  ['a key that is rejected', 401, { type: 'invalid_request_error' }, 'refused'],
];

it.each(REFUSALS)('%s is the end of a charge, at once and with its reason', async (_name, status, error, code) => {
  answer = { status, error };
  expect(await charge('pm_1', false)).toMatchObject({ status: 'failed', errorCode: code, actionUrl: null });
  expect(await charge('pm_1', true)).toMatchObject({ status: 'failed', errorCode: code });
  expect(await charge(CHOSEN_AT_PROVIDER, true)).toMatchObject({ status: 'failed', errorCode: code });
  expect(await provider().refund({ key: 'r', paymentRef: 'pi_1', amountMinor: 5 })).toMatchObject({
    status: 'failed',
    errorCode: code,
  });
});

it.each([
  ['an error of Stripe’s', 500, { type: 'api_error' }],
  ['an overloaded Stripe', 503, {}],
  ['too many requests', 429, { type: 'rate_limit_error' }],
  ['a lock that is taken', 429, { type: 'invalid_request_error', code: 'lock_timeout' }],
  ['the same key in progress', 409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }],
  ['a key of another request', 400, { type: 'idempotency_error' }],
])('%s is no outcome, and the call may be repeated', async (_name, status, error) => {
  answer = { status, error };
  await expect(charge('pm_1', false)).rejects.toThrow(ProviderUnavailable);
  await expect(charge(CHOSEN_AT_PROVIDER, true)).rejects.toThrow(ProviderUnavailable);
  await expect(provider().refund({ key: 'r', paymentRef: 'pi_1', amountMinor: 5 })).rejects.toThrow(
    ProviderUnavailable,
  );
  await expect(provider().read('pi_1')).rejects.toThrow(ProviderUnavailable);
});

it('looks up what a key did that was used for another request', async () => {
  answer = { status: 400, error: { type: 'idempotency_error' } };
  await expect(charge('pm_1', false)).rejects.toThrow(ProviderUnavailable);
  expect(calls.some((call) => call.includes('/payment_intents/search'))).toBe(true);
});

it('a payment that Stripe does not know has failed, but rejected keys say nothing about one', async () => {
  answer = { status: 404, error: { type: 'invalid_request_error', code: 'resource_missing' } };
  expect(await provider().read('pi_1')).toMatchObject({ status: 'failed', errorCode: 'resource_missing' });
  expect(await provider().cancel('pi_1')).toMatchObject({ status: 'failed' });
  expect(await provider().describe('CREDIT_CARD', 'pm_1')).toBeUndefined();
  answer = { status: 401, error: { type: 'invalid_request_error' } };
  await expect(provider().read('pi_1')).rejects.toThrow(ProviderUnavailable);
  await expect(provider().cancel('pi_1')).rejects.toThrow(ProviderUnavailable);
});
