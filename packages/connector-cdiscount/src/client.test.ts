import { expect, it } from 'vitest';
import { nextCursor } from './client.ts';

it.each([
  ['<https://api.octopia-io.net/seller/v2/offers?cursor=abc%3D&limit=100>; rel="next"', 'abc='],
  ['<https://a.example/x?limit=1>; rel="first", <https://a.example/x?limit=1&cursor=n2>; rel="next"', 'n2'],
  ['</seller/v2/offers?cursor=n3>;rel=next', 'n3'],
  ['<https://a.example/x?cursor=n1>; rel="prev"', undefined],
  ['', undefined],
  [null, undefined],
])('the header %s yields the cursor %s', (header, cursor) => {
  expect(nextCursor(header)).toBe(cursor);
});
