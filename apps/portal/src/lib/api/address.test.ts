import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('path parameters are filled in and escaped', () => {
  expect(addressOf('/v1/users/{id}/x/{name}', { params: { id: 7, name: 'a/b c' } })).toBe('/v1/users/7/x/a%2Fb%20c');
});

test('an array repeats its key, and undefined values are left out', () => {
  expect(addressOf('/v1/x', { query: { sku: ['A', 'B'], cursor: undefined, last: true } })).toBe(
    '/v1/x?sku=A&sku=B&last=true',
  );
});

test('a missing parameter is a programming error and throws', () => {
  expect(() => addressOf('/v1/users/{id}', {})).toThrow(/needs id/);
});
