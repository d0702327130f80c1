import type { RecordedCall } from '@quayside/connector-kit/conformance/recording-proxy';
import { expect, it } from 'vitest';
import { checkPackages, createOctopiaCheck } from './octopia-calls.ts';

const HEADERS = {
  authorization: 'Bearer x',
  sellerid: '60211',
  accept: 'application/json',
  'accept-language': 'fr-FR',
  'content-type': 'application/json',
  saleschannelid: 'CDISFR',
};
const call = (method: string, path: string, body: unknown, changes: Partial<RecordedCall> = {}): RecordedCall => ({
  method,
  path: `/seller/v2${path}`,
  body: body === undefined ? '' : JSON.stringify(body),
  headers: HEADERS,
  status: 200,
  answer: undefined,
  ...changes,
});
const line = (
  reference: string,
  taxes = [
    { code: 'VAT', value: 20 },
    { code: 'Ecotax', value: 0 },
  ],
) => ({
  sellerExternalReference: reference,
  price: { price: 9.9, taxes },
});
const filled = (...references: string[]) =>
  call(
    'POST',
    '/offer-packages/7/offer-requests',
    references.map((one) => line(one)),
  );
const ready = call('PATCH', '/offer-packages/7', { state: 'Ready' });

it.each([
  ['without the seller', call('GET', '/sellers', undefined, { headers: { ...HEADERS, sellerid: '' } }), 'sellerid'],
  [
    'without a token',
    call('GET', '/sellers', undefined, { headers: { ...HEADERS, authorization: '' } }),
    'authorization',
  ],
  [
    'that creates a package without a channel',
    call('POST', '/offer-packages', { packageType: 'Upsert' }, { headers: { ...HEADERS, saleschannelid: '' } }),
    'saleschannelid',
  ],
  [
    'with the eco tax under its XML name',
    call('POST', '/offer-packages/7/offer-requests', [line('A', [{ code: 'EcoTax', value: 0 }])]),
    'EcoTax',
  ],
  ['with 101 offers', filled(...Array.from({ length: 101 }, (_, n) => `A${n}`)), 'length is 101'],
  [
    'with an offer that contains unknown fields',
    call('POST', '/offer-packages/7/offer-requests', [{ ...line('A'), colour: 'red' }]),
    'colour',
  ],
  ['that lists offers without a channel', call('GET', '/offers?limit=10', undefined), 'salesChannelId'],
  ['with a page that is too large', call('GET', '/offers?salesChannelId=CDISFR&limit=1001', undefined), 'limit'],
  ['that is deprecated', call('POST', '/offers/search', {}), 'no operation'],
  [
    'with an unknown parcel',
    call('POST', '/orders/S1/shipments', [{ parcelNumber: '1', orderLineIds: ['a'] }]),
    'carrierName',
  ],
])('rejects a call %s', (_what, wrong, words) => {
  expect(createOctopiaCheck()(wrong).join(' ')).toContain(words);
});

it.each([
  ['is never declared complete', [filled('A')], 'never set ready'],
  ['is filled after it was declared complete', [filled('A'), ready, filled('B')], 'after it was complete'],
  ['contains a reference twice', [filled('A'), filled('A'), ready], 'twice'],
  ['is declared complete without an offer', [ready], 'holds nothing'],
  [
    'contains more than 50,000 offers',
    [...Array.from({ length: 501 }, (_, n) => filled(...Array.from({ length: 100 }, (_x, m) => `${n}-${m}`))), ready],
    '50100',
  ],
])('rejects a package that %s', (_what, calls, words) => {
  expect(checkPackages(calls).join(' ')).toContain(words);
});

it('accepts a correct package', () => {
  expect(checkPackages([filled('A', 'B'), filled('C'), ready])).toEqual([]);
});
